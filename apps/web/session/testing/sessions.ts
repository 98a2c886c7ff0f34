// For tests: sessions on a log in memory, and written games with one mistake in them.
import { type Random, randomFrom } from '@omerta/base/random.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { playGame } from '@omerta/bots/bot.ts';
import type { Cards } from '@omerta/rules/game/cards.ts';
import type { Command, CommandType, Correction, LineCommand } from '@omerta/rules/game/command.ts';
import { perform } from '@omerta/rules/game/decide/decide.ts';
import { legal } from '@omerta/rules/game/decide/legal.ts';
import { linesOf } from '@omerta/rules/game/fold/evolve.ts';
import { isPlayersAlone } from '@omerta/rules/game/line-kinds.ts';
import type { Role } from '@omerta/rules/game/role.ts';
import { type Seat, seats } from '@omerta/rules/game/seat.ts';
import { type GameState, initialState } from '@omerta/rules/game/state.ts';
import type { Rulebook } from '@omerta/rules/rulebooks/rulebook.ts';
import { openDeviceStore } from '@omerta/store/device.ts';
import { emptyMemory, memoryHome } from '@omerta/store/memory.ts';
import { advance, startCourse } from '@omerta/stream/course.ts';
import type { LineEntry } from '@omerta/stream/entry.ts';
import { type Opening, openingOf } from '@omerta/stream/opening.ts';
import { upcasters } from '@omerta/stream/upcasters.ts';
import { tableNames } from '@omerta/testkit/names.ts';
import { anyRulebook, rulebookOf } from '../../rulebooks/all.ts';
import { type Device, gameLog } from '../game-log.ts';
import { openSession, type Session } from '../session.ts';

export const testDevice = (): Device & { advance: (ms: number) => void } => {
  let [time, ids] = [1_000_000, 0];
  const advance = (ms: number): void => {
    time += ms;
  };
  return { name: 'test', now: () => time, newId: () => `id-${++ids}`, advance };
};

export const room = async (memory = emptyMemory(), device = testDevice()) => {
  const store = await openDeviceStore(memoryHome(memory), upcasters);
  if (isRefusal(store)) throw new Error(store.code);
  const log = gameLog(store, device, anyRulebook);
  const reopen = async (id: string): Promise<Session> => {
    const game = await log.load(id);
    if (!game || isRefusal(game)) throw new Error('no game');
    return openSession(log, device, game);
  };
  const start = async (opening: Opening, lines: readonly LineCommand[]): Promise<Session> => {
    const id = await log.create(opening, decided(opening, lines));
    if (typeof id !== 'string') throw new Error(id.code);
    return reopen(id);
  };
  return { store, log, device, reopen, start };
};

/** The lines as a stream holds them. */
export const decided = (opening: Opening, commands: readonly Command[]): readonly LineEntry[] => {
  const book = rulebookOf(opening);
  if (!book) throw new Error(`no ${opening.rulebook}`);
  let course = startCourse(opening, book);
  return commands.map((command) => {
    const next = advance(course, command);
    if (isRefusal(next)) throw new Error(`${command.type}: ${next.code}`);
    course = next.course;
    return next.line;
  });
};

/** By seat, as a table or as a row with place 0 empty. */
export type Roles = { readonly [seat: number]: Role | null };

export const openingWith = (rulebook: Rulebook, roles: Roles): Opening =>
  openingOf(
    rulebook,
    {},
    seats.map((seat) => ({ name: tableNames[seat - 1] ?? '', role: roles[seat] ?? null })),
  );

export type Mistaken = {
  readonly deal: Cards;
  readonly right: readonly LineCommand[];
  /** Accepted to its last line, and not the game that was played. */
  readonly wrong: readonly LineCommand[];
  readonly correction: Correction;
};

/** The state before each line, or null where a line is refused. */
const courseOf = (
  rulebook: Rulebook,
  deal: Cards,
  lines: readonly LineCommand[],
): readonly GameState[] | null => {
  const states: GameState[] = [initialState(deal)];
  for (const [i, command] of lines.entries()) {
    const done = perform(rulebook, states[i] as GameState, command);
    if (isRefusal(done)) return null;
    states.push(done.state);
  }
  return states;
};

/** A mistake in one of these ends the game or stops it. */
const graveWords: readonly CommandType[] = ['annul', 'break', 'resume', 'forfeit', 'ruling', 'deal'];

const mistakeAt = (
  rulebook: Rulebook,
  right: readonly LineCommand[],
  states: readonly GameState[],
  random: Random,
) => {
  const at = random.below(right.length);
  const old = right[at];
  const open = legal(rulebook, states[at] as GameState).filter(({ type }) => !graveWords.includes(type));
  const kind = random.pick(['replaced', 'replaced', 'missing', 'extra'] as const);
  if (!old || open.length === 0) return null;
  if (kind === 'missing')
    return { wrong: right.toSpliced(at, 1), correction: { line: at + 1, count: 0, commands: [old] } };
  const alike = open.filter(({ type }) => type === old.type);
  const other = random.pick(kind === 'replaced' && alike.length > 0 ? alike : open);
  return kind === 'extra'
    ? { wrong: right.toSpliced(at, 0, other), correction: { line: at + 1, count: 1, commands: [] } }
    : { wrong: right.toSpliced(at, 1, other), correction: { line: at + 1, count: 1, commands: [old] } };
};

/** A random game with a random line wrong, missing or too many, all of it accepted; null where none was found. */
export const mistakenGame = (rulebook: Rulebook, seed: number): Mistaken | null => {
  const random = randomFrom(seed ^ 0x51ed270b);
  const { deal, state } = playGame(rulebook, seed);
  const right = linesOf(state).filter(({ type }) => !isPlayersAlone(type));
  const states = courseOf(rulebook, deal, right);
  if (!states) return null;
  for (let tries = 0; tries < 60; tries++) {
    const made = mistakeAt(rulebook, right, states, random);
    if (made && JSON.stringify(made.wrong) !== JSON.stringify(right) && courseOf(rulebook, deal, made.wrong))
      return { deal, right, ...made };
  }
  return null;
};

/** Two seats, at random. */
export const anyTwo = (random: Random): readonly [Seat, Seat] => {
  const [one = 1, other = 2] = random.shuffle(seats);
  return [one, other];
};
