// The grounds for extra points that a rulebook recommends; `credits` says which of them the record shows.
import { type ByLang, inEvery, type Text } from '@omerta/base/lang.ts';
import type { Team } from '@omerta/rules/game/role.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import type { RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import { outcomeAt, type Sheet, teamAt } from '../sheet/sheet.ts';
import { criteria as en } from '../texts/en/criteria.ts';
import { criteria as ru } from '../texts/ru/criteria.ts';
import type { CriteriaTexts } from './criteria-texts.ts';

const texts: ByLang<CriteriaTexts> = { en, ru };

type Clause = keyof CriteriaTexts;

type Row = {
  readonly clause: Clause;
  /** Whom it speaks of; null: anybody. */
  readonly team: Team | null;
  readonly effect: 'more' | 'less';
  /** It speaks of a player whose team lost a game it could have won. */
  readonly lost?: true;
};

export type Criterion = Row & { readonly text: Text };

const more = (team: Team, clause: Clause): Row => ({ clause, team, effect: 'more' });

const neft: readonly Row[] = [
  { clause: '26.1', team: null, effect: 'less' },
  more('black', '26.2.1'),
  more('black', '26.2.2'),
  more('black', '26.2.3'),
  more('black', '26.2.4'),
  { clause: '26.3', team: 'black', effect: 'less', lost: true },
  more('red', '26.4.1'),
  more('red', '26.4.2'),
  more('red', '26.4.3'),
  more('red', '26.4.4'),
  more('red', '26.4.5'),
  more('red', '26.4.6'),
  more('red', '26.4.7'),
];

export const recommended: Partial<Readonly<Record<RulebookId, readonly Criterion[]>>> = {
  'neft-mmt': neft.map((row) => ({ ...row, text: inEvery((lang) => texts[lang][row.clause]) })),
};

/** Those that can speak of this player in this game. */
export const criteriaFor = (id: RulebookId, sheet: Sheet, seat: Seat): readonly Criterion[] =>
  (recommended[id] ?? []).filter(
    ({ team, lost }) =>
      (team === null || team === teamAt(sheet, seat)) && (!lost || outcomeAt(sheet, seat) === 'loss'),
  );
