// The tournament under fiim-2018: no replay and no change of a result but on a protest.
import { ruled } from '@omerta/rules/rulebooks/rules.ts';
import { chiefAlone, expulsionBy, federationProtest, onlyOnProtest, substitutes } from './federation.ts';
import type { TournamentRules } from './tournament-rules.ts';

/** Under the number that the article of protests has. */
export const withProtests = (article: string): TournamentRules => ({
  optionalRules: ruled(['chief'], '7.11'),
  extraAfterHandIn: null,
  protest: federationProtest(article),
  rulings: { penalties: chiefAlone, points: chiefAlone, result: onlyOnProtest, replay: onlyOnProtest },
  replay: {
    causes: [
      { cause: 'protest', clause: `${article}.2`, mandatory: false, onProtest: true, substitute: false },
    ],
    carryRemoval: null,
  },
  substitutes,
  expulsion: expulsionBy(['6.7.10', '5.1.4'], ['6.7.4', '5.1.6']),
  purple: null,
});

export const tournament: TournamentRules = withProtests('8.9');
