// What an overlay's key opens: what it shows, for as long as the key lives; the time marks, no sooner than the pictures.
import { give } from '@omerta/office/testing/club.ts';
import { giveLines, table } from '@omerta/office/testing/lines.ts';
import { usualScene } from '@omerta/tournament/overlay-scene.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { askerAt } from '../testing/live-server.ts';
import { type HallOfOffices, hallOfOffices } from '../testing/offices.ts';

let hall: HallOfOffices;
beforeEach(async () => {
  hall = await hallOfOffices();
});
afterEach(() => hall.close());

const keys = '/api/tournaments/cup/keys';
const made = async (): Promise<{ readonly id: string; readonly key: string }> =>
  (await askerAt(hall, 'admin').post(keys, { kind: 'overlay', name: 'OBS' })).json;
const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
const here = (key: string) => askerAt(hall, null).get('/api/overlay', bearer(key));
const show = async (key: string, scene: object): Promise<number> => {
  const headers = { ...bearer(key), 'content-type': 'application/json' };
  const answer = await fetch(`${hall.url}/api/overlay`, {
    method: 'POST',
    headers,
    body: JSON.stringify(scene),
  });
  return answer.status;
};

it('shows what was set last, each key its own, and nothing once it is revoked', async () => {
  const [one, other] = [await made(), await made()];
  expect((await here(one.key)).json).toMatchObject({ tournament: 'cup', name: 'OBS', scene: usualScene });
  const scene = { ...usualScene, look: 'paper', table: 2, roles: false };
  expect(await show(one.key, scene)).toBe(200);
  expect((await here(one.key)).json.scene).toEqual(scene);
  expect((await here(other.key)).json.scene).toEqual(usualScene);
  expect(await show(one.key, { ...scene, title: 'x'.repeat(121) })).toBe(400);
  expect((await askerAt(hall, 'admin').del(`${keys}/${one.id}`)).status).toBe(200);
  expect([(await here(one.key)).status, await show(one.key, scene)]).toEqual([401, 401]);
  expect(JSON.stringify(await hall.place.vault.list('overlay-scene/'))).not.toContain(one.id);
});

it('time marks come as late as the pictures', async () => {
  const { key } = await made();
  const path = `/api/tournaments/cup/games/${encodeURIComponent(table)}/marks?form=json`;
  const marks = async (): Promise<readonly { readonly event: string }[]> => {
    const answer = await askerAt(hall, null).get(path, bearer(key));
    return answer.status === 200 ? answer.json.marks : [];
  };
  const after = (seconds: number): void => {
    hall.club.now = new Date(Date.parse(hall.club.now) + seconds * 1_000).toISOString();
  };
  await give(hall.club, 'chief', 'permit-overlay', { game: table, seconds: 60 });
  expect((await here(key)).json.delays).toContainEqual({ game: table, seconds: 60 });
  after(1_000);
  const before = (await marks()).length;
  await giveLines(hall.club, 'ref', [{ type: 'foul', seat: 3 }]);
  expect(await marks()).toHaveLength(before);
  const all = await askerAt(hall, 'ref').get(path);
  expect(all.json.marks.at(-1)).toMatchObject({ event: 'FoulGiven' });
  after(62);
  await giveLines(hall.club, 'ref', [{ type: 'foul', seat: 5 }]);
  expect((await marks()).filter(({ event }) => event === 'FoulGiven')).toHaveLength(1);
});
