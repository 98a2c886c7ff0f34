// The table drawn as text: ten seats around an oval, clockwise from the referee's left hand, with who is out and how.
import { expects } from '@omerta/rules/game/decide/expects.ts';
import { has, type Seat, seats } from '@omerta/rules/game/seat.ts';
import type { GameState } from '@omerta/rules/game/state.ts';
import type { GameRecord } from '@omerta/rules/notation/record.ts';
import { Canvas } from './canvas.ts';
import { harmless, type Paint, type Style } from './paint.ts';
import { expectedText, phaseText, resultText } from './summary.ts';
import { cut, wrap } from './text-width.ts';
import type { CliTexts } from './texts/texts.ts';

/** The oval's edges and the columns where the seats beside it end and begin. */
const left = 24;
const right = 54;
const middle = 39;
const bend = 4;
const top = 2;
const bottom = 12;
const nameWidth = 14;

/** Row of each pair of seats that face each other, and how far from the middle its texts begin. */
const pairs: readonly {
  readonly row: number;
  readonly seats: readonly [Seat, Seat];
  readonly from: number;
  readonly to: number;
}[] = [
  { row: 0, seats: [5, 6], from: middle - 3, to: middle + 4 },
  { row: 3, seats: [4, 7], from: left - 1, to: right + 2 },
  { row: 6, seats: [3, 8], from: left - 1, to: right + 2 },
  { row: 9, seats: [2, 9], from: left - 1, to: right + 2 },
  { row: bottom + 1, seats: [1, 10], from: middle - 3, to: middle + 4 },
];

const drawOval = (canvas: Canvas): void => {
  const wide = '─'.repeat(right - left - 1 - 2 * bend);
  const short = '─'.repeat(bend - 1);
  canvas.put(top, left + bend, `╭${wide}╮`, 'dim');
  canvas.put(top + 1, left, `╭${short}╯`, 'dim');
  canvas.put(top + 1, right - bend, `╰${short}╮`, 'dim');
  for (let y = top + 2; y < bottom - 1; y++) {
    canvas.put(y, left, '│', 'dim');
    canvas.put(y, right, '│', 'dim');
  }
  canvas.put(bottom - 1, left, `╰${short}╮`, 'dim');
  canvas.put(bottom - 1, right - bend, `╭${short}╯`, 'dim');
  canvas.put(bottom, left + bend, `╰${wide}╯`, 'dim');
};

const roleStyle = { red: 'red', sheriff: 'yellow', black: 'bold', don: 'bold' } as const satisfies Record<
  string,
  Style
>;

/** What is drawn, and in which words. */
type Picture = { readonly record: GameRecord; readonly state: GameState; readonly texts: CliTexts };

/** The second line of a seat: its card, and how it left. */
const fateOf = (state: GameState, seat: Seat, texts: CliTexts): string => {
  const role = state.roles[seat];
  const left = state.out.find((each) => each.seat === seat);
  const words = [
    role ? texts.roles[role] : null,
    left ? `${texts.leftBy[left.by]} ${texts.phases.short[left.at.kind](left.at.number)}` : null,
  ];
  return words.filter((word) => word !== null).join(', ');
};

type Spot = { readonly row: number; readonly x: number; readonly toTheLeft: boolean };

const drawSeat = (
  { record, state, texts }: Picture,
  canvas: Canvas,
  seat: Seat,
  { row, x, toTheLeft }: Spot,
): void => {
  const name = record.seats[seat - 1]?.name ?? '';
  const inGame = has(state.alive, seat);
  const role = state.roles[seat];
  const dots = '•'.repeat(state.fouls[seat]) + '▪'.repeat(state.yellow[seat]);
  const words = [inGame ? '●' : '×', String(seat), cut(harmless(name), nameWidth), dots].filter(
    (word) => word !== '',
  );
  const style: Style | null = inGame ? null : 'dim';
  const fate = cut(fateOf(state, seat, texts), left - 1);
  if (toTheLeft) {
    canvas.putBefore(row, x, words.toReversed().join(' '), inGame ? 'bold' : style);
    canvas.putBefore(row + 1, x, fate, inGame && role ? roleStyle[role] : style);
  } else {
    canvas.put(row, x, words.join(' '), inGame ? 'bold' : style);
    canvas.put(row + 1, x, fate, inGame && role ? roleStyle[role] : style);
  }
};

/** The result, or what the game waits for. */
const drawMiddle = ({ record, state, texts }: Picture, canvas: Canvas): void => {
  const width = right - left - 3;
  const result = resultText(state, texts);
  const title = result === null || state.annulled ? phaseText(state, texts) : null;
  const rest =
    result ??
    (state.annulled
      ? ''
      : `${texts.explain.expected} ${expectedText(expects(record.rulebook, state), texts)}`);
  const lines = [...(title === null ? [] : [title]), ...(rest === '' ? [] : wrap(rest, width))];
  const from = Math.floor((top + bottom - lines.length + 1) / 2);
  for (const [i, line] of lines.entries()) canvas.putAround(from + i, middle, line, i === 0 ? 'bold' : null);
};

export const ringOf = (record: GameRecord, state: GameState, texts: CliTexts, paint: Paint): string[] => {
  const picture = { record, state, texts };
  const canvas = new Canvas();
  drawOval(canvas);
  for (const { row, seats: pair, from, to } of pairs) {
    const [one, other] = pair;
    drawSeat(picture, canvas, one, { row, x: from, toTheLeft: true });
    drawSeat(picture, canvas, other, { row, x: to, toTheLeft: false });
  }
  drawMiddle(picture, canvas);
  const referee = record.tags.find(({ tag }) => tag.kind === 'text' && tag.name === 'referee')?.tag;
  const name = referee?.kind === 'text' ? ` ${cut(harmless(referee.value), nameWidth)}` : '';
  canvas.putAround(bottom + 4, middle, `${texts.explain.referee}${name}`, 'dim');
  return [...canvas.lines(paint), '', legendOf(state, texts)];
};

const legendOf = (state: GameState, texts: CliTexts): string => {
  const words = texts.explain;
  const marks = [`● ${words.inGame}`];
  if (state.out.length > 0) marks.push(`× ${words.outOfGame}`);
  if (seats.some((seat) => state.fouls[seat])) marks.push(`• ${words.foul}`);
  if (seats.some((seat) => state.yellow[seat])) marks.push(`▪ ${texts.sanctions.yellow}`);
  return marks.join('   ');
};
