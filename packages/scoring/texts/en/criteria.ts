// The grounds for extra points that neft-mmt 26 recommends, in English: it gives the clauses that every language words.

export const criteria = {
  '26.1': 'Pressed by shouting or emotion',
  '26.2.1': 'His Sheriff’s version led the table',
  '26.2.2': 'Won the decisive vote by his activity',
  '26.2.3': 'A strong unorthodox move that won',
  '26.2.4': 'Great influence on the key events',
  '26.3': 'Could very probably have won a critical moment',
  '26.4.1': 'Gathered the red team and the right order of exits',
  '26.4.2': 'Read the teams and proposed moves that won',
  '26.4.3': 'Right nominations, votes and splits',
  '26.4.4': 'Voted right in the decisive vote',
  '26.4.5': 'A strong unorthodox move into a black',
  '26.4.6': 'The Sheriff’s version was clearly the stronger',
  '26.4.7': 'Left true instructions that the table followed',
} as const;
