// The table of this device: a game put away loses nothing, and a new one and its place come together.
import type { LineCommand } from '@omerta/rules/game/command.ts';
import { seats } from '@omerta/rules/game/seat.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import { emptyMemory } from '@omerta/store/memory.ts';
import { openingOf } from '@omerta/stream/opening.ts';
import { makeNotation } from '@omerta/stream/record.ts';
import { expect, it } from 'vitest';
import { beside, press } from '../play/play.ts';
import { nextStep } from './next-step.ts';
import type { Session } from './session.ts';
import { decided, room, testDevice } from './testing/sessions.ts';

const deck = ['red', 'black', 'red', 'sheriff', 'red', 'black', 'red', 'red', 'don', 'red'] as const;
const dealt: readonly LineCommand[] = seats.map((seat) => ({
  type: 'deal',
  seat,
  role: deck[seat - 1] ?? 'red',
}));
const opening = openingOf(
  rulebook('fsm-2024'),
  {},
  seats.map((seat) => ({ name: `P${seat}`, role: null })),
);

/** A speech with its clock running, a nomination in it, and a number half entered. */
const inTheMiddle = async (session: Session): Promise<void> => {
  while (session.live().aside.standing?.step !== 'speech') {
    const { course, aside } = session.live();
    press(session, nextStep(course.rulebook, course.state, aside), course.version);
  }
  beside(session, { type: 'nominate', seat: 1, nominee: 7 }, session.live().course.version);
  session.setAside({ draft: { ...session.live().aside.draft, count: 3 } });
  await session.settled();
};

it('a new game lies on the table; the one before is kept, and taken up again it stands exactly where it was', async () => {
  const memory = emptyMemory();
  const { start, log, device } = await room(memory);
  const first = await start(opening, dealt);
  await inTheMiddle(first);
  device.advance(60_000);
  const second = await start(opening, dealt);
  expect(await log.current()).toBe(second.live().id);
  expect(await log.list()).toEqual([second.live().id, first.live().id]);

  await log.lay(first.live().id);
  const anew = await room(memory, device);
  expect(await anew.log.current()).toBe(first.live().id);
  const again = (await anew.reopen(first.live().id)).live();
  expect(again.aside).toEqual(first.live().aside);
  expect(makeNotation(again.course)).toBe(makeNotation(first.live().course));
});

it('moving a game about adds nothing to its own stream', async () => {
  const memory = emptyMemory();
  const { start, log } = await room(memory);
  const { id } = (await start(opening, dealt)).live();
  const before = memory.heads.get(id);
  await log.putAway(id, 'closed');
  expect(await log.current()).toBeUndefined();
  await log.lay(id);
  await log.putAway(id, 'handed-over');
  expect(memory.heads.get(id)).toEqual(before);
});

it('a game given to another device is known as such until it is taken up here again', async () => {
  const { start, log, device } = await room();
  const { id } = (await start(opening, dealt)).live();
  await log.putAway(id, 'handed-over');
  device.advance(1);
  await start(opening, dealt);
  expect(await log.handedOver()).toEqual(new Set([id]));
  await log.lay(id);
  expect(await log.handedOver()).toEqual(new Set());
});

it('two pages that move games at once: both moves are kept, the table has one of them', async () => {
  const memory = emptyMemory();
  const device = testDevice();
  const [one, other] = [await room(memory, device), await room(memory, device)];
  const lines = decided(opening, dealt);
  const made = await Promise.all([one.log.create(opening, lines), other.log.create(opening, lines)]);
  expect(await one.log.list()).toEqual([...made].map(String).sort().reverse());
  expect(made).toContain(await other.log.current());
  expect(memory.heads.get('desk')?.version).toBe(2);
});
