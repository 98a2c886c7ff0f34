// What the bots believed, looked back at when the game is over, in English.
export const beliefs = {
  moment: 'Moment',
  before: 'Earlier',
  after: 'Later',
  bot: 'Bot',
  name: 'Seat {{seat}}, {{name}}',
  of: {
    speech: 'Day {{day}}: {{by}} speaks',
    'tie-speech': 'Day {{day}}: {{by}} before the re-vote',
    last: 'Day {{day}}: last words of {{by}}',
    ballot: 'Day {{day}}, vote {{round}}: {{candidates}}',
    night: 'Night {{day}}: the shots',
    end: 'The end',
  },
  how: 'How black each seat was to number {{seat}}, with the card that it really had',
  pretends:
    'Number {{seat}} is black and knows who is: this is what a red in his place would have believed, by which he speaks and votes.',
  percent: '{{count}}% black',
  nothing: 'Nothing that was said speaks against anybody yet, or it is a check of his own.',
  gone: 'Number {{seat}} is out of the game by now.',
} as const;
