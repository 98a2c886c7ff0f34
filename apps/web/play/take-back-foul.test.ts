// A foul given by mistake and held away: it is gone from the record, and nothing else has moved.

import type { LineCommand } from '@omerta/rules/game/command.ts';
import { linesOf } from '@omerta/rules/game/fold/evolve.ts';
import type { BySeat } from '@omerta/rules/game/seat.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import { makeNotation } from '@omerta/stream/record.ts';
import { describe, expect, it } from 'vitest';
import { nextStep } from '../session/next-step.ts';
import type { Session } from '../session/session.ts';
import { openingWith, room } from '../session/testing/sessions.ts';
import { press, sanction } from './play.ts';
import { takeBackFoul } from './take-back-foul.ts';

const book = rulebook('fsm-2024');
const roles = [null, 'red', 'black', 'red', 'sheriff', 'red', 'black', 'red', 'red', 'don', 'red'] as const;
const dayOne: readonly LineCommand[] = [
  { type: 'night', number: 1 },
  { type: 'day', number: 1 },
];
const aloud = { address: 'number', nameOf: String } as const;

const at = async (lines: readonly LineCommand[]): Promise<Session> =>
  (await room()).start(openingWith(book, roles), [...dayOne, ...lines]);
const version = (session: Session): number => session.live().course.version;
const foulsOf = (session: Session): BySeat<number> => session.live().course.state.fouls;
const foul = (seat: 3 | 8): LineCommand => ({ type: 'foul', seat });

describe('a foul taken back by holding the seat', () => {
  it('the last foul of that seat goes, an earlier one and those of others stay', async () => {
    const session = await at([foul(3), foul(3), foul(8)]);
    expect(takeBackFoul(session, 3, version(session))).toBe('done');
    expect(foulsOf(session)[3]).toBe(1);
    expect(foulsOf(session)[8]).toBe(1);
    expect(makeNotation(session.live().course).match(/^foul .*$/gm)).toEqual(['foul 3', 'foul 8']);
  });

  it('whoever speaks goes on speaking with his clock, and undo brings the foul back', async () => {
    const session = await at([]);
    const { course, aside } = session.live();
    press(session, nextStep(book, course.state, aside), course.version);
    const { clock } = session.live().aside;
    expect(clock).not.toBeNull();
    sanction(session, { type: 'foul', seat: 3 }, version(session), { aloud });
    takeBackFoul(session, 3, version(session));
    expect(foulsOf(session)[3]).toBe(0);
    expect(session.live().aside).toMatchObject({ clock, standing: { step: 'speech', seat: 1 } });
    session.undo(version(session));
    expect(foulsOf(session)[3]).toBe(1);
  });

  it('what was to be announced of it is not announced any more, and what waits after it still is', async () => {
    const session = await at([]);
    const { course, aside } = session.live();
    press(session, nextStep(book, course.state, aside), course.version);
    for (const seat of [3, 8] as const)
      sanction(session, { type: 'foul', seat }, version(session), { aloud, later: true });
    expect(session.live().aside.unannounced.map(({ seat }) => seat)).toEqual([3, 8]);
    takeBackFoul(session, 3, version(session));
    const { unannounced } = session.live().aside;
    expect(unannounced.map(({ seat }) => seat)).toEqual([8]);
    expect(unannounced[0]?.line).toBe(linesOf(session.live().course.state).length);
  });

  it('[fsm-2024 6.5] the fourth has taken him out: it is not struck out behind anybody’s back', async () => {
    const session = await at([foul(3), foul(3), foul(3), foul(3)]);
    expect(takeBackFoul(session, 3, version(session))).toBe('sheet');
    expect(foulsOf(session)[3]).toBe(4);
  });

  it('nobody without a foul loses one, and a press for another version does nothing', async () => {
    const session = await at([foul(8)]);
    expect(takeBackFoul(session, 3, version(session))).toBe('nothing');
    expect(takeBackFoul(session, 8, version(session) - 1)).toBe('stale');
    expect(foulsOf(session)[8]).toBe(1);
  });
});
