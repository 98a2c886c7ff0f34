// The words of the rules in English.
import type { RuleWords } from '../../messages/rule-words.ts';

export const ruleWords: RuleWords = {
  roles: { red: 'red', sheriff: 'Sheriff', black: 'black', don: 'Don' },
  sanctions: {
    warning: 'warning',
    foul: 'foul',
    yellow: 'yellow card',
    purple: 'purple card',
    removal: 'removal',
    forfeit: 'forfeit',
  },
  worse: {
    'voted-out': 'when voted out',
    'killed-told': 'when told that he is killed',
    'last-word': 'in the last word',
    farewell: 'in the last word when voted out',
    'out-of-room': 'out of the room',
    'in-version': 'when in a version',
  },
  warnFirst: 'after a warning',
  approvers: {
    chief: 'the chief referee',
    duty: 'the committee member on duty',
    committee: 'the Referees’ Committee',
  },
};
