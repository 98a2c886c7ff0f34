// The story of a tournament in browsers: twenty players, two tables, three rounds and a final, led on two phones at once and run from the desk.

import { readFile } from 'node:fs/promises';
import type { GameRecord } from '@omerta/rules/notation/record.ts';
import type { DeskPicture } from '../../desk/wire/picture.ts';
import { asked, claimed } from '../club-people.ts';
import { simulatedGame } from '../games.ts';
import type { Referee } from '../hand.ts';
import { claimPathOf, type RealServer } from '../real-server.ts';
import { openPage } from '../screen.ts';
import { makes, playerNames, refereeNames, registers, seats, starts } from './before.ts';
import type { DeskHand } from './desk-hand.ts';
import {
  closesAll,
  drawsLots,
  entersFromPaper,
  mends,
  ordersReplay,
  seatsSubstitute,
  showsPurple,
  upholdsProtest,
  withdraws,
} from './incidents.ts';
import { leads, phoneWith } from './phone.ts';

/** Short games of bots; in the first somebody is removed. */
const records = [87, 10, 194, 129, 129, 264, 212, 51].map((seed) => simulatedGame('neft-mmt', seed));

const recordAt = (i: number): GameRecord => {
  const record = records[i];
  if (!record) throw new Error(`no game ${i}`);
  return record;
};

const callsRound = async ({ page, press, room }: DeskHand, tables: number): Promise<void> => {
  await room('hall');
  await press('call-round');
  await page.locator('[data-minutes="2"]').click();
  await press('call-now');
  await page
    .locator('[data-status="called"]')
    .nth(tables - 1)
    .waitFor();
};

type Games = DeskPicture['games'];

const leaderOf = (games: Games, id: string): string | null =>
  games.find((each) => each.id === id)?.referee ?? null;

export type PlayedCup = {
  /** When the first round was played, before anything was ruled on it. */
  readonly before: DeskPicture;
  readonly after: DeskPicture;
  /** As the table on the screen says them. */
  readonly shown: readonly string[];
  readonly served: unknown;
  readonly archive: Uint8Array;
  readonly cup: string;
  readonly owner: string;
  readonly nameOf: (person: string) => string;
  readonly troubled: Readonly<Record<'carded' | 'substitute' | 'out' | 'takesOver', string>>;
  readonly complaints: readonly string[];
};

export const playCup = async (house: RealServer): Promise<PlayedCup> => {
  const complaints: string[] = [];
  const page = await openPage(house, { device: 'desktop', lang: 'en' });
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (said) => said.type() === 'error' && complaints.push(said.text()));
  await claimed(page, claimPathOf(house));
  const hand = await makes(page, house);
  await registers(hand);
  await starts(hand);
  await seats(hand, 's1', 3);
  const ids = new Map<string, string>();
  for (const name of [...refereeNames, ...playerNames]) ids.set(name, await hand.idOf(name));
  const id = (name: string): string => ids.get(name) ?? '';
  const nameOf = (person: string): string => [...ids].find(([, each]) => each === person)?.[0] ?? person;
  const phones = new Map<string, Referee>();
  for (const name of refereeNames) phones.set(id(name), await phoneWith(house, await hand.codeOf(name)));
  /** Both tables at once, each on the phone of its referee. */
  const plays = async (games: readonly (readonly [game: string, record: number])[]): Promise<void> => {
    const { games: now } = await hand.picture();
    await Promise.all(
      games.map(async ([game, record]) => {
        const phone = phones.get(leaderOf(now, game) ?? '');
        if (!phone) throw new Error(`nobody leads ${game}`);
        await leads(phone, game, recordAt(record));
      }),
    );
  };

  await callsRound(hand, 2);
  await plays([
    ['s1/1/1', 0],
    ['s1/1/2', 1],
  ]);
  const before = await hand.picture();
  const protested = before.games.find((game) => game.id === 's1/1/2');
  await upholdsProtest(hand, 's1/1/2', protested?.seats[0] ?? '');
  await entersFromPaper(hand, 's1/1/2/2');

  const [last, lastButOne] = ((await hand.picture()).standings ?? []).toReversed();
  await showsPurple(hand, nameOf(last?.player ?? ''));
  await callsRound(hand, 2);
  await seatsSubstitute(hand, 3, id('Player21'));
  await plays([
    ['s1/2/1', 2],
    ['s1/2/2', 3],
  ]);
  await ordersReplay(hand, 's1/2/2');
  await plays([['s1/2/2/2', 7]]);

  await withdraws(hand, nameOf(lastButOne?.player ?? ''));
  await mends(hand, 's1', lastButOne?.player ?? '', 'Player22');
  await callsRound(hand, 2);
  await plays([
    ['s1/3/1', 4],
    ['s1/3/2', 5],
  ]);
  await closesAll(hand);
  await drawsLots(hand);

  await seats(hand, 's2', 1);
  await callsRound(hand, 1);
  await plays([['s2/1/1', 6]]);
  await closesAll(hand);
  await drawsLots(hand);
  await hand.room('finish');
  await hand.confirm('finish');
  await page.locator('[data-part="end"] [role="status"]').waitFor();
  await hand.confirm('hand-out');
  const file = page.waitForEvent('download');
  await page.locator('[data-file="archive"]').click();
  const archive = await readFile(await (await file).path());
  await hand.room('standings');
  const rows = page.locator('.list-rows [data-row]');
  await rows.first().waitFor();
  const shown = await rows.evaluateAll((all) =>
    all.map((row) =>
      ['place', 'player', 'total']
        .map((each) => row.querySelector(`[data-column="${each}"]`)?.textContent)
        .join(' '),
    ),
  );
  return {
    before,
    after: await hand.picture(),
    shown,
    served: (await asked(page, house, `/api/tournaments/${hand.cup}/standings`)).json,
    archive,
    cup: hand.cup,
    nameOf,
    troubled: {
      carded: last?.player ?? '',
      substitute: id('Player21'),
      out: lastButOne?.player ?? '',
      takesOver: id('Player22'),
    },
    owner: (await asked(page, house, '/api/me')).json.person,
    complaints,
  };
};
