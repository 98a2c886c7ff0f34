// Nominations: five places each for extra play, for play in each colour and in each leading role.
import { compare, divide, type Fraction, fraction, sum } from '@omerta/base/fraction.ts';
import type { Role } from '@omerta/rules/game/role.ts';
import { roles } from '@omerta/rules/game/role.ts';
import type { Award, Nominations } from './standing-row.ts';

/** One player's games in some of the roles; additional points after the coefficients of the stages. */
export type RoleRecord = { readonly games: number; readonly wins: number; readonly additional: Fraction };
type Contender = { readonly player: string; readonly byRole: Readonly<Record<Role, RoleRecord>> };

const places = 5;

const together = (contender: Contender, wanted: readonly Role[]): RoleRecord => {
  const records = wanted.map((role) => contender.byRole[role]);
  return {
    games: records.reduce((games, record) => games + record.games, 0),
    wins: records.reduce((wins, record) => wins + record.wins, 0),
    additional: sum(records.map((record) => record.additional)),
  };
};

type Entry = Omit<Award, 'place'>;
type Order = (a: Entry, b: Entry) => number;

const byValue: Order = (a, b) => compare(b.value, a.value);
const byValueThenWins: Order = (a, b) => byValue(a, b) || b.wins - a.wins;
const byWinsThenValue: Order = (a, b) => b.wins - a.wins || byValue(a, b);

/** Only who played in these roles contends; equal values share a place. */
const nominate = (
  contenders: readonly Contender[],
  wanted: readonly Role[],
  measure: (record: RoleRecord) => Fraction,
  order: Order,
): Award[] => {
  const entries = contenders.flatMap((contender) => {
    const record = together(contender, wanted);
    return record.games === 0
      ? []
      : [{ player: contender.player, value: measure(record), games: record.games, wins: record.wins }];
  });
  const sorted = entries.toSorted(order);
  const placed: Award[] = [];
  for (const [i, entry] of sorted.entries()) {
    const above = placed.at(-1);
    const place = above && order(above, entry) === 0 ? above.place : i + 1;
    if (place > places) break;
    placed.push({ place, ...entry });
  }
  return placed;
};

const all = ({ additional }: RoleRecord): Fraction => additional;
const perGame = ({ additional, games }: RoleRecord): Fraction => divide(additional, fraction(BigInt(games)));

export const nominationsOf = (contenders: readonly Contender[]): Nominations => ({
  mvp: nominate(contenders, roles, all, byValue),
  red: nominate(contenders, ['red', 'sheriff'], all, byValueThenWins),
  black: nominate(contenders, ['black', 'don'], all, byValueThenWins),
  don: nominate(contenders, ['don'], perGame, byWinsThenValue),
  sheriff: nominate(contenders, ['sheriff'], perGame, byWinsThenValue),
});
