// A nomination heard and not pressed, added later on the seat of who made it; in every rulebook.
import type { LineCommand } from '@omerta/rules/game/command.ts';
import { candidatesOf } from '@omerta/rules/game/slot.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import { rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { makeNotation } from '@omerta/stream/record.ts';
import { describe, expect, it } from 'vitest';
import { correct, leftOut } from '../session/correct.ts';
import { nextStep } from '../session/next-step.ts';
import type { Session } from '../session/session.ts';
import { openingWith, room } from '../session/testing/sessions.ts';
import { lateNomination, lateNominees } from './late-nomination.ts';
import { beside, press } from './play.ts';

const roles = [null, 'red', 'black', 'red', 'sheriff', 'red', 'black', 'red', 'red', 'don', 'red'] as const;
const dayOne: readonly LineCommand[] = [
  { type: 'night', number: 1 },
  { type: 'day', number: 1 },
];

describe.each(rulebookIds)('%s', (id) => {
  const book = rulebook(id);
  const at = async (lines: readonly LineCommand[]): Promise<Session> =>
    (await room()).start(openingWith(book, roles), [...dayOne, ...lines]);
  const version = (session: Session): number => session.live().course.version;
  const push = (session: Session) => {
    const { course, aside } = session.live();
    return press(session, nextStep(book, course.state, aside), course.version);
  };
  const candidates = (session: Session) => candidatesOf(session.live().course.state);
  const add = (session: Session, seat: 1 | 2 | 3, nominee: 5 | 7) =>
    correct(session, lateNomination(session.live().course, seat, nominee), version(session));

  it('stands in its own speech, before later ones, and the running clock is not touched', async () => {
    const session = await at([
      { type: 'speech', seat: 1 },
      { type: 'foul', seat: 8 },
    ]);
    push(session);
    beside(session, { type: 'nominate', seat: 2, nominee: 7 }, version(session));
    const { clock, standing } = session.live().aside;
    expect(standing).toMatchObject({ step: 'speech', seat: 2 });
    expect(clock).not.toBeNull();
    expect(add(session, 1, 5)).toBe('done');
    expect(session.live().aside).toMatchObject({ clock, standing });
    expect(candidates(session)).toEqual([5, 7]);
    expect(makeNotation(session.live().course).match(/^(speech|nominate|foul) .*$/gm)).toEqual([
      'speech 1',
      'foul 8',
      'nominate 1 5',
      'nominate 2 7',
    ]);
  });

  it('is offered for whoever has spoken today and named nobody, and for nobody else', async () => {
    const session = await at([
      { type: 'speech', seat: 1 },
      { type: 'nominate', seat: 2, nominee: 5 },
      { type: 'speech', seat: 3 },
    ]);
    const { course } = session.live();
    expect(lateNominees(course, 1, null)).toEqual([1, 2, 3, 4, 6, 7, 8, 9, 10]);
    expect(lateNominees(course, 2, null)).toEqual([]);
    expect(lateNominees(course, 3, 3)).toEqual([]);
    expect(lateNominees(course, 4, null)).toEqual([]);
  });

  it('after the vote has begun it tells which hands no longer stand', async () => {
    const spoken = ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const).map(
      (seat): LineCommand =>
        seat < 3 ? { type: 'nominate', seat, nominee: seat === 1 ? 9 : 8 } : { type: 'speech', seat },
    );
    const session = await at([
      ...spoken,
      { type: 'vote', candidate: 9, hands: { kind: 'named', seats: [1, 2] } },
      { type: 'vote', candidate: 8, hands: { kind: 'named', seats: [3, 4, 5] } },
    ]);
    const { course } = session.live();
    expect(lateNominees(course, 3, null)).toContain(5);
    const lines = leftOut(session, lateNomination(course, 3, 5));
    expect(lines.map(({ command }) => command.type)).not.toContain('nominate');
    expect(add(session, 3, 5)).toBe('done');
    expect(candidates(session)).toEqual([9, 8, 5]);
  });
});
