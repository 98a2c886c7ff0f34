// The rehearsal from the owner's link to the archive: a two-day tournament of forty-three people with everything that goes wrong, on screens alone.
import type { GameRecord } from '@omerta/rules/notation/record.ts';
import type { Page } from 'playwright-core';
import type { DeskPicture } from '../../desk/wire/picture.ts';
import { asked } from '../club-people.ts';
import { simulatedGame } from '../games.ts';
import { openPage } from '../screen.ts';
import * as before from './before.ts';
import * as calling from './calling.ts';
import type { DeskHand } from './desk-hand.ts';
import * as end from './end.ts';
import { type HiredHall, withClock } from './hall.ts';
import { entersPaper, entersRound } from './paper.ts';
import { dutyName, players, refereeNames, reserves } from './people.ts';
import * as phones from './phones.ts';
import { leaves } from './repair.ts';
import * as rulings from './rulings.ts';
import { readsGame } from './spectator.ts';

/** Short games of bots. */
const played = (seed: number): GameRecord => simulatedGame('fsm-2024', seed);
const [atOne, atTwo, replayed] = [played(202), played(40), played(83)];
/** As far as the second table comes before its referee falls ill. */
const linesOfTwo = 18;

export const [finedName, leavingName, expelledName] = ['Кот «Баюн»', 'Туз «Пик»', 'Филин'];
const [sitsIn, takesOver] = reserves;
const first = (table: number): string => `Отбор, тур 1, стол ${table}`;

const opensDesk = async (hall: HiredHall, heard: (page: Page) => Page): Promise<Page> => {
  const page = heard(await openPage(hall, { device: 'laptop', lang: 'ru' }));
  await withClock(page);
  return page;
};

const prepares = async (page: Page, hall: HiredHall, planned: before.Planned): Promise<DeskHand> => {
  await before.founds(page, hall);
  const hand = await before.makes(page, hall, planned);
  await before.takesIn(hand);
  await before.registers(hand);
  await before.starts(hand);
  await before.lays(hand);
  await before.swaps(hand);
  await before.publishes(hand, planned.rounds);
  await before.plansDays(hand);
  return hand;
};

/** Two phones lead at once, the power goes, a referee falls ill, his game is annulled in play and led again. */
const firstRound = async (
  hand: DeskHand,
  hall: HiredHall,
  duty: Page,
): Promise<{ readonly missing: string }> => {
  const player = await phones.playerPhone(hall, await before.codeOf(hand, 'Семён'));
  await calling.callsInError(hand, players);
  await player.locator('[data-part="next"][data-called]').waitFor();
  await player.context().close();
  const missing = await calling.seatsSubstitute(hand, 3, sitsIn);
  const [leaderOne, leaderTwo] = [await calling.leaderOf(hand, 1), await calling.leaderOf(hand, 2)];
  const leaders = [leaderOne, leaderTwo, await calling.leaderOf(hand, 3), await calling.leaderOf(hand, 4)];
  const one = await phones.refereePhone(hall, await calling.codeOf(hand, leaderOne), true);
  const two = await phones.refereePhone(hall, await calling.codeOf(hand, leaderTwo), true);
  await Promise.all([
    phones.leads(one, atOne).then(() => phones.signs(one, leaderOne)),
    phones.leads(two, atTwo, linesOfTwo),
    calling.losesPower(hand, hall),
  ]);
  const free = refereeNames.find((nickname) => !leaders.includes(nickname)) ?? '';
  await calling.changesReferee(hand, 2, free);
  await phones.isTold(two);
  const three = await phones.refereePhone(hall, await calling.codeOf(hand, free));
  await phones.takesOver(three);
  await rulings.ordersReplay(hand, duty, 2);
  await phones.isTold(three);
  await phones.goesOn(three, 'переигровка');
  await phones.leads(three, replayed);
  await phones.signs(three, free);
  for (const { page } of [one, two, three]) await page.context().close();
  await entersPaper(hand, first(3), { roles: '0891', winner: 'red', extra: '34 52' });
  await entersPaper(hand, first(4), { roles: '1764', winner: 'red' });
  return { missing };
};

const rules = async (hand: DeskHand, hall: HiredHall, duty: Page): Promise<void> => {
  await rulings.upholdsProtest(hand, duty, first(3));
  await readsGame(hall, 's1/1/3', ['результат изменён решением', 'Победа чёрных · решением судей']);
  await rulings.rulesPoints(hand, first(3), '34 52 63');
  await rulings.correctsSheet(hand, first(4));
  await rulings.fines(hand, finedName);
};

const finals = async (hand: DeskHand, hall: HiredHall, count: number): Promise<void> => {
  await end.seatsFinal(hand, count, await end.cannotFinish(hand));
  const wall = await end.hangsWall(hand, hall);
  await end.hides(hand);
  for (let round = 1; round <= count; round++) {
    await calling.callsRound(hand, 1);
    await entersRound(hand, { stage: 'Финал «Ёлки»', round, tables: 1 });
  }
  await end.closesGames(hand, hall, count);
  await end.drawsLots(hand);
  await end.reveals(hand, wall);
  await wall.context().close();
};

export type Rehearsed = {
  readonly after: DeskPicture;
  /** As the table on the screen says them. */
  readonly shown: readonly string[];
  readonly served: unknown;
  readonly left: end.LeftBehind;
  readonly cup: string;
  readonly owner: string;
  readonly nameOf: (person: string) => string;
  /** Who did not come to the first round. */
  readonly missing: string;
  readonly complaints: readonly string[];
};

/** The browser's own words on an order that is refused and on a server that is away. */
const isExpected = (said: string): boolean =>
  said.startsWith('Failed to load resource') || said.startsWith('WebSocket connection');

const shownTable = async (hand: DeskHand): Promise<readonly string[]> => {
  const { page } = hand;
  await hand.room('standings');
  // Only the rows in sight are drawn.
  await page.setViewportSize({ width: 1366, height: 4_000 });
  const rows = page.locator('.list-rows [data-row]');
  await rows.nth(players.length - 1).waitFor();
  return rows.evaluateAll((all) =>
    all.map((row) =>
      ['place', 'player', 'total']
        .map((each) => row.querySelector(`[data-column="${each}"]`)?.textContent)
        .join(' '),
    ),
  );
};

export const rehearse = async (hall: HiredHall, planned: before.Planned): Promise<Rehearsed> => {
  const complaints: string[] = [];
  const heard = (page: Page): Page => {
    page.on('pageerror', ({ message }) => complaints.push(message));
    page.on(
      'console',
      (said) => said.type() === 'error' && !isExpected(said.text()) && complaints.push(said.text()),
    );
    return page;
  };
  const page = await opensDesk(hall, heard);
  const hand = await prepares(page, hall, planned);
  const duty = heard(await phones.officialPhone(hall, await rulings.officialCode(hand, dutyName)));
  const { missing } = await firstRound(hand, hall, duty);
  await rules(hand, hall, duty);
  await duty.context().close();
  await leaves(hand, leavingName, takesOver);
  for (let round = 2; round <= planned.rounds; round++) {
    await calling.callsRound(hand, 4);
    await entersRound(hand, { stage: 'Отбор', round, tables: 4 });
  }
  await rulings.expels(hand, expelledName);
  await end.closesGames(hand, hall, 4 * planned.rounds);
  await finals(hand, hall, planned.finals);
  await end.finishes(hand);
  await end.takesEndBack(hand);
  await end.finishes(hand);
  const left = await end.handsOut(hand);
  const ids = new Map<string, string>(
    (await asked(page, hall, '/api/people')).json.people.map(
      ({ person, nickname }: { person: string; nickname: string }) => [person, nickname],
    ),
  );
  return {
    after: await hand.picture(),
    shown: await shownTable(hand),
    served: (await asked(page, hall, `/api/tournaments/${encodeURIComponent(hand.cup)}/standings`)).json,
    left,
    cup: hand.cup,
    owner: (await asked(page, hall, '/api/me')).json.person,
    nameOf: (person) => ids.get(person) ?? person,
    missing,
    complaints,
  };
};
