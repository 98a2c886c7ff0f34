// A room led by a person: his lines move the game, and what the players do is proposed to him.
import { isRefusal } from '@omerta/base/refusal.ts';
import { listCards } from '@omerta/rules/game/cards.ts';
import type { Command } from '@omerta/rules/game/command.ts';
import { perform } from '@omerta/rules/game/decide/decide.ts';
import { expects } from '@omerta/rules/game/decide/expects.ts';
import { bySeat, has, type Seat } from '@omerta/rules/game/seat.ts';
import type { GameState } from '@omerta/rules/game/state.ts';
import type { ActWord, PlayerAct } from './act.ts';
import { askedOf } from './asks.ts';
import { say } from './do-act.ts';
import type { InputOf } from './input.ts';
import { windowSeconds } from './pauses.ts';
import { type PlayRefusal, refuseAct, refuseRoom } from './refusal.ts';
import { type Beat, lasting, type Proposal, type RoomTable, withPoint } from './table.ts';

/** The step that waits for a line: its window has no end but that line. */
const beatOf = ({ rulebook, state, given }: RoomTable, at: number): Beat | null => {
  const expected = expects(rulebook, state);
  if (expected === null || expected.step === 'sheet') return null;
  return {
    serial: given.length + 1,
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

/** In somebody else's minute. */
const mayInterrupt = ({ beat, state }: RoomTable, seat: Seat): boolean =>
  beat?.step === 'speech' && beat.seat !== seat && has(state.alive, seat);

/** What a player says of himself goes with what he says. */
const wordAsked = (word: ActWord): ActWord => (word === 'claim' ? 'say' : word);

const mayPropose = (table: RoomTable, seat: Seat, { word }: PlayerAct): boolean =>
  word === 'foul-speech'
    ? mayInterrupt(table, seat)
    : (askedOf(table, seat)?.acts.includes(wordAsked(word)) ?? false);

/** What has become impossible is proposed no more. */
const stands = (table: RoomTable, { seat, act }: Proposal): boolean =>
  table.state.paused || mayPropose(table, seat, act);

/** Whoever has nominated has his turn on record, and speaks on while the referee's clock is his. */
const speaksOn = ({ beat, speaks, state }: RoomTable): boolean =>
  beat?.step === 'speech' &&
  beat.seat !== null &&
  beat.seat === speaks &&
  state.day?.stage === 'circle' &&
  state.day.turn === speaks &&
  has(state.alive, speaks) &&
  !state.result;

/** A new step asks anew and forgets what was proposed in the one before. */
export const awaitLine = (table: RoomTable, at: number): RoomTable => {
  const beat = beatOf(table, at);
  const same = beat !== null && beat.step === table.beat?.step && beat.seat === table.beat.seat;
  if (same || speaksOn(table))
    return { ...table, proposals: table.proposals.filter((each) => stands(table, each)) };
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

const without = ({ proposals }: RoomTable, seat: Seat, word: ActWord): readonly Proposal[] =>
  proposals.filter((each) => each.seat !== seat || each.act.word !== word);

/** One proposal of each kind from a seat: a second takes the place of the first. */
export const propose = (
  table: RoomTable,
  seat: Seat,
  act: PlayerAct,
  at: number,
): RoomTable | PlayRefusal => {
  const { beat, rulebook } = table;
  if (!mayPropose(table, seat, act)) return refuseAct(rulebook, 'act/not-asked', act.word);
  if (act.word === 'say') return say(table, seat, askedOf(table, seat)?.step ?? 'speech', act.text);
  if (act.word === 'point') return withPoint(table, { by: seat, seat: act.seat });
  const number = beat?.number ?? null;
  if (act.word === 'shoot' && number !== null && act.seat !== number)
    return refuseAct(rulebook, 'shot/other-number', act.word, number);
  return { ...table, proposals: [...without(table, seat, act.word), { seat, act, at }] };
};

/** A line beside the step: whatever came of it, the player's word is taken. */
const takesOver = (command: Command, { seat, act }: Proposal): boolean =>
  command.type === act.word && (!('seat' in command) || command.seat === seat);

/** They come from the deal, which everybody can do again. */
const changesCards = ({ dealtRoles }: GameState, command: Command): boolean =>
  command.type === 'deal' ||
  (command.type === 'replace' &&
    (command.commands.some(({ type }) => type === 'deal') ||
      (command.dealt?.some((role, i) => role !== listCards(dealtRoles)[i]) ?? false)));

/** A line or a correction of the referee, decided as at any table; the moment of his press is his own to tell. */
export const lead = (
  table: RoomTable,
  { command, after, at }: Pick<InputOf<'line'>, 'command' | 'after' | 'at'>,
): RoomTable | PlayRefusal => {
  const { rulebook, state, given } = table;
  if (after !== undefined && after !== given.length)
    return refuseRoom('line/stale', { number: given.length });
  if (changesCards(state, command)) return refuseRoom('line/cards');
  const told = { ...command, by: 'referee', at: command.at ?? at } as const;
  const done = perform(rulebook, state, told);
  if (isRefusal(done)) return done;
  const proposals = table.proposals.filter((each) => !takesOver(command, each));
  return awaitLine({ ...table, state: done.state, given: [...given, told], proposals }, at);
};

/** His clock and whom he gave the word; a number is called while the blacks shoot, and at no other time. */
export const show = (table: RoomTable, { clock, speaks, number = null, at }: InputOf<'clock'>): RoomTable => {
  const beat = table.beat?.step === 'shots' ? { ...table.beat, number } : table.beat;
  return awaitLine({ ...table, clock, speaks, beat }, at);
};

/** The microphone for a moment; the foul for it is a line of his. */
export const interrupt = (table: RoomTable, seat: Seat, at: number): RoomTable => ({
  ...table,
  interrupt: { seat, until: at + lasting(table.pace, windowSeconds.foulSpeech) },
  proposals: without(table, seat, 'foul-speech'),
  asks: { ...table.asks, [seat]: { number: table.asks[seat].number + 1, open: true } },
});

/** He may propose it again: he is still asked. */
export const decline = (table: RoomTable, { seat, word }: InputOf<'decline'>): RoomTable | PlayRefusal => {
  const proposals = without(table, seat, word);
  return proposals.length === table.proposals.length
    ? refuseRoom('proposal/none', { number: seat })
    : { ...table, proposals };
};
