// Whoever leads a game writes its lines and nobody else, by every door: orders, and logs that come from elsewhere.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRefusal } from '@omerta/base/refusal.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import type { NewEvent } from '@omerta/store/append.ts';
import { openingOf } from '@omerta/stream/opening.ts';
import { describe, expect, it } from 'vitest';
import { checkArchive } from './archive/check.ts';
import { contentsOf, packClub } from './archive/club.ts';
import { archiveTournament } from './archive/make.ts';
import { restoreFolder } from './folder/club-folder.ts';
import { clubOrder, cup, done, give, playingClub, refusalOf, type TestClub } from './testing/club.ts';
import { commandsOf, deal, forge, giveLines, table, tableStream } from './testing/lines.ts';
import { granted } from './testing/played.ts';
import { verifyLog } from './verify.ts';

const opened = commandsOf(['night 1', 'day 1']);
const foul = commandsOf(['night 1', 'foul 5']).slice(1);

/** What becomes of the first referee of the game after its first lines. */
const fates: readonly (readonly [string, string, (club: TestClub) => Promise<unknown>])[] = [
  [
    'a referee dismissed from his office',
    'ref',
    (club) => give(club, 'org', 'dismiss', { person: 'ref', office: 'referee' }),
  ],
  [
    'a referee whose table was given to another',
    'ref',
    async (club) => {
      await give(club, 'org', 'appoint', { person: 'dc', office: 'referee' });
      await give(club, 'chief', 'assign-referees', { game: table, referee: 'dc', sides: [] });
    },
  ],
  [
    'a chief who plays in the game',
    'p3',
    async (club) => {
      await give(club, 'org', 'dismiss', { person: 'chief', office: 'chief' });
      await give(club, 'org', 'appoint', { person: 'p3', office: 'chief' });
    },
  ],
  [
    'a chief who was dismissed',
    'chief',
    (club) => give(club, 'org', 'dismiss', { person: 'chief', office: 'chief' }),
  ],
  ['the organiser', 'org', async () => undefined],
  ['another referee', 'dc', (club) => give(club, 'org', 'appoint', { person: 'dc', office: 'referee' })],
];

describe('an order with lines', () => {
  it.each(fates)('of %s is refused, and nothing is written', async (_, person, fate) => {
    const club = await playingClub();
    done(await giveLines(club, 'ref', opened));
    await fate(club);
    const { version } = await club.office.play(cup, table);
    const handled = await giveLines(club, person, foul);
    const code = person === 'p3' ? 'judge/own-game' : 'office/not-yours';
    expect(handled).toMatchObject({ code });
    expect((await club.store.head(tableStream)).version).toBe(version);
  });

  it('is taken of whoever leads now, and of a chief who takes over', async () => {
    const club = await playingClub();
    done(await giveLines(club, 'ref', opened));
    done(await giveLines(club, 'chief', foul));
    done(await club.office.handle(clubOrder(club, 'org', 'add-person', { person: 'new' })));
    await give(club, 'org', 'appoint', { person: 'new', office: 'referee' });
    await give(club, 'chief', 'assign-referees', { game: table, referee: 'new', sides: [] });
    done(await giveLines(club, 'new', foul));
    granted(await verifyLog(club.store));
  });
});

const foulEvent: NewEvent = { type: 'FoulGiven', data: { seat: 5 } };

/** Through each way by which a log comes into an office. */
const checkedEverywhere = async (club: TestClub, fault: object): Promise<void> => {
  expect(await verifyLog(club.store)).toMatchObject(fault);
  const bytes = granted(await archiveTournament(club.store, cup, { people: false }));
  expect(await checkArchive(bytes)).toMatchObject(fault);
  const place = mkdtempSync(join(tmpdir(), 'lines-'));
  try {
    for (const archive of [bytes, packClub(await contentsOf(club.store))]) {
      expect(await restoreFolder(archive, join(place, 'club'))).toMatchObject(fault);
      expect(readdirSync(place)).toEqual([]);
    }
  } finally {
    rmSync(place, { recursive: true });
  }
};

describe('a log from elsewhere', () => {
  it.each(fates)(
    'with a line of %s is refused by every check and restored nowhere',
    async (_, person, fate) => {
      const club = await playingClub();
      done(await giveLines(club, 'ref', opened));
      await fate(club);
      const { version } = await club.office.play(cup, table);
      await forge(club, tableStream, person, [foulEvent]);
      await checkedEverywhere(club, {
        code: 'game/not-led',
        stream: tableStream,
        version: version + 1,
        person,
      });
    },
  );

  it('with a line of nobody, or of a game that is not there, is refused', async () => {
    const club = await playingClub();
    done(await giveLines(club, 'ref', opened));
    const { version } = await club.office.play(cup, table);
    await forge(club, tableStream, null, [foulEvent]);
    await checkedEverywhere(club, { code: 'game/not-led', version: version + 1, person: '-' });
    const other = await playingClub();
    done(await giveLines(other, 'ref', opened));
    const [opening] = await other.store.read(tableStream);
    await forge(other, `game/${cup}/q/9/9`, 'ref', [{ type: 'GameOpened', data: opening?.data }]);
    await checkedEverywhere(other, { code: 'game/not-led', stream: `game/${cup}/q/9/9`, version: 1 });
  });
});

const long = 'x'.repeat(2_001);

/** What no line, no card and no head of a game may be. */
const strange: readonly (readonly [string, object])[] = [
  ['seat 99', { type: 'foul', seat: 99 }],
  ['a field too many', { type: 'foul', seat: 5, loud: true }],
  ['a note of 2,001 characters', { type: 'foul', seat: 5, note: long }],
  ['a note of two lines', { type: 'foul', seat: 5, note: 'one\nforfeit 2' }],
  ['a role that no deck has', { type: 'deal', seat: 5, role: 'maniac' }],
  ['a vote of seat 0', { type: 'vote', candidate: 2, hands: { kind: 'named', seats: [0] } }],
];

describe('lines are read by the one reader', () => {
  it.each(strange)('in an order: %s', async (_, line) => {
    const club = await playingClub();
    const handled = await giveLines(club, 'ref', [...opened, line]);
    expect(handled).toMatchObject({ code: 'command/unreadable' });
    if (isRefusal(handled)) expect(handled.sentence.ru).toMatch(/\p{Script=Cyrillic}/u);
    expect((await club.store.head(tableStream)).version).toBe(0);
  });

  it('in an order: a note of 2,000 characters is taken', async () => {
    const club = await playingClub();
    done(await giveLines(club, 'ref', [...opened, { type: 'note', note: long.slice(1) }]));
    granted(await verifyLog(club.store));
  });

  it('in an order: no role beyond the deck, neither known before the first line nor dealt by lines', async () => {
    const club = await playingClub();
    const dons = [null, ...deal.map(() => 'don')];
    expect(refusalOf(await giveLines(club, 'ref', opened, dons))).toBe('command/unreadable');
    const none = [null, ...deal.map(() => null)];
    const dealt = deal.map((_, i) => ({ type: 'deal', seat: i + 1, role: 'don' }));
    const handled = await giveLines(club, 'ref', dealt, none);
    expect(handled).toMatchObject({ params: { line: 2 } });
    expect((await club.store.head(tableStream)).version).toBe(0);
  });

  const acts: Readonly<Record<string, string>> = {
    foul: 'FoulGiven',
    deal: 'CardDealt',
    vote: 'VotesCounted',
  };

  it.each(strange)('in an archive: %s', async (_, line) => {
    const club = await playingClub();
    done(await giveLines(club, 'ref', opened));
    const { type, ...data } = line as { type: string };
    await forge(club, tableStream, 'ref', [{ type: acts[type] ?? '', data }]);
    await checkedEverywhere(club, { code: 'game/not-replayed', stream: tableStream });
  });

  const book = rulebook('fsm-2024');
  const opening = openingOf(
    book,
    {},
    deal.map((role, i) => ({ name: `p${i + 1}`, role })),
  );

  it.each([
    ['ten dons', { players: deal.map((_, i) => ({ name: `p${i + 1}`, role: 'don' })) }],
    [
      'a name that goes on with lines',
      { players: opening.players.with(0, { name: 'p1" red]\nforfeit 2', role: 'red' }) },
    ],
    ['a tag that goes on with lines', { tags: [{ kind: 'other', text: 'x]\nforfeit 2\n[y' }] }],
    ['a date that goes on with a tag', { tags: [{ kind: 'date', value: '2026-01-10] [switch a b' }] }],
    ['a tag for a seat of its own', { tags: [{ kind: 'seat', seat: 1, name: 'p9', role: 'don' }] }],
    ['a switch that is no word', { switches: { 'a b': 'off' } }],
  ])('in an archive, at the opening: %s', async (_, change) => {
    const club = await playingClub();
    await forge(club, tableStream, 'ref', [{ type: 'GameOpened', data: { ...opening, ...change } }]);
    await checkedEverywhere(club, { code: 'game/not-replayed', stream: tableStream, version: 1 });
  });

  it('in an archive, in the head: a tag that goes on with lines', async () => {
    const club = await playingClub();
    await forge(club, tableStream, 'ref', [
      { type: 'GameOpened', data: opening },
      { type: 'HeadWritten', data: { tags: [{ kind: 'text', name: 'referee', value: 'R"]\nforfeit 2' }] } },
    ]);
    await checkedEverywhere(club, { code: 'game/not-replayed', stream: tableStream, version: 2 });
  });
});
