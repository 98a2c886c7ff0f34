// Practice in a real club: begun and ended by an organiser, played by people of its own, and gone on with.
import { tournamentsAmong } from '@omerta/office/streams.ts';
import { gamesOf, holds } from '@omerta/tournament/state.ts';
import { expect, it } from 'vitest';
import { realPace } from '../demo/pace.ts';
import { playDemo } from '../demo/play.ts';
import { owned } from '../testing/owned.ts';
import { practiceBy } from './practice.ts';

it('plays on the club’s own server until it is ended, leaves nobody in office, and goes on when begun again', async () => {
  const on = await owned();
  const { place, ownerId } = on;
  const troubles: unknown[] = [];
  const practice = practiceBy((at, options) =>
    playDemo({ place: at, options, pace: realPace(), onTrouble: (error) => troubles.push(error) }),
  );
  const pace = { tables: 1, speed: 100 };
  const stranger = await on.add('Stranger');
  expect((await practice.begin(place, stranger, pace))?.code).toBe('people/not-yours');
  expect(practice.now()).toBeNull();

  expect(await practice.begin(place, ownerId, pace)).toBeNull();
  expect((await practice.begin(place, ownerId, pace))?.code).toBe('practice/running');
  const cupId = async () => tournamentsAmong(await place.store.heads())[0] ?? '';
  const cup = async () => (await place.office.tournament(await cupId())).state;
  const isRunning = async () => gamesOf(await cup()).some(({ status }) => status === 'running');
  await expect.poll(isRunning, { timeout: 30_000 }).toBe(true);
  expect((await cup()).name).toBe('Practice cup 1');
  // Its desk is open to whoever began it.
  expect(holds(await cup(), ownerId, 'administrator')).toBe(true);
  expect((await practice.end(place, stranger))?.code).toBe('people/not-yours');
  expect(await practice.end(place, ownerId)).toBeNull();
  expect(practice.now()).toBeNull();
  const { officers } = (await place.office.club()).state;
  expect(officers).toEqual([{ person: ownerId, office: 'organiser' }]);
  expect(await place.store.people.get('c1-p1')).toMatchObject({ club: 'Practice' });

  const game = `game/${await cupId()}/${gamesOf(await cup())[0]?.id}`;
  const lines = async () => (await place.store.head(game)).version;
  const before = await lines();
  expect(await practice.begin(place, ownerId, pace)).toBeNull();
  await expect.poll(lines, { timeout: 30_000 }).toBeGreaterThan(before);
  await practice.stop();
  expect(troubles).toEqual([]);
}, 90_000);
