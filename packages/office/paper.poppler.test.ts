// The print pack of a whole tournament, as another program sees it: pages, margins, sizes, and what stands on them.
import { join } from 'node:path';
import { langs } from '@omerta/base/lang.ts';
import { packDocument } from '@omerta/documents/pack/pack.ts';
import { type PackPart, packParts } from '@omerta/documents/pack/parts.ts';
import { roundPages } from '@omerta/documents/pack/rounds.ts';
import { documentOf, onPaper } from '@omerta/documents/page/page.ts';
import { printInNode } from '@omerta/documents/page/print-node.ts';
import { badgeAddress, personOnBadge } from '@omerta/documents/tournament/badge.ts';
import type { TournamentPaper } from '@omerta/documents/tournament/paper.ts';
import { acts } from '@omerta/rules/rulebooks/acts.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import { ruleNames } from '@omerta/rules/rulebooks/rule-names.ts';
import { tolerated, unlikeApproved } from '@omerta/testkit/approved-picture.ts';
import { type PdfPage, pdfPages, pdfTexts } from '@omerta/testkit/machine/poppler.ts';
import { decodeQR } from 'qr/decode.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { clauseWordsIn, simulatedPaper } from './testing/papers.ts';

const dpi = 40;
/** Ten millimetres in pixels, rounded down. */
const margin = Math.floor((10 / 25.4) * dpi);
const a4 = { width: Math.round((210 / 25.4) * dpi), height: Math.round((297 / 25.4) * dpi) };

const print = async (paper: TournamentPaper, parts: readonly PackPart[], lang: 'ru' | 'en' = 'ru') => {
  const clauseWords = clauseWordsIn(lang, paper.rulebook);
  const made = packDocument(parts, { paper, lang, origin: 'https://hall.example', clauseWords });
  if (!made) throw new Error('nothing to print');
  return printInNode(onPaper(made));
};

/** Where anything but paper stands nearer to the edge than ten millimetres. */
const isInMargin = ({ width, height, pixels }: PdfPage): boolean =>
  pixels.some((grey, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    return grey < 250 && (x < margin || y < margin || x >= width - margin || y >= height - margin);
  });

let cup: TournamentPaper;
let pack: Uint8Array;
let pages: readonly PdfPage[];
let texts: readonly string[];

/** As it was before its first round: nothing is played. */
const unplayed = (paper: TournamentPaper): TournamentPaper => ({
  ...paper,
  isFinished: false,
  standings: null,
  games: paper.games.map((game) => ({
    ...game,
    status: 'scheduled',
    sheet: null,
    record: null,
    log: null,
    signature: null,
    protests: [],
  })),
});

beforeAll(async () => {
  cup = await simulatedPaper({ players: 40, tables: 4, rounds: 12, rulebook: 'fiim-2018', seed: 3 });
  pack = await print(cup, packParts);
  [pages, texts] = await Promise.all([pdfPages(pack, { dpi }), pdfTexts(pack)]);
}, 240_000);

describe('40 players, 12 rounds', () => {
  it('is under 20 MB, every page A4 with 10 mm of white on each side', () => {
    expect(pack.length).toBeLessThan(20_000_000);
    expect(pages.length).toBeGreaterThan(150);
    for (const { width, height } of pages) {
      expect(Math.abs(width - a4.width)).toBeLessThanOrEqual(1);
      expect(Math.abs(height - a4.height)).toBeLessThanOrEqual(1);
    }
    expect(pages.flatMap((page, i) => (isInMargin(page) ? [i + 1] : []))).toEqual([]);
  });

  it('has a sheet of two pages for each game that was played, the front on an odd page', () => {
    const fronts = texts.flatMap((text, i) => (text.trimStart().startsWith('Протокол игры') ? [i] : []));
    // The empty form stands among them.
    expect(fronts).toHaveLength(cup.games.filter(({ sheet }) => sheet !== null).length + 1);
    expect(fronts.filter((i) => i % 2 === 1)).toEqual([]);
  });

  it('seats everybody in every round by round, by table and by player', () => {
    const all = texts.join('\n');
    for (const { nick } of cup.people.filter(({ id }) => cup.players.includes(id)))
      expect([nick, all.includes(nick)]).toEqual([nick, true]);
    for (const table of [1, 2, 3, 4]) expect(texts.some((text) => text.includes(`Стол ${table}`))).toBe(true);
  });
});

it('[fiim-2018 9.12] before the first round there is a form for every game to come, with its players and no card', async () => {
  const empty = unplayed(cup);
  const forms = await pdfTexts(await print(empty, ['blanks']));
  expect(forms).toHaveLength(2 * empty.games.length);
  const [first] = empty.games;
  for (const id of first?.seats ?? [])
    expect(forms[0]).toContain(cup.people.find((person) => person.id === id)?.nick);
  expect(
    packDocument(['protocols', 'certificates', 'standings'], {
      paper: empty,
      lang: 'ru',
      origin: null,
      clauseWords: {},
    }),
  ).toBeNull();
}, 60_000);

it('the code on a badge is its person', async () => {
  const [page] = await pdfPages(await print(cup, ['badges']), { dpi: 150, last: 1 });
  if (!page) throw new Error('no page');
  // The first badge: the upper left quarter of the upper half.
  const [width, height] = [Math.floor(page.width / 2), Math.floor(page.height / 3.6)];
  const rgba = new Uint8Array(width * height * 4).fill(255);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      rgba.fill(page.pixels[y * page.width + x] ?? 255, (y * width + x) * 4, (y * width + x) * 4 + 3);
  expect(personOnBadge(decodeQR({ width, height, data: rgba }))).toBe(cup.players[0]);
});

it('a reserve has a badge too, and a code stands on it for whom one was made', async () => {
  const [first = '', second = ''] = cup.players;
  const reserve = { id: 'reserve-1', nick: 'Запасная-Ёлочка', club: null };
  const paper = { ...cup, people: [...cup.people, reserve], reserves: [reserve.id] };
  const codes = { [first]: 'ACDEFHJKMN', [reserve.id]: 'PRTWXY3479' };
  const clauseWords = clauseWordsIn('ru', paper.rulebook);
  const made = packDocument(['badges'], { paper, lang: 'ru', origin: 'http://hall', clauseWords, codes });
  const said = (await pdfTexts(await printInNode(onPaper(made ?? documentOf('', []))))).join('\n');
  for (const wanted of ['ACDEF HJKMN', 'Запасная-Ёлочка', 'PRTWX Y3479', 'код впускает один раз'])
    expect(said).toContain(wanted);
  expect(personOnBadge(badgeAddress('http://hall', first, codes[first]))).toBe(first);
  expect(personOnBadge(badgeAddress('http://hall', second))).toBe(second);
});

describe('the papers', () => {
  let small: TournamentPaper;
  beforeAll(async () => {
    small = await simulatedPaper({ players: 20, tables: 2, rounds: 3, rulebook: 'neft-mmt', seed: 3 });
  }, 60_000);

  it.each([
    'rounds',
    'tables',
    'players',
    'badges',
    'numbers',
    'standings',
    'certificates',
    'checklist',
    'pocket',
  ] as const)('%s look as they were approved', async (part) => {
    const [page] = await pdfPages(await print(small, [part]), { dpi, last: 1 });
    if (!page) throw new Error('no page');
    const file = join(import.meta.dirname, 'pictures', `pack-${part}.png`);
    expect(unlikeApproved(file, page)).toBeLessThanOrEqual(tolerated);
  });

  it('of 1 to 6 tables and 1 to 12 rounds the seating by round has no empty page', async () => {
    const counts = (most: number): readonly number[] => Array.from({ length: most }, (_, i) => i + 1);
    const [stage] = small.stages;
    const [game] = small.games;
    if (!stage || !game) throw new Error('no seating');
    /** In the first half of the rounds the referees are named: their blocks are higher. */
    const seated = (tables: number, rounds: number): TournamentPaper => ({
      ...small,
      stages: [{ ...stage, rounds: counts(rounds).map(() => counts(tables).map(() => counts(10))) }],
      games: counts(Math.floor(rounds / 2)).flatMap((round) =>
        counts(tables).map((table) => ({ ...game, round, table })),
      ),
    });
    const papers = counts(6).flatMap((tables) => counts(12).map((rounds) => seated(tables, rounds)));
    const parts = papers.flatMap((paper) => roundPages({ paper, lang: 'ru', origin: null, clauseWords: {} }));
    const read = await pdfTexts(await printInNode(onPaper(documentOf('', parts))));
    expect(read.flatMap((text, i) => (text.trim() === '' ? [i + 1] : []))).toEqual([]);
  }, 240_000);

  it('long names in one word stay within the margins of every page', async () => {
    const people = small.people.map((person) => ({
      ...person,
      nick: `Превысокомногорассмотрительствующий-${person.id}`,
    }));
    const all = await pdfPages(await print({ ...small, people }, packParts), { dpi });
    expect(all.flatMap((page, n) => (isInMargin(page) ? [n + 1] : []))).toEqual([]);
  }, 240_000);

  it.each(langs)(
    '%s: the pocket table has every violation and every timing of the rulebook',
    async (lang) => {
      const [page = ''] = await pdfTexts(await print(small, ['pocket'], lang));
      const book = rulebook(small.rulebook);
      for (const { act, clause } of book.violations) {
        // A long name goes on in the next line.
        const beginning = acts[act][lang].split(' ').slice(0, 3).join(' ');
        expect([clause, beginning, page.includes(clause) && page.includes(beginning)]).toEqual([
          clause,
          beginning,
          true,
        ]);
      }
      expect(page).toContain(ruleNames.speechSeconds[lang]);
      expect(page).toContain(ruleNames.tieSpeechSeconds[lang]);
    },
  );
});
