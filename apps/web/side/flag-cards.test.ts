// What the referee is shown of a flag, and what his one tap would do: only in its moment, only what the rules allow, nothing by itself.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { LineCommand } from '@omerta/rules/game/command.ts';
import { linesOf } from '@omerta/rules/game/fold/evolve.ts';
import type { Role } from '@omerta/rules/game/role.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import { parse } from '@omerta/rules/notation/parse.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import type { RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import type { FlagAnswer, SideFlag, ToldFlag } from '@omerta/sync/side-flags.ts';
import { describe, expect, it } from 'vitest';
import { correct } from '../session/correct.ts';
import type { Session } from '../session/session.ts';
import { openingWith, room } from '../session/testing/sessions.ts';
import { draftOf, flagCards } from './flag-cards.ts';

const roles: readonly (Role | null)[] = [
  null,
  ...(['red', 'black', 'red', 'sheriff', 'red', 'black', 'red', 'red', 'don', 'red'] as const),
];

/** `at`: when each line was written, where that matters. */
const tableAfter = async (
  id: RulebookId,
  lines: readonly string[],
  at?: (line: number) => number,
): Promise<Session> => {
  const tags = roles.slice(1).map((role, i) => `[seat ${i + 1} "P${i + 1}" ${role}]`);
  const record = parse([`[rulebook ${id}]`, ...tags, ...lines].join('\n'));
  if (isRefusal(record)) throw new Error(JSON.stringify(record));
  const commands = record.lines.map(({ command }, i) => ({
    ...(command as LineCommand),
    ...(at && { at: at(i) }),
  }));
  return (await room()).start(openingWith(rulebook(id), roles), commands);
};

let ids = 0;
const told = (flag: SideFlag, answer: FlagAnswer | null = null, person = 'side'): ToldFlag => ({
  id: `f-${++ids}`,
  person,
  at: '2026-01-10T09:00:00.000Z',
  flag,
  answer,
});
const violation = (seat: Seat, act: string | null, kind: 'day' | 'night', number = 1): SideFlag => ({
  what: 'violation',
  moment: { kind, number },
  seat,
  act,
});
const hands = (candidate: Seat | null, count: number, seats: readonly Seat[] = [], round = 1): SideFlag => ({
  what: 'hands',
  day: 1,
  round,
  candidate,
  count,
  seats,
});

const cardsOf = (session: Session, ...flags: readonly ToldFlag[]) => {
  const { course, aside } = session.live();
  return flagCards(course, aside.draft, flags, new Set());
};

const circle = ['night 1', 'day 1', 'speech 1', 'nominate 1 3', 'speech 2', 'nominate 2 5'];
const voting = [...circle, ...[3, 4, 5, 6, 7, 8, 9, 10].map((seat) => `speech ${seat}`)];

describe('a violation', () => {
  it('[fsm-2024 6.6.1] is what the rulebook punishes it with, under its clause', async () => {
    const session = await tableAfter('fsm-2024', circle);
    expect(cardsOf(session, told(violation(4, 'lip-articulation', 'day')))).toMatchObject([
      { kind: 'violation', command: { type: 'foul', seat: 4, clause: '6.6.1' } },
    ]);
    expect(cardsOf(session, told(violation(4, null, 'day')))).toMatchObject([
      { kind: 'violation', command: { type: 'foul', seat: 4 }, offer: null },
    ]);
  });

  it('is shown in its own part of the game and no longer', async () => {
    const flag = told(violation(4, null, 'day'));
    const [day, night] = [
      await tableAfter('fsm-2024', circle),
      await tableAfter('fsm-2024', [
        'night 1',
        'day 1',
        ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((seat) => `speech ${seat}`),
        'night 2',
      ]),
    ];
    expect(cardsOf(day, flag)).toHaveLength(1);
    expect(cardsOf(night, flag)).toEqual([]);
    expect(cardsOf(night, told(violation(4, null, 'night', 2)))).toHaveLength(1);
  });

  it('[fsm-2024 6.6.1] that cannot happen at night is not to be accepted there', async () => {
    const night = await tableAfter('fsm-2024', ['night 1']);
    expect(cardsOf(night, told(violation(4, 'lip-articulation', 'night')))).toMatchObject([
      { command: null },
    ]);
  });

  it('is gone when it was answered, here or on the server', async () => {
    const session = await tableAfter('fsm-2024', circle);
    for (const answer of ['accepted', 'dismissed'] as const)
      expect(cardsOf(session, told(violation(4, null, 'day'), answer))).toEqual([]);
    const flag = told(violation(4, null, 'day'), 'seen');
    const { course, aside } = session.live();
    expect(flagCards(course, aside.draft, [flag], new Set())).toHaveLength(1);
    expect(flagCards(course, aside.draft, [flag], new Set([flag.id]))).toEqual([]);
  });
});

describe('hands', () => {
  it('stand beside the referee’s own before he confirms, and agree or differ', async () => {
    const session = await tableAfter('fsm-2024', voting);
    const flag = told(hands(3, 4, [1, 2, 4, 6]));
    expect(cardsOf(session, flag)).toMatchObject([{ kind: 'hands', own: null }]);
    session.setAside({ draft: { ...session.live().aside.draft, count: 5 } });
    expect(cardsOf(session, flag)).toMatchObject([{ kind: 'hands', own: 5 }]);
    session.setAside({ draft: { ...session.live().aside.draft, count: 4 } });
    expect(cardsOf(session, flag)).toMatchObject([{ kind: 'agrees' }]);
    expect(linesOf(session.live().course.state)).toHaveLength(voting.length);
  });

  it('taken in are a draft and no line', async () => {
    const session = await tableAfter('fsm-2024', voting);
    const [card] = cardsOf(session, told(hands(3, 4, [1, 2, 4, 6])));
    if (card?.kind !== 'hands') throw new Error('no hands');
    session.setAside({ draft: draftOf(card.flag, session.live().aside.draft, 7) });
    expect(session.live().aside.draft).toMatchObject({ seats: [1, 2, 4, 6], count: null, calledAt: 7 });
    expect(linesOf(session.live().course.state)).toHaveLength(voting.length);
  });

  it('of another candidate, round or day are not shown; of one person only the newest', async () => {
    const session = await tableAfter('fsm-2024', voting);
    for (const flag of [
      hands(5, 4),
      hands(3, 4, [], 2),
      { ...hands(3, 4), day: 2 } as SideFlag,
      hands(null, 4),
    ])
      expect(cardsOf(session, told(flag))).toEqual([]);
    const both = cardsOf(session, told(hands(3, 4)), told(hands(3, 6)), told(hands(3, 2), null, 'side2'));
    expect(both.map(({ person, flag }) => [person, flag.what === 'hands' && flag.count])).toEqual([
      ['side', 6],
      ['side2', 2],
    ]);
  });

  it('counted for a line that is written are put right by a correction of that line', async () => {
    const session = await tableAfter('fsm-2024', [...voting, 'vote 3: 1 2 4']);
    expect(cardsOf(session, told(hands(3, 3)))).toEqual([]);
    const [card] = cardsOf(session, told(hands(3, 4, [1, 2, 4, 6])));
    if (card?.kind !== 'recorded') throw new Error('nothing to put right');
    expect(card.recorded).toBe(3);
    expect(correct(session, card.correction, session.live().course.version)).toBe('done');
    expect(linesOf(session.live().course.state).at(-1)).toMatchObject({
      type: 'vote',
      candidate: 3,
      hands: { kind: 'named', seats: [1, 2, 4, 6] },
    });
  });

  it('[fsm-2024 4.4.8] of the last candidate are whatever was left: nothing to compare', async () => {
    const session = await tableAfter('fsm-2024', [...voting, 'vote 3: 1 2', 'vote 5: *']);
    expect(cardsOf(session, told(hands(5, 6)))).toEqual([]);
  });
});

describe('a flag that comes late', () => {
  const minute = 60_000;
  const began = Date.parse('2026-01-10T09:00:00.000Z');
  /** A line a minute. */
  const timed = (lines: readonly string[]): Promise<Session> =>
    tableAfter('fsm-2024', lines, (line) => began + line * minute);
  const pressedAt = (lines: number, moment: 'day' | 'night', number: number): SideFlag => ({
    ...(violation(4, null, moment, number) as Extract<SideFlag, { what: 'violation' }>),
    pressed: { at: began + lines * minute + 1, step: null, seat: null },
  });
  const quiet = ['night 1', 'day 1', 'speech 1', 'speech 2', 'speech 3', 'night 2'];

  it('says which part of the game it was pressed in, and waits for an answer', async () => {
    const session = await timed(quiet);
    const late = pressedAt(3, 'day', 1);
    expect(cardsOf(session, told(late))).toMatchObject([
      { kind: 'violation', late: { kind: 'day', number: 1 } },
    ]);
    // Shown in its moment and let pass; or from a device that tells no moment.
    expect(
      cardsOf(session, told(late, 'seen'), told(late, 'dismissed'), told(violation(4, null, 'day'))),
    ).toEqual([]);
  });

  it('goes by its time where the side referee’s picture was an old one', async () => {
    const session = await timed(quiet);
    expect(cardsOf(session, told(pressedAt(quiet.length - 1, 'day', 1)))).toMatchObject([
      { kind: 'violation', late: null },
    ]);
  });
});
