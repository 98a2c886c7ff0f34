// The code of a screen in a frame of the socket: a page cannot send it as a header.
import { playingClub, type TestClub } from '@omerta/office/testing/club.ts';
import { table } from '@omerta/office/testing/lines.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askerAt, type LiveServer, liveServer, socketAt } from '../testing/live-server.ts';

let club: TestClub;
let server: LiveServer;
beforeAll(async () => {
  club = await playingClub();
  server = await liveServer(club.store, () => new Date(club.now));
});
afterAll(() => server.close());

const keys = '/api/tournaments/cup/keys';
const watch = `game/cup/${table}`;

it('opens the hall’s picture, and ends it at once when the code is revoked', async () => {
  const desk = askerAt(server, 'org');
  const { id, key } = (await desk.post(keys, { kind: 'screen', name: 'Wall' })).json;
  const page = await socketAt(server);
  const refusals = (name: string): number =>
    page.heard.filter((heard) => heard.watch === name && heard.problem?.code === 'watch/not-yours').length;
  page.say({ watch, as: 'hall' });
  await page.hear(() => refusals(watch) === 1);
  page.say({ watch, as: 'hall', token: key });
  expect((await page.hear(({ audience }) => audience !== undefined)).audience).toBe('hall');
  page.say({ watch: 'tournament/cup', as: 'public', token: key });
  await page.hear((heard) => heard.watch === 'tournament/cup' && heard.view !== undefined);
  await desk.del(`${keys}/${id}`);
  await page.hear(() => refusals(watch) === 2 && refusals('tournament/cup') === 1);
  page.raw.close();
});
