// Two games that differ only in cards: until the result, with nothing held, every day screen of them is the same to the pixel.

import { randomFrom, seedOf } from '@omerta/base/random.ts';
import { playGame, usualKnobs } from '@omerta/bots/bot.ts';
import { seats } from '@omerta/rules/game/seat.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import { rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { propertySeed } from '@omerta/testkit/properties/seed.ts';
import { sizeOf } from '@omerta/testkit/properties/sizes.ts';
import { partedTwins, type Twins, twinsOf } from '@omerta/testkit/twin.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStage } from './stage.ts';
import type { Staged } from './stage-page.tsx';

const pairs = sizeOf('screenPairs');
const parted = sizeOf('partedPairs');
const langs = ['ru', 'en'] as const;

/** Ways into a screen from the table, one press after another. */
const ways: readonly (readonly string[])[] = [
  ['[data-tool="history"]'],
  ['[data-tool="history"]', '[data-dark^="night"]'],
  [
    '[data-tool="history"]',
    '[data-dark^="night"]',
    '[data-step="shots"]',
    '[data-field="targets"] [data-value="3"]',
  ],
  [
    '[data-tool="history"]',
    '[data-dark^="night"]',
    '[data-step="sheriff"]',
    '[data-field="target"] [data-value="3"]',
  ],
  ['[data-tool="history"]', '[data-line]', '[data-do="strike"]'],
  ['[data-tool="history"]', '[data-line]', '[data-do="add-after"]'],
  ['[data-tool="menu"]', '[data-do="ruling"]'],
  ['[data-tool="menu"]'],
];

/** Beside the ring a large screen shows more of the day. */
const screens = [
  { width: 360, height: 640 },
  { width: 1440, height: 900 },
] as const;
type Screen = (typeof screens)[number];

type Pair = {
  readonly one: Staged;
  readonly other: Staged;
  readonly presses: number;
  readonly way: readonly string[];
  readonly lang: 'ru' | 'en';
  readonly screen: Screen;
};

const makePair = (place: number): Pair => {
  const id = rulebookIds[place % rulebookIds.length] ?? 'fsm-2024';
  const book = rulebook(id);
  for (let i = 0; ; i++) {
    const seed = seedOf(propertySeed + place, i);
    const random = randomFrom(seed);
    const twins: Twins = twinsOf(book, playGame(book, seed, { ...usualKnobs, dealt: 0, annul: 0 }), random);
    const late = twins.days.filter((count) =>
      twins.one.lines.slice(0, count).some(({ type }) => type === 'shots'),
    );
    const different = seats.some((seat) => twins.one.deal[seat] !== twins.other.deal[seat]);
    if (late.length === 0 || !different) continue;
    const count = random.pick(late);
    const staged = (which: 'one' | 'other'): Staged => ({
      rulebook: id,
      deal: twins[which].deal,
      lines: twins[which].lines.slice(0, count),
    });
    return {
      one: staged('one'),
      other: staged('other'),
      presses: random.below(2),
      way: ways[place % ways.length] ?? [],
      lang: random.pick(langs),
      screen: screens[place % 3 === 2 ? 1 : 0],
    };
  }
};

/** One game is decided by its last line and the other is not; a last word is still to be spoken in both. */
const makeParted = (place: number): Pair => {
  const id = rulebookIds[place % rulebookIds.length] ?? 'fsm-2024';
  const book = rulebook(id);
  for (let i = 0; ; i++) {
    const seed = seedOf(propertySeed + place, i);
    const random = randomFrom(seed);
    const twins = partedTwins(book, playGame(book, seed, { ...usualKnobs, dealt: 0, annul: 0 }), random);
    if (!twins) continue;
    const staged = (which: 'one' | 'other'): Staged => ({
      rulebook: id,
      deal: twins[which].deal,
      lines: twins[which].lines,
    });
    return {
      one: staged('one'),
      other: staged('other'),
      presses: place % 2,
      way: ways[place % ways.length] ?? [],
      lang: random.pick(langs),
      screen: screens[place % 3 === 2 ? 1 : 0],
    };
  }
};

type Seen = { readonly html: string; readonly picture: string };

/** Where two texts part, with what stands around it. */
const parting = (one: string, other: string): string => {
  const at = [...one].findIndex((char, i) => char !== other[i]);
  return `${one.slice(Math.max(0, at - 200), at + 200)}\n--- other ---\n${other.slice(Math.max(0, at - 200), at + 200)}`;
};

/** The edge of a curve may be drawn one shade apart from one time to another: what a card tells is there every time. */
const draws = 8;

const difference = (ones: readonly Seen[], others: readonly Seen[]): string | null => {
  for (const [place, { html, picture }] of ones.entries()) {
    const other = others[place];
    if (html !== other?.html) return `screen ${place}: ${parting(html, other?.html ?? '')}`;
    if (picture !== other.picture) return `screen ${place}: the pixels differ`;
  }
  return null;
};

describe('secrets on the referee’s own phone', () => {
  let opened: Awaited<ReturnType<typeof openStage>>;
  beforeAll(async () => {
    opened = await openStage();
  }, 120_000);
  afterAll(() => opened?.close());

  /** The table in both languages, and the screen at the end of the way in one of them. */
  const screensOf = async (game: Staged, { presses, way, lang, screen }: Pair): Promise<readonly Seen[]> => {
    const { page, picture } = opened;
    const seen: Seen[] = [];
    await page.setViewportSize(screen);
    await page.evaluate(([staged, times]) => globalThis.stage.show(staged, times), [game, presses] as const);
    for (const [spoken, selectors] of [
      ['ru', []],
      ['en', []],
      [lang, way],
    ] as const) {
      const html = await page.evaluate(([wanted, buttons]) => globalThis.stage.walk(wanted, buttons), [
        spoken,
        selectors,
      ] as const);
      seen.push({ html, picture: await picture() });
    }
    return seen;
  };

  const compare = async (pair: Pair, name: string): Promise<void> => {
    let problem: string | null = 'not compared';
    for (let tries = 0; problem !== null && tries < draws; tries++)
      problem = difference(await screensOf(pair.one, pair), await screensOf(pair.other, pair));
    expect(problem, `${name}, ${pair.way.join(' ')}`).toBeNull();
  };

  it(`${pairs} pairs of games that differ only in cards look the same to the pixel, in both languages`, async () => {
    const kept = new Set<string>();
    for (let i = 0; i < pairs; i++) {
      await compare(makePair(i), `pair ${i}`);
      kept.add(await opened.page.evaluate(() => globalThis.stage.kept()));
    }
    // Only the device's own settings, which a test changes to either language, and whether it is night.
    expect(kept.size).toBeLessThanOrEqual(2 * langs.length);
  }, 600_000);

  it(`${parted} pairs of games, one decided and one not, look the same to the pixel until the last word is over`, async () => {
    for (let i = 0; i < parted; i++) await compare(makeParted(i), `parted pair ${i}`);
  }, 600_000);
});
