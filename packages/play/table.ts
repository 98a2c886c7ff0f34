// The running game of a room: the engine's state, the part of the script that is being played, and what was said beside it.

import type { Command } from '@omerta/rules/game/command.ts';
import type { BySeat, Seat } from '@omerta/rules/game/seat.ts';
import type { GameState } from '@omerta/rules/game/state.ts';
import type { SpokenPhrase } from '@omerta/rules/game/tell/prompt.ts';
import type { Rulebook } from '@omerta/rules/rulebooks/rulebook.ts';
import type { SaidWords } from '@omerta/rules/view/heard.ts';
import type { PlayerAct } from './act.ts';
import type { PlayStep } from './pauses.ts';

/** `call`: it is announced; `open`: players may act in it; `close`: its closing words are said. */
export type Beat = {
  /** Counts the beats of the game: the same whatever cards were dealt. */
  readonly serial: number;
  readonly step: PlayStep;
  readonly part: 'call' | 'open' | 'close';
  readonly seat: Seat | null;
  /** The number being called while the blacks shoot. */
  readonly number: Seat | null;
  /** A silenced player's turn: he may only name a candidate. */
  readonly silent: boolean;
  /** How many seconds its open part lasts; while the blacks shoot, each number. */
  readonly window: number;
  readonly from: number;
  /** It is over at this very instant; null where a person leads. */
  readonly until: number | null;
};

/** What a seat is asked: counted for each seat by itself, so that nobody else's questions show in it. */
export type SeatAsk = { readonly number: number; readonly open: boolean };

/** What a player did where a person leads: the referee takes it over with a line of his own, or not. */
export type Proposal = { readonly seat: Seat; readonly act: PlayerAct; readonly at: number };

export type RoomClock = {
  readonly startedAt: string | null;
  readonly elapsed: number;
  readonly duration: number;
};

export type RoomTable = {
  readonly rulebook: Rulebook;
  readonly pace: number;
  readonly state: GameState;
  /** Null once the game is over. */
  readonly beat: Beat | null;
  /** What the referee says now. */
  readonly says: readonly SpokenPhrase[];
  /** What only one player hears: the best move's call, while the night hides its victim. */
  readonly whisper: { readonly seat: Seat; readonly says: readonly SpokenPhrase[] } | null;
  readonly asks: BySeat<SeatAsk>;
  readonly said: readonly SaidWords[];
  /** What the blacks showed each other in night 1. */
  readonly points: readonly Pointed[];
  /** Who speaks for a foul, beside whoever has the word. */
  readonly interrupt: { readonly seat: Seat; readonly until: number } | null;
  readonly proposals: readonly Proposal[];
  /** Where a person leads: his clock, and whom he gave the word. */
  readonly clock: RoomClock | null;
  readonly speaks: Seat | null;
  /** Whose microphone he has shut. */
  readonly muted: readonly Seat[];
  /** Every line and correction that he gave, in order. */
  readonly given: readonly Command[];
  /** What the bots' chance is drawn from: of the deal's seed, and nothing can be told back from it. */
  readonly chance: number;
  /** When bots act next. */
  readonly wakes: Readonly<Partial<Record<Seat, BotWake>>>;
};
export type Pointed = { readonly by: Seat; readonly seat: Seat };

/** More than a minute of signs can hold. */
const mostPoints = 60;

export const withPoint = (table: RoomTable, pointed: Pointed): RoomTable => ({
  ...table,
  points: [...table.points, pointed].slice(-mostPoints),
});

/** In the beat of this serial, woken so often before; null: it has done what it wanted. */
export type BotWake = { readonly serial: number; readonly count: number; readonly at: number | null };

/** The times of a table run `pace` times as fast as the rulebook's. */
export const lasting = (pace: number, seconds: number): number => Math.round((seconds * 1000) / pace);
