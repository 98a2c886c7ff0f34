// A room led by a person: his lines move the game, and what the players do is proposed to him.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { LineCommand } from '@omerta/rules/game/command.ts';
import { perform } from '@omerta/rules/game/decide/decide.ts';
import { expects } from '@omerta/rules/game/decide/expects.ts';
import { bySeat, type Seat } from '@omerta/rules/game/seat.ts';
import type { PlayerAct } from './act.ts';
import { askedOf } from './asks.ts';
import { say } from './do-act.ts';
import { type PlayRefusal, refuseAct } from './refusal.ts';
import type { Beat, RoomTable } from './table.ts';

/** The step that waits for a line: its window has no end but that line. */
const beatOf = ({ rulebook, state, beat }: RoomTable, at: number): Beat | null => {
  const expected = expects(rulebook, state);
  if (expected === null || expected.step === 'sheet') return null;
  return {
    serial: (beat?.serial ?? 0) + 1,
    step: expected.step,
    part: 'open',
    seat: expected.seat,
    number: null,
    silent: expected.step === 'speech' && expected.seconds === 0,
    window: expected.seconds ?? 0,
    from: at,
    until: null,
  };
};

/** A new step asks anew and forgets what was proposed in the one before. */
export const awaitLine = (table: RoomTable, at: number): RoomTable => {
  const beat = beatOf(table, at);
  const same = beat !== null && beat.step === table.beat?.step && beat.seat === table.beat.seat;
  if (same) return table;
  const next: RoomTable = { ...table, beat, proposals: [] };
  return {
    ...next,
    asks: bySeat((seat) =>
      askedOf(next, seat) === null
        ? { ...table.asks[seat], open: false }
        : { number: table.asks[seat].number + 1, open: true },
    ),
  };
};

/** One proposal of each kind from a seat: a second takes the place of the first. */
export const propose = (
  table: RoomTable,
  seat: Seat,
  act: PlayerAct,
  at: number,
): RoomTable | PlayRefusal => {
  const asked = askedOf(table, seat);
  if (!asked?.acts.includes(act.word)) return refuseAct(table.rulebook, 'act/not-asked', act.word);
  if (act.word === 'say') return say(table, seat, asked.step, act.text);
  const others = table.proposals.filter((each) => each.seat !== seat || each.act.word !== act.word);
  return { ...table, proposals: [...others, { seat, act, at }] };
};

/** A line of the referee, decided as at any table. */
export const lead = (table: RoomTable, command: LineCommand, at: number): RoomTable | PlayRefusal => {
  const done = perform(table.rulebook, table.state, { ...command, by: 'referee', at });
  return isRefusal(done) ? done : awaitLine({ ...table, state: done.state }, at);
};
