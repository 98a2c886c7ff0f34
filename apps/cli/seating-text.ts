// A seating and its proof for people: who sits where, and how even it is against what is proven to be possible.
import { tableSpreadBound } from '@omerta/seating/bound.ts';
import type { Histogram, SeatingReport } from '@omerta/seating/check.ts';
import { percent } from '@omerta/seating/counting.ts';
import { type Round, tableSize } from '@omerta/seating/seating.ts';
import type { Paint } from './paint.ts';
import { padded, widthOf } from './text-width.ts';
import type { SeatingTexts } from './texts/seating.ts';

export const roundsText = (
  rounds: readonly Round[],
  players: number,
  words: SeatingTexts,
  paint: Paint,
): string => {
  const digits = String(players).length;
  const line = (table: readonly number[], t: number): string =>
    `  ${words.table(t + 1)}  ${table.map((player) => String(player).padStart(digits)).join('  ')}`;
  return rounds
    .map((round, r) => `${[paint('bold', words.round(r + 1)), ...round.map(line)].join('\n')}\n`)
    .join('');
};

const list = (histogram: Histogram, say: (count: string, of: number) => string): string =>
  Object.entries(histogram)
    .map(([count, of]) => say(count, of))
    .join(', ');

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

const neverShown = 20;

type Proof = {
  readonly check: SeatingReport;
  readonly apart: number;
  /** The bound of exactly even tables, where that was asked for. */
  readonly evenBound: number | null;
};

export const proofText = ({ check, apart, evenBound }: Proof, words: SeatingTexts, paint: Paint): string => {
  const { pairs, seats, spreads, tables, tablesPerPlayer, neighbours, gamesPerPlayer, neverMet, faults } =
    check;
  const bound = pairs.bound === null ? words.noBound : words.bound(pairs.bound, pairs.excessPercent ?? '');
  const lines: [keyof SeatingTexts['heads'], string[]][] = [
    [
      'legal',
      check.legal
        ? [words.legal]
        : faults.map(({ code, round, table, found }) =>
            paint('red', words.faults[code](round, table, found)),
          ),
    ],
    [
      'meetings',
      [
        `${words.perPair(pairs.least, pairs.most)} (${list(pairs.histogram, words.times)})`,
        `${words.squares(pairs.S)}; ${bound}`,
        ...(evenBound === null ? [] : [words.evenBound(evenBound, percent(pairs.S - evenBound, evenBound))]),
      ],
    ],
    ['seats', [words.perSeat(seats.least, seats.most, spreads.seats)]],
    [
      'tables',
      [
        words.perTable(tablesPerPlayer.least, tablesPerPlayer.most, spreads.tables),
        ...(pairs.bound === null ? [] : [words.spreadBound(tableSpreadBound(tables, check.rounds, pairs.S))]),
      ],
    ],
    [
      'neighbours',
      [`${words.perPair(neighbours.least, neighbours.most)} (${list(neighbours.histogram, words.times)})`],
    ],
    ['games', [list(gamesPerPlayer, (games, players) => words.players(players, games))]],
  ];
  const evenEvery = check.players / gcd(check.players, tables * tableSize);
  const byesOnly =
    check.players > tables * tableSize &&
    Object.keys(gamesPerPlayer).length > 1 &&
    check.rounds % evenEvery !== 0;
  if (byesOnly) lines.push(['games', [words.unevenGames(evenEvery)]]);
  if (apart > 0)
    lines.push([
      'apart',
      [check.apartMet === 0 ? words.apartKept(apart) : paint('red', words.apartMet(check.apartMet, apart))],
    ]);
  if (neverMet.length > 0) {
    const shown = neverMet.slice(0, neverShown).map((pair) => pair.join('-'));
    lines.push([
      'never',
      [`${words.never(neverMet.length)}: ${shown.join(', ')}${neverMet.length > neverShown ? ' …' : ''}`],
    ]);
  }
  const width = Math.max(...Object.values(words.heads).map(widthOf));
  const shownHeads = new Set<string>();
  return lines
    .flatMap(([head, texts]) =>
      texts.map((text) => {
        const first = !shownHeads.has(head);
        shownHeads.add(head);
        return `${paint('bold', padded(first ? words.heads[head] : '', width))}  ${text}\n`;
      }),
    )
    .join('');
};
