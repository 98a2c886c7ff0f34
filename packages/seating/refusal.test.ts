import { langs } from '@omerta/base/lang.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { describe, expect, it } from 'vitest';
import { type Ask, generate } from './generate.ts';
import { refusalText } from './messages/refusal-text.ts';
import { type SeatingRefusal, type SeatingRefusalCode, seatingRefusalCodes } from './refusal.ts';
import { repair } from './repair.ts';
import { swissRounds } from './swiss.ts';
import { randomSeating } from './testing/seatings.ts';
import { noWishes, type Wishes } from './wishes.ts';

const forty = { players: 40, tables: 4, rounds: 10 };
const asked = (
  wishes: Partial<Wishes>,
  more: Partial<typeof forty> & Pick<Partial<Ask>, 'evenTables' | 'isOver'> = {},
) =>
  generate({
    ...forty,
    seed: 1,
    evenTables: false,
    known: null,
    wishes: { ...noWishes, ...wishes },
    ...more,
  });
const mended = (more: Partial<Parameters<typeof repair>[0]>) =>
  repair({ seating: randomSeating(20, 2, 5, 1), keep: 1, drop: [], add: [], apart: [], ...more });
const swiss = (more: Partial<Parameters<typeof swissRounds>[0]>) =>
  swissRounds({
    seating: randomSeating(20, 2, 1, 1),
    standing: Array.from({ length: 20 }, (_, i) => i + 1),
    rounds: 1,
    tier: 1,
    apart: [],
    seed: 1,
    ...more,
  });

const ten = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const broken = { players: 20, rounds: [[ten, ten]] };
/**
 * Two tables, and a chain of threes that leaves no fair halves: one is apart from ten others, who are apart
 * from the rest.
 */
const star = ten.flatMap((a) => [11, 12, 13, 14, 15, 16, 17, 18, 19].map((b) => [a, b] as const));

const cases: Readonly<Record<SeatingRefusalCode, () => object>> = {
  'size/tables': () => asked({}, { tables: 0 }),
  'size/rounds': () => asked({}, { rounds: 0 }),
  'size/players': () => asked({}, { players: 1001 }),
  'size/too-few': () => asked({}, { players: 39 }),
  'wish/player': () => asked({ late: [{ player: 41, from: 2 }] }),
  'wish/table': () => asked({ fixed: [{ player: 1, table: 5 }] }),
  'wish/round': () => asked({ early: [{ player: 1, until: 11 }] }),
  'apart/himself': () => asked({ apart: [[3, 3]] }),
  'apart/crowd': () => asked({ teams: [[1, 2, 3, 4, 5]] }),
  'apart/impossible': () =>
    asked(
      {
        apart: [...star, [1, 20]],
        fixed: [
          { player: 11, table: 1 },
          { player: 20, table: 2 },
        ],
      },
      { players: 20, tables: 2 },
    ),
  'referee/impossible': () =>
    asked({ referees: [{ table: 1, not: [...ten, 11] }] }, { players: 20, tables: 2 }),
  'fixed/twice': () =>
    asked({
      fixed: [
        { player: 1, table: 1 },
        { player: 1, table: 2 },
      ],
    }),
  'fixed/full': () => asked({ fixed: [...ten, 11].map((player) => ({ player, table: 1 })) }),
  'fixed/apart': () =>
    asked({
      apart: [[1, 2]],
      fixed: [
        { player: 1, table: 1 },
        { player: 2, table: 1 },
      ],
    }),
  'fixed/referee': () => asked({ fixed: [{ player: 1, table: 1 }], referees: [{ table: 1, not: [1] }] }),
  'referee/everywhere': () => asked({ referees: [1, 2, 3, 4].map((table) => ({ table, not: [1] })) }),
  'absence/never': () => asked({ late: [{ player: 1, from: 5 }], early: [{ player: 1, until: 4 }] }),
  'absence/round': () => asked({ late: [{ player: 1, from: 3 }] }),
  'final/none': () => asked({ final: { rounds: 1, tables: [] } }),
  'final/size': () => asked({ final: { rounds: 1, tables: [[1, 2, 3]] } }),
  'final/twice': () => asked({ final: { rounds: 1, tables: [[...ten.slice(1), 2]] } }),
  'final/apart': () => asked({ apart: [[1, 2]], final: { rounds: 1, tables: [ten] } }),
  'final/away': () =>
    asked({ early: [{ player: 1, until: 8 }], final: { rounds: 1, tables: [ten] } }, { players: 41 }),
  'final/referee': () => asked({ referees: [{ table: 1, not: [1] }], final: { rounds: 1, tables: [ten] } }),
  'balance/apart': () => {
    const generation = asked(
      { teams: Array.from({ length: 10 }, (_, i) => [2 * i + 1, 2 * i + 2]) },
      { players: 20, tables: 2, evenTables: true },
    );
    return isRefusal(generation) ? generation : generation.seating();
  },
  'search/no-time': () => asked({ apart: [[1, 2]] }, { isOver: () => true }),
  'balance/wishes': () => asked({ fixed: [{ player: 1, table: 1 }] }, { evenTables: true }),
  'repair/rounds': () => mended({ keep: 6 }),
  'repair/player': () => mended({ drop: [21] }),
  'repair/known': () => mended({ add: [3] }),
  'repair/late': () => mended({ keep: 5, add: [21] }),
  'repair/short': () => mended({ drop: [3] }),
  'repair/illegal': () => mended({ seating: broken }),
  'repair/apart': () =>
    mended({ drop: [3], add: [21], apart: Array.from({ length: 20 }, (_, i) => [i + 1, 21] as const) }),
  'swiss/apart': () =>
    swiss({ apart: ten.flatMap((a) => ten.map((b) => [a, b] as const)).filter(([a, b]) => a < b) }),
  'swiss/illegal': () => swiss({ seating: broken }),
  'swiss/players': () => swiss({ standing: [99] }),
  'swiss/tier': () => swiss({ tier: 3 }),
};

describe('what cannot be seated is refused', () => {
  it.each(seatingRefusalCodes)('%s, with a sentence in every language', (code) => {
    const answer = cases[code]();
    expect(isRefusal(answer)).toBe(true);
    expect(answer).toMatchObject({ code });
    for (const lang of langs) {
      const sentence = refusalText(answer as SeatingRefusal, lang);
      expect(sentence).toMatch(/^[A-ZА-Я0-9].*\.$/u);
      expect(sentence).not.toMatch(/undefined|NaN/);
    }
  });

  it('but a beginning that was found is used, however late it is', () => {
    expect(isRefusal(asked({}, { isOver: () => true }))).toBe(false);
  });
});
