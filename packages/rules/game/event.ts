// What happened: acts that somebody recorded, and the consequences the rules drew from them.
import type { Command, CommandFields, CommandOf, Correction, LineCommand, Meta } from './command.ts';
import type { Role, Team } from './role.ts';
import type { Seat } from './seat.ts';

/** The event that each command becomes; `next` becomes the act of the step it passes. */
export const actOf = {
  deal: 'CardDealt',
  night: 'NightFell',
  day: 'DayBroke',
  speech: 'SpeechGiven',
  nominate: 'PlayerNominated',
  withdraw: 'NominationWithdrawn',
  hand: 'HandRaised',
  vote: 'VotesCounted',
  'tie-speech': 'TieSpeechGiven',
  'lift-hand': 'LiftHandRaised',
  lift: 'LiftCounted',
  last: 'LastWordGiven',
  next: 'StepPassed',
  shoot: 'ShotFired',
  shots: 'ShotsCounted',
  don: 'DonChecked',
  sheriff: 'SheriffChecked',
  best: 'BestMoveMade',
  warn: 'PlayerWarned',
  foul: 'FoulGiven',
  yellow: 'YellowCardShown',
  purple: 'PurpleCardShown',
  remove: 'RemovalOrdered',
  forfeit: 'ForfeitDeclared',
  break: 'GamePaused',
  resume: 'GameResumed',
  annul: 'GameAnnulled',
  claim: 'ClaimMade',
  retract: 'ClaimsRetracted',
  split: 'SplitAgreed',
  note: 'NoteTaken',
  ruling: 'RulingGiven',
  incident: 'IncidentRecorded',
  extra: 'ExtraAwarded',
  approve: 'ApprovalGiven',
  waive: 'PenaltyWaived',
  penalty: 'PenaltyImposed',
  fine: 'FineImposed',
  protest: 'ProtestFiled',
  undo: 'LineTakenBack',
} as const satisfies Record<LineCommand['type'], string>;

export type ActCommandType = keyof typeof actOf;
export type ActType = (typeof actOf)[ActCommandType];
type ActFor<T extends ActCommandType> = { readonly type: (typeof actOf)[T] } & CommandFields[T] & Meta;
export type Act = { [T in ActCommandType]: ActFor<T> }[ActCommandType];

export type OutBy = 'vote' | 'lift' | 'shot' | 'fouls' | 'removal' | 'red-card' | 'forfeit';
/** How a player already leaving loses his last word. */
export type LostBy = 'fouls' | 'removal' | 'red-card' | 'forfeit';
/** Where the first victim may make his best move, where he may at all. */
export type BestMovePlace = 'at-night' | 'in-last-word';
export type Moment = { readonly kind: 'dealing' | 'night' | 'day'; readonly number: number };
export type Result = {
  readonly winner: Team | 'draw';
  readonly by: 'vote' | 'lift' | 'shot' | 'removal' | 'forfeit' | 'draw' | 'misses';
  readonly at: Moment;
  readonly clause: string;
};

type ConsequenceFields = {
  CardLeftOver: { readonly seat: Seat; readonly role: Role };
  PlayerSilenced: { readonly seat: Seat };
  /** `ahead`: how many of those already out left after him, where a ruling gives an earlier sanction its effect. */
  PlayerLeft: { readonly seat: Seat; readonly how: OutBy; readonly ahead?: number };
  LastWordLost: { readonly seat: Seat; readonly how: LostBy };
  VoteCancelled: { readonly day: number; readonly seat: Seat };
  VoteRestored: { readonly day: number; readonly seat: Seat };
  BallotVoided: { readonly day: number };
  ResultMoved: { readonly seat: Seat };
  CandidateLeads: { readonly seat: Seat };
  BallotTied: { readonly seats: readonly Seat[] };
  LiftAsked: { readonly seats: readonly Seat[] };
  LiftBarred: { readonly seats: readonly Seat[] };
  LiftPassed: { readonly seats: readonly Seat[] };
  LiftFailed: { readonly seats: readonly Seat[] };
  NobodyKilled: { readonly night: number };
  PlayerKilled: { readonly seat: Seat; readonly bestMove: BestMovePlace | null };
  VictimReturned: { readonly seat: Seat; readonly stage: 'don' | 'sheriff' | 'done' };
  BestMoveVoided: { readonly seat: Seat };
  ResultFixed: { readonly result: Result };
};
export type ConsequenceType = keyof ConsequenceFields;
export type ConsequenceOf<T extends ConsequenceType> = {
  readonly type: T;
  readonly clause: string;
} & ConsequenceFields[T];
export type Consequence = { [T in ConsequenceType]: ConsequenceOf<T> }[ConsequenceType];

/** A correction holds its command, as every act does, and the whole new course, so that folding it needs no decision. */
export type LineReplaced = {
  readonly type: 'LineReplaced';
  readonly events: readonly GameEvent[];
} & Correction &
  Meta;

export type GameEvent = Act | Consequence | LineReplaced;

const actTypes: ReadonlySet<string> = new Set(Object.values(actOf));
const commandTypeOf: ReadonlyMap<string, ActCommandType> = new Map(
  Object.entries(actOf).map(([command, act]) => [act, command as ActCommandType]),
);

const consequenceTypes: Readonly<Record<ConsequenceType, true>> = {
  CardLeftOver: true,
  PlayerSilenced: true,
  PlayerLeft: true,
  LastWordLost: true,
  VoteCancelled: true,
  VoteRestored: true,
  BallotVoided: true,
  ResultMoved: true,
  CandidateLeads: true,
  BallotTied: true,
  LiftAsked: true,
  LiftBarred: true,
  LiftPassed: true,
  LiftFailed: true,
  NobodyKilled: true,
  PlayerKilled: true,
  VictimReturned: true,
  BestMoveVoided: true,
  ResultFixed: true,
};

/** A newer program may have written what this one does not know. */
export const isGameEventType = (type: string): type is GameEvent['type'] =>
  type === 'LineReplaced' || actTypes.has(type) || Object.hasOwn(consequenceTypes, type);

export const isAct = (event: GameEvent): event is Act => actTypes.has(event.type);

/** An act holds just the fields of its command, so each gives the other. */
export const actFor = <T extends ActCommandType>(command: CommandOf<T>): ActFor<T> =>
  ({ ...command, type: actOf[command.type as T] }) as unknown as ActFor<T>;

export const commandOf = (act: Act): LineCommand =>
  ({ ...act, type: commandTypeOf.get(act.type) }) as unknown as LineCommand;

/** What somebody gave, and not the rules: every line of a stream begins with one. */
export const isGiven = (event: GameEvent): event is Act | LineReplaced =>
  event.type === 'LineReplaced' || isAct(event);

export const givenBy = (event: Act | LineReplaced): Command => {
  if (event.type !== 'LineReplaced') return commandOf(event);
  const { events: _, ...command } = event;
  return { ...command, type: 'replace' };
};
