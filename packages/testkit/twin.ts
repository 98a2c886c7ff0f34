// The same game with two cards exchanged: everything the room sees of it stays.
import type { Random } from '@omerta/base/random.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import type { BotGame } from '@omerta/bots/bot.ts';
import { type Cards, exchanged } from '@omerta/rules/game/cards.ts';
import type { LineCommand } from '@omerta/rules/game/command.ts';
import { perform } from '@omerta/rules/game/decide/decide.ts';
import { expects } from '@omerta/rules/game/decide/expects.ts';
import { blacksInGame } from '@omerta/rules/game/decide/night.ts';
import { linesOf } from '@omerta/rules/game/fold/evolve.ts';
import { isPlayersAlone } from '@omerta/rules/game/line-kinds.ts';
import { type Seat, seats } from '@omerta/rules/game/seat.ts';
import { type GameState, initialState } from '@omerta/rules/game/state.ts';
import type { Rulebook } from '@omerta/rules/rulebooks/rulebook.ts';

export const otherDeal = (
  deal: Cards,
  random: Random,
): { readonly deal: Cards; readonly one: Seat; readonly other: Seat } => {
  const [one, other] = random.shuffle(seats) as [Seat, Seat];
  return { deal: exchanged(deal, one, other), one, other };
};

/** The same target from the blacks of this deal: who shoots is hidden, whom they hit is not. */
export const reshoot = (state: GameState, command: LineCommand): LineCommand => {
  if (command.type !== 'shots') return command;
  const targets = command.shots.map((shot) => shot.targets);
  return {
    type: 'shots',
    shots: blacksInGame(state).map((by, i) => ({ by, targets: targets[i] ?? targets[0] ?? [] })),
  };
};

type Lines = { readonly deal: Cards; readonly lines: readonly LineCommand[] };

export type Twins = {
  readonly one: Lines;
  readonly other: Lines;
  /** How many lines bring both to the same moment of a day, before any result. */
  readonly days: readonly number[];
};

/**
 * Two games of the same lines of which one is decided by the last and the other goes on, while a last word is
 * still to be spoken; null where this exchange of cards makes none.
 */
export const partedTwins = (
  rulebook: Rulebook,
  game: BotGame,
  random: Random,
): Pick<Twins, 'one' | 'other'> | null => {
  const { deal } = otherDeal(game.deal, random);
  let [left, right]: readonly [GameState, GameState] = [initialState(game.deal), initialState(deal)];
  const [ones, others]: readonly [LineCommand[], LineCommand[]] = [[], []];
  for (const command of linesOf(game.state).filter(({ type }) => !isPlayersAlone(type))) {
    const twin = reshoot(right, command);
    const [a, b] = [perform(rulebook, left, command), perform(rulebook, right, twin)];
    if (isRefusal(a) || isRefusal(b) || a.state.nights.at(-1)?.killed !== b.state.nights.at(-1)?.killed)
      return null;
    [left, right] = [a.state, b.state];
    ones.push(command);
    others.push(twin);
    const ended = [left, right].filter(({ result }) => result !== null).length;
    const bothLeave = [left, right].every(
      (state) => state.phase === 'day' && expects(rulebook, state)?.step === 'last',
    );
    if (ended === 1 && bothLeave)
      return { one: { deal: game.deal, lines: ones }, other: { deal, lines: others } };
    if (ended > 0) return null;
  }
  return null;
};

/** Two games that differ only in cards, as far as the room cannot tell them apart. */
export const twinsOf = (rulebook: Rulebook, game: BotGame, random: Random): Twins => {
  const { deal } = otherDeal(game.deal, random);
  let [left, right]: readonly [GameState, GameState] = [initialState(game.deal), initialState(deal)];
  const [ones, others, days]: readonly [LineCommand[], LineCommand[], number[]] = [[], [], []];
  for (const command of linesOf(game.state).filter(({ type }) => !isPlayersAlone(type))) {
    const twin = reshoot(right, command);
    const [a, b] = [perform(rulebook, left, command), perform(rulebook, right, twin)];
    if (isRefusal(a) || isRefusal(b) || a.state.result || b.state.result) break;
    if (a.state.nights.at(-1)?.killed !== b.state.nights.at(-1)?.killed) break;
    [left, right] = [a.state, b.state];
    ones.push(command);
    others.push(twin);
    if (left.phase === 'day') days.push(ones.length);
  }
  return { one: { deal: game.deal, lines: ones }, other: { deal, lines: others }, days };
};
