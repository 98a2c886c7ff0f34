// Registering for a tournament by its public page, in English.
export const enter = {
  title: 'Registration',
  nickname: 'Nickname',
  club: 'Club or city, if you like',
  send: 'Send',
  missing: 'Write your nickname.',
  next: 'Your registration goes to the organisers. You are in the tournament when they have accepted you.',
  sentTitle: 'Sent',
  sent: '“{{nickname}}” is registered. The organisers will look at it; you need not do anything more. Ask them if you want to know whether you are accepted.',
  twice: 'You have sent “{{nickname}}” from here already: once is enough.',
  another: 'Register somebody else',
  closed: 'Registrations for this tournament are closed. Ask its organisers.',
  over: 'This tournament is over.',
  unknown: 'There is no such tournament here. Check the address.',
  away: 'No answer from the server. What you wrote is still here: send it again when you are connected. Should it have arrived, the organisers see it once.',
};
