// What the table shows at a step never depends on what is decided only after it: a last word that ends the game looks like any other.
import { randomFrom, seedOf } from '@omerta/base/random.ts';
import { playGame, usualKnobs } from '@omerta/bots/bot.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import { rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { partedTwins } from '@omerta/testkit/twin.ts';
import { describe, expect, it } from 'vitest';
import { clockInSight } from '../play/clock-in-sight.ts';
import { press } from '../play/play.ts';
import { seatMarks } from '../play/seat-marks.ts';
import { nextStep } from './next-step.ts';
import type { Session } from './session.ts';
import { openingWith, room } from './testing/sessions.ts';
import { isTold } from './told.ts';

const pairs = 25;

/** Everything the screen is drawn from, but what is secret and behind a hold. */
const drawnFrom = (session: Session) => {
  const { course, aside } = session.live();
  const { rulebook: book, state } = course;
  const next = nextStep(book, state, aside);
  // The clause behind the step itself is not drawn.
  const shown = 'expected' in next ? { ...next, expected: { ...next.expected, clause: '' } } : next;
  return {
    next: shown,
    marks: seatMarks(book, state, aside),
    clock: clockInSight(session.live()),
    told: isTold(course),
  };
};

const push = (session: Session): void => {
  const { course, aside } = session.live();
  press(session, nextStep(course.rulebook, course.state, aside), course.version);
};

describe('a result fixed before a last word', () => {
  it.each(rulebookIds)(
    `[%s] ${pairs} pairs of games, one decided and one not, look the same until the last word is over`,
    async (id) => {
      const book = rulebook(id);
      for (let seed = 0, found = 0; found < pairs; seed++) {
        const own = seedOf(77, seed);
        const twins = partedTwins(
          book,
          playGame(book, own, { ...usualKnobs, dealt: 0, annul: 0 }),
          randomFrom(own),
        );
        if (!twins) continue;
        found++;
        const { start } = await room();
        const sessions = await Promise.all(
          [twins.one, twins.other].map(({ deal, lines }) => start(openingWith(book, deal), lines)),
        );
        const [one, other] = sessions as [Session, Session];
        for (const word of ['called', 'spoken']) {
          expect(drawnFrom(one), `seed ${own}, ${word}`).toEqual(drawnFrom(other));
          push(one);
          push(other);
        }
      }
    },
  );
});
