// The laws that every game of every rulebook obeys, checked over many bot games in one pass.
import { isDeepStrictEqual } from 'node:util';
import { type Random, randomFrom, seedOf } from '@omerta/base/random.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { type BotGame, type Knobs, playGame, usualKnobs } from '@omerta/bots/bot.ts';
import { writeDown } from '@omerta/bots/written.ts';
import { tallyOf } from '@omerta/rules/game/ballot.ts';
import type { LineCommand } from '@omerta/rules/game/command.ts';
import { replayWith } from '@omerta/rules/game/decide/correction.ts';
import { perform } from '@omerta/rules/game/decide/decide.ts';
import { legal } from '@omerta/rules/game/decide/legal.ts';
import { allows } from '@omerta/rules/game/decide/line.ts';
import { eventsOf, evolve, linesOf } from '@omerta/rules/game/fold/evolve.ts';
import { everybody, listOf, setOf, size } from '@omerta/rules/game/seat.ts';
import { type GameState, initialState } from '@omerta/rules/game/state.ts';
import { parse } from '@omerta/rules/notation/parse.ts';
import { print } from '@omerta/rules/notation/print.ts';
import { replay } from '@omerta/rules/notation/replay.ts';
import { reportState } from '@omerta/rules/notation/report.ts';
import type { Rulebook } from '@omerta/rules/rulebooks/rulebook.ts';
import { type Keyed, keyOf, mutate, universe, universeOf } from '../universe.ts';
import { firstLeak } from './secrecy.ts';
import { firstWrongSpeaker } from './speaking.ts';

export const laws = [
  'ends',
  'table',
  'votes',
  'ties',
  'fold',
  'undo',
  'print',
  'legal',
  'mutations',
  'secrecy',
  'speaking',
  'replace',
] as const;
export type Law = (typeof laws)[number];

/** What broke a law, or null. */
type Check = (rulebook: Rulebook, game: BotGame, random: Random) => string | null;

/** Equal in everything; the logs, long chains, are compared as text. */
const sameState = (one: GameState, other: GameState): boolean =>
  isDeepStrictEqual({ ...one, log: null }, { ...other, log: null }) &&
  JSON.stringify(eventsOf(one.log)) === JSON.stringify(eventsOf(other.log));

const ends: Check = (_, game) =>
  game.state.result || game.state.annulled ? null : 'no result and not annulled';

/** Every seat is in the game or out of it, once. */
const table: Check = (_, game) => {
  for (const { state } of game.lines) {
    const out = state.out.map((each) => each.seat);
    const whole = setOf(out) | state.alive;
    if (whole !== everybody || out.length + size(state.alive) !== 10)
      return `in ${listOf(state.alive)}, out ${out}`;
  }
  return null;
};

/** A ballot counts every player at the table, less those removed before they voted. */
const votes: Check = (_, game) => {
  let table = 0;
  for (const { events, state } of game.lines) {
    for (const event of events) {
      if (event.type !== 'VotesCounted') continue;
      const ballot = state.ballots.at(-1);
      if (!ballot) return 'votes without a ballot';
      if (ballot.hands.length === 1)
        table = size(state.alive) + events.filter((each) => each.type === 'PlayerLeft').length;
      const removed = state.out.filter(
        (each) =>
          each.at.kind === 'day' && each.at.number === ballot.day && each.by !== 'vote' && each.by !== 'lift',
      ).length;
      const sum = tallyOf(state, ballot).reduce((a, b) => a + b, 0);
      if (ballot.outcome !== null && sum !== table && sum < table - removed - state.expelled.length)
        return `${sum} votes of ${table} players`;
      if (sum > table) return `${sum} votes of ${table} players`;
    }
  }
  return null;
};

const ties: Check = (_, game) => {
  for (const { events, state } of game.lines) {
    for (const event of events) {
      const again =
        event.type === 'LiftAsked' || (event.type === 'LiftBarred' && (state.ballots.at(-1)?.round ?? 1) > 1);
      if (again && size(state.alive) % event.seats.length !== 0)
        return `${event.seats.length} tied twice of ${size(state.alive)}`;
    }
  }
  return null;
};

const fold: Check = (_, game) => {
  let state: GameState = initialState(game.deal);
  for (const line of game.lines) for (const event of line.events) state = evolve(state, event);
  return sameState(state, game.state) ? null : 'folding the events gives another state';
};

const undo: Check = (rulebook, game) => {
  let state = game.state;
  while (state.log !== null) {
    const done = perform(rulebook, state, { type: 'undo' });
    if (isRefusal(done)) return `undo refused: ${done.code}`;
    state = done.state;
  }
  return isDeepStrictEqual(state, initialState(game.deal)) ? null : 'undoing everything is not the start';
};

const printed: Check = (rulebook, game) => {
  const text = writeDown(rulebook, game);
  const record = parse(text);
  if (isRefusal(record)) return `cannot be read: ${record.code} ${record.line}`;
  const once = print(record);
  const again = parse(once);
  if (isRefusal(again)) return `its own print cannot be read: ${again.code} ${again.line}`;
  if (print(again) !== once) return 'printing again changes the text';
  const replayed = replay(again);
  if (replayed.refused)
    return `its own print is refused: ${replayed.refused.refusal.code} at ${replayed.refused.line}\n${once}`;
  const same = isDeepStrictEqual(reportState(rulebook, replayed.state), reportState(rulebook, game.state));
  return same ? null : 'the written game replays to another state';
};

type Listing = { readonly allowed: readonly LineCommand[]; readonly keys: ReadonlySet<string> };
const listings = new WeakMap<GameState, Listing>();

/** What `legal` lists in a state; several laws ask for the same. */
const listing = (rulebook: Rulebook, state: GameState): Listing => {
  const known = listings.get(state);
  if (known) return known;
  const allowed = legal(rulebook, state);
  const made = { allowed, keys: new Set(allowed.map(keyOf)) };
  listings.set(state, made);
  return made;
};

const agrees: Check = (rulebook, game) => {
  for (const { state } of game.lines) {
    const { allowed, keys } = listing(rulebook, state);
    const refused = allowed.find((command) => !allows(rulebook, state, command));
    if (refused) return `listed but refused: ${JSON.stringify(refused)}`;
    const differs = ({ command, key }: Keyed) => keys.has(key) !== allows(rulebook, state, command);
    const other = universe.find(differs) ?? universeOf(state).find(differs);
    if (other) return `${keys.has(other.key) ? 'listed' : 'not listed'}: ${JSON.stringify(other.command)}`;
  }
  return null;
};

/** Mutated commands are decided, never thrown at, and `allows` tells beforehand what `decide` will say. */
const mutations: Check = (rulebook, game, random) => {
  for (const { state } of game.lines) {
    const { allowed, keys } = listing(rulebook, state);
    for (let i = 0; i < 10; i++) {
      const base =
        allowed.length > 0 && random.chance(0.7) ? random.pick(allowed) : random.pick(universe).command;
      const command = mutate(random, base);
      const done = perform(rulebook, state, command);
      if (allows(rulebook, state, command) === isRefusal(done))
        return `allows and decide differ: ${JSON.stringify(command)}`;
      if (isRefusal(done) && command.clause === undefined && keys.has(keyOf(command))) {
        return `listed but refused: ${JSON.stringify(command)}`;
      }
    }
  }
  return null;
};

const replaced: Check = (rulebook, game, random) => {
  const lines = linesOf(game.state);
  if (lines.length === 0) return null;
  const index = random.below(lines.length);
  const command = lines[index];
  if (!command) return null;
  const { state, conflicts } = replayWith(rulebook, game.state, {
    line: index + 1,
    count: 1,
    commands: [command],
  });
  if (conflicts.length > 0)
    return `replacing line ${index + 1} by itself is refused: ${conflicts[0]?.refusal.code}`;
  return sameState(state, game.state) ? null : `replacing line ${index + 1} by itself changes the game`;
};

const checks: Readonly<Record<Law, Check>> = {
  ends,
  table,
  votes,
  ties,
  fold,
  undo,
  print: printed,
  legal: agrees,
  mutations,
  secrecy: firstLeak,
  speaking: firstWrongSpeaker,
  replace: replaced,
};

/** Games in which the rare is usual, to reach every branch. */
const wildKnobs: Knobs = {
  ...usualKnobs,
  foul: 0.25,
  remove: 0.03,
  card: 0.05,
  ruling: 0.03,
  stray: 0.4,
  abstain: 0.3,
  skip: 0.7,
  nominate: 0.6,
  undo: 0.03,
  pause: 0.03,
};

/** The first few failures of each law over `games` games, each with the seed that shows it. */
export const breaches = (rulebook: Rulebook, games: number, seed: number): Record<Law, string[]> => {
  const found = Object.fromEntries(laws.map((law) => [law, [] as string[]])) as Record<Law, string[]>;
  for (let i = 0; i < games; i++) {
    const own = seedOf(seed, i);
    const game = playGame(rulebook, own, i % 2 === 0 ? usualKnobs : wildKnobs);
    const random = randomFrom(own ^ 0x2545f491);
    for (const law of laws) {
      const breach = found[law].length < 3 ? checks[law](rulebook, game, random) : null;
      if (breach !== null) found[law].push(`seed ${own}, game ${i}: ${breach}`);
    }
  }
  return found;
};
