// When a protest is still taken: the deadline of each rulebook on its own finished game, the switch, and the next game of the evening.
import { isRefusal } from '@omerta/base/refusal.ts';
import { chooseRulebook } from '@omerta/rules/rulebooks/choose.ts';
import type { RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import { emptyMemory } from '@omerta/store/memory.ts';
import { expect, it } from 'vitest';
import { readNotation } from '../session/read-notation.ts';
import type { Session } from '../session/session.ts';
import { room, testDevice } from '../session/testing/sessions.ts';
import { nextOpening } from './next-opening.ts';
import {
  consentAfterHandIn,
  isOver,
  nextBeganOn,
  type ProtestWindow,
  protestWindow,
} from './protest-window.ts';
import { fileProtest, imposeFine, sheetLines } from './sheet-lines.ts';
import { finished, give } from './testing/played.ts';

const withSwitch = (id: RulebookId, value: string) => {
  const chosen = chooseRulebook(id, { 'protest-window': value });
  if (isRefusal(chosen)) throw new Error(chosen.code);
  return chosen;
};

/** Finished games, a line each second; the clock stands at the last. */
const evening = async () => {
  const { log, device, reopen, start } = await room(emptyMemory(), testDevice());
  const play = async (id: RulebookId): Promise<Session> => {
    const { course, lines } = readFinished(id);
    const session = await start(course.opening, []);
    for (const { command } of lines) {
      device.advance(1000);
      give(session, command);
    }
    await session.settled();
    return session;
  };
  return { log, device, reopen, play };
};

const readFinished = (id: RulebookId) => {
  const read = readNotation(finished(id));
  if (isRefusal(read)) throw new Error('not read');
  return read;
};

const isOpenAt = (window: ProtestWindow, times: readonly number[]): readonly boolean[] =>
  times.map((time) => !isOver(window, time));

for (const [id, clause, complaint] of [
  ['fsm-2024', '8.8.1', '8.8.4'],
  ['fiim-2018', '8.9.1', '8.9.4'],
  ['bel-canto', '8.7.1', '8.7.4'],
  ['fiim-2025', '8.10.1', '8.10.5'],
] as const) {
  it(`[${id} ${clause}] ten minutes from the last line of play, whatever is written afterwards; the last moment counts`, async () => {
    const { play, device } = await evening();
    const session = await play(id);
    const ended = device.now();
    const window = protestWindow(session.live().course, null);
    expect(window).toMatchObject({ kind: 'clock', clause, closesAt: ended + 600_000 });
    expect(isOpenAt(window, [ended, ended + 600_000, ended + 600_001])).toEqual([true, true, false]);
    device.advance(5000);
    give(session, imposeFine(3, '0.5', 'late'));
    expect(protestWindow(session.live().course, ended)).toEqual(window);
  });

  it(`[${id} ${clause}, ${complaint}] the switch protest-window sets another time; whoever is late has the committee`, async () => {
    const { play, device } = await evening();
    const session = await play(id);
    const ended = device.now();
    const { state } = session.live().course;
    const window = protestWindow({ rulebook: withSwitch(id, '90'), state }, null);
    expect(isOpenAt(window, [ended + 90_000, ended + 90_001])).toEqual([true, false]);
    expect(window.complaint).toEqual({ value: 'committee', clause: complaint });
  });

  it(`[${id} ${clause}] a record that tells no time keeps the number and closes nothing`, () => {
    const window = protestWindow(readFinished(id).course, null);
    expect(window).toMatchObject({ kind: 'untimed', seconds: 600, clause });
    expect(isOver(window, Number.MAX_SAFE_INTEGER)).toBe(false);
  });
}

it('[neft-mmt 22.1, 22.4] until the next game of this device begins: its first card, not its opening; what was entered before stays', async () => {
  const { play, device, reopen, log } = await evening();
  const began = (session: Session) => nextBeganOn(log, session.live().id, session.live().course);
  const before = await play('neft-mmt');
  const session = await play('neft-mmt');
  const open = protestWindow(session.live().course, await began(session));
  expect(open).toEqual({
    kind: 'next-game',
    clause: '22.1',
    forms: ['sheet-entry'],
    closesAt: null,
    complaint: { value: 'organiser', clause: '22.4' },
  });
  expect(isOver(open, Number.MAX_SAFE_INTEGER)).toBe(false);
  give(session, fileProtest(4, 'hands miscounted'));

  const opening = nextOpening(session.live().course.opening, (players) => players);
  if (!opening) throw new Error('no next game');
  const id = await log.create(opening);
  if (typeof id !== 'string') throw new Error(id.code);
  expect(await began(session)).toBeNull();

  device.advance(60_000);
  const beganAt = device.now();
  const next = await reopen(id);
  give(next, { type: 'deal', seat: 1, role: 'red' });
  device.advance(7000);
  give(next, { type: 'deal', seat: 2, role: 'black' });
  await next.settled();
  expect([await began(session), await began(next)]).toEqual([beganAt, null]);
  const window = protestWindow(session.live().course, await began(session));
  expect(isOpenAt(window, [beganAt, beganAt + 1])).toEqual([true, false]);
  expect(sheetLines(session.live().course.state, 'protest')).toHaveLength(1);
  expect(await began(before)).toBeLessThan(beganAt);
});

it('[neft-mmt 22.1] a record that tells no time is closed by the game that begins after it was brought here', async () => {
  const { play, log } = await evening();
  const { course, lines } = readFinished('neft-mmt');
  const id = await log.create(course.opening, lines);
  if (typeof id !== 'string') throw new Error(id.code);
  expect(await nextBeganOn(log, id, course)).toBeNull();
  await play('neft-mmt');
  expect(await nextBeganOn(log, id, course)).toBeGreaterThan(0);
});

it('[fiim-2025 8.3.8] only here a sheet handed in asks for the chief before other extra points', () => {
  const asked = (['fsm-2024', 'fiim-2018', 'neft-mmt', 'bel-canto', 'fiim-2025'] as const).map((id) =>
    consentAfterHandIn({ id, switches: {} }),
  );
  expect(asked).toEqual([null, null, null, null, { by: 'chief', clause: '8.3.8' }]);
});
