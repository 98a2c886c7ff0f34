// The referee's extra points held against every limit of the rulebook.
import {
  compare,
  equals,
  type Fraction,
  isMultiple,
  makeExact,
  parseDecimal,
  subtract,
  sum,
  whole,
  zero,
} from '@omerta/base/fraction.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import type { Scoring } from '../scoring.ts';
import type { ExtraRules, Limit, LiRules } from '../scoring-rules.ts';
import { outcomeAt, type Sheet } from '../sheet/sheet.ts';
import { type SheetLimit, satisfies, type Tally } from './game-score.ts';

type Entry = {
  readonly path: string;
  readonly seat: Seat;
  readonly points: Fraction;
  readonly exempt: boolean;
  readonly clause: string;
};

/** Best-move points of a seat where they exclude extra points, else zero. */
export type RivalOf = (seat: Seat) => Fraction;

/** Best-move points that are no smaller: the extra points are not received and use up no limit. */
const lapses = (
  tally: Tally,
  scoring: Scoring,
  path: string,
  seat: Seat,
  value: Fraction,
  rival: Fraction,
): boolean => {
  const lapsed = compare(value, zero) > 0 && compare(value, rival) <= 0;
  if (lapsed) tally.warn(path, 'extra/lapsed', scoring.bestMoveExclusive.clause, seat);
  return lapsed;
};

/** The step of a limit that a value reaches: null within what is free, `over` beyond the last. */
const stepFor = (
  limit: Limit<Fraction>,
  used: Fraction,
): Limit<Fraction>['steps'][number] | 'over' | null => {
  const exceeds = (bound: Fraction): boolean => compare(used, bound) > 0;
  if (!exceeds(limit.free)) return null;
  return limit.steps.find((step) => step.upTo === null || !exceeds(step.upTo)) ?? 'over';
};

export const inWholes = ({ free, steps, clause }: Limit<number>): Limit<Fraction> => ({
  free: whole(free),
  steps: steps.map(({ upTo, ...rest }) => ({ upTo: upTo === null ? null : whole(upTo), ...rest })),
  clause,
});

const excess = (used: Fraction, most: Fraction): readonly [limit: string, over: string] => [
  makeExact(most),
  makeExact(subtract(used, most)),
];

const checkLimit = (
  tally: Tally,
  sheet: Sheet,
  entries: readonly Entry[],
  limit: Limit<Fraction>,
  what: SheetLimit,
  used: Fraction,
): readonly Entry[] => {
  const step = stepFor(limit, used);
  if (step === 'over') {
    const most = limit.steps.at(-1)?.upTo ?? limit.free;
    for (const entry of entries)
      tally.refuse(
        entry.path,
        what === 'players' ? 'extra/over-players' : 'extra/over-total',
        limit.clause,
        entry.seat,
        ...excess(used, most),
      );
    return [];
  }
  if (step && !sheet.approvals.some((each) => each.what === what && satisfies(step.by, each.by)))
    tally.needForSheet(step.by, step.clause, what);
  return entries;
};

const mostFor = (sheet: Sheet, rules: ExtraRules, seat: Seat): ExtraRules['winnerMost'] =>
  outcomeAt(sheet, seat) === 'loss' ? rules.loserMost : rules.winnerMost;

/** A value beyond the most that stands with an approval. */
const namedFor = (
  rules: ExtraRules,
  most: Fraction,
  value: Fraction,
): ExtraRules['named'][number] | undefined =>
  rules.named.find(
    (each) =>
      equals(each.value, value) ||
      (!rules.namedOnly && compare(value, most) > 0 && compare(value, each.value) < 0),
  );

/** Is this one value allowed for this player? */
const valueAllowed = (
  tally: Tally,
  sheet: Sheet,
  rules: ExtraRules,
  path: string,
  seat: Seat,
  value: Fraction,
): boolean => {
  const most = mostFor(sheet, rules, seat);
  const named = namedFor(rules, most.value, value) !== undefined;
  if (sheet.winner === 'draw' && rules.inDraw.value === 'nobody')
    tally.refuse(path, 'extra/draw', rules.inDraw.clause, seat);
  else if (sheet.winner === 'draw' && sheet.atTable?.includes(seat))
    tally.refuse(path, 'extra/at-table-in-draw', rules.inDraw.clause, seat);
  else if (sheet.forfeitBy === seat && sheet.by === 'forfeit' && rules.forfeiter.value === 'refused')
    tally.refuse(path, 'extra/forfeiter', rules.forfeiter.clause, seat);
  else if (compare(value, rules.least) < 0)
    tally.refuse(path, 'extra/below-least', most.clause, seat, makeExact(rules.least));
  else if (compare(value, most.value) > 0 && !named)
    tally.refuse(path, 'extra/over-most', most.clause, seat, makeExact(most.value));
  else if (rules.step && !isMultiple(value, rules.step) && !named)
    tally.refuse(path, 'extra/not-on-grid', most.clause, seat, makeExact(rules.step));
  else return true;
  return false;
};

/** What a value that counts still asks for: an approval, a second look. */
const lookAtValue = (
  tally: Tally,
  sheet: Sheet,
  rules: ExtraRules,
  path: string,
  seat: Seat,
  value: Fraction,
  by: string,
): void => {
  const most = mostFor(sheet, rules, seat);
  const named = namedFor(rules, most.value, value);
  if (named && !satisfies(named.by, by)) tally.need(named.by, named.clause, seat);
  if (rules.chiefFrom && compare(value, rules.chiefFrom.value) >= 0 && !satisfies('chief', by))
    tally.need('chief', rules.chiefFrom.clause, seat);
  if (rules.warnStep && !isMultiple(value, rules.warnStep))
    tally.warn(path, 'extra/off-step', most.clause, seat);
};

/** Allowed where nothing forbids it, with a second look. */
const warnOfSanctioned = (
  tally: Tally,
  scoring: Scoring,
  sheet: Sheet,
  forfeitClause: string,
  path: string,
  seat: Seat,
): void => {
  if (sheet.removed.includes(seat)) tally.warn(path, 'extra/to-removed', scoring.removal.clause, seat);
  else if (sheet.forfeitBy === seat && sheet.by === 'forfeit')
    tally.warn(path, 'extra/to-forfeiter', forfeitClause, seat);
};

const numbers = (tally: Tally, scoring: Scoring, sheet: Sheet, rules: ExtraRules, rivalOf: RivalOf): void => {
  const entries: Entry[] = [];
  const given = new Set<Seat>();
  for (const [i, { seat, points: text, by }] of sheet.extra.entries()) {
    const path = `extra[${i}]`;
    const value = parseDecimal(text);
    if (value === null)
      tally.refuse(path, text.startsWith('li') ? 'extra/not-li' : 'extra/not-decimal', null, seat);
    else if (given.has(seat)) tally.refuse(path, 'extra/twice', rules.players.clause, seat);
    else {
      given.add(seat);
      const rival = rivalOf(seat);
      if (
        !valueAllowed(tally, sheet, rules, path, seat, value) ||
        lapses(tally, scoring, path, seat, value, rival)
      )
        continue;
      lookAtValue(tally, sheet, rules, path, seat, value, by);
      warnOfSanctioned(tally, scoring, sheet, rules.forfeiter.clause, path, seat);
      entries.push({
        path,
        seat,
        points: value,
        exempt: compare(rival, zero) > 0,
        clause: mostFor(sheet, rules, seat).clause,
      });
    }
  }
  const byPlayers = checkLimit(
    tally,
    sheet,
    entries,
    inWholes(rules.players),
    'players',
    whole(entries.length),
  );
  const counted = byPlayers.filter((entry) => !entry.exempt);
  const within = checkLimit(
    tally,
    sheet,
    counted,
    rules.total,
    'total',
    sum(counted.map((entry) => entry.points)),
  );
  for (const entry of byPlayers) {
    if (entry.exempt || within.includes(entry))
      tally.give(entry.seat, {
        kind: 'extra',
        points: entry.points,
        clause: entry.clause,
        bucket: 'additional',
      });
  }
};

const li = (tally: Tally, scoring: Scoring, sheet: Sheet, rules: LiRules, rivalOf: RivalOf): void => {
  const entries: (Entry & { readonly first: boolean; readonly won: boolean })[] = [];
  for (const [i, { seat, points: text }] of sheet.extra.entries()) {
    const path = `extra[${i}]`;
    const won = outcomeAt(sheet, seat) === 'win';
    if (text !== 'li1' && text !== 'li2') tally.refuse(path, 'extra/li-only', rules.li1.clause, seat);
    else if (sheet.winner === 'draw') tally.refuse(path, 'extra/draw', rules.inDraw.clause, seat);
    else if (text === 'li1' && !won) tally.refuse(path, 'extra/li1-to-loser', rules.losers.clause, seat);
    else if (entries.some((entry) => entry.seat === seat))
      tally.refuse(path, 'extra/twice', rules.players.clause, seat);
    else {
      const first = text === 'li1';
      const points = first ? rules.li1.value : rules.li2.value;
      if (lapses(tally, scoring, path, seat, points, rivalOf(seat))) continue;
      warnOfSanctioned(tally, scoring, sheet, scoring.forfeit.clause, path, seat);
      entries.push({ path, seat, points, exempt: false, clause: rules.li1.clause, first, won });
    }
  }
  const firsts = entries.filter((entry) => entry.first);
  const refused = new Set<Entry>();
  const refuseAll = (
    list: readonly Entry[],
    code:
      | 'extra/over-li1'
      | 'extra/over-winners'
      | 'extra/over-losers'
      | 'extra/over-players'
      | 'extra/over-total',
    clause: string,
    most: Fraction,
    used = whole(list.length),
  ): void => {
    for (const entry of list) {
      if (!refused.has(entry)) tally.refuse(entry.path, code, clause, entry.seat, ...excess(used, most));
      refused.add(entry);
    }
  };
  if (firsts.length > 1) refuseAll(firsts, 'extra/over-li1', rules.winners.clause, whole(1));
  const winners = entries.filter((entry) => entry.won);
  const losers = entries.filter((entry) => !entry.won);
  if (winners.length > rules.winners.value)
    refuseAll(winners, 'extra/over-winners', rules.winners.clause, whole(rules.winners.value));
  if (losers.length > rules.losers.value)
    refuseAll(losers, 'extra/over-losers', rules.losers.clause, whole(rules.losers.value));
  if (entries.length > rules.players.value)
    refuseAll(entries, 'extra/over-players', rules.players.clause, whole(rules.players.value));
  const all = sum(entries.filter((entry) => !refused.has(entry)).map((entry) => entry.points));
  if (rules.total && compare(all, rules.total.value) > 0)
    refuseAll(entries, 'extra/over-total', rules.total.clause, rules.total.value, all);
  for (const entry of entries) {
    if (!refused.has(entry))
      tally.give(entry.seat, {
        kind: 'extra',
        points: entry.points,
        clause: entry.clause,
        bucket: 'additional',
      });
  }
};

/** House rules may let extra points stand as entered. */
const free = (tally: Tally, scoring: Scoring, sheet: Sheet, rivalOf: RivalOf): void => {
  const { extra } = scoring;
  const sizes = extra.kind === 'li' ? { li1: extra.li1.value, li2: extra.li2.value } : {};
  for (const [i, { seat, points: text }] of sheet.extra.entries()) {
    const path = `extra[${i}]`;
    const value = sizes[text as keyof typeof sizes] ?? parseDecimal(text);
    if (value === null) tally.refuse(path, 'extra/not-decimal', null, seat);
    else if (!lapses(tally, scoring, path, seat, value, rivalOf(seat)))
      tally.give(seat, { kind: 'extra', points: value, clause: extra.players.clause, bucket: 'additional' });
  }
};

export const giveExtras = (tally: Tally, scoring: Scoring, sheet: Sheet, rivalOf: RivalOf): void => {
  const { extra } = scoring;
  if (scoring.extraFree) free(tally, scoring, sheet, rivalOf);
  else if (extra.kind === 'li') li(tally, scoring, sheet, extra, rivalOf);
  else numbers(tally, scoring, sheet, extra, rivalOf);
};
