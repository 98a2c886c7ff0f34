// The sheet of the screen: its points are the command line's, it is kept with its signature, and it changes afterwards only in the open.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Random, randomFrom, seedOf } from '@omerta/base/random.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { protocolOf } from '@omerta/documents/protocol/protocol.ts';
import { seats } from '@omerta/rules/game/seat.ts';
import { parse } from '@omerta/rules/notation/parse.ts';
import { rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { extraChoices, penaltyChoices, waiverOf } from '@omerta/scoring/game/sheet-choices.ts';
import { makeNotation } from '@omerta/stream/record.ts';
import { signatureOf } from '@omerta/stream/signing.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { readNotation } from '../session/read-notation.ts';
import type { Session } from '../session/session.ts';
import { adviceOn } from './advice.ts';
import {
  decideProtest,
  fileProtest,
  giveExtra,
  grant,
  imposeFine,
  imposePenalty,
  sheetLines,
  strikeOut,
  takeExtra,
  waivePenalty,
} from './sheet-lines.ts';
import { countedOf, finished, give, isFinished, room, simulated } from './testing/played.ts';

const folder = mkdtempSync(join(tmpdir(), 'omerta-sheet-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What a referee might tap: anything that the screen offers, and some of it taken back. */
const fillIn = (session: Session, random: Random): void => {
  const { id } = session.live().course.rulebook;
  for (let i = 0; i < 12; i++) {
    const { scoring, sheet } = countedOf(session);
    const { state } = session.live().course;
    const seat = random.pick(seats);
    const kind = random.pick([
      'extra',
      'extra',
      'penalty',
      'waive',
      'fine',
      'take',
      'grant',
      'protest',
    ] as const);
    const values = extraChoices(scoring, sheet, seat);
    const penalties = penaltyChoices(scoring, sheet, seat);
    if (kind === 'extra' && values.length > 0)
      give(
        session,
        giveExtra(
          state,
          seat,
          { points: random.pick(values).points, approver: null },
          random.chance(0.5) ? 'said why' : '',
        ),
      );
    if (kind === 'penalty' && penalties.length > 0)
      give(session, imposePenalty(seat, random.pick(penalties).clause, ''));
    const waiver = penalties[0] && waiverOf(scoring, penalties[0].clause);
    if (kind === 'waive' && penalties[0] && waiver)
      give(session, waivePenalty(seat, penalties[0].clause, waiver, ''));
    if (kind === 'fine') give(session, imposeFine(seat, '0,5', 'late'));
    if (kind === 'protest') give(session, fileProtest(seat, `the vote of "${id}"`));
    if (kind === 'take') give(session, takeExtra(state, seat));
    const need = countedOf(session).score.needs[0];
    if (kind === 'grant' && need) give(session, grant(session.live().course.state, need));
  }
};

type Scored = {
  readonly players: readonly Record<string, unknown>[];
  readonly needs: readonly unknown[];
  readonly refused: readonly unknown[];
};

const onCommandLine = (text: string): Scored => {
  const file = join(folder, 'game.mgn');
  writeFileSync(file, text);
  const done = spawnSync(join(import.meta.dirname, '../../../bin/omerta'), ['score', file, '--json'], {
    encoding: 'utf8',
  });
  return JSON.parse(done.stdout) as Scored;
};

const gamesEach = 4;

describe('the sheet and the command line', () => {
  for (const id of rulebookIds) {
    it(`random games of ${id}: the file gives the points, needs and refusals that the screen shows`, async () => {
      let from = 0;
      for (let game = 0; game < gamesEach; game++, from += 10) {
        const { start, reopen } = await room();
        const session = await start(simulated(id, isFinished, from));
        fillIn(session, randomFrom(seedOf(11, game)));
        const { course } = session.live();
        const counted = countedOf(session);
        const protocol = protocolOf(course, counted, 'ru');
        const text = makeNotation(course);
        const said = onCommandLine(text);
        expect(
          said.players.map(({ seat, player, role, main, additional, other, total }) => ({
            seat,
            player,
            role,
            main,
            additional,
            other,
            total,
          })),
        ).toEqual(
          protocol?.rows.map(({ seat, name, role, main, additional, other, total }) => ({
            seat,
            player: name,
            role,
            main,
            additional,
            other,
            total,
          })),
        );
        expect([said.needs.length, said.refused.length]).toEqual([
          counted.score.needs.length,
          counted.score.refused.length,
        ]);
        await session.settled();
        const again = await reopen(session.live().id);
        expect(makeNotation(again.live().course)).toBe(text);
        expect(isRefusal(parse(text))).toBe(false);
      }
    });
  }
});

describe('the signed sheet', () => {
  for (const [id, clauses] of [
    ['fiim-2018', '9.1, 9.11'],
    ['bel-canto', '9.1, 9.10'],
    ['neft-mmt', 'G-05, 25.1, 25.13'],
  ] as const) {
    it(`[${id} ${clauses}] is kept with its signature and changes only by a correction that says why`, async () => {
      const { start, reopen } = await room();
      const session = await start(finished(id));
      give(session, imposeFine(3, '0.5', 'late'));
      const version = (): number => session.live().course.version;
      expect(session.sign({ name: 'Ivanova', ink: 'M1 1L2 2' }, version() - 1)).toBe('stale');
      expect(session.sign({ name: 'Ivanova', ink: 'M1 1L2 2' }, version())).toBe('done');
      expect(session.sign({ name: 'Other', ink: null }, version())).toBe('signed');
      const before = makeNotation(session.live().course);
      expect(session.perform(imposeFine(3, '1', ''), version())).toBe('signed');
      expect(session.perform({ type: 'undo' }, version())).toBe('signed');
      session.writeHead([]);
      expect(makeNotation(session.live().course)).toBe(before);
      session.reopen({ reason: 'wrong seat', consent: null });
      const [fine] = sheetLines(session.live().course.state, 'fine');
      give(session, strikeOut(fine?.line ?? 0));
      session.sign({ name: 'Ivanova', ink: null }, version());
      await session.settled();
      const { trail, course } = (await reopen(session.live().id)).live();
      expect(trail.map(({ kind }) => kind)).toEqual(['signed', 'reopened', 'signed']);
      expect(trail[1]?.mark).toEqual({ reason: 'wrong seat', consent: null });
      expect(signatureOf(trail)).toMatchObject({ name: 'Ivanova', version: version() });
      expect(sheetLines(course.state, 'fine')).toEqual([]);
    });
  }

  it('[fiim-2018 9.10] the decision on a protest is written on the back, also after the signature', async () => {
    const { start } = await room();
    const session = await start(finished('fiim-2018'));
    session.sign({ name: 'Ivanova', ink: null }, session.live().course.version);
    const back = () => protocolOf(session.live().course, countedOf(session), 'en')?.explained;
    const before = back() ?? [];
    give(session, fileProtest(4, 'hands miscounted'));
    give(session, decideProtest(1, 'the result stands'));
    expect(back()).toEqual([...before, { seat: 4, what: 'decision', value: '', note: 'the result stands' }]);
  });

  for (const [id, clauses] of [
    ['fsm-2024', '8.8.1'],
    ['fiim-2018', '8.9.1'],
    ['neft-mmt', '22.1, 25.12'],
    ['bel-canto', '8.7.1'],
    ['fiim-2025', '8.10.1'],
  ] as const) {
    it(`[${id} ${clauses}] takes a protest also after the signature, under the nickname of who protests`, async () => {
      const { start } = await room();
      const session = await start(finished(id));
      session.sign({ name: 'Ivanova', ink: null }, session.live().course.version);
      give(session, fileProtest(4, 'hands miscounted'));
      const { course } = session.live();
      const protocol = protocolOf(course, countedOf(session), 'en');
      expect(protocol?.protests).toEqual([
        { seat: 4, name: course.opening.players[3]?.name, note: 'hands miscounted', decisions: [] },
      ]);
    });
  }
});

describe('the advisor at the table', () => {
  it('is silent before the result and shows its lines after it', () => {
    const text = simulated('fiim-2025', (each) => {
      const read = readNotation(each);
      return !isRefusal(read) && adviceOn(read.course).penalties.length > 0;
    });
    const read = readNotation(text);
    if (isRefusal(read)) throw new Error('not read');
    const [first] = adviceOn(read.course).penalties;
    expect(first?.evidence.length).toBe(first?.lines.length);
    expect(first?.evidence[0]?.text.ru).not.toBe('');
    expect(adviceOn({ ...read.course, state: { ...read.course.state, result: null } })).toEqual({
      penalties: [],
      rewards: [],
    });
  });
});
