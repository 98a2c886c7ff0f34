// Extra points of fixed sizes, LI1 and LI2, held against how many the rulebook lets be given.
import { compare, type Fraction, sum, whole } from '@omerta/base/fraction.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import type { LiRules } from '../scoring-rules.ts';
import { outcomeAt, type Sheet } from '../sheet/sheet.ts';
import {
  type ExtraEntry,
  excess,
  give,
  lapses,
  type Objection,
  refuse,
  type Weighing,
  warnOfSanctioned,
} from './extra-entry.ts';
import type { ScoreCode } from './game-score.ts';

type LiEntry = ExtraEntry & { readonly first: boolean; readonly won: boolean };

const objectionTo = (
  { seat, points }: Sheet['extra'][number],
  sheet: Sheet,
  rules: LiRules,
): Objection | null => {
  if (points !== 'li1' && points !== 'li2') return { code: 'extra/li-only', clause: rules.li1.clause };
  if (sheet.winner === 'draw') return { code: 'extra/draw', clause: rules.inDraw.clause };
  if (points === 'li1' && outcomeAt(sheet, seat) !== 'win')
    return { code: 'extra/li1-to-loser', clause: rules.losers.clause };
  return null;
};

const allowedAlone = (weighing: Weighing, rules: LiRules): readonly LiEntry[] => {
  const { tally, scoring, sheet } = weighing;
  const allowed = new Map<Seat, LiEntry>();
  for (const [i, line] of sheet.extra.entries()) {
    const { seat } = line;
    const first = line.points === 'li1';
    const points = first ? rules.li1.value : rules.li2.value;
    const entry = { path: `extra[${i}]`, seat, points, first, won: outcomeAt(sheet, seat) === 'win' };
    const objection = objectionTo(line, sheet, rules);
    if (objection) refuse(tally, entry, objection);
    else if (allowed.has(seat)) refuse(tally, entry, { code: 'extra/twice', clause: rules.players.clause });
    else if (!lapses(weighing, entry)) {
      warnOfSanctioned(weighing, entry, scoring.forfeit.clause);
      allowed.set(seat, entry);
    }
  }
  return [...allowed.values()];
};

export const giveLi = (weighing: Weighing, rules: LiRules): void => {
  const { tally } = weighing;
  const entries = allowedAlone(weighing, rules);
  const refused = new Set<ExtraEntry>();
  const refuseAll = (list: readonly ExtraEntry[], used: Fraction, limit: Required<Objection>): void => {
    for (const entry of list) {
      if (refused.has(entry)) continue;
      const { path, seat } = entry;
      tally.refuse({ path, code: limit.code, clause: limit.clause, seat, ...excess(used, limit.limit) });
      refused.add(entry);
    }
  };
  const { winners, losers, players } = rules;
  const counts: readonly [code: ScoreCode, among: readonly ExtraEntry[], most: number, clause: string][] = [
    ['extra/over-li1', entries.filter((entry) => entry.first), 1, winners.clause],
    ['extra/over-winners', entries.filter((entry) => entry.won), winners.value, winners.clause],
    ['extra/over-losers', entries.filter((entry) => !entry.won), losers.value, losers.clause],
    ['extra/over-players', entries, players.value, players.clause],
  ];
  for (const [code, among, most, clause] of counts)
    if (among.length > most) refuseAll(among, whole(among.length), { code, clause, limit: whole(most) });
  const total = sum(entries.filter((entry) => !refused.has(entry)).map((entry) => entry.points));
  if (rules.total && compare(total, rules.total.value) > 0)
    refuseAll(entries, total, {
      code: 'extra/over-total',
      clause: rules.total.clause,
      limit: rules.total.value,
    });
  for (const entry of entries) if (!refused.has(entry)) give(tally, entry, rules.li1.clause);
};
