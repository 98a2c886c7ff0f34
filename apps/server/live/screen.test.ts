// The code of a hall's screen: short enough to be typed on a television, unique, and not to be guessed.
import { table } from '@omerta/office/testing/lines.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hashOf, keyOf, newTicket, ticketText } from '../people/kept/ticket.ts';
import { askerAt, socketAt } from '../testing/live-server.ts';
import { type HallOfOffices, hallOfOffices } from '../testing/offices.ts';

let hall: HallOfOffices;
beforeEach(async () => {
  hall = await hallOfOffices();
});
afterEach(() => hall.close());

const keys = '/api/tournaments/cup/keys';
const made = async (name = 'Wall'): Promise<{ readonly id: string; readonly key: string }> =>
  (await askerAt(hall, 'admin').post(keys, { kind: 'screen', name })).json;
const carrying = (code: string, path = '/api/screen') =>
  askerAt(hall, null).get(path, { authorization: `Bearer ${code}` });

it('is eight signs without look-alikes, and says which screen it is', async () => {
  const { id, key } = await made();
  expect(key).toMatch(/^[3479ACDEFHJKMNPRTWXY]{8}$/);
  expect((await carrying(key)).json).toEqual({ tournament: 'cup', screen: id });
  expect((await carrying(key.toLowerCase())).json).toEqual({ tournament: 'cup', screen: id });
  const codes = await Promise.all(Array.from({ length: 20 }, (_, i) => made(`Wall ${i}`)));
  expect(new Set(codes.map((each) => each.key)).size).toBe(20);
});

it('opens the picture of the hall, over HTTP and over a socket', async () => {
  const { key } = await made();
  const game = `/api/tournaments/cup/games/${encodeURIComponent(table)}?as=hall`;
  expect((await carrying(key, game)).json).toMatchObject({ audience: 'hall' });
  expect((await askerAt(hall, null).get(game)).status).toBe(403);
  const socket = await socketAt(hall, key);
  socket.say({ watch: `game/cup/${table}`, as: 'hall' });
  expect(await socket.hear(({ watch }) => watch !== undefined)).toMatchObject({ audience: 'hall' });
  socket.raw.close();
});

it('opens nothing once it is revoked, and nobody learns of it from the list', async () => {
  const { id, key } = await made();
  expect((await askerAt(hall, 'admin').get(keys)).text).not.toContain(key);
  expect((await askerAt(hall, 'admin').del(`${keys}/${id}`)).status).toBe(200);
  const refused = await carrying(key);
  expect([refused.status, refused.json.code]).toEqual([401, 'auth/screen']);
  expect(await hall.place.vault.get(`screen-code/${hashOf(key)}`)).toBeUndefined();
});

it('is never told by what is kept or shown of it', async () => {
  const { key } = await made();
  const kept = JSON.stringify(await hall.place.vault.list(''));
  expect(kept).toContain('screen-code/');
  expect(kept).not.toContain(key);
  await askerAt(hall, 'org').post('/api/orders', {
    to: 'tournament',
    tournament: 'cup',
    command: { type: 'point-screen', id: 'o1', screen: 'x', name: 'Wall', shows: { what: 'blank' } },
  });
  expect((await askerAt(hall, null).get('/api/tournaments/cup')).text).not.toContain(key);
});

it('who guesses at codes is stopped, also with the right one, until the minute is over', async () => {
  const { key } = await made();
  for (let i = 0; i < 100; i++) expect((await carrying('ACDEFHJK')).status).toBe(401);
  const turned = await carrying(key);
  expect([turned.status, turned.json.code]).toEqual([429, 'auth/too-many']);
  hall.club.now = new Date(Date.parse(hall.club.now) + 61_000).toISOString();
  expect((await carrying(key)).status).toBe(200);
});

it('a long code made before is a screen’s still; an overlay’s key and a person’s token are none', async () => {
  const ticket = newTicket('cup');
  const kept = {
    person: null,
    kind: 'screen',
    tournament: 'cup',
    id: ticket.id,
    secret: hashOf(ticket.secret),
    name: 'Old',
    made: '2026-01-01T00:00:00Z',
    by: 'org',
  };
  await hall.place.vault.swap(keyOf('watch-key', 'cup', ticket.id), null, kept);
  expect((await carrying(`omk_${ticketText(ticket)}`)).json).toEqual({
    tournament: 'cup',
    screen: ticket.id,
  });
  const others = [hall.headers['overlay key'], hall.headers.owner, {}, { authorization: 'Bearer nonsense' }];
  for (const headers of others) {
    const asked = await askerAt(hall, null).get('/api/screen', headers);
    expect([asked.status, asked.json.code]).toEqual([401, 'auth/screen']);
  }
});
