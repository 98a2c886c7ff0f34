// What the rehearsal is held against: what had to happen, what every viewer and paper says of it, its archive, and an empty server that takes it in.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRefusal } from '@omerta/base/refusal.ts';
import { omerta } from '@omerta/cli/testing.ts';
import { gameLink } from '@omerta/documents/protocol/link.ts';
import { showPoints } from '@omerta/documents/protocol/protocol.ts';
import { unzip } from '@omerta/office/archive/zip.ts';
import { standingsFrom } from '@omerta/server/testing/whole-cup.ts';
import { expect } from 'vitest';
import type { DeskPicture } from '../../desk/wire/picture.ts';
import type { RealServer } from '../real-server.ts';
import { openPage } from '../screen.ts';
import type { Planned } from './before.ts';
import type { HiredHall } from './hall.ts';
import { declined, players, reserves } from './people.ts';
import { expelledName, finedName, leavingName, type Rehearsed, rehearse } from './story.ts';

type Row = { readonly place: number | null; readonly player: string; readonly total: string };

const gameIn = ({ games }: DeskPicture, id: string) => games.find((game) => game.id === id);

/** Every trouble of the story is in the record of the tournament. */
const expectStory = ({ after, nameOf, missing }: Rehearsed, { rounds, finals }: Planned): void => {
  const namesIn = (id: string): string[] => gameIn(after, id)?.seats.map(nameOf) ?? [];
  expect(after.phase).toBe('finished');
  expect(after.games).toHaveLength(4 * rounds + 1 + finals);
  expect(
    after.games.filter(({ status }) => status !== 'final').map(({ id, status }) => [id, status]),
  ).toEqual([['s1/1/2', 'annulled']]);
  expect(namesIn('s1/1/1')[2]).toBe(reserves[0]);
  expect(namesIn('s1/1/1')).not.toContain(missing);
  for (const id of ['s1/1/1', 's1/1/2/2']) expect(gameIn(after, id)?.hasRecord).toBe(true);
  expect(gameIn(after, 's1/1/3')).toMatchObject({ winner: 'black', ruled: 'result' });
  expect(gameIn(after, 's1/1/3')?.sheet?.extra.map(({ seat, points }) => [seat, points])).toEqual([
    [3, '0.4'],
    [5, '0.2'],
    [6, '0.3'],
  ]);
  expect(gameIn(after, 's1/1/4')?.sheet?.bestMove).toEqual([3, 4, 6]);
  expect(after.lots.length).toBeGreaterThan(0);
  expect(after.protests.map(({ decision }) => decision?.['outcome'])).toEqual(['result']);
  expect(after.rulings.map(({ status }) => status)).toEqual(['applied', 'applied', 'applied']);
  const inSecond = [1, 2, 3, 4].flatMap((table) => namesIn(`s1/2/${table}`));
  expect(inSecond).toContain(reserves[1]);
  expect(inSecond).not.toContain(leavingName);
  const standing = (nickname: string): string | undefined =>
    after.entries.find(({ person }) => nameOf(person) === nickname)?.status;
  expect([declined, leavingName, 'Ёжик'].map(standing)).toEqual(['declined', 'withdrawn', 'accepted']);
  expect(after.discipline.fines.map(({ person }) => nameOf(person))).toEqual([finedName]);
  expect(after.discipline.expelled.map(({ person }) => nameOf(person))).toEqual([expelledName]);
};

/** Anybody with the paper: its code opens the game, and tells a log that is not the printed one. */
const expectOpensByCode = async (hall: RealServer, cup: string): Promise<void> => {
  const page = await openPage(hall, { lang: 'ru' });
  const path = `/api/tournaments/${encodeURIComponent(cup)}/games/${encodeURIComponent('s1/1/1')}/head`;
  const { version, hash } = await (await page.request.get(path)).json();
  const printed = (head: string): string =>
    gameLink({ stream: `game/${cup}/s1/1/1`, version, hash: head }, hall.url);
  for (const [head, isSame] of [
    [hash, true],
    [hash.replace(/^./, (first: string) => (first === '0' ? '1' : '0')), false],
  ] as const) {
    await page.goto(printed(head));
    await page.locator(`[data-same="${isSame}"]`).waitFor();
    await page.locator('.ring').getByText(reserves[0]).first().waitFor();
  }
  await page.context().close();
};

const expectVerifies = async (archive: Uint8Array): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'omerta-archive-'));
  writeFileSync(join(folder, 'cup.omerta'), archive);
  const { status, err } = await omerta(['verify', join(folder, 'cup.omerta')]);
  rmSync(folder, { recursive: true });
  expect([status, err]).toEqual([0, '']);
};

/** The site tells the ruling's result too; the papers are what they say they are. */
const expectLeftBehind = ({ left }: Rehearsed): void => {
  const files = unzip(new Uint8Array(left.site), () => true);
  if (isRefusal(files)) throw new Error(files.code);
  const pages = [...files]
    .filter(([name]) => name.startsWith('ru/'))
    .map(([, text]) => Buffer.from(text).toString());
  expect(pages.filter((text) => text.includes('результат изменён решением')).length).toBeGreaterThan(0);
  for (const nickname of players) expect(pages.some((text) => text.includes(nickname))).toBe(true);
  expect(left.pack.subarray(0, 5).toString()).toBe('%PDF-');
  expect(isRefusal(unzip(new Uint8Array(left.workbook), () => true))).toBe(false);
};

export const expectRehearsal = async (hall: HiredHall, planned: Planned): Promise<void> => {
  const rehearsed = await rehearse(hall, planned);
  expectStory(rehearsed, planned);
  const { served, shown, nameOf, cup, owner, left } = rehearsed;
  const rows = (served as { readonly rows: readonly Row[] }).rows;
  expect(shown).toEqual(
    rows.map(({ place, player, total }) => `${place ?? ''} ${nameOf(player)} ${showPoints(total, 'ru')}`),
  );
  expectLeftBehind(rehearsed);
  await expectOpensByCode(hall, cup);
  await expectVerifies(left.archive);
  const from = { tournament: cup, organiser: owner, now: Date.now };
  const { archived, restored } = await standingsFrom(left.archive, from);
  expect(archived).toEqual(served);
  expect(restored).toEqual(served);
  expect(rehearsed.complaints).toEqual([]);
};
