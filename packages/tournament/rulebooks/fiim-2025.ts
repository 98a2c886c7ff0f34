// The tournament under fiim-2025: written protests, the member on duty for the chief's own games, points
// after hand-in only with the chief.
import { ruled } from '@omerta/rules/rulebooks/rules.ts';
import { expulsionBy, federationProtest, substitutes, withDuty } from './federation.ts';
import { protestOutcomes, protestSubjects, type TournamentRules } from './tournament-rules.ts';

/** The chief and the member on duty of their own accord; on a protest its decider alone. */
const redone = ruled({ alone: [['chief'], ['duty', 'committee']], onProtest: [] } as const, '8.9');

export const tournament: TournamentRules = {
  optionalRules: null,
  extraAfterHandIn: ruled(['chief'], '8.3.8'),
  protest: {
    ...federationProtest('8.10'),
    forms: ruled(['sheet-entry', 'written'], '8.10.1'),
    deciders: ruled({ usual: ['chief'], ownGame: ['duty'], withoutChief: ['duty'] }, '8.10.2'),
    subjects: ruled(protestSubjects, '8.10.4'),
    outcomes: ruled(protestOutcomes, '8.10.4'),
    final: '8.10.5',
    complaint: ruled('committee', '8.10.5'),
  },
  rulings: { penalties: redone, points: redone, result: withDuty('8.9'), replay: withDuty('8.9') },
  replay: {
    causes: [
      { cause: 'advantage', clause: '8.9', mandatory: false, onProtest: false, substitute: false },
      { cause: 'referee-error', clause: '8.9', mandatory: false, onProtest: false, substitute: false },
      { cause: 'protest', clause: '8.10.4', mandatory: false, onProtest: true, substitute: false },
    ],
    carryRemoval: ruled(['chief'], '8.6.4'),
  },
  substitutes,
  expulsion: expulsionBy(['6.7.10'], ['6.7.4', '6.8.5']),
  purple: null,
};
