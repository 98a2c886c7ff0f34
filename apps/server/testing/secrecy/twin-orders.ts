// Two whole games that differ in cards alone, as the orders of two referees who write at the same instants.
import type { Random } from '@omerta/base/random.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { playGame, usualKnobs } from '@omerta/bots/bot.ts';
import type { Cards } from '@omerta/rules/game/cards.ts';
import type { Command, LineCommand } from '@omerta/rules/game/command.ts';
import { perform } from '@omerta/rules/game/decide/decide.ts';
import { expects } from '@omerta/rules/game/decide/expects.ts';
import { linesOf } from '@omerta/rules/game/fold/evolve.ts';
import { isPlayersAlone } from '@omerta/rules/game/line-kinds.ts';
import { type Seat, seats } from '@omerta/rules/game/seat.ts';
import { type GameState, initialState } from '@omerta/rules/game/state.ts';
import type { Rulebook } from '@omerta/rules/rulebooks/rulebook.ts';
import { otherDeal, reshoot } from '@omerta/testkit/twin.ts';

/** The same thing at the one table and at the other. */
export type Both<T> = readonly [one: T, other: T];

/** `isDark`: after it the room sees nothing, and hears no clock. */
export type TwinOrder = { readonly lines: Both<readonly Command[]>; readonly isDark: boolean };

export type TwinGames = {
  readonly deals: Both<Cards>;
  /** What both referees write, order by order. */
  readonly orders: readonly TwinOrder[];
  /** Both have ended alike; null: they tell no result yet, or not the same. */
  readonly winner: 'red' | 'black' | 'draw' | null;
};

type States = Both<GameState>;

const performBoth = (book: Rulebook, [left, right]: States, [a, b]: Both<Command>): States | null => {
  const [one, other] = [perform(book, left, a), perform(book, right, b)];
  return isRefusal(one) || isRefusal(other) ? null : [one.state, other.state];
};

const told = ({ result }: GameState): string => JSON.stringify(result && [result.winner, result.by]);

/** Whom the night has killed, and how the game has ended, the room gets to know. */
const areAlike = ([one, other]: States): boolean =>
  told(one) === told(other) && one.nights.at(-1)?.killed === other.nights.at(-1)?.killed;

/** One is decided and the other is not, and nobody may notice: a last word is still to be spoken. */
const partUnseen = (book: Rulebook, states: States): boolean =>
  states.filter(({ result }) => result !== null).length === 1 &&
  states[0].nights.at(-1)?.killed === states[1].nights.at(-1)?.killed &&
  states.every((state) => state.phase === 'day' && expects(book, state)?.step === 'last');

/** A line that is struck out again at once: a foul that was none, a shot at somebody else. */
const slipFor = (states: States, [line]: Both<LineCommand>, random: Random): Both<LineCommand> => {
  const seat = random.pick(seats);
  if (line.type !== 'shots')
    return [
      { type: 'foul', seat },
      { type: 'foul', seat },
    ];
  const shots: LineCommand = { type: 'shots', shots: line.shots.map(({ by }) => ({ by, targets: [seat] })) };
  return [reshoot(states[0], shots), reshoot(states[1], shots)];
};

/** `together`: so many lines at most go in one order. */
type Written = { readonly orders: TwinOrder[]; readonly together: number; states: States };

const isDark = ([{ phase }]: States): boolean => phase !== 'day';

/** First the slip, then the line in its place. */
const slip = (book: Rulebook, written: Written, lines: Both<LineCommand>, random: Random): boolean => {
  const { states, orders } = written;
  const wrong = slipFor(states, lines, random);
  const line = linesOf(states[0]).length + 1;
  const struck = (right: LineCommand): Command => ({ type: 'replace', line, count: 1, commands: [right] });
  const right: Both<Command> = [struck(lines[0]), struck(lines[1])];
  const slipped = performBoth(book, states, wrong);
  if (!slipped?.every(({ result }) => result === null)) return false;
  const mended = performBoth(book, slipped, right);
  if (!mended || !areAlike(mended)) return false;
  orders.push(
    { lines: [[wrong[0]], [wrong[1]]], isDark: isDark(slipped) },
    { lines: [[right[0]], [right[1]]], isDark: isDark(mended) },
  );
  written.states = mended;
  return true;
};

/** Long after, another card is written down as the one that was looked at in the dark; then the first again. */
const lookAgain = (book: Rulebook, written: Written, random: Random): void => {
  const checks = linesOf(written.states[0]).flatMap((line, i) =>
    line.type === 'don' || line.type === 'sheriff' ? [{ line, at: i + 1 }] : [],
  );
  if (checks.length === 0) return;
  const { line, at } = random.pick(checks);
  const elsewhere: LineCommand = { ...line, target: random.pick([null, ...seats]) as Seat | null };
  for (const command of [elsewhere, line]) {
    const replace: Command = { type: 'replace', line: at, count: 1, commands: [command] };
    const states = performBoth(book, written.states, [replace, replace]);
    if (!states || !areAlike(states)) return;
    written.orders.push({ lines: [[replace], [replace]], isDark: isDark(states) });
    written.states = states;
  }
};

const addLines = (
  { orders, together, states }: Written,
  [one, other]: Both<LineCommand>,
  random: Random,
): void => {
  const last = orders.at(-1)?.lines;
  const isOpen = last && last[0].length < together && last[0].every(({ type }) => type !== 'replace');
  if (isOpen && random.chance(0.9))
    orders[orders.length - 1] = {
      lines: [
        [...last[0], one],
        [...last[1], other],
      ],
      isDark: isDark(states),
    };
  else orders.push({ lines: [[one], [other]], isDark: isDark(states) });
};

export const twinGames = (book: Rulebook, seed: number, random: Random): TwinGames => {
  const game = playGame(book, seed, { ...usualKnobs, undo: 0, dealt: 0 });
  const { deal } = otherDeal(game.deal, random);
  const together = random.pick([1, 6, 12, 12]);
  const written: Written = { orders: [], together, states: [initialState(game.deal), initialState(deal)] };
  for (const line of linesOf(game.state).filter(({ type }) => !isPlayersAlone(type))) {
    const lines: Both<LineCommand> = [line, reshoot(written.states[1], line)];
    const states = performBoth(book, written.states, lines);
    if (!states || !(areAlike(states) || partUnseen(book, states))) break;
    const isSlip = random.chance(0.06) && slip(book, written, lines, random);
    if (!isSlip) {
      written.states = states;
      addLines(written, lines, random);
    }
    if (!areAlike(states)) break;
    if (random.chance(0.03)) lookAgain(book, written, random);
  }
  const [one, other] = written.states;
  const winner = told(one) === told(other) ? (one.result?.winner ?? null) : null;
  return { deals: [game.deal, deal], orders: written.orders, winner };
};
