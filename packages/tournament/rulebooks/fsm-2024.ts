// The tournament under fsm-2024.
import { chiefAlone, expulsionBy, federationProtest, substitutes, withDuty } from './federation.ts';
import type { TournamentRules } from './tournament-rules.ts';

export const tournament: TournamentRules = {
  optionalRules: null,
  extraAfterHandIn: null,
  protest: federationProtest('8.8'),
  rulings: { penalties: chiefAlone, points: chiefAlone, result: withDuty('8.9'), replay: withDuty('8.9') },
  replay: {
    causes: [
      { cause: 'advantage', clause: '8.9', mandatory: false, onProtest: false, substitute: false },
      { cause: 'protest', clause: '8.9', mandatory: false, onProtest: true, substitute: false },
    ],
    carryRemoval: null,
  },
  substitutes,
  expulsion: expulsionBy(['6.7.10', '5.1.4'], ['6.7.4', '5.1.6', '6.8.5']),
  purple: null,
};
