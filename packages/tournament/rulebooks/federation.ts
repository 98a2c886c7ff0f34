// What the federations' rulebooks share: the chief or the appeals commission decides, ten minutes, an entry
// on the sheet.
import { ruled } from '@omerta/rules/rulebooks/rules.ts';
import {
  protestOutcomes,
  type RulingRule,
  type Said,
  silent,
  type TournamentRules,
} from './tournament-rules.ts';

/** Clerical corrections of points: the chief's, where nothing else is said. */
export const chiefAlone: Said<RulingRule> = silent({ alone: [['chief']], onProtest: [] });

/** The chief with the committee's member on duty, also where a protest led to it. */
export const withDuty = (clause: string): Said<RulingRule> =>
  ruled({ alone: [['chief'], ['duty', 'committee']], onProtest: [['duty', 'committee']] }, clause);

/** No word of it outside a protest. */
export const onlyOnProtest: Said<RulingRule> = silent({ alone: null, onProtest: [] });

/** The article of protests, numbered alike under each rulebook's own number. */
export const federationProtest = (article: string): TournamentRules['protest'] => ({
  right: article,
  forms: ruled(['sheet-entry'], `${article}.1`),
  deadline: ruled(600, `${article}.1`),
  deciders: ruled(
    { usual: ['chief', 'appeals'], ownGame: ['chief', 'appeals'], withoutChief: ['appeals'] },
    `${article}.2`,
  ),
  subjects: silent(['result', 'penalties']),
  consults: ruled('committee', `${article}.3`),
  outcomes: silent(protestOutcomes),
  final: `${article}.4`,
  complaint: ruled('committee', `${article}.4`),
});

/**
 * Deliberate peeking, outside information, insulting a referee: out of the tournament. An insult of a referee
 * stands under the clause of any insult, and a leaving player's under the one that makes it a forfeit:
 * `information` and `insult` are those clauses.
 */
export const expulsionBy = (
  information: readonly string[],
  insult: readonly string[],
): TournamentRules['expulsion'] => ({
  clauses: ['7.3'],
  by: ['chief'],
  binding: true,
  grounds: [
    { ground: 'outside-information', clause: '7.3', clauses: [...information, '7.3'] },
    { ground: 'referee-insulted', clause: '7.3', clauses: [...insult, '7.3'] },
  ],
});

export const substitutes: TournamentRules['substitutes'] = silent(['reserve', 'side-referee']);
