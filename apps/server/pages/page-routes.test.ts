// The public pages over a running game: read without a script, in either language, and never ahead of what the public is told.
import { gunzipSync } from 'node:zlib';
import { give, playingClub, type TestClub } from '@omerta/office/testing/club.ts';
import { commandsOf, deal, table } from '@omerta/office/testing/lines.ts';
import type { Role } from '@omerta/rules/game/role.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { later, play } from '../testing/live-club.ts';
import { type LiveServer, liveServer } from '../testing/live-server.ts';

const game = `/live/cup/games/${encodeURIComponent(table)}`;

const begun = async (roles: readonly Role[]): Promise<readonly [TestClub, LiveServer]> => {
  const club = await playingClub();
  await play(club, commandsOf(['night 1', 'day 1', 'nominate 1 3', 'foul 5']), { roles: [null, ...roles] });
  return [club, await liveServer(club.store, () => new Date(club.now))];
};

let club: TestClub;
let server: LiveServer;
beforeAll(async () => {
  [club, server] = await begun(deal);
});
afterAll(() => server.close());

const ask = (path: string, headers: Readonly<Record<string, string>> = {}, at = server) =>
  at.app.inject({ method: 'GET', url: path, headers });
const textOf = async (path: string, at = server): Promise<string> => (await ask(path, {}, at)).body;

describe('a public page', () => {
  it('speaks the language that is asked for, is packed, and is not sent twice', async () => {
    const first = await ask('/live/cup', { 'accept-language': 'ru', 'accept-encoding': 'gzip' });
    expect(first.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-language': 'ru',
      'content-encoding': 'gzip',
      vary: 'accept, accept-language, accept-encoding',
    });
    expect(gunzipSync(first.rawPayload).toString()).toContain('<html lang="ru">');
    expect(await textOf('/live/cup?lang=en')).toContain('<html lang="en">');
    const headers = {
      'accept-language': 'ru',
      'accept-encoding': 'gzip',
      'if-none-match': String(first.headers['etag']),
    };
    expect((await ask('/live/cup', headers)).statusCode).toBe(304);
  });

  it('has no script or style of its own: none would run here', async () => {
    for (const path of ['/live', '/live/cup', game, '/live/cup/rules', '/live/cup/poster']) {
      const page = await textOf(path);
      expect(
        page.match(/<style|style="|<script(?! defer src="\/live-assets\/\w+\.js")|\son\w+=/)?.[0],
        path,
      ).toBeUndefined();
    }
  });

  it('that is not there says so as a page to a browser, and as a problem to a program', async () => {
    const unreadable = '/live/cup/standings?stage=q&after=x';
    for (const path of ['/live/none', '/live/cup/games/q%2F9%2F9', '/live/cup/players/nobody', unreadable]) {
      const { statusCode, headers, body } = await ask(path, { accept: 'text/html,*/*;q=0.8' });
      expect({ statusCode, type: headers['content-type'] }).toEqual({
        statusCode: 404,
        type: 'text/html; charset=utf-8',
      });
      expect(body).toContain('Nothing here');
      const said = path === unreadable ? { status: 400 } : { status: 404, code: 'route/unknown' };
      expect((await ask(path)).json(), path).toMatchObject(said);
    }
  });

  it('of a running game is the same whatever cards were dealt', async () => {
    const [, other] = await begun(deal.toReversed());
    for (const path of [
      game,
      '/live/cup',
      '/live/cup/standings',
      '/live/cup/players/p1',
      '/live/cup/seating',
    ])
      expect(await textOf(path, other), path).toBe(await textOf(path));
    expect(await textOf(game)).toContain('<b>3</b> <small class="quiet">by 1</small>');
    expect((await ask(`/api/tournaments/cup/games/${encodeURIComponent(table)}/record`)).statusCode).toBe(
      404,
    );
    await other.close();
  });

  it('keeps the delay that holds for the public', async () => {
    await give(club, 'chief', 'set-delay', { seconds: 600 });
    const before = await textOf(game);
    await play(club, commandsOf(['nominate 2 7']));
    expect(await textOf(game)).toBe(before);
    later(club, 602);
    expect(await textOf(game)).toContain('<b>7</b> <small class="quiet">by 2</small>');
  });
});
