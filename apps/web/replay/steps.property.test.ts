const isStopped = ({ result }: GameState): boolean => result?.by === 'removal' || result?.by === 'forfeit';

// A hundred random games looked at again: every step is the engine's own state at that line, and closed eyes see no card.
import { randomFrom, seedOf } from '@omerta/base/random.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { playGame } from '@omerta/bots/bot.ts';
import { writeDown } from '@omerta/bots/written.ts';
import { isOf } from '@omerta/rules/game/role.ts';
import { has, type Seat, seats } from '@omerta/rules/game/seat.ts';
import { candidatesOf } from '@omerta/rules/game/slot.ts';
import type { GameState } from '@omerta/rules/game/state.ts';
import { parse } from '@omerta/rules/notation/parse.ts';
import type { GameRecord } from '@omerta/rules/notation/record.ts';
import { replay } from '@omerta/rules/notation/replay.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import { rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { heard } from '@omerta/rules/view/heard.ts';
import { seenPhase } from '@omerta/rules/view/table.ts';
import { propertySeed } from '@omerta/testkit/properties/seed.ts';
import { twinsOf } from '@omerta/testkit/twin.ts';
import { describe, expect, it } from 'vitest';
import { beliefsAlong } from './beliefs-along.ts';
import { type Eyes, seatsSeen } from './seats-seen.ts';
import { replayed } from './steps.ts';
import { toldAt } from './told.ts';

const games = 20;

const readBack = (text: string): GameRecord => {
  const record = parse(text);
  if (isRefusal(record)) throw new Error(`${record.code} ${text}`);
  return record;
};

const shownTo = (record: GameRecord, eyes: Eyes): readonly string[] => {
  const { steps } = replayed(record);
  return steps.map((step, at) =>
    JSON.stringify([
      seatsSeen(record.rulebook, step, eyes),
      at > 0 ? toldAt(steps[at - 1] ?? step, step, eyes) : null,
    ]),
  );
};

describe.each(rulebookIds)('%s', (id) => {
  const rules = rulebook(id);
  const played = Array.from({ length: games }, (_, i) => playGame(rules, seedOf(propertySeed, i)));

  it('each step is the state of the engine at its line: who is in, fouls, candidates, hands, cards', () => {
    for (const game of played) {
      const record = readBack(writeDown(rules, game));
      const { steps } = replayed(record);
      let next = 1;
      replay(record, Number.POSITIVE_INFINITY, ({ state, command }) => {
        const step = steps[next];
        // Taken back in the end: it is not shown.
        if (JSON.stringify(step?.command) !== JSON.stringify(command)) return;
        next++;
        if (!step) return;
        const { log: _, ...engine } = state;
        expect(step.state).toMatchObject(engine);
        const ring = seatsSeen(rules, step, 'all');
        const certain = state.ballots.at(-1);
        // Whoever will leave by a ballot sits among the others until its last candidate is accepted.
        const isOpen =
          state.phase === 'day' &&
          certain?.outcome === 'leaves' &&
          certain.notCast === null &&
          !isStopped(state);
        const leader = isOpen ? (certain.leaving[0] ?? null) : null;
        const isSeated = state.expelled.every((each) => each.seat !== leader);
        for (const seen of ring) {
          const { seat } = seen;
          expect(seen.fouls).toBe(state.fouls[seat]);
          expect(seen.role).toBe(state.roles[seat]);
          expect(has(state.alive, seat) || (seat === leader && isSeated)).toBe(
            seen.left === null && !seen.hit,
          );
          if (isOpen) continue;
          const place = seenPhase(state).kind === 'day' ? candidatesOf(state).indexOf(seat) : -1;
          expect(seen.candidate).toBe(place < 0 ? null : place + 1);
        }
        const ballot = state.ballots.at(-1);
        if (state.phase !== 'day' || ballot?.day !== state.number) return;
        for (const { seat, handFor } of ring) {
          const at = handFor === null ? -1 : ballot.candidates.indexOf(handFor);
          if (at >= 0) expect(has(ballot.hands[at]?.seats ?? 0, seat)).toBe(true);
        }
      });
    }
  });

  it('what was heard by a step is the beginning of what was heard in the end', () => {
    for (const game of played) {
      const { steps } = replayed(readBack(writeDown(rules, game)));
      const end = heard((steps.at(-1) ?? steps[0]).state);
      for (const { state, heard: count } of steps) expect(heard(state)).toEqual(end.slice(0, count));
    }
  });

  it('the last step says who won, also where the record leaves out the last word after which the table knows it', () => {
    let shortened = 0;
    for (const game of played) {
      const record = readBack(writeDown(rules, game));
      const spoken = record.lines.at(-1)?.command.type === 'last';
      const short = spoken ? { ...record, lines: record.lines.slice(0, -1) } : record;
      const { steps } = replayed(short);
      const [before = steps[0], end = steps[0]] = steps.slice(-2);
      if (!end.state.result) continue;
      if (spoken) shortened++;
      expect(end.result).toEqual(end.state.result);
      if (!before.result)
        expect(toldAt(before, end, 'table')).toContainEqual({ kind: 'result', result: end.state.result });
      expect(beliefsAlong(replayed(short)).at(-1)?.wins).toEqual(
        { red: { red: 1000, black: 0 }, black: { red: 0, black: 1000 }, draw: { red: 500, black: 500 } }[
          end.state.result.winner
        ],
      );
    }
    expect(shortened).toBeGreaterThan(0);
  });

  it('two games that differ in two cards alone are the same to the table until the last step, ring and words', () => {
    for (const [i, game] of played.entries()) {
      if (seats.some((seat) => game.deal[seat] === null)) continue;
      const { one, other } = twinsOf(rules, game, randomFrom(i));
      const records = [one, other].map(({ deal, lines }): GameRecord => {
        const seated = seats.map(
          (seat) => ({ kind: 'seat', seat, name: `${seat}`, role: deal[seat] }) as const,
        );
        const written = lines.map((command, line) => ({
          command,
          line: line + 1,
          before: [],
          comment: null,
        }));
        return { rulebook: rules, tags: [], seats: seated, lines: written, after: [] };
      });
      const [left, right] = records.map((record) => shownTo(record, 'table'));
      expect(left?.slice(0, -1)).toEqual(right?.slice(0, -1));
    }
  });
});

it('a seat sees its own card, a black both teams from night 1 on, the Sheriff and the Don what they checked, and no more', () => {
  for (let i = 0; i < games; i++) {
    const rules = rulebook(rulebookIds[i % rulebookIds.length] ?? 'fsm-2024');
    const game = playGame(rules, seedOf(propertySeed, 500 + i));
    if (seats.some((seat) => game.deal[seat] === null)) continue;
    const { steps } = replayed(readBack(writeDown(rules, game)));
    for (const step of steps)
      for (const own of seats) {
        const role = step.state.roles[own];
        const checked = (seat: Seat): boolean =>
          (role === 'don' || role === 'sheriff') &&
          step.state.nights.some((night) => night[role]?.seat === seat);
        for (const { seat, role: card, team } of seatsSeen(rules, step, own)) {
          if (seat === own) expect(card).toBe(role);
          else if (card !== null) expect([role, card, checked(seat)]).toEqual(['don', 'sheriff', true]);
          const isMet = isOf('black', role) && step.state.phase !== 'dealing';
          const truth = isOf('black', step.state.roles[seat]) ? 'black' : 'red';
          const known = isMet || (role === 'sheriff' && checked(seat));
          if (seat !== own) expect(team).toBe(known ? truth : null);
        }
      }
  }
});

it('beliefs go along: of three hundred percent black altogether, and none of them before anything is heard', () => {
  const rules = rulebook('fsm-2024');
  const game = replayed(readBack(writeDown(rules, playGame(rules, seedOf(propertySeed, 3)))));
  const beliefs = beliefsAlong(game);
  expect(beliefs).toHaveLength(game.steps.length);
  expect(beliefs[0]).toBeNull();
  for (const seen of beliefs) {
    if (!seen) continue;
    const sum = seats.reduce((all, seat) => all + seen.black[seat], 0);
    expect(Math.abs(sum - 3000)).toBeLessThan(10);
    expect(seen.wins.red + seen.wins.black).toBe(1000);
  }
});
