// Extra points given as numbers, held against every limit of the rulebook.
import {
  compare,
  equals,
  type Fraction,
  isMultiple,
  parseDecimal,
  sum,
  whole,
  zero,
} from '@omerta/base/fraction.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import type { ExtraRules, Limit } from '../scoring-rules.ts';
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
import { type AskedEntry, type SheetLimit, satisfies } from './game-score.ts';

type NumberEntry = ExtraEntry & {
  readonly by: string;
  readonly asked: AskedEntry;
  /** The most this player may be given: it depends on his result. */
  readonly most: ExtraRules['winnerMost'];
  /** The value beyond the most that this one is, or lies below. */
  readonly named: ExtraRules['named'][number] | undefined;
};

/** A value beyond the most that stands with an approval. */
const namedFor = (rules: ExtraRules, most: Fraction, points: Fraction): NumberEntry['named'] =>
  rules.named.find(
    (each) =>
      equals(each.value, points) ||
      (!rules.namedOnly && compare(points, most) > 0 && compare(points, each.value) < 0),
  );

/** Why this value may not be given to this player: the first that holds is told. */
const objections: readonly ((entry: NumberEntry, rules: ExtraRules, sheet: Sheet) => Objection | false)[] = [
  (_, { inDraw }, sheet) =>
    sheet.winner === 'draw' && inDraw.value === 'nobody' && { code: 'extra/draw', clause: inDraw.clause },
  ({ seat }, { inDraw }, sheet) =>
    sheet.winner === 'draw' &&
    sheet.atTable?.includes(seat) === true && { code: 'extra/at-table-in-draw', clause: inDraw.clause },
  ({ seat }, { forfeiter }, sheet) =>
    sheet.forfeitBy === seat &&
    sheet.by === 'forfeit' &&
    forfeiter.value === 'refused' && { code: 'extra/forfeiter', clause: forfeiter.clause },
  ({ points, most }, { least }) =>
    compare(points, least) < 0 && { code: 'extra/below-least', clause: most.clause, limit: least },
  ({ points, most, named }) =>
    compare(points, most.value) > 0 &&
    !named && { code: 'extra/over-most', clause: most.clause, limit: most.value },
  ({ points, most, named }, { step }) =>
    step !== null &&
    !isMultiple(points, step) &&
    !named && { code: 'extra/not-on-grid', clause: most.clause, limit: step },
];

const objectionTo = (entry: NumberEntry, rules: ExtraRules, sheet: Sheet): Objection | null => {
  for (const ask of objections) {
    const found = ask(entry, rules, sheet);
    if (found) return found;
  }
  return null;
};

/** What a value that counts still asks for: an approval, a second look. */
const lookAt = ({ tally }: Weighing, rules: ExtraRules, entry: NumberEntry): void => {
  const { path, seat, points, by, most, named, asked } = entry;
  if (named && !satisfies(named.by, by)) tally.need(named.by, named.clause, asked);
  if (rules.chiefFrom && compare(points, rules.chiefFrom.value) >= 0 && !satisfies('chief', by))
    tally.need('chief', rules.chiefFrom.clause, asked);
  if (rules.warnStep && !isMultiple(points, rules.warnStep))
    tally.warn(path, 'extra/off-step', most.clause, seat);
};

/** The entries that stand each for itself; what the whole sheet allows is asked afterwards. */
const allowedAlone = (weighing: Weighing, rules: ExtraRules): readonly NumberEntry[] => {
  const { tally, sheet } = weighing;
  const seen = new Set<Seat>();
  const allowed: NumberEntry[] = [];
  for (const [i, { seat, points: text, by }] of sheet.extra.entries()) {
    const path = `extra[${i}]`;
    const points = parseDecimal(text);
    if (points === null) {
      const code = text.startsWith('li') ? 'extra/not-li' : 'extra/not-decimal';
      tally.refuse({ path, code, clause: null, seat });
      continue;
    }
    if (seen.has(seat)) {
      tally.refuse({ path, code: 'extra/twice', clause: rules.players.clause, seat });
      continue;
    }
    seen.add(seat);
    const most = outcomeAt(sheet, seat) === 'loss' ? rules.loserMost : rules.winnerMost;
    const asked = { list: 'extra', at: i, seat, value: text } as const;
    const entry = { path, seat, points, by, asked, most, named: namedFor(rules, most.value, points) };
    const objection = objectionTo(entry, rules, sheet);
    if (objection) refuse(tally, entry, objection);
    else if (!lapses(weighing, entry)) {
      lookAt(weighing, rules, entry);
      warnOfSanctioned(weighing, entry, rules.forfeiter.clause);
      allowed.push(entry);
    }
  }
  return allowed;
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

/** A limit of the whole sheet and how much of it is used. */
type Used = { readonly what: SheetLimit; readonly limit: Limit<Fraction>; readonly used: Fraction };

/** All entries, or none where they pass the last step; a step in between needs its approval. */
const within = (
  { tally, sheet }: Weighing,
  { what, limit, used }: Used,
  entries: readonly NumberEntry[],
): readonly NumberEntry[] => {
  const step = stepFor(limit, used);
  if (step === 'over') {
    const most = limit.steps.at(-1)?.upTo ?? limit.free;
    const code = what === 'players' ? 'extra/over-players' : 'extra/over-total';
    for (const { path, seat } of entries)
      tally.refuse({ path, code, clause: limit.clause, seat, ...excess(used, most) });
    return [];
  }
  if (step && !sheet.approvals.some((each) => each.what === what && satisfies(step.by, each.by)))
    tally.needForSheet(
      step.by,
      step.clause,
      what,
      entries.map(({ asked }) => asked),
    );
  return entries;
};

export const giveNumbers = (weighing: Weighing, rules: ExtraRules): void => {
  const allowed = allowedAlone(weighing, rules);
  const players = { what: 'players', limit: inWholes(rules.players), used: whole(allowed.length) } as const;
  const standing = within(weighing, players, allowed);
  // Points that outdo a best move of the same player are outside the limit on the sum.
  const outside = (entry: ExtraEntry): boolean => compare(weighing.rivalOf(entry.seat), zero) > 0;
  const counted = standing.filter((entry) => !outside(entry));
  const total = sum(counted.map((entry) => entry.points));
  const inTotal = within(weighing, { what: 'total', limit: rules.total, used: total }, counted);
  for (const entry of standing)
    if (outside(entry) || inTotal.includes(entry)) give(weighing.tally, entry, entry.most.clause);
};
