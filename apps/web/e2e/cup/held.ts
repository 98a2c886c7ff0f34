// What a tournament that was played in browsers is held against: what had to happen, its archive, and an empty server that takes it in.

import { showPoints } from '@omerta/documents/protocol/protocol.ts';
import { standingsFrom } from '@omerta/server/testing/whole-cup.ts';
import { expect } from 'vitest';
import type { DeskPicture } from '../../desk/wire/picture.ts';
import type { RealServer } from '../real-server.ts';
import { type PlayedCup, playCup } from './whole-cup.ts';

const statusesOf = ({ games }: DeskPicture): Readonly<Record<string, string>> =>
  Object.fromEntries(games.map(({ id, status }) => [id, status]));

const gameIn = ({ games }: DeskPicture, id: string) => games.find((game) => game.id === id);

type Row = { readonly place: number; readonly player: string; readonly total: string };

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

export const expectWholeCup = async (house: RealServer): Promise<void> => {
  const played = await playCup(house);
  expectStory(played);
  const { served, shown, nameOf, cup, owner, archive } = played;
  const rows = (served as { readonly rows: readonly Row[] }).rows;
  expect(shown).toEqual(
    rows.map(({ place, player, total }) => `${place} ${nameOf(player)} ${showPoints(total, 'en')}`),
  );
  const { archived, restored } = await standingsFrom(archive, {
    tournament: cup,
    organiser: owner,
    now: Date.now,
  });
  expect(archived).toEqual(served);
  expect(restored).toEqual(served);
  expect(played.complaints).toEqual([]);
};
