// Bots that play whole games through `legal`: the referee's lines, each player's hands and shots, and rare
// things by chance.
import { type Random, randomFrom } from '@omerta/base/random.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { type Cards, noCards } from '@omerta/rules/game/cards.ts';
import type { Command, LineCommand } from '@omerta/rules/game/command.ts';
import { perform } from '@omerta/rules/game/decide/decide.ts';
import { type Expected, expects } from '@omerta/rules/game/decide/expects.ts';
import { legal, legalPlay } from '@omerta/rules/game/decide/legal.ts';
import { blacksInGame } from '@omerta/rules/game/decide/night.ts';
import type { GameEvent } from '@omerta/rules/game/event.ts';
import { listOf, type Seat, seats } from '@omerta/rules/game/seat.ts';
import { type GameState, initialState } from '@omerta/rules/game/state.ts';
import type { Rulebook } from '@omerta/rules/rulebooks/rulebook.ts';
import { randomDeal } from './deal.ts';

/** How often rare things happen: a chance before each step, or of a choice in a step. */
export type Knobs = {
  readonly foul: number;
  readonly warn: number;
  readonly card: number;
  readonly remove: number;
  readonly forfeit: number;
  readonly pause: number;
  readonly ruling: number;
  readonly annul: number;
  readonly undo: number;
  /** A speech with a nomination. */
  readonly nominate: number;
  readonly withdraw: number;
  /** A player who does not vote. */
  readonly abstain: number;
  /** A ballot written down by counts. */
  readonly counted: number;
  /** A black who does not follow the agreed shot. */
  readonly stray: number;
  /** An optional step left out of the record. */
  readonly skip: number;
  /** Cards dealt line by line instead of by the tags. */
  readonly dealt: number;
};

export const usualKnobs: Knobs = {
  foul: 0.06,
  warn: 0.01,
  card: 0.01,
  remove: 0.004,
  forfeit: 0.001,
  pause: 0.01,
  ruling: 0.004,
  annul: 0.0005,
  undo: 0.01,
  nominate: 0.35,
  withdraw: 0.1,
  abstain: 0.1,
  counted: 0.15,
  stray: 0.08,
  skip: 0.4,
  dealt: 0.1,
};

type PlayedLine = {
  readonly command: Command;
  readonly events: readonly GameEvent[];
  readonly state: GameState;
};
export type BotGame = {
  readonly deal: Cards;
  readonly lines: readonly PlayedLine[];
  readonly state: GameState;
};

const longestGame = 2_000;

type Table = {
  readonly rulebook: Rulebook;
  readonly random: Random;
  readonly knobs: Knobs;
  state: GameState;
  readonly lines: PlayedLine[];
};

const give = (table: Table, command: Command): void => {
  const done = perform(table.rulebook, table.state, command);
  if (isRefusal(done)) throw new Error(`a bot was refused: ${JSON.stringify(command)} ${done.code}`);
  table.state = done.state;
  table.lines.push({ command, events: done.events, state: done.state });
};

const listed = <T extends LineCommand['type']>(table: Table, type: T): Extract<LineCommand, { type: T }>[] =>
  legalPlay(table.rulebook, table.state).filter(
    (command): command is Extract<LineCommand, { type: T }> => command.type === type,
  );

const giveListed = (table: Table, types: readonly LineCommand['type'][]): boolean => {
  const found = legal(table.rulebook, table.state).filter((command) => types.includes(command.type));
  if (found.length === 0) return false;
  give(table, table.random.pick(found));
  return true;
};

/** Something that may stand between any two lines. */
const rareThing = (table: Table): void => {
  const { random, knobs } = table;
  if (random.chance(knobs.foul)) giveListed(table, ['foul']);
  if (random.chance(knobs.warn)) giveListed(table, ['warn']);
  if (random.chance(knobs.card)) giveListed(table, ['yellow', 'purple']);
  if (random.chance(knobs.remove)) giveListed(table, ['remove']);
  if (random.chance(knobs.forfeit)) giveListed(table, ['forfeit']);
  if (random.chance(knobs.ruling)) giveListed(table, ['ruling']);
  if (random.chance(knobs.pause) && giveListed(table, ['break'])) giveListed(table, ['resume']);
  if (random.chance(knobs.annul)) giveListed(table, ['annul']);
  if (table.state.log !== null && random.chance(knobs.undo)) give(table, { type: 'undo' });
};

const speak = (table: Table, seat: Seat): void => {
  const { random, knobs } = table;
  if (!random.chance(knobs.nominate)) {
    if (!random.chance(knobs.skip))
      give(table, random.chance(0.5) ? { type: 'next' } : { type: 'speech', seat });
    else skipTurn(table);
    return;
  }
  const options = legal(table.rulebook, table.state, seat).filter((command) => command.type === 'nominate');
  give(table, random.pick(options));
  const back = legal(table.rulebook, table.state, seat).filter((command) => command.type === 'withdraw');
  if (back.length > 0 && random.chance(knobs.withdraw)) give(table, random.pick(back));
};

/** The circle moves on over a turn in which nothing was recorded: any later legal step does. */
const skipTurn = (table: Table): void => {
  const later = legalPlay(table.rulebook, table.state).filter(
    (command) =>
      command.type === 'speech' ||
      command.type === 'night' ||
      (command.type === 'vote' && command.hands.kind === 'rest'),
  );
  give(table, table.random.pick(later));
};

const raiseHands = (table: Table, candidate: Seat): void => {
  const { random, knobs } = table;
  const ballot = table.state.ballots.at(-1);
  const running = table.state.day?.stage === 'ballot' ? ballot : undefined;
  const left = running
    ? running.candidates.length - running.hands.length
    : Math.max(1, listed(table, 'vote').length > 0 ? 2 : 1);
  for (const seat of seats) {
    if (random.chance(knobs.abstain) || !random.chance(1 / left)) continue;
    const hand = legal(table.rulebook, table.state, seat).find(
      (command) => command.type === 'hand' && command.candidate === candidate,
    );
    if (hand) give(table, hand);
  }
};

const vote = (table: Table, candidate: Seat): void => {
  const { random, knobs } = table;
  const counted = random.chance(knobs.counted);
  if (!counted) raiseHands(table, candidate);
  const options = listed(table, 'vote').filter((command) => command.candidate === candidate);
  const raised = options.filter((command) => command.hands.kind === 'named');
  const counts = options.filter((command) => command.hands.kind === 'counted');
  if (counted && counts.length > 0) give(table, random.pick(counts));
  else give(table, random.chance(0.1) ? random.pick(options) : (raised.at(-1) ?? random.pick(options)));
};

const lift = (table: Table): void => {
  const { random } = table;
  for (const seat of listOf(table.state.alive)) {
    if (!random.chance(0.6)) continue;
    const hand = legal(table.rulebook, table.state, seat).find((command) => command.type === 'lift-hand');
    if (hand) give(table, hand);
  }
  if (random.chance(0.1))
    give(table, { type: 'lift', hands: { kind: 'outcome', passed: random.chance(0.5) } });
  else give(table, listed(table, 'lift').at(-1) ?? random.pick(listed(table, 'lift')));
};

const shoot = (table: Table): void => {
  const { random, knobs } = table;
  const target = random.pick(listOf(table.state.alive));
  for (const seat of blacksInGame(table.state)) {
    const own = legal(table.rulebook, table.state, seat).filter((command) => command.type === 'shoot');
    const agreed = own.find((command) => command.type === 'shoot' && command.targets[0] === target);
    if (agreed) give(table, random.chance(knobs.stray) ? random.pick(own) : agreed);
  }
  give(table, listed(table, 'shots').at(-1) ?? random.pick(listed(table, 'shots')));
};

const step = (table: Table, expected: Expected): void => {
  const { random, knobs } = table;
  switch (expected.step) {
    case 'speech':
      return speak(table, expected.seat ?? 1);
    case 'vote':
      return vote(table, expected.seat ?? 1);
    case 'lift':
      return lift(table);
    case 'shots':
      return shoot(table);
    case 'best':
      return give(table, random.pick(listed(table, 'best')));
    case 'don':
    case 'sheriff':
      return give(table, random.pick(listed(table, expected.step)));
    case 'deal':
    case 'night':
    case 'day':
      return give(table, random.pick(listed(table, expected.step)));
    case 'tie-speech':
    case 'last':
    case 'agreement':
    case 'signs':
    case 'sheriff-look':
    case 'free-seating':
      return passOrSkip(table, random.chance(knobs.skip));
    case 'sheet':
      return;
  }
};

const passOrSkip = (table: Table, skip: boolean): void => {
  const after = legalPlay(table.rulebook, table.state).filter(
    (command) =>
      command.type === 'day' ||
      command.type === 'night' ||
      command.type === 'speech' ||
      (command.type === 'vote' && command.hands.kind === 'rest'),
  );
  give(table, skip && after.length > 0 ? table.random.pick(after) : { type: 'next' });
};

/** Plays until the sheet can be filled or the game is annulled. */
export const playGame = (rulebook: Rulebook, seed: number, knobs: Knobs = usualKnobs): BotGame => {
  const random = randomFrom(seed);
  const deal = random.chance(knobs.dealt) ? noCards : randomDeal(random);
  const table: Table = { rulebook, random, knobs, state: initialState(deal), lines: [] };
  while (table.lines.length < longestGame) {
    rareThing(table);
    // An undo may take back the end of a break.
    if (table.state.paused) give(table, { type: 'resume' });
    const expected = expects(rulebook, table.state);
    if (expected === null || expected.step === 'sheet') break;
    step(table, expected);
  }
  return { deal, lines: table.lines, state: table.state };
};
