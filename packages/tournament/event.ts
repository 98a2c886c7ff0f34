// What happened in a tournament. Whatever depended on a rule is in the event, so folding decides nothing.
import type { Seat } from '@omerta/rules/game/seat.ts';
import type { Difference } from '@omerta/scoring/sheet/fact.ts';
import type { PurpleReason, Sheet } from '@omerta/scoring/sheet/sheet.ts';
import type {
  Evidence,
  GameId,
  StageId,
  StagePlan,
  TournamentCommandFields,
  TournamentCommandType,
  Winner,
} from './command.ts';
import type { EventMeta, PersonId } from './meta.ts';
import type { ExpulsionGround, ProtestOutcome, RulingKind } from './rulebooks/tournament-rules.ts';
import type { Days } from './time.ts';

/** A card that stands on no counted sheet: shown off the table, or in a game that was annulled. */
export type LooseCard =
  | { readonly colour: 'yellow'; readonly person: PersonId; readonly stage: StageId }
  | { readonly colour: 'purple'; readonly person: PersonId; readonly reason: PurpleReason };

/** A ruling's change as it was read and checked. */
export type CheckedChange =
  | { readonly kind: Exclude<RulingKind, 'replay'>; readonly sheet: Sheet }
  | {
      readonly kind: 'replay';
      readonly cause: string;
      readonly clause: string;
      readonly carry: readonly {
        readonly person: PersonId;
        readonly points: string;
        readonly clause: string;
      }[];
      readonly seats: readonly PersonId[];
      readonly standIns: readonly PersonId[];
      readonly cards: readonly LooseCard[];
      readonly record: string | null;
    };

type EventFields = {
  TournamentCreated: TournamentCommandFields['create-tournament'];
  TournamentRenamed: TournamentCommandFields['rename-tournament'];
  ZoneSet: TournamentCommandFields['set-zone'];
  RulesSet: TournamentCommandFields['set-rules'];
  ConfirmationSet: TournamentCommandFields['set-confirmation'];
  /** The fingerprint of the rulebook that everybody was told. */
  RulesPublished: { readonly rulebook: string; readonly version: string; readonly hash: string };
  TournamentStarted: unknown;
  TournamentFinished: unknown;
  TournamentReopened: TournamentCommandFields['reopen-tournament'];
  ArchiveHandedOut: unknown;
  ResultsWithheld: TournamentCommandFields['withhold-results'];
  ResultsReleased: unknown;
  DelaySet: TournamentCommandFields['set-delay'];
  OverlayPermitted: TournamentCommandFields['permit-overlay'];
  DatesSet: TournamentCommandFields['set-dates'];
  HoursSet: TournamentCommandFields['set-hours'];
  RoundsPlanned: TournamentCommandFields['plan-rounds'];
  RoundCalled: TournamentCommandFields['call-round'];
  RoundUncalled: TournamentCommandFields['uncall-round'];
  ScreenPointed: TournamentCommandFields['point-screen'];
  ScreenDropped: TournamentCommandFields['drop-screen'];
  EntriesOpened: TournamentCommandFields['open-entries'];
  EntriesClosed: unknown;
  OfficialAppointed: TournamentCommandFields['appoint'];
  OfficialDismissed: TournamentCommandFields['dismiss'];

  PlayerApplied: TournamentCommandFields['apply'];
  PlayerAccepted: TournamentCommandFields['accept'];
  PlayerReserved: TournamentCommandFields['reserve'];
  PlayerDeclined: TournamentCommandFields['decline'];
  EntryPlaced: TournamentCommandFields['place-entry'];
  PaymentMarked: TournamentCommandFields['mark-payment'];
  PresenceMarked: TournamentCommandFields['check-in'];
  PlayerWithdrew: TournamentCommandFields['withdraw'];
  SubstituteRanked: TournamentCommandFields['rank-substitute'];
  TeamFormed: TournamentCommandFields['form-team'];
  TeamDisbanded: TournamentCommandFields['disband-team'];

  StageAdded: StagePlan;
  StageDropped: TournamentCommandFields['drop-stage'];
  StageEnded: TournamentCommandFields['end-stage'];
  /** In the order of the draw where there is a seed. */
  StageFormed: {
    readonly stage: StageId;
    readonly players: readonly PersonId[];
    readonly seed: string | null;
  };
  SeatingLaid: {
    readonly stage: StageId;
    readonly rounds: TournamentCommandFields['lay-seating']['seating']['rounds'];
  };
  RoundPublished: TournamentCommandFields['publish-round'];
  GameScheduled: {
    readonly game: GameId;
    readonly stage: StageId;
    readonly round: number;
    readonly table: number;
    readonly attempt: number;
    readonly seats: readonly PersonId[];
    readonly referee: PersonId | null;
    readonly sides: readonly PersonId[];
    readonly seed: string | null;
  };
  /** `games` are those whose seats change; none where the round is not published. */
  SeatsSwapped: TournamentCommandFields['swap-seats'] & { readonly games: readonly GameId[] };
  RefereesPlanned: TournamentCommandFields['plan-referees'];
  /** In this stage from now on; `games` are those in which he sits in. */
  PlayerReplaced: TournamentCommandFields['replace-player'] & {
    readonly games: readonly GameId[];
    readonly competes: boolean;
  };

  RefereesAssigned: TournamentCommandFields['assign-referees'];
  GameCalled: TournamentCommandFields['call-game'];
  GameUncalled: TournamentCommandFields['uncall-game'];
  GameDropped: TournamentCommandFields['drop-game'];
  AbsenceMarked: TournamentCommandFields['mark-absent'];
  /** `competes`: for a place of his own; else out of competition, until somebody says otherwise. */
  SubstituteSeated: TournamentCommandFields['seat-substitute'] & { readonly competes: boolean };
  GameStarted: TournamentCommandFields['start-game'];
  SeatsPutRight: TournamentCommandFields['put-seats-right'];
  ResultAnnounced: { readonly game: GameId; readonly winner: Winner };
  SheetHandedIn: {
    readonly game: GameId;
    readonly sheet: Sheet;
    readonly record: string | null;
    /** The record claims approvals that nobody gave: the sheet alone is counted. */
    readonly amended?: true;
  };
  SheetCorrected: {
    readonly game: GameId;
    readonly sheet: Sheet;
    readonly record: string | null;
    readonly reason: string;
    readonly amended?: true;
    /** Where it leaves the game's stream, for that reason; unsaid where there is none, and before it was asked. */
    readonly differences?: readonly Difference[];
  };
  SheetSigned: TournamentCommandFields['sign-sheet'];
  SheetConfirmed: TournamentCommandFields['confirm-sheet'];
  SheetReturned: TournamentCommandFields['return-sheet'];
  GameClosed: TournamentCommandFields['close-game'];
  ApprovalAsked: TournamentCommandFields['ask-approval'];
  /** With the sheet that holds the approval. */
  ApprovalGiven: TournamentCommandFields['approve'] & { readonly sheet: Sheet };
  /** With the sheet that is left without what was refused; unsaid where a refusal took nothing away yet. */
  ApprovalRefused: TournamentCommandFields['refuse-approval'] & { readonly sheet?: Sheet };
  IncidentRecorded: TournamentCommandFields['record-incident'] & {
    readonly clause: string;
    readonly mandatory: boolean;
  };
  IncidentCleared: TournamentCommandFields['clear-incident'];

  ProtestFiled: TournamentCommandFields['protest'];
  ProtestWithdrawn: TournamentCommandFields['withdraw-protest'];
  EvidenceAdded: { readonly protest: string } & Evidence;
  CommitteeConsulted: TournamentCommandFields['consult-committee'] & { readonly clause: string };
  ProtestDecided: {
    readonly protest: string;
    readonly outcome: ProtestOutcome;
    readonly reason: string;
    readonly clause: string;
  };
  ComplaintFiled: TournamentCommandFields['complain'] & { readonly clause: string };

  RulingProposed: Omit<TournamentCommandFields['propose-ruling'], 'change'> & {
    readonly change: CheckedChange;
  };
  RulingAgreed: TournamentCommandFields['agree-ruling'];
  RulingDropped: TournamentCommandFields['drop-ruling'];
  RulingApplied: TournamentCommandFields['apply-ruling'];
  SheetAmended: { readonly game: GameId; readonly sheet: Sheet };
  GameAnnulled: {
    readonly game: GameId;
    readonly replay: GameId;
    readonly cause: string;
    readonly clause: string;
    readonly cards: readonly LooseCard[];
    readonly record: string | null;
    readonly standIns: readonly PersonId[];
  };
  FineCarried: {
    readonly person: PersonId;
    readonly points: string;
    readonly game: GameId;
    readonly clause: string;
  };

  WarningGiven: TournamentCommandFields['warn'];
  PurpleCardShown: TournamentCommandFields['show-purple'] & { readonly reason: PurpleReason };
  /** Follows every purple card: `committee` is the clause that sends the case there. */
  PlayerSuspended: Days & {
    readonly person: PersonId;
    readonly case: string;
    readonly card: string;
    readonly note: string;
    readonly clause: string;
    readonly committee: string;
  };
  FineImposed: TournamentCommandFields['fine'];
  PlayerExpelled: TournamentCommandFields['expel'];
  /** A removal whose act may cost the tournament, under `clauses` of the record; `clause` is the one that expels. */
  ChargeRaised: {
    readonly charge: string;
    readonly game: GameId;
    readonly person: PersonId;
    readonly seat: Seat;
    readonly clauses: readonly string[];
    readonly grounds: readonly ExpulsionGround[];
    readonly clause: string;
  };
  /** Its removal is no longer on the sheet. */
  ChargeDropped: { readonly charge: string };
  ChargeDecided: TournamentCommandFields['decide-charge'] & { readonly clause: string };
  /** One person has written down a lot drawn in the room; another has still to write down the same. */
  LotSeen: TournamentCommandFields['record-lot'];
  /** The order of the lot; a seed where it was drawn by one: anybody can draw it again. */
  LotDrawn: {
    readonly stage: StageId | null;
    readonly players: readonly PersonId[];
    readonly seed: string | null;
  };
  /** Said openly of what was just decided: who decided it competes, or sat in the game. */
  OwnJudged: { readonly what: TournamentCommandType; readonly game: GameId | null };
};

export type EventType = keyof EventFields;
export type BodyOf<T extends EventType> = { readonly type: T } & EventFields[T];
/** An event before it is known which command made it. */
export type EventBody = { [T in EventType]: BodyOf<T> }[EventType];
export type EventOf<T extends EventType> = BodyOf<T> & EventMeta;
export type TournamentEvent = { [T in EventType]: EventOf<T> }[EventType];
