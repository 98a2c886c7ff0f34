// The reminders of the room as a game is pressed through: each comes to the screen at its own moment.
import type { Command } from '@omerta/rules/game/command.ts';
import type { Expected } from '@omerta/rules/game/decide/expects.ts';
import type { Role } from '@omerta/rules/game/role.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import { remindersAt } from '@omerta/rules/rulebooks/reminder.ts';
import { type RulebookId, rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { room as asked } from '@omerta/testkit/room.ts';
import { expect, it } from 'vitest';
import { nextStep } from '../session/next-step.ts';
import type { Session } from '../session/session.ts';
import { openingWith, room } from '../session/testing/sessions.ts';
import { momentOf } from './moment.ts';
import { beside, enter, press } from './play.ts';

const roles: readonly (Role | null)[] = [
  null,
  'red',
  'black',
  'red',
  'sheriff',
  'red',
  'black',
  'red',
  'red',
  'don',
  'red',
];

/** Seat 5 is voted out, seat 1 is shot and names three. */
const entered = ({ step, seat }: Expected): Command => {
  switch (step) {
    case 'vote':
      return {
        type: 'vote',
        candidate: seat ?? 5,
        hands: seat === 5 ? { kind: 'counted', count: 9, seats: [] } : { kind: 'rest' },
      };
    case 'shots':
      return { type: 'shots', shots: ([2, 6, 9] as const).map((by) => ({ by, targets: [1] as const })) };
    case 'best':
      return { type: 'best', seats: [2, 6, 3] };
    case 'don':
    case 'sheriff':
      return { type: step, target: null };
    default:
      throw new Error(step);
  }
};

/** The clauses reminded of, each with the step that the large button then stands at. */
const remindedIn = (session: Session): ReadonlyMap<string, string> => {
  const reminded = new Map<string, string>();
  for (;;) {
    const { course, aside } = session.live();
    const next = nextStep(course.rulebook, course.state, aside);
    const moment = momentOf(next, aside.closing);
    const shown = moment ? remindersAt(course.rulebook, moment) : [];
    for (const clause of shown.flatMap(({ clauses }) => clauses)) if (moment) reminded.set(clause, moment);
    if (course.state.phase === 'day' && course.state.number === 2 && course.state.day?.turn) return reminded;
    if (next.kind === 'enter') enter(session, entered(next.expected), course.version);
    else press(session, next, course.version);
    const { standing } = session.live().aside;
    const { seat } = standing ?? {};
    if (standing?.phase === 'day 1' && standing.step === 'speech' && (seat === 1 || seat === 2))
      beside(session, { type: 'nominate', seat, nominee: seat === 1 ? 5 : 6 }, session.live().course.version);
  }
};

const dueAtSteps = (id: RulebookId): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(asked[id]).flatMap(([clause, { at }]) => (at === 'game' ? [] : [[clause, at] as const])),
  );

it.each(
  rulebookIds.map(
    (id) =>
      [
        `[${id} ${[...dueAtSteps(id).keys()].join(', ')}] comes to the screen of the table when its step does`,
        id,
      ] as const,
  ),
)('%s', async (_, id) => {
  const { start } = await room();
  const reminded = remindedIn(await start(openingWith(rulebook(id), roles), []));
  expect(reminded).toEqual(dueAtSteps(id));
});
