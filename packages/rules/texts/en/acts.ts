// What a person recorded, in English.
import type { Decision, Hands, LiftHands } from '../../game/command.ts';
import type { Role } from '../../game/role.ts';
import { type ActTexts, list } from '../../game/tell/event-texts.ts';
import { ruleWords } from './rule-words.ts';

const cards: Readonly<Record<Role, string>> = {
  red: 'a red card',
  sheriff: "the Sheriff's card",
  black: 'a black card',
  don: "the Don's card",
};

const { approvers } = ruleWords;

const named = (seats: readonly number[]): string =>
  seats.length === 0 ? '' : ` (${seats.length === 1 ? 'seat' : 'seats'} ${list(seats)})`;

const counted = (hands: Hands, what: string): string => {
  if (hands.kind === 'rest') return `${what}: everybody who has not voted`;
  const count = hands.kind === 'counted' ? hands.count : hands.seats.length;
  return `${what}: ${count} ${count === 1 ? 'hand' : 'hands'}${named(hands.seats)}`;
};

const lifted = (hands: LiftHands): string =>
  hands.kind === 'outcome'
    ? `The table is ${hands.passed ? 'for' : 'against'} all tied players leaving`
    : counted(hands, 'For all tied players leaving');

/** A black who did not shoot is listed too: his silence makes the miss. */
const aims = (seats: readonly number[]): string =>
  seats.length === 0 ? 'does not shoot' : `shoots at ${list(seats)}`;

const ruled = (decision: Decision | null): string => {
  switch (decision?.kind) {
    case undefined:
      return 'The referee rules';
    case 'miss':
      return 'The referee declares the shots a miss';
    case 'best-void':
      return 'The referee does not accept the best move';
    case 'cancel-vote':
      return `The referee cancels the vote of day ${decision.day}`;
    case 'hold-vote':
      return `The referee rules that the vote of day ${decision.day} is held`;
    case 'protest':
      return `Decision on protest ${decision.number}`;
  }
};

export const acts: ActTexts = {
  CardDealt: ({ seat, role }) => `Seat ${seat} gets ${cards[role]}`,
  NightFell: ({ number }) => `Night ${number} falls`,
  DayBroke: ({ number }) => `Day ${number} breaks`,
  SpeechGiven: ({ seat }) => `Seat ${seat} has his turn to speak`,
  PlayerNominated: ({ seat, nominee }) => `Seat ${seat} nominates seat ${nominee}`,
  NominationWithdrawn: ({ seat, nominee }) => `Seat ${seat} withdraws seat ${nominee}`,
  HandRaised: ({ seat, candidate }) => `Seat ${seat} votes on candidate ${candidate}`,
  VotesCounted: ({ hands, candidate }) => counted(hands, `Candidate ${candidate}`),
  TieSpeechGiven: ({ seat }) => `Seat ${seat} speaks before the re-vote`,
  LiftHandRaised: ({ seat }) => `Seat ${seat} is for all tied players leaving`,
  LiftCounted: ({ hands }) => lifted(hands),
  LastWordGiven: ({ seat }) => `Last word of seat ${seat}`,
  StepPassed: () => 'A step of the first night is over',
  ShotFired: ({ seat, targets }) => `Seat ${seat} ${aims(targets)}`,
  ShotsCounted: ({ shots }) =>
    `Shots: ${shots.map(({ by, targets }) => `seat ${by} ${aims(targets)}`).join('; ')}`,
  DonChecked: ({ target }) => (target === null ? 'The Don makes no check' : `The Don checks seat ${target}`),
  SheriffChecked: ({ target }) =>
    target === null ? 'The Sheriff makes no check' : `The Sheriff checks seat ${target}`,
  BestMoveMade: ({ seats }) => (seats.length === 0 ? 'No best move is made' : `Best move: ${list(seats)}`),
  PlayerWarned: ({ seat }) => `Warning to seat ${seat}`,
  FoulGiven: ({ seat }) => `Foul to seat ${seat}`,
  YellowCardShown: ({ seat }) => `Yellow card to seat ${seat}`,
  PurpleCardShown: ({ seat }) => `Purple card to seat ${seat}`,
  RemovalOrdered: ({ seat }) => `The referee removes seat ${seat}`,
  ForfeitDeclared: ({ seat }) => `The referee declares a forfeit by seat ${seat}`,
  GamePaused: () => 'A break begins',
  GameResumed: () => 'The break is over',
  GameAnnulled: () => 'The game is annulled and will be replayed',
  ClaimMade: ({ seat, check }) =>
    check === null
      ? `Seat ${seat} comes out as the Sheriff`
      : `Seat ${seat} names a check: seat ${check.target} is ${check.team}`,
  ClaimsRetracted: ({ seat }) => `Seat ${seat} takes his claims back`,
  SplitAgreed: ({ seats }) => `The table agrees to divide its votes between ${list(seats)}`,
  NoteTaken: () => 'Note',
  RulingGiven: ({ decision }) => ruled(decision),
  IncidentRecorded: () => 'Incident',
  ExtraAwarded: ({ seat, points, approver }) =>
    `Extra points for seat ${seat}: ${points}${approver ? `, approved by ${approvers[approver]}` : ''}`,
  ApprovalGiven: ({ what, approver }) =>
    what === 'players'
      ? `Extra points for more players are approved by ${approvers[approver]}`
      : `A larger sum of extra points is approved by ${approvers[approver]}`,
  PenaltyWaived: ({ seat, approver }) =>
    `A penalty of seat ${seat} is not imposed, approved by ${approvers[approver]}`,
  PenaltyImposed: ({ seat }) => `A listed penalty for seat ${seat}`,
  FineImposed: ({ seat, points }) => `A disciplinary fine for seat ${seat}: ${points}`,
  ProtestFiled: ({ seat }) => `A protest by seat ${seat}`,
  LineTakenBack: () => 'The last line is taken back',
};
