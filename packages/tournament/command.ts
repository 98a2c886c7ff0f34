// What a person asks of a tournament: imperative, with who asks.
import type { Team } from '@omerta/rules/game/role.ts';
import type { StageKind } from '@omerta/scoring/standings/tournament.ts';
import type { AskedOfEntries, DayHours, HallScreen, PlannedRound } from './day.ts';
import type { CommandMeta, PersonId } from './meta.ts';
import type { Post } from './offices.ts';
import type { RulesChoice } from './rulebooks/choose.ts';
import type {
  ExpulsionGround,
  ProtestForm,
  ProtestSubject,
  RulingKind,
} from './rulebooks/tournament-rules.ts';
import type { Days } from './time.ts';

export type GameId = string;
export type StageId = string;

export const eventKinds = ['tournament', 'evening'] as const;
export type EventKind = (typeof eventKinds)[number];

export type Winner = Team | 'draw';

export type StagePlan = {
  readonly stage: StageId;
  readonly name: string;
  readonly kind: StageKind;
  /** Games each player is to play in it; null only at an evening. */
  readonly plannedGames: number | null;
  readonly coefficient: string;
  readonly carry: boolean;
  /** How many of the stage before go on into this one; null for the first. */
  readonly advance: number | null;
};

/** The seating file of the contract: players numbered from 1, seat 1 first. */
export type SeatingPaper = {
  readonly format: string;
  readonly players: number;
  readonly rounds: readonly (readonly (readonly number[])[])[];
};

/** A full record as `.mgn`, or the sheet of the contract as JSON. */
export type Paper = { readonly record: string } | { readonly sheet: unknown };

type Substitution = { readonly player: PersonId; readonly substitute: PersonId };

/** What a ruling would change: the sheet as it shall be, or the replay. */
export type RulingChange =
  | { readonly kind: Exclude<RulingKind, 'replay'>; readonly sheet: unknown }
  | {
      readonly kind: 'replay';
      readonly cause: string;
      /** Removed players whose fine outlives the annulled game. */
      readonly carry: readonly PersonId[];
      readonly substitutions: readonly Substitution[];
      /** What was recorded of a game without a sheet. */
      readonly record: string | null;
    };

export const evidenceKinds = ['link', 'time-code', 'statement'] as const;
export type Evidence = { readonly kind: (typeof evidenceKinds)[number]; readonly text: string };

/** An approval that a sheet needs: of whom, by which clause, for which seat. */
export type ApprovalNeed = {
  readonly of: 'chief' | 'duty' | 'committee';
  readonly clause: string;
  readonly seat: number | null;
};

/** The fields of each command. */
export type TournamentCommandFields = {
  'create-tournament': {
    readonly name: string;
    readonly kind: EventKind;
    readonly zone: string;
    readonly rules: RulesChoice;
    /** A second person confirms every sheet; a club with one official may say no, for all to see. */
    readonly secondConfirmation: boolean;
  };
  'rename-tournament': { readonly name: string };
  /** By whose days people are barred: fixed from the start on. */
  'set-zone': { readonly zone: string };
  'set-rules': { readonly rules: RulesChoice; readonly secondConfirmation: boolean };
  /** Whether a second person confirms every sheet from now on, also while it runs. */
  'set-confirmation': { readonly secondConfirmation: boolean };
  'publish-rules': unknown;
  'start-tournament': unknown;
  'finish-tournament': unknown;
  /** By the owner, while nobody outside has the archive. */
  'reopen-tournament': { readonly reason: string };
  /** Of a finished tournament: from then on its end stands. */
  'hand-out-archive': unknown;
  'withhold-results':
    | { readonly how: 'hidden' }
    | { readonly how: 'frozen'; readonly stage: StageId; readonly after: number };
  'release-results': unknown;
  /** So long after it happened the public sees what happens in games. */
  'set-delay': { readonly seconds: number };
  /** The stream may show the cards of a running game, so long after it happened. */
  'permit-overlay': { readonly game: GameId; readonly seconds: number };
  /** The first and the last day it is played on. */
  'set-dates': Days;
  /** From when to when each of those days is played; the whole list anew. */
  'set-hours': { readonly hours: readonly DayHours[] };
  /** When rounds are to begin; the whole plan anew. */
  'plan-rounds': { readonly rounds: readonly PlannedRound[] };
  /** Every game of the round that waits for its call, to begin at this instant. */
  'call-round': { readonly stage: StageId; readonly round: number; readonly startsAt: string };
  /** Every game of the round that is called and has not begun waits for its call again. */
  'uncall-round': { readonly stage: StageId; readonly round: number };
  'point-screen': HallScreen;
  'drop-screen': { readonly screen: string };
  /** Anybody may enter by himself from now on; asked again, the question is another. */
  'open-entries': AskedOfEntries;
  'close-entries': unknown;
  appoint: { readonly person: PersonId; readonly office: Post };
  dismiss: { readonly person: PersonId; readonly office: Post };

  apply: { readonly person: PersonId };
  accept: { readonly person: PersonId };
  reserve: { readonly person: PersonId };
  decline: { readonly person: PersonId };
  'place-entry': { readonly person: PersonId; readonly position: number };
  'mark-payment': { readonly person: PersonId; readonly paid: boolean };
  'check-in': { readonly person: PersonId; readonly here: boolean };
  withdraw: { readonly person: PersonId; readonly reason: string };
  /** Whether somebody who sat in for others has a place of his own. */
  'rank-substitute': { readonly person: PersonId; readonly ranked: boolean };
  'form-team': { readonly team: string; readonly members: readonly PersonId[] };
  'disband-team': { readonly team: string };

  'add-stage': StagePlan;
  'drop-stage': { readonly stage: StageId };
  /** Nothing more is played in it: what nobody was called to falls away, the whole stage where nothing was. */
  'end-stage': { readonly stage: StageId; readonly reason: string };
  'form-stage': {
    readonly stage: StageId;
    readonly players: readonly PersonId[];
    /** By lot; otherwise in the order given. */
    readonly drawn: boolean;
  };
  'lay-seating': { readonly stage: StageId; readonly seating: SeatingPaper };
  'publish-round': { readonly stage: StageId; readonly round: number };
  'seat-game': {
    readonly stage: StageId;
    readonly round: number;
    readonly table: number;
    readonly players: readonly PersonId[];
    /** By lot; otherwise in the order given. */
    readonly drawn: boolean;
  };
  'replace-player': { readonly stage: StageId } & Substitution;
  /** In this round alone; one of them may rest in it. */
  'swap-seats': {
    readonly stage: StageId;
    readonly round: number;
    readonly players: readonly [PersonId, PersonId];
  };
  /** For a table of a round that is not published yet; without a referee it is planned no more. */
  'plan-referees': {
    readonly stage: StageId;
    readonly round: number;
    readonly table: number;
    readonly referee: PersonId | null;
    readonly sides: readonly PersonId[];
  };

  'assign-referees': {
    readonly game: GameId;
    readonly referee: PersonId;
    readonly sides: readonly PersonId[];
  };
  'call-game': { readonly game: GameId };
  'uncall-game': { readonly game: GameId };
  /** It will not be played: published, and nobody is called to it. */
  'drop-game': { readonly game: GameId; readonly reason: string };
  'mark-absent': { readonly game: GameId; readonly player: PersonId; readonly absent: boolean };
  'seat-substitute': { readonly game: GameId } & Substitution;
  'start-game': { readonly game: GameId };
  'put-seats-right': { readonly game: GameId; readonly players: readonly [PersonId, PersonId] };
  'announce-result': { readonly game: GameId; readonly winner: Winner };
  'hand-in-sheet': { readonly game: GameId; readonly paper: Paper };
  'correct-sheet': { readonly game: GameId; readonly paper: Paper; readonly reason: string };
  'sign-sheet': { readonly game: GameId };
  'confirm-sheet': { readonly game: GameId };
  /** By the second person, instead of confirming it: it is signed anew, corrected or not. */
  'return-sheet': { readonly game: GameId; readonly reason: string };
  'close-game': { readonly game: GameId };
  'ask-approval': { readonly game: GameId } & ApprovalNeed;
  approve: { readonly game: GameId } & ApprovalNeed;
  'refuse-approval': { readonly game: GameId; readonly reason: string } & ApprovalNeed;
  'record-incident': { readonly game: GameId; readonly cause: string; readonly note: string };
  'clear-incident': { readonly game: GameId; readonly cause: string; readonly reason: string };

  protest: {
    readonly protest: string;
    readonly game: GameId;
    readonly player: PersonId;
    readonly form: ProtestForm;
    readonly subject: ProtestSubject;
    readonly text: string;
  };
  'withdraw-protest': { readonly protest: string };
  'add-evidence': { readonly protest: string } & Evidence;
  'consult-committee': { readonly protest: string };
  'decide-protest': {
    readonly protest: string;
    readonly outcome: 'rejected' | 'upheld';
    readonly reason: string;
  };
  complain: { readonly game: GameId; readonly text: string };

  'propose-ruling': {
    readonly ruling: string;
    readonly game: GameId;
    readonly protest: string | null;
    readonly reason: string;
    readonly change: RulingChange;
  };
  'agree-ruling': { readonly ruling: string };
  /** `reason`: why whoever drops it does not agree. */
  'drop-ruling': { readonly ruling: string; readonly reason?: string };
  /** `preview` is the digest of the difference that was looked at. */
  'apply-ruling': { readonly ruling: string; readonly preview: string };

  warn: { readonly person: PersonId; readonly clause: string; readonly note: string };
  'show-purple': { readonly person: PersonId; readonly clause: string; readonly note: string };
  fine: { readonly person: PersonId; readonly points: string; readonly reason: string };
  expel: { readonly person: PersonId; readonly clause: string; readonly reason: string };
  /** `ground` is the one that is met; null: none, and he stays. */
  'decide-charge': {
    readonly charge: string;
    readonly ground: ExpulsionGround | null;
    readonly reason: string;
  };
  'draw-lot': { readonly stage: StageId | null; readonly players: readonly PersonId[] };
  /** Drawn in the room, in the order drawn: it counts when a second person has recorded the same. */
  'record-lot': { readonly stage: StageId | null; readonly players: readonly PersonId[] };
};

export type TournamentCommandType = keyof TournamentCommandFields;
export type TournamentCommandOf<T extends TournamentCommandType> = {
  readonly type: T;
} & TournamentCommandFields[T] &
  CommandMeta;
export type TournamentCommand = {
  [T in TournamentCommandType]: TournamentCommandOf<T>;
}[TournamentCommandType];
