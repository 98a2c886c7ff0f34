// The session: what is acknowledged is kept, what is stale is ignored, what is written reads the same on the command line.
import { isRefusal } from '@omerta/base/refusal.ts';
import { legal } from '@omerta/rules/game/decide/legal.ts';
import { seats } from '@omerta/rules/game/seat.ts';
import { parse } from '@omerta/rules/notation/parse.ts';
import { replay } from '@omerta/rules/notation/replay.ts';
import { reportState } from '@omerta/rules/notation/report.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import { rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { emptyMemory } from '@omerta/store/memory.ts';
import { openingOf } from '@omerta/stream/opening.ts';
import { makeNotation } from '@omerta/stream/record.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beside, enter, press } from '../play/play.ts';
import { nextStep } from './next-step.ts';
import { readNotation } from './read-notation.ts';
import type { Session } from './session.ts';
import { room as emptyRoom, testDevice } from './testing/sessions.ts';
import { timeline } from './timeline.ts';

const deck = ['red', 'black', 'red', 'sheriff', 'red', 'black', 'red', 'red', 'don', 'red'] as const;
const players = seats.map((seat) => ({ name: `P${seat}`, role: null }));

const room = async (device = testDevice()) => {
  const made = await emptyRoom(emptyMemory(), device);
  const start = (book = rulebook('fsm-2024')): Promise<Session> =>
    made.start(
      openingOf(book, {}, players),
      seats.map((seat) => ({ type: 'deal', seat, role: deck[seat - 1] ?? 'red' }) as const),
    );
  return { ...made, start };
};

const push = (session: Session) => {
  const { course, aside } = session.live();
  return press(session, nextStep(course.rulebook, course.state, aside), course.version);
};

const toFirstSpeech = (session: Session): void => {
  while (session.live().aside.standing?.step !== 'speech') push(session);
};

const versionOf = (session: Session): number => session.live().course.version;

describe('a session', () => {
  it('opens exactly where it was: lines, the step being performed, its clock and what is half entered', async () => {
    const { start, reopen, device } = await room();
    const session = await start();
    toFirstSpeech(session);
    expect(session.live().aside.standing).toMatchObject({ step: 'speech', seat: 1 });
    device.advance(23_000);
    beside(session, { type: 'nominate', seat: 1, nominee: 7 }, versionOf(session));
    session.setAside({ draft: { ...session.live().aside.draft, count: 3 } });
    await session.settled();
    expect(session.live().saving).toBe('saved');
    const again = await reopen(session.live().id);
    expect(again.live().aside).toEqual(session.live().aside);
    expect(again.live().aside.clock).toEqual({ startedAt: 1_000_000, elapsed: 0, duration: 60_000 });
    expect(reportState(again.live().course.rulebook, again.live().course.state)).toEqual(
      reportState(session.live().course.rulebook, session.live().course.state),
    );
  });

  it('a second press made for the turn before does nothing', async () => {
    const session = await (await room()).start();
    const { course, aside } = session.live();
    const next = nextStep(course.rulebook, course.state, aside);
    expect(press(session, next, course.version)).toBe('done');
    expect(press(session, next, course.version)).toBe('stale');
    expect(session.live().course.state.phase).toBe('night');
    expect(versionOf(session)).toBe(11);
  });

  it('a speaker goes on after his nomination; the next press calls the next seat', async () => {
    const session = await (await room()).start();
    toFirstSpeech(session);
    beside(session, { type: 'nominate', seat: 1, nominee: 7 }, versionOf(session));
    const { course, aside } = session.live();
    expect(nextStep(course.rulebook, course.state, aside)).toMatchObject({
      kind: 'begin',
      expected: { step: 'speech', seat: 2 },
    });
    push(session);
    expect(session.live().aside.standing).toMatchObject({ seat: 2 });
    push(session);
    expect(session.live().aside.standing).toMatchObject({ seat: 3 });
  });

  it('a page that another page has overtaken stops, and says so', async () => {
    const { start, reopen } = await room();
    const first = await start();
    const second = await reopen(first.live().id);
    push(first);
    await first.settled();
    push(second);
    await second.settled();
    expect(second.live().saving).toBe('elsewhere');
    expect(push(second)).toBe('stale');
  });

  it('what an overtaken page could not write is taken off the screen again and named, and nothing more is taken', async () => {
    const { start, reopen, log } = await room();
    const first = await start();
    toFirstSpeech(first);
    await first.settled();
    const second = await reopen(first.live().id);
    const { course, aside } = second.live();
    beside(first, { type: 'foul', seat: 3 }, versionOf(first));
    await first.settled();
    beside(second, { type: 'nominate', seat: 1, nominee: 7 }, versionOf(second));
    beside(second, { type: 'foul', seat: 5 }, versionOf(second));
    expect(versionOf(second)).toBe(course.version + 2);
    await second.settled();
    expect(second.live()).toMatchObject({ course, aside, saving: 'elsewhere' });
    expect(
      second.live().lost.map(({ entry, secret }) => [entry.kind === 'line' && entry.command.type, secret]),
    ).toEqual([
      ['nominate', false],
      ['foul', false],
    ]);
    const kept = await log.loadAside(first.live().id);
    second.setAside({ clock: null });
    second.writeHead([]);
    second.retry();
    await second.settled();
    expect(second.live()).toMatchObject({ course, aside, saving: 'elsewhere' });
    expect(await log.loadAside(first.live().id)).toEqual(kept);
  });

  it('what was pressed in the dark on an overtaken page has no name', async () => {
    const { start, reopen } = await room();
    const first = await start();
    const second = await reopen(first.live().id);
    push(first);
    await first.settled();
    second.perform({ type: 'deal', seat: 1, role: 'don' }, versionOf(second));
    second.undo(versionOf(second));
    await second.settled();
    expect(second.live().lost.map(({ secret }) => secret)).toEqual([true]);
  });

  it('a page that is told of another one stops at once, with what it has written', async () => {
    const { start } = await room();
    const session = await start();
    push(session);
    await session.letGo();
    expect(session.live()).toMatchObject({ saving: 'elsewhere', lost: [] });
    expect(versionOf(session)).toBe(11);
    expect(push(session)).toBe('stale');
  });

  it('undo goes back to the cards and no further; the same lines give the same game', async () => {
    const session = await (await room()).start();
    for (let i = 0; i < 5; i++) push(session);
    for (let i = 0; i < 40; i++) session.undo(versionOf(session));
    expect(timeline(session.live().course.state)).toEqual([]);
    expect(session.undo(versionOf(session))).toMatchObject({ code: 'undo/nothing' });
  });

  it('cards and night lines are secret, what the table hears is not', async () => {
    const session = await (await room()).start();
    push(session);
    beside(session, { type: 'foul', seat: 3 }, versionOf(session));
    const lines = timeline(session.live().course.state);
    expect(lines.filter(({ secret }) => secret)).toHaveLength(10);
    expect(lines.at(-1)).toMatchObject({ secret: false, moment: { kind: 'night', number: 1 } });
  });

  it('a press has one moment: the clock is asked once, and what is shown is what is stored', async () => {
    let asked = 0;
    const { start, reopen, log } = await room({ ...testDevice(), now: () => ++asked });
    const session = await start();
    push(session);
    await session.settled();
    const once = async (title: string, act: (seen: number) => unknown): Promise<void> => {
      const before = asked;
      act(versionOf(session));
      await session.settled();
      expect(asked - before, title).toBe(1);
    };
    await once('a line', (seen) => session.perform({ type: 'foul', seat: 3 }, seen));
    await once('undo', session.undo);
    await once('redo', session.redo);
    await once('the head', () => session.writeHead([]));
    await once('nicknames', () => session.writeNames(['Ёж']));
    await once('the signature', (seen) => session.sign({ name: 'Громова', ink: null }, seen));
    await once('the correction', () => session.reopen({ reason: 'счёт рук', consent: null }));
    const { id, trail } = session.live();
    expect(trail).toHaveLength(2);
    expect((await reopen(id)).live().trail).toEqual(trail);
    const stored = (await log.raw(id)).map((line) => JSON.parse(line));
    const fresh = stored.filter(({ type }) => type === 'FoulGiven' || type === 'LineTakenBack');
    expect(fresh.map(({ type }) => type)).toEqual(['FoulGiven', 'LineTakenBack', 'FoulGiven']);
    for (const { at, data } of fresh.slice(0, 2)) expect(at).toBe(data.at);
  });

  it('the head it shows is the one the log has, after each press and when it is opened again', async () => {
    const { start, reopen, log } = await room();
    const session = await start();
    toFirstSpeech(session);
    session.perform({ type: 'foul', seat: 3 }, versionOf(session));
    session.undo(versionOf(session));
    session.writeHead([{ kind: 'text', name: 'referee', value: 'Громова' }]);
    await session.settled();
    const { id, head } = session.live();
    expect(await log.head(id)).toMatchObject(head);
    expect((await reopen(id)).live().head).toEqual(head);
  });

  for (const id of rulebookIds) {
    it(`a random game of ${id} by the button and by entries reads the same on the command line, and reopens the same`, async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(fc.nat(), { minLength: 60, maxLength: 60 }), async (choices) => {
          const { start, reopen } = await room();
          const session = await start(rulebook(id));
          for (const choice of choices) {
            const { course, aside } = session.live();
            const next = nextStep(course.rulebook, course.state, aside);
            if (next.kind === 'sheet' || next.kind === 'over') break;
            const play = legal(course.rulebook, course.state).filter(
              (each) =>
                !['annul', 'break', 'forfeit', 'remove', 'purple', 'warn', 'ruling'].includes(each.type),
            );
            const chosen = next.kind === 'enter' || choice % 5 === 0 ? play[choice % play.length] : undefined;
            const outcome = chosen
              ? enter(session, chosen, course.version)
              : press(session, next, course.version);
            expect(outcome).toBe('done');
          }
          const { course } = session.live();
          const text = makeNotation(course);
          const record = parse(text);
          if (isRefusal(record)) throw new Error(`${record.line}: ${record.code}`);
          const read = replay(record);
          expect(read.refused).toBeNull();
          expect(reportState(record.rulebook, read.state)).toEqual(
            reportState(course.rulebook, course.state),
          );
          const back = readNotation(text);
          if (isRefusal(back)) throw new Error('not read');
          expect(makeNotation(back.course)).toBe(text);
          await session.settled();
          const again = await reopen(session.live().id);
          expect(makeNotation(again.live().course)).toBe(text);
        }),
        { numRuns: 15 },
      );
    });
  }
});
