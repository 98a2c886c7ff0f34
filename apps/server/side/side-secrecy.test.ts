// What side referees flag changes nothing that anybody else is shown: no byte, no number, no moment.

import { isRefusal } from '@omerta/base/refusal.ts';
import { sideStream } from '@omerta/office/streams.ts';
import { cup, done, give, type TestClub } from '@omerta/office/testing/club.ts';
import { commandsOf, table } from '@omerta/office/testing/lines.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { broadcastOf } from '../live/broadcast.ts';
import type { LiveCommit } from '../live/commit.ts';
import { keyOf } from '../live/watched-picture.ts';
import { commitsIn, later, play } from '../testing/live-club.ts';
import { askerAt, type HeardFrame, type LiveServer, liveServer, socketAt } from '../testing/live-server.ts';
import { sideClub } from '../testing/side-club.ts';

let club: TestClub;
let server: LiveServer;
beforeEach(async () => {
  club = await sideClub();
  server = await liveServer(club.store, () => new Date(club.now));
});
afterEach(() => server.close());

let flags = 0;
const raise = async (): Promise<void> => {
  const stream = sideStream(cup, table);
  const { version } = await club.store.head(stream);
  const flag = { what: 'violation', moment: { kind: 'day', number: 1 }, seat: 4, act: null };
  const raised = await club.store.append(stream, version, {
    command: `flag-${++flags}`,
    at: Date.parse(club.now),
    device: 'phone',
    person: 'side',
    events: [{ type: 'FlagRaised', data: { flag, version: 1 } }],
  });
  if (isRefusal(raised)) throw new Error(raised.code);
};

/** Every picture that is not of the flags themselves, with its number, its bytes and when it would leave. */
const told = (commits: readonly LiveCommit[]): readonly string[] => {
  const broadcast = broadcastOf();
  const pictures: string[] = [];
  const show = (changed: ReturnType<typeof broadcast.apply>, at: number): void => {
    for (const watched of changed)
      if (watched.what !== 'side')
        pictures.push(`${at} ${keyOf(watched)} ${JSON.stringify(broadcast.picture(watched))}`);
  };
  for (const commit of commits) show(broadcast.apply(commit), commit.at);
  for (let due = broadcast.due(); due !== null; due = broadcast.due()) show(broadcast.release(due), due);
  return pictures;
};

const isFlag = ({ sides }: LiveCommit): boolean => sides.size > 0;

it('no picture, number or moment of anybody else depends on a flag, whatever is delayed', async () => {
  await give(club, 'chief', 'set-delay', { seconds: 5 });
  for (const line of commandsOf([
    'night 1',
    'day 1',
    'speech 1',
    'nominate 1 3',
    'speech 2',
    'speech 3',
  ]).slice(1)) {
    await play(club, [line]);
    // When the picture before is just due, and before a server's clock would show it.
    later(club, 5);
    await raise();
  }
  const commits = await commitsIn(club);
  expect(commits.filter(isFlag)).toHaveLength(5);
  expect(told(commits)).toEqual(told(commits.filter((commit) => !isFlag(commit))));
});

it('nobody but its officials is answered or sent anything else after a flag', async () => {
  const urls = [
    `/api/tournaments/${cup}`,
    `/api/tournaments/${cup}/games/${encodeURIComponent(table)}`,
    `/api/tournaments/${cup}/games/${encodeURIComponent(table)}?as=hall`,
    `/api/tournaments/${cup}/games/${encodeURIComponent(table)}?as=public`,
    '/api/tournaments',
    '/api/me',
  ];
  const people = ['org', 'admin', 'chief', 'ref', 'side', 'p1', null];
  const answers = async (): Promise<readonly string[]> => {
    const all: string[] = [];
    for (const person of people)
      for (const url of urls) {
        const { status, text, headers } = await askerAt(server, person).get(url);
        all.push(`${person} ${url} ${status} ${headers.get('etag')} ${text}`);
      }
    return all;
  };
  const sockets = await Promise.all(
    people.map(async (person) => {
      const socket = await socketAt(server, await askerAt(server, person).token());
      for (const watch of [`tournament/${cup}`, `game/${cup}/${table}`]) socket.say({ watch });
      await socket.hear(({ watch }) => watch === `game/${cup}/${table}`);
      return socket;
    }),
  );
  const before = await answers();
  const sent = sockets.map(({ heard }) => heard.length);
  const flag = { what: 'violation', moment: { kind: 'night', number: 1 }, seat: 4, act: null };
  const raised = { tournament: cup, game: table, id: 'f-1', flag };
  expect((await askerAt(server, 'side').post('/api/side/flags', raised)).status).toBe(200);
  expect(await answers()).toEqual(before);
  // What is sent after the next line is the very next picture: none was sent for the flag.
  done(
    await club.office.handle({
      to: 'game',
      tournament: cup,
      game: table,
      expected: 2,
      command: { id: 'morning', by: 'ref', lines: commandsOf(['night 1', 'day 1']).slice(1) },
    }),
  );
  const isMorning = ({ watch, view }: HeardFrame): boolean =>
    watch === `game/${cup}/${table}` && (view?.['phase'] as { kind: string } | undefined)?.kind === 'day';
  await Promise.all(sockets.map(({ hear }) => hear(isMorning)));
  expect(sockets.map(({ heard }, i) => heard.length - (sent[i] ?? 0))).toEqual(sockets.map(() => 1));
  for (const { raw } of sockets) raw.terminate();
});
