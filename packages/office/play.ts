// The stream of a running game of a tournament: the referee's lines decided by the rules, and its text.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Command } from '@omerta/rules/game/command.ts';
import type { Role } from '@omerta/rules/game/role.ts';
import type { Tag } from '@omerta/rules/notation/record.ts';
import { rulebook as printed } from '@omerta/rules/rulebooks/choose.ts';
import type { Rulebook } from '@omerta/rules/rulebooks/rulebook.ts';
import type { Play } from '@omerta/scoring/sheet/follows.ts';
import type { NewEvent } from '@omerta/store/append.ts';
import { advance, type Course } from '@omerta/stream/course.ts';
import { type Stored, storedEntry, storedOpening } from '@omerta/stream/entry.ts';
import { foldPlay, type Played, unplayed } from '@omerta/stream/fold.ts';
import { inForce, type Opening, openingOf } from '@omerta/stream/opening.ts';
import { makeNotation } from '@omerta/stream/record.ts';
import type { Game } from '@omerta/tournament/state.ts';
import { type Refused, refusedByRules } from './answer.ts';
import type { Machine } from './keeper.ts';

export const playMachine: Machine<Played, Stored> = {
  initial: unplayed,
  evolve: foldPlay,
  eventOf: (envelope) => envelope,
  schema: null,
};

/** Where the rulebook at this table departs from the printed one. */
const switchesOf = ({ id, switches }: Rulebook): Readonly<Record<string, string>> => {
  const usual = printed(id).switches;
  return Object.fromEntries(Object.entries(switches).filter(([name, value]) => usual[name] !== value));
};

const tagsOf = ({ stage, round, table }: Game): readonly Tag[] => [
  { kind: 'text', name: 'stage', value: stage },
  { kind: 'number', name: 'round', value: round },
  { kind: 'number', name: 'table', value: table },
];

/** The players by their ids. `roles`: the cards known before the first line; index 0 is nobody. */
export const openingFor = (rulebook: Rulebook, game: Game, roles: readonly (Role | null)[]): Opening =>
  openingOf(
    rulebook,
    switchesOf(rulebook),
    game.seats.map((name, i) => ({ name, role: roles[i + 1] ?? null })),
    tagsOf(game),
  );

/** Whether the game began with these cards; none are no others. */
export const isDealt = ({ players }: Opening, roles: readonly (Role | null)[]): boolean =>
  roles.every((role) => role === null) || players.every(({ role }, i) => role === (roles[i + 1] ?? null));

export type Lines = { readonly roles: readonly (Role | null)[]; readonly lines: readonly Command[] };

/** All lines or none: the first that the rules do not allow refuses the rest with it. */
export const playLines = (
  today: Rulebook,
  played: Played,
  game: Game,
  { roles, lines }: Lines,
): { readonly events: readonly NewEvent[] } | Refused => {
  const opened = played.opening ? [] : [storedOpening(openingFor(today, game, roles))];
  const { opening, state } = opened.reduce(foldPlay, played);
  if (!opening) return { events: [] };
  let course: Course = { ...inForce(opening, today), opening, state, version: 0 };
  const events: NewEvent[] = [...opened];
  for (const [i, line] of lines.entries()) {
    const next = advance(course, line);
    if (isRefusal(next)) return refusedByRules(next, i + 1);
    events.push(...storedEntry(next.line));
    course = next.course;
  }
  return { events };
};

/** The game that its stream tells; null while it has none. */
export const playOf = (today: Rulebook, { opening, state }: Played): Play | null =>
  opening && { rulebook: inForce(opening, today).rulebook, state };

/** As the referee would have written it down. Whoever was put right in his seat since has his own name in it. */
export const recordText = (today: Rulebook, game: Game, { opening, state }: Played): string => {
  const now = openingFor(today, game, []);
  const { rulebook } = opening ? inForce(opening, today) : { rulebook: today };
  return makeNotation({
    opening: { ...now, tags: opening?.tags.length ? opening.tags : now.tags },
    rulebook,
    state,
  });
};
