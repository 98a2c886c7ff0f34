// The table stands at the outcome of a ballot or a lift until the referee goes on: what is said, what the press does, how undo leads back.
import type { Command, LineCommand } from '@omerta/rules/game/command.ts';
import { linesOf } from '@omerta/rules/game/fold/evolve.ts';
import { byNumber } from '@omerta/rules/game/tell/aloud.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import { type RulebookId, rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { candidates, positionAfter } from '@omerta/testkit/table.ts';
import { describe, expect, it } from 'vitest';
import { pressLarge, tapSeat } from '../play/large-button.ts';
import { beside } from '../play/play.ts';
import { currentStanding, nextStep } from './next-step.ts';
import type { Session } from './session.ts';
import { openingWith, room } from './testing/sessions.ts';
import { isTold } from './told.ts';

const roles = [null, 'red', 'black', 'red', 'sheriff', 'red', 'black', 'red', 'red', 'don', 'red'] as const;

const tableAt = async (id: RulebookId, lines: readonly string[]) => {
  const { start, reopen } = await room();
  const commands: readonly LineCommand[] = linesOf(positionAfter(id, lines).state);
  return { session: await start(openingWith(rulebook(id), roles), commands), reopen };
};

const version = (session: Session): number => session.live().course.version;

const next = (session: Session) => {
  const { course, aside } = session.live();
  return nextStep(course.rulebook, course.state, aside);
};

const press = (session: Session) =>
  pressLarge(session, next(session), version(session), { aloud: byNumber, beat: null });

/** As on the pad: the count, then the large button. */
const count = (session: Session, hands: number | null): void => {
  session.setAside({ draft: { ...session.live().aside.draft, count: hands, calledAt: session.now() } });
  expect(press(session)).toBe('done');
};

const standing = (session: Session): string => {
  const { course, aside } = session.live();
  const now = currentStanding(course.rulebook, course.state, aside);
  return now ? `${now.step} ${now.seat ?? ''}`.trim() : '';
};

const said = (session: Session): string[] => {
  const step = next(session);
  return 'say' in step ? step.say.map(({ cue }) => cue) : [];
};

const circleDone = [...candidates, 'speech 10'];
const tie = [...circleDone, 'vote 2 = 5', 'vote 7 = 5', 'tie-speech 2', 'tie-speech 7'];

describe('the outcome of a ballot', () => {
  it('[fsm-2024 4.4.11; fiim-2018 4.4.12; neft-mmt 24.7; bel-canto 4.4.12; fiim-2025 4.4.11] who leaves is announced before his last word, and the same press calls it', async () => {
    for (const id of rulebookIds) {
      const { session } = await tableAt(id, circleDone);
      count(session, 4);
      expect(standing(session)).toBe('');
      count(session, null);
      expect([id, standing(session), next(session).kind]).toEqual([id, 'vote', 'begin']);
      expect(said(session)).toEqual(id === 'neft-mmt' ? ['last'] : ['leaves', 'last']);
      press(session);
      expect([standing(session), session.live().aside.clock?.duration]).toEqual(['last 7', 60_000]);
    }
  });

  it('[fsm-2024 4.4.12; fiim-2018 4.4.13; neft-mmt 24.8; bel-canto 4.4.13; fiim-2025 4.4.12] a tie is announced before its first speech', async () => {
    for (const id of rulebookIds) {
      const { session } = await tableAt(id, circleDone);
      count(session, 5);
      count(session, null);
      expect([id, standing(session), ...said(session)]).toEqual([id, 'vote', 'tie-open', 'tie-speech']);
      press(session);
      expect(standing(session)).toBe('tie-speech 2');
    }
  });

  it('stands after a foul, gives way to a vote that fell, and a tap on a seat enters no hand', async () => {
    const { session } = await tableAt('fsm-2024', tie);
    count(session, 5);
    count(session, null);
    beside(session, { type: 'foul', seat: 3 }, version(session));
    expect([
      standing(session),
      tapSeat(session, 3, version(session), byNumber),
      session.live().aside.draft.seats,
    ]).toEqual(['vote', 'sheet', []]);
    beside(session, { type: 'remove', seat: 4 }, version(session));
    expect([standing(session), said(session).at(-1)]).toEqual(['', 'night']);
  });

  it('[fsm-2024 7.9; fiim-2018 7.10; neft-mmt 18.11; bel-canto 7.10; fiim-2025 7.9] that decides the game is announced word for word and clause for clause as one that does not', async () => {
    const four = [
      'night 1',
      'day 1',
      'remove 2',
      'remove 6',
      'remove 1',
      'remove 3',
      'remove 4',
      'remove 5',
      'night 2',
      'shots: 9>-',
      'don: -',
    ];
    for (const id of rulebookIds) {
      const lines = linesOf(
        positionAfter(id, [...four, 'sheriff: -', 'day 2', 'nominate 8 9', 'speech 7']).state,
      );
      const announced = await Promise.all(
        ([9, 10] as const).map(async (don) => {
          const dealt = roles.with(roles.indexOf('don'), 'red').with(don, 'don');
          const shots = { type: 'shots', shots: [{ by: don, targets: [] }] } as const;
          const session = await (await room()).start(
            openingWith(rulebook(id), dealt),
            lines.map((line) => (line.type === 'shots' ? shots : line)),
          );
          press(session);
          press(session);
          expect([standing(session), isTold(session.live().course)]).toEqual(['vote', false]);
          expect(session.live().course.state.result?.winner).toBe(don === 9 ? 'red' : undefined);
          const { kind, ...step } = next(session);
          return [kind, 'say' in step && step.say];
        }),
      );
      expect(announced[0]).toEqual(announced[1]);
    }
  });

  it('stands again on a page opened anew', async () => {
    const { session, reopen } = await tableAt('fsm-2024', circleDone);
    count(session, 5);
    count(session, null);
    await session.settled();
    expect(standing(await reopen(session.live().id))).toBe('vote');
  });
});

describe('a lift', () => {
  it('[fsm-2024 4.4.12.3; fiim-2018 4.4.13.3; neft-mmt 9.16; bel-canto 4.4.13.3; fiim-2025 4.4.12.3] is called after the tie was announced, thanked for, and told whether it passed', async () => {
    for (const id of rulebookIds) {
      for (const [hands, after, call] of [
        [5, ['lift-failed', 'night'], 'record'],
        [6, ['lifted', id === 'neft-mmt' ? 'last-lifted' : 'last'], 'begin'],
      ] as const) {
        const { session } = await tableAt(id, tie);
        count(session, 5);
        count(session, null);
        expect([id, standing(session), next(session).kind, ...said(session)]).toEqual([
          id,
          'vote',
          'finish',
          'tie-same',
          'lift',
        ]);
        press(session);
        expect([standing(session), ...said(session)]).toEqual(['', 'lift-close']);
        expect(session.live().aside.draft.calledAt).toBe(session.now());
        count(session, hands);
        expect([id, standing(session), next(session).kind, ...said(session)]).toEqual([
          id,
          'lift',
          call,
          ...after,
        ]);
        press(session);
        expect(hands === 5 ? session.live().course.state.phase : standing(session)).toBe(
          hands === 5 ? 'night' : 'last 2',
        );
      }
    }
  });

  it('is called by the button where a game is taken up in front of it', async () => {
    const { session } = await tableAt('fsm-2024', [...tie, 'vote 2 = 5', 'vote 7 = 5']);
    expect([standing(session), ...said(session)]).toEqual(['', 'tie-same', 'lift']);
    const lines = linesOf(session.live().course.state).length;
    press(session);
    expect([linesOf(session.live().course.state).length, ...said(session)]).toEqual([lines, 'lift-close']);
    press(session);
    expect(session.live().course.state.ballots.at(-1)?.outcome).toBe('lift-failed');
  });

  it('[neft-mmt 9.11.1] is not asked for after a tie of three on day 1: the outcome is told and the night called', async () => {
    const { session } = await tableAt('neft-mmt', [
      'night 1',
      'day 1',
      'nominate 1 2',
      'nominate 2 5',
      'nominate 3 7',
      'nominate 4 9',
      'speech 10',
    ]);
    for (const hands of [3, 3, 3, null]) count(session, hands);
    expect([standing(session), next(session).kind, ...said(session)]).toEqual([
      'vote',
      'record',
      'tie-wide',
      'night',
    ]);
    press(session);
    expect(session.live().course.state.phase).toBe('night');
  });
});

describe('undo at an outcome', () => {
  const undo = (session: Session) => session.undo(version(session));

  it('leads back to it from the step begun after it, and from it to the hands as they were entered', async () => {
    const { session } = await tableAt('fsm-2024', circleDone);
    count(session, 5);
    session.setAside({ draft: { ...session.live().aside.draft, count: 3, seats: [6, 8] } });
    press(session);
    expect(standing(session)).toBe('vote');
    press(session);
    expect(standing(session)).toBe('tie-speech 2');
    undo(session);
    expect([standing(session), ...said(session)]).toEqual(['vote', 'tie-open', 'tie-speech']);
    undo(session);
    expect([standing(session), session.live().aside.draft]).toMatchObject(['', { count: 3, seats: [6, 8] }]);
    session.redo(version(session));
    expect(standing(session)).toBe('vote');
  });

  it('leads from a called lift back to the tie, and a corrected ballot shows no outcome while it goes on', async () => {
    const { session } = await tableAt('fsm-2024', tie);
    count(session, 5);
    count(session, null);
    press(session);
    expect(said(session)).toEqual(['lift-close']);
    undo(session);
    expect([standing(session), ...said(session)]).toEqual(['vote', 'tie-same', 'lift']);
    const last = linesOf(session.live().course.state).length;
    const strike: Command = { type: 'replace', line: last, count: 1, commands: [] };
    expect(session.perform(strike, version(session))).toBe('done');
    expect([standing(session), next(session).kind]).toEqual(['', 'enter']);
  });
});
