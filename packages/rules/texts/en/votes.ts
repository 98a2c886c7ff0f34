// All votes of a game in English.
import type { VoteWords } from '../../view/vote-texts.ts';

export const votes: VoteWords = {
  title: 'All votes',
  seat: '#',
  player: 'Player',
  day: (day) => `Day ${day}`,
  ballot: 'Vote',
  again: (round) => (round === 2 ? 'Again' : `Again ${round - 1}`),
  lift: 'Lift',
  liftOf: (count, table) => `${count} of ${table}`,
  outcome: 'Result',
  outcomes: {
    leaves: 'leaves',
    tie: 'tie',
    'lift-passed': 'all leave',
    'lift-failed': 'nobody',
    'no-lift': 'nobody',
    void: 'void',
  },
  leaves: (seats) => `${seats.join(', ')} out`,
  handFor: (seat) => `against ${seat}`,
  marks: {
    fell: 'not cast, went to the last one',
    lift: 'for the lift',
    none: 'no hand',
    unknown: 'hand not written down',
    out: 'out of the game',
  },
};
