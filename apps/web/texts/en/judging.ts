// What waits for a judge who does not sit at the desk, in English.
export const judging = {
  title: 'Waiting for your decision',
  nothing: 'Nothing waits for your decision now. Leave this page open: what comes appears by itself.',
  notYours: 'You hold no such office in this tournament. Sign in with another code or ask the organiser.',
  away: 'The server does not answer. When it does, this page goes on by itself.',
  done: 'Decided already',
  cases: 'Cases of the club’s disciplinary committee',
};
