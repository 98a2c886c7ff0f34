// Discipline over the tournament: warnings and purple cards off the table, fines, expulsion.
import { compare, parseDecimal, zero } from '@omerta/base/fraction.ts';
import type { PurpleReason, Sheet } from '@omerta/scoring/sheet/sheet.ts';
import type { TournamentCommandOf } from '../command.ts';
import type { EventBody } from '../event.ts';
import { type CommandMeta, isNote, isText, type PersonId } from '../meta.ts';
import { refuse, type TournamentRefusal } from '../refusal.ts';
import type { CommandGuards, Scene, TournamentAnswer } from '../scene.ts';
import { entryOf, type Game, holds } from '../state.ts';
import { addDays, dayAt } from '../time.ts';

const entered = ({ state }: Scene, person: string): TournamentRefusal | null =>
  entryOf(state, person) ? null : refuse('entry/unknown', { person });

const purpleReady = (scene: Scene, person: string): TournamentRefusal | null =>
  scene.book.rules.purple ? entered(scene, person) : refuse('discipline/not-provided');

const warn = (
  { state, book, by }: Scene,
  { person, clause, note }: TournamentCommandOf<'warn'>,
): TournamentAnswer => {
  const rules = book.rules.purple;
  const ground = rules?.grounds.find((each) => each.clause === clause && each.afterWarning);
  if (!rules || !ground) return refuse('discipline/clause', { clause });
  if (!holds(state, by, ...rules.warnedBy)) return refuse('discipline/not-yours', {}, ground.clause);
  return isNote(note)
    ? [{ type: 'WarningGiven', person, clause, note }]
    : refuse('text/missing', { field: 'note' });
};

/** Every purple card goes to the committee and bars from all events for the next calendar days. */
const suspensionFor = (
  { state, book, at }: Pick<Scene, 'state' | 'book' | 'at'>,
  card: { readonly person: PersonId; readonly case: string; readonly card: string; readonly note: string },
): EventBody[] => {
  const rules = book.rules.purple;
  if (!rules) return [];
  const day = dayAt(at, state.zone);
  const days = { from: addDays(day, 1), to: addDays(day, rules.suspension.value) };
  return [
    {
      type: 'PlayerSuspended',
      ...card,
      ...days,
      clause: rules.suspension.clause,
      committee: rules.committee,
    },
  ];
};

export type PurpleCard = { readonly person: PersonId; readonly reason: PurpleReason };

/** Cards first seen on this sheet of a game. */
export const newPurple = ({ sheet: before, seats }: Game, { purple }: Sheet): PurpleCard[] => {
  const count = (list: Sheet['purple'], seat: number): number =>
    list.filter((card) => card.seat === seat).length;
  return purple
    .filter(({ seat }, i) => count(purple.slice(0, i + 1), seat) > count(before?.purple ?? [], seat))
    .map(({ seat, reason }) => ({ person: seats[seat - 1] ?? '', reason }));
};

/** A card shown at the table suspends like one shown off it, under the clause of its ground. */
export const suspensions = (
  scene: Scene,
  { id }: CommandMeta,
  game: Game,
  cards: readonly PurpleCard[],
): EventBody[] =>
  cards.flatMap(({ person, reason }, i) => {
    const clause = scene.book.rules.purple?.grounds.find((ground) => ground.reason === reason)?.clause;
    return suspensionFor(scene, { person, case: `${id}.${i + 1}`, card: clause ?? reason, note: game.id });
  });

const showPurple = (scene: Scene, command: TournamentCommandOf<'show-purple'>): TournamentAnswer => {
  const { state, book, by } = scene;
  const { person, clause, note } = command;
  const ground = book.rules.purple?.grounds.find((each) => each.clause === clause);
  if (!ground) return refuse('discipline/clause', { clause });
  if (!holds(state, by, ...ground.by)) return refuse('discipline/not-yours', {}, ground.clause);
  const warned = state.warnings.some((each) => each.person === person && each.clause === clause);
  if (ground.afterWarning && !warned) return refuse('discipline/warn-first', { person }, clause);
  if (!isText(note)) return refuse('text/missing', { field: 'note' });
  return [
    { type: 'PurpleCardShown', person, clause, note, reason: ground.reason },
    ...suspensionFor(scene, { person, case: command.id, card: clause, note }),
  ];
};

const fine = ({ book }: Scene, { person, points, reason }: TournamentCommandOf<'fine'>): TournamentAnswer => {
  const amount = parseDecimal(points);
  if (amount === null || compare(amount, zero) <= 0)
    return refuse('fine/points', { points }, book.scoring.fine.clause);
  return isText(reason)
    ? [{ type: 'FineImposed', person, points, reason }]
    : refuse('text/missing', { field: 'reason' });
};

const expel = (
  { book }: Scene,
  { person, clause, reason }: TournamentCommandOf<'expel'>,
): TournamentAnswer => {
  const { clauses } = book.rules.expulsion;
  if (!clauses.includes(clause))
    return refuse('expel/clause', { wanted: clauses.join(', ') }, clauses[0] ?? null);
  return isText(reason)
    ? [{ type: 'PlayerExpelled', person, clause, reason }]
    : refuse('text/missing', { field: 'reason' });
};

export const disciplineChecks: CommandGuards<'warn' | 'show-purple' | 'fine' | 'expel'> = {
  warn: { target: 'person', ready: purpleReady, decide: warn },
  'show-purple': { target: 'person', ready: purpleReady, decide: showPurple },
  fine: { target: 'person', ready: entered, decide: fine },
  expel: {
    target: 'person',
    ready: (scene, person) => {
      const { state, book, by } = scene;
      const { by: offices, clauses } = book.rules.expulsion;
      if (!holds(state, by, ...offices)) return refuse('expel/not-yours', {}, clauses[0] ?? null);
      return (
        entered(scene, person) ??
        (entryOf(state, person)?.status === 'expelled' ? refuse('expel/out', { person }) : null)
      );
    },
    decide: expel,
  },
};
