// The stream of a running game: the referee's lines decided by the rules, with the cards they began with; and its text.
import type { LineCommand } from '@omerta/rules/game/command.ts';
import { linesOf, perform } from '@omerta/rules/game/decide/decide.ts';
import type { GameEvent } from '@omerta/rules/game/event.ts';
import { evolve } from '@omerta/rules/game/fold/evolve.ts';
import type { Role } from '@omerta/rules/game/role.ts';
import { seats } from '@omerta/rules/game/seat.ts';
import { type GameState, initialState } from '@omerta/rules/game/state.ts';
import { makeLine, print } from '@omerta/rules/notation/print.ts';
import type { Tag } from '@omerta/rules/notation/record.ts';
import { rulebook as printed } from '@omerta/rules/rulebooks/choose.ts';
import { hashOf, type Rulebook } from '@omerta/rules/rulebooks/rulebook.ts';
import type { Envelope } from '@omerta/store/envelope.ts';
import type { Game } from '@omerta/tournament/state.ts';
import { type Refused, refusedByRules } from './answer.ts';
import type { Machine } from './keeper.ts';

/** The first event of a game: its rules, its players, and the roles already known. */
export type GameOpened = {
  readonly type: 'GameOpened';
  readonly rulebook: string;
  readonly hash: string;
  readonly seats: readonly string[];
  /** By seat; index 0 is nobody. */
  readonly roles: readonly (Role | null)[];
};

export type PlayEvent = GameOpened | GameEvent;

/** `seats` is empty until the game is opened. */
export type PlayState = { readonly seats: readonly string[]; readonly game: GameState };

const fold = ({ seats: seated, game }: PlayState, event: PlayEvent): PlayState =>
  event.type === 'GameOpened'
    ? { seats: event.seats, game: initialState(event.roles) }
    : { seats: seated, game: evolve(game, event) };

/** The fields of an event are its own; who gave the line stands in the envelope. */
export const playEventOf = ({ type, data }: Envelope): PlayEvent =>
  ({ ...(data as object), type }) as PlayEvent;

export const playMachine: Machine<PlayState, PlayEvent> = {
  initial: { seats: [], game: initialState() },
  evolve: fold,
  eventOf: playEventOf,
  schema: null,
};

export type Lines = { readonly roles: readonly (Role | null)[]; readonly lines: readonly LineCommand[] };
export type Played =
  | { readonly events: readonly PlayEvent[]; readonly state: PlayState }
  | { readonly refusal: Refused };

/** All lines or none: the first that the rules do not allow refuses the rest with it. */
export const playLines = (
  rulebook: Rulebook,
  state: PlayState,
  seated: readonly string[],
  { roles, lines }: Lines,
): Played => {
  const opened: PlayEvent[] =
    state.seats.length > 0
      ? []
      : [{ type: 'GameOpened', rulebook: rulebook.id, hash: hashOf(rulebook), seats: seated, roles }];
  const events: PlayEvent[] = [...opened];
  const start = opened.reduce(fold, state);
  let { game } = start;
  for (const [i, line] of lines.entries()) {
    const done = perform(rulebook, game, line);
    if ('refusal' in done) return { refusal: refusedByRules(done.refusal, i + 1) };
    events.push(...done.events);
    game = done.state;
  }
  return { events, state: { ...start, game } };
};

const switchTags = ({ id, switches }: Rulebook): Tag[] => {
  const usual = printed(id).switches;
  return Object.entries(switches)
    .filter(([name, value]) => usual[name] !== value)
    .map(([name, value]) => ({ kind: 'switch', name, value }));
};

/** As the referee would have written it down: canonical `.mgn`, the players by their ids. */
export const recordText = (
  rulebook: Rulebook,
  { stage, round, table }: Game,
  seated: readonly string[],
  game: GameState,
): string => {
  const seatTags = seats.map(
    (seat) =>
      ({ kind: 'seat', seat, name: seated[seat - 1] ?? '', role: game.dealtRoles[seat] ?? null }) as const,
  );
  const tags: Tag[] = [
    { kind: 'rulebook', id: rulebook.id },
    ...switchTags(rulebook),
    { kind: 'text', name: 'stage', value: stage },
    { kind: 'number', name: 'round', value: round },
    { kind: 'number', name: 'table', value: table },
    ...seatTags,
  ];
  const bare = { before: [], comment: null };
  // A player's own hand or shot is part of the referee's line and has none of its own.
  const lines = linesOf(game).filter((command) => makeLine(command) !== '');
  return print({
    rulebook,
    tags: tags.map((tag) => ({ tag, ...bare })),
    seats: seatTags,
    lines: lines.map((command, i) => ({ line: i + 1, command, ...bare })),
    after: [],
  });
};
