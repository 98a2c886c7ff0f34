// A game begun under one edition of a rulebook and opened by a program that has another.
import { isRefusal } from '@omerta/base/refusal.ts';
import { seats } from '@omerta/rules/game/seat.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import type { Rulebook } from '@omerta/rules/rulebooks/rulebook.ts';
import { openDeviceStore } from '@omerta/store/device.ts';
import { emptyMemory, memoryHome } from '@omerta/store/memory.ts';
import { openingOf } from '@omerta/stream/opening.ts';
import { upcasters } from '@omerta/stream/upcasters.ts';
import { expect, it } from 'vitest';
import { gameLog } from './game-log.ts';
import { openSession, type Session } from './session.ts';
import { decided, testDevice } from './testing/sessions.ts';

const deck = ['red', 'black', 'red', 'sheriff', 'red', 'black', 'red', 'red', 'don', 'red'] as const;
const today = rulebook('fsm-2024');
const strict: Rulebook = {
  ...today,
  version: '2031',
  rules: { ...today.rules, removedAtFouls: { ...today.rules.removedAtFouls, value: 2 as never } },
};

const under = async (memory: ReturnType<typeof emptyMemory>, edition: Rulebook) => {
  const store = await openDeviceStore(memoryHome(memory), upcasters);
  if (isRefusal(store)) throw new Error(store.code);
  const device = testDevice();
  const log = gameLog(store, device, async () => edition);
  const open = async (id: string): Promise<Session> => {
    const game = await log.load(id);
    if (!game || isRefusal(game)) throw new Error('does not open');
    return openSession(log, device, game);
  };
  return { log, open };
};

const begin = async () => {
  const memory = emptyMemory();
  const { log, open } = await under(memory, today);
  const opening = openingOf(
    today,
    {},
    seats.map((seat) => ({ name: `P${seat}`, role: deck[seat - 1] ?? null })),
  );
  const fouls = [{ type: 'foul', seat: 3 } as const, { type: 'foul', seat: 3 } as const];
  const id = String(await log.create(opening, decided(opening, [{ type: 'night', number: 1 }, ...fouls])));
  return { memory, id, first: await open(id) };
};

it('[fsm-2024 6.4] what was decided stands: two fouls put nobody out when the edition of today would', async () => {
  const { memory, id, first } = await begin();
  const { open } = await under(memory, strict);
  const { course } = (await open(id)).live();
  expect(course.state).toEqual(first.live().course.state);
  expect([first.live().course.otherEdition, course.otherEdition]).toEqual([false, true]);
});

it('[fsm-2024 6.4] it goes on under its own: the third foul puts nobody out, the fourth does', async () => {
  const { memory, id } = await begin();
  const { open } = await under(memory, strict);
  const session = await open(id);
  const out = (): boolean => (session.live().course.state.alive & (1 << 3)) === 0;
  const foul = () => session.perform({ type: 'foul', seat: 3 }, session.live().course.version);
  expect([foul(), out()]).toEqual(['done', false]);
  expect([foul(), out()]).toEqual(['done', true]);
});

it('[fsm-2024 6.4] one begun under the edition of today is played by it', async () => {
  const memory = emptyMemory();
  const { log, open } = await under(memory, strict);
  const opening = openingOf(
    strict,
    {},
    seats.map((seat) => ({ name: `P${seat}`, role: deck[seat - 1] ?? null })),
  );
  const session = await open(String(await log.create(opening)));
  expect(session.live().course.otherEdition).toBe(false);
  const give = (command: Parameters<Session['perform']>[0]) =>
    session.perform(command, session.live().course.version);
  give({ type: 'night', number: 1 });
  give({ type: 'foul', seat: 3 });
  give({ type: 'foul', seat: 3 });
  expect(session.live().course.state.alive & (1 << 3)).toBe(0);
});
