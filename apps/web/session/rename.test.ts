// Nicknames put right while a game goes on: an event with its moment, in force everywhere at once, and nothing else of the game moves.
import { isRefusal } from '@omerta/base/refusal.ts';
import { seats } from '@omerta/rules/game/seat.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import { emptyMemory } from '@omerta/store/memory.ts';
import { nameOf } from '@omerta/stream/opening.ts';
import { makeNotation } from '@omerta/stream/record.ts';
import { tableNames } from '@omerta/testkit/names.ts';
import { expect, it } from 'vitest';
import { nextOpening } from '../sheet/next-opening.ts';
import { bringBack } from './bring-back.ts';
import { mayReseat, namesTyped, reseated } from './names.ts';
import { servedStream } from './served.ts';
import { openSession, type Session } from './session.ts';
import { openingWith, room, testDevice } from './testing/sessions.ts';
import { placeIn, unsavedIn } from './unsaved.ts';

const undealt = openingWith(rulebook('fsm-2024'), {});
const seated: readonly string[] = tableNames;
const mended = seated.with(1, 'Сергей «Ёж» Мать-и-мачеха');
const namesIn = (session: Session): readonly string[] =>
  seats.map((seat) => nameOf(session.live().course.opening, seat));

it('a nickname is put right with its moment; the clock, what is half entered and the way back stay as they were', async () => {
  const { start, reopen, store, device } = await room(emptyMemory(), testDevice());
  const session = await start(undealt, [{ type: 'deal', seat: 1, role: 'red' }]);
  const { id } = session.live();
  session.setAside({ draft: { ...session.live().aside.draft, count: 3 } });
  const before = session.live();
  device.advance(7_000);
  session.writeNames(mended);
  await session.settled();
  const last = (await store.read(id)).at(-1);
  expect(last).toMatchObject({ type: 'PlayersNamed', at: device.now(), data: { names: mended } });
  const again = await reopen(id);
  for (const each of [session, again]) {
    const { course, aside, history } = each.live();
    expect([course.version, aside, history]).toEqual([before.course.version, before.aside, before.history]);
    expect(makeNotation(course)).toContain('[seat 2 "Сергей «Ёж» Мать-и-мачеха"]');
  }
  session.undo(session.live().course.version);
  expect(namesIn(session)).toEqual(mended);
  expect(nextOpening(session.live().course.opening, (players) => players)?.players[1]?.name).toBe(mended[1]);
});

it('a page that died before the nickname was written brings it back', async () => {
  const { start, log, device } = await room(emptyMemory(), testDevice());
  const { id } = (await start(undealt, [])).live();
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const game = await log.load(id);
  if (!game || isRefusal(game)) throw new Error('no game');
  const dead = { ...log, append: () => new Promise<never>(() => undefined) };
  (await openSession(dead, device, game, placeIn(storage, 'page'))).writeNames(mended);
  const [unsaved] = unsavedIn(storage, [...kept.keys()]);
  if (!unsaved) throw new Error('nothing kept');
  expect(await bringBack(log, unsaved)).toEqual({ outcome: 'back', count: 1 });
  const loaded = await log.load(id);
  expect(loaded && !isRefusal(loaded) && nameOf(loaded.course.opening, 2)).toBe(mended[1]);
});

it('after the signature no nickname is written, and of a served game none is: its names are its tournament’s', async () => {
  const { start, log, reopen } = await room();
  const session = await start(undealt, []);
  session.sign({ name: 'Громова', ink: null }, session.live().course.version);
  session.writeNames(mended);
  expect(namesIn(session)).toEqual(tableNames);
  session.reopen({ reason: 'Опечатка в нике', consent: null });
  session.writeNames(mended);
  expect(namesIn(session)).toEqual(mended);
  const stream = servedStream({ tournament: 'cup', game: 'q/1/1' });
  await log.create(undealt, [], stream);
  const served = await reopen(stream);
  served.writeNames(mended);
  await served.settled();
  expect([namesIn(served), served.live().head.version]).toEqual([tableNames, 1]);
});

it('chairs are changed until something is written of a seat; who is left without a nickname keeps his', async () => {
  const { start } = await room();
  const session = await start(undealt, []);
  expect(mayReseat(session.live().course)).toBe(true);
  expect(reseated(seated, 1, 10)).toEqual(seated.with(0, seated[9] ?? '').with(9, seated[0] ?? ''));
  expect(namesTyped(['А', 'Б', 'В'], [' Ёж  "Игла" ', '  ', 'В'])).toEqual(['Ёж “Игла”', 'Б', 'В']);
  session.perform({ type: 'deal', seat: 1, role: 'red' }, session.live().course.version);
  expect(mayReseat(session.live().course)).toBe(false);
  session.undo(session.live().course.version);
  expect(mayReseat(session.live().course)).toBe(true);
  const dealt = await start(openingWith(rulebook('fsm-2024'), { 1: 'red' }), []);
  expect(mayReseat(dealt.live().course)).toBe(false);
});
