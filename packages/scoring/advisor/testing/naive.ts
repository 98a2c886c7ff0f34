// For the property test: a second, plain reading of a game that shares nothing with the detectors.
import { listCards } from '@omerta/rules/game/cards.ts';
import type { Command } from '@omerta/rules/game/command.ts';
import type { GameEvent } from '@omerta/rules/game/event.ts';
import { seats } from '@omerta/rules/game/seat.ts';
import type { GameState } from '@omerta/rules/game/state.ts';

export type NaiveLine = {
  readonly command: Command;
  readonly events: readonly GameEvent[];
  readonly state: GameState;
};

export type NaiveBallot = {
  day: number;
  table: number[];
  /** Every call in order: the candidate, his hands by name, how many, and whether they are all named. */
  calls: { candidate: number; hands: readonly number[]; count: number; named: boolean }[];
  tied: boolean;
  left: number[];
  lift: { hands: readonly number[] | null; passed: boolean } | null;
  split: readonly number[];
  /** Claims standing when it opened. */
  claims: readonly NaiveClaim[];
  claimsWritten: boolean;
};
type NaiveClaim = { seat: number; target: number | null; team: string | null };
type NaiveNight = {
  number: number;
  table: number[];
  silent: number[];
  don: number | null | undefined;
  sheriff: number | null | undefined;
  /** The Sheriff's check hit a player already out, not tonight's victim. */
  checkedOut: boolean;
  killed: number | null;
  /** Claims standing at nightfall. */
  claims: readonly NaiveClaim[];
};
type NaiveDay = { number: number; table: number[]; named: number[]; list: number[]; ended: boolean };

export type NaiveGame = {
  readonly roles: readonly (string | null)[];
  readonly ballots: readonly NaiveBallot[];
  readonly nights: readonly NaiveNight[];
  readonly days: readonly NaiveDay[];
  readonly claims: readonly NaiveClaim[];
  readonly winner: string | null;
  readonly atEnd: readonly number[];
};

/** What stands after every `undo`. */
const standing = (lines: readonly NaiveLine[]): NaiveLine[] => {
  const kept: NaiveLine[] = [];
  for (const line of lines) {
    if (line.command.type === 'undo') kept.pop();
    else kept.push(line);
  }
  return kept;
};

export const readNaively = (lines: readonly NaiveLine[]): NaiveGame => {
  const final = lines.at(-1)?.state;
  let table = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  let gone: number[] = [];
  let over = false;
  let number = 0;
  let split: readonly number[] = [];
  let claims: NaiveClaim[] = [];
  let atNightfall: readonly NaiveClaim[] = [];
  let claimsWritten = false;
  let ballot: NaiveBallot | null = null;
  const ballots: NaiveBallot[] = [];
  const nights: NaiveNight[] = [];
  const days: NaiveDay[] = [];
  const mayCheck = (role: string): boolean => {
    const seat = seats.find((each) => final?.roles[each] === role) ?? 0;
    return !over && (table.includes(seat) || (nights.at(-1)?.killed === seat && !gone.includes(seat)));
  };
  for (const { command, events } of standing(lines)) {
    const night = nights.at(-1);
    const day = days.at(-1);
    if (command.type === 'night') {
      number = command.number;
      atNightfall = claims;
    }
    if (command.type === 'night' || command.type === 'vote' || command.type === 'hand') {
      if (day && !day.ended) {
        day.ended = true;
        if (day.table.join() !== table.join()) day.table = [];
      }
    }
    if (command.type === 'day') {
      days.push({ number, table: [...table], named: [], list: [], ended: false });
      split = [];
      ballot = null;
    }
    if (command.type === 'nominate' && day) {
      day.named.push(command.seat);
      if (!day.list.includes(command.nominee)) day.list.push(command.nominee);
    }
    if (command.type === 'withdraw' && day) day.list = day.list.filter((seat) => seat !== command.nominee);
    if (command.type === 'split') split = command.seats;
    if (command.type === 'claim') {
      claimsWritten = true;
      claims = [
        ...claims,
        { seat: command.seat, target: command.check?.target ?? null, team: command.check?.team ?? null },
      ];
    }
    if (command.type === 'retract') claims = claims.filter((claim) => claim.seat !== command.seat);
    if ((command.type === 'vote' || command.type === 'hand') && ballot === null) {
      ballot = {
        day: number,
        table: [...table],
        calls: [],
        tied: false,
        left: [],
        lift: null,
        split,
        claims,
        claimsWritten,
      };
      ballots.push(ballot);
    }
    if (command.type === 'shots') {
      const silent = command.shots.filter((shot) => shot.targets.length === 0).map((shot) => shot.by);
      nights.push({
        number,
        table: [...table],
        silent,
        don: undefined,
        sheriff: undefined,
        checkedOut: false,
        killed: null,
        claims: atNightfall,
      });
    }
    if (command.type === 'don' && night && mayCheck('don')) night.don = command.target;
    if (command.type === 'sheriff' && night && mayCheck('sheriff')) {
      night.sheriff = command.target;
      night.checkedOut =
        command.target !== null && command.target !== night.killed && !table.includes(command.target);
    }
    for (const event of events) {
      const open = ballots.at(-1);
      if (event.type === 'VotesCounted' && event.hands.kind !== 'rest' && open) {
        const count = event.hands.kind === 'named' ? event.hands.seats.length : event.hands.count;
        open.calls.push({
          candidate: event.candidate,
          hands: event.hands.seats,
          count,
          named: count === event.hands.seats.length,
        });
      }
      if (event.type === 'LiftCounted' && open)
        open.lift = { hands: event.hands.kind === 'named' ? event.hands.seats : null, passed: false };
      if (event.type === 'LiftPassed' && open?.lift) open.lift.passed = true;
      if (
        (event.type === 'BallotTied' || event.type === 'LiftAsked' || event.type === 'LiftBarred') &&
        open
      ) {
        open.tied = true;
        if (event.type === 'BallotTied') ballot = null;
      }
      if (event.type === 'PlayerLeft') {
        table = table.filter((seat) => seat !== event.seat);
        if ((event.how === 'vote' || event.how === 'lift') && open) open.left.push(event.seat);
        else gone.push(event.seat);
      }
      if (event.type === 'PlayerKilled') {
        table = table.filter((seat) => seat !== event.seat);
        const tonight = nights.at(-1);
        if (tonight) tonight.killed = event.seat;
      }
      if (event.type === 'LastWordLost') gone.push(event.seat);
      if (event.type === 'VictimReturned') {
        table = [...table, event.seat].sort((a, b) => a - b);
        gone = gone.filter((seat) => seat !== event.seat);
        over = false;
        const tonight = nights.at(-1);
        if (tonight) tonight.killed = null;
      }
      if (event.type === 'ResultFixed') over = true;
    }
  }
  return {
    roles: final ? listCards(final.roles) : [],
    ballots,
    nights,
    days,
    claims,
    winner: final?.result?.winner ?? null,
    atEnd: table,
  };
};
