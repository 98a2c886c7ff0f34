// What a tournament that was played in browsers is held against: what had to happen, its archive, and an empty server that takes it in.

import { gameLink } from '@omerta/documents/protocol/link.ts';
import { showPoints } from '@omerta/documents/protocol/protocol.ts';
import { standingsFrom } from '@omerta/server/testing/whole-cup.ts';
import { expect } from 'vitest';
import type { DeskPicture } from '../../desk/wire/picture.ts';
import type { RealServer } from '../real-server.ts';
import { openPage } from '../screen.ts';
import { type PlayedCup, playCup } from './whole-cup.ts';

const statusesOf = ({ games }: DeskPicture): Readonly<Record<string, string>> =>
  Object.fromEntries(games.map(({ id, status }) => [id, status]));

const gameIn = ({ games }: DeskPicture, id: string) => games.find((game) => game.id === id);

type Row = { readonly place: number | null; readonly player: string; readonly total: string };

/** Every trouble of the story is in the record of the tournament. */
const expectStory = ({ before, after, troubled }: PlayedCup): void => {
  expect(statusesOf(after)).toEqual({
    's1/1/1': 'final',
    's1/1/2': 'annulled',
    's1/1/2/2': 'final',
    's1/2/1': 'final',
    's1/2/2': 'annulled',
    's1/2/2/2': 'final',
    's1/3/1': 'final',
    's1/3/2': 'final',
    's2/1/1': 'final',
  });
  expect(gameIn(after, 's1/1/1')?.sheet?.removed).toHaveLength(1);
  expect(gameIn(before, 's1/1/2')?.winner).toBe('red');
  expect(gameIn(after, 's1/1/2/2')?.winner).toBe('black');
  expect(after.protests.map(({ decision }) => decision?.['outcome'])).toEqual(['replay']);
  expect(gameIn(after, 's1/1/2/2')?.approvals).toMatchObject([{ of: 'chief', state: 'given' }]);
  expect(gameIn(after, 's1/2/1')?.seats[2]).toBe(troubled.substitute);
  expect(after.discipline.cards).toMatchObject([{ colour: 'purple', person: troubled.carded }]);
  expect(gameIn(after, 's1/3/1')?.seats.concat(gameIn(after, 's1/3/2')?.seats ?? [])).toContain(
    troubled.takesOver,
  );
  expect(after.entries.find(({ person }) => person === troubled.out)?.status).toBe('withdrawn');
  expect(after.phase).toBe('finished');
};

/** Anybody with the paper: its code opens the game, and tells a log that is not the printed one. */
const expectOpensByCode = async (house: RealServer, cup: string): Promise<void> => {
  const page = await openPage(house, { lang: 'en' });
  const path = `/api/tournaments/${cup}/games/${encodeURIComponent('s1/1/1')}/head`;
  const { version, hash } = await (await page.request.get(path)).json();
  const printed = (head: string): string =>
    gameLink({ stream: `game/${cup}/s1/1/1`, version, hash: head }, house.url);
  for (const [head, isSame] of [
    [hash, true],
    [hash.replace(/^./, (first: string) => (first === '0' ? '1' : '0')), false],
  ] as const) {
    await page.goto(printed(head));
    await page.locator(`[data-same="${isSame}"]`).waitFor();
    await page.locator('.ring').getByText('Player').first().waitFor();
  }
  await page.goto(`/replay?game=${encodeURIComponent(`${cup}/s1/1/2`)}x`);
  await page.getByRole('alert').waitFor();
  await page.context().close();
};

export const expectWholeCup = async (house: RealServer): Promise<void> => {
  const played = await playCup(house);
  expectStory(played);
  const { served, shown, nameOf, cup, owner, archive } = played;
  const rows = (served as { readonly rows: readonly Row[] }).rows;
  expect(shown).toEqual(
    rows.map(({ place, player, total }) => `${place ?? ''} ${nameOf(player)} ${showPoints(total, 'en')}`),
  );
  await expectOpensByCode(house, cup);
  const { archived, restored } = await standingsFrom(archive, {
    tournament: cup,
    organiser: owner,
    now: Date.now,
  });
  expect(archived).toEqual(served);
  expect(restored).toEqual(served);
  expect(played.complaints).toEqual([]);
};
