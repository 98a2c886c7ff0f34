// The referee's lines on their way to the server: sent again under the same id, stale where another window went on, lost with the network.
import { refereePicture } from '@omerta/play/picture.ts';
import { given, roomOf, started } from '@omerta/play/testing/rooms.ts';
import { expect, it } from 'vitest';
import { openSession, type Session } from '../../session/session.ts';
import type { LeadAnswer } from '../wire/room-live.ts';
import { ledGame } from './led-game.ts';
import { asideKey, ledLog } from './led-log.ts';

const kept = () => {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
};

const opened = async (answers: LeadAnswer[], storage = kept()) => {
  const room = started(roomOf({ rulebook: 'fsm-2024', referee: 'person' }));
  const sent: { readonly frame: object; readonly id: string | undefined }[] = [];
  const refused: string[] = [];
  let ids = 0;
  const log = ledLog({
    room: 'R',
    rulebook: room.rulebook,
    newest: () => refereePicture(room),
    lead: async (frame, id) => {
      sent.push({ frame, id });
      return answers.shift() ?? null;
    },
    newId: () => `id${++ids}`,
    storage,
    refused: (sentence) => void refused.push(sentence),
  });
  const game = ledGame('R', refereePicture(room), room.rulebook);
  if (!game) throw new Error('no game');
  const session: Session = await openSession(log, { name: 'R', now: () => 5_000, newId: () => '' }, game);
  return { room, session, sent, refused, log, storage };
};

it('goes as notation with its place and its moment, and a correction as data', async () => {
  const { session, sent } = await opened([]);
  session.perform({ type: 'night', number: 1 }, 0);
  session.perform({ type: 'replace', line: 1, count: 1, commands: [{ type: 'night', number: 1 }] }, 1);
  await session.settled();
  expect(sent.map(({ frame }) => frame)).toMatchObject([
    { line: 'night 1', after: 0, at: 5_000 },
    { correction: { type: 'replace', line: 1 }, after: 1 },
  ]);
  expect(session.live().saving).toBe('saved');
});

it('is kept while there is no network, and sent again under the same id', async () => {
  const { session, sent } = await opened(['lost']);
  session.perform({ type: 'night', number: 1 }, 0);
  await session.settled();
  expect(session.live()).toMatchObject({ saving: 'failed', course: { version: 1 } });
  session.retry();
  await session.settled();
  expect(session.live().saving).toBe('saved');
  expect(sent.map(({ id }) => id)).toEqual(['id1', 'id1']);
});

it('is taken off the screen where another window was first; any other reason is told', async () => {
  const stale = await opened([{ code: 'line/stale', detail: 'Look again.' }]);
  stale.session.perform({ type: 'night', number: 1 }, 0);
  await stale.session.settled();
  expect(stale.session.live()).toMatchObject({ saving: 'elsewhere', course: { version: 0 } });
  expect(stale.refused).toEqual([]);
  const over = await opened([{ code: 'room/over', detail: 'The game is over.' }]);
  over.session.perform({ type: 'night', number: 1 }, 0);
  await over.session.settled();
  expect(over.refused).toEqual(['The game is over.']);
});

it('leaves what stands beside the lines on the device, and a page that comes back has it', async () => {
  const { session, storage, room } = await opened([]);
  session.setAside({ chief: true });
  await session.settled();
  expect(storage.getItem(asideKey('R'))).toContain('chief');
  const again = await opened([], storage);
  expect(again.session.live().aside.chief).toBe(true);
  const went = given(room, { kind: 'line', at: room.at, command: { type: 'night', number: 1 } });
  expect(ledGame('R', refereePicture(went), went.rulebook)?.head.version).toBe(2);
});
