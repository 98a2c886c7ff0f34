// A tournament as its events leave it: plain data, folded by `evolve`.
import type { Seat } from '@omerta/rules/game/seat.ts';
import type { Sheet } from '@omerta/scoring/sheet/sheet.ts';
import type {
  ApprovalNeed,
  EventKind,
  Evidence,
  GameId,
  StageId,
  StagePlan,
  TournamentCommandType,
  Winner,
} from './command.ts';
import { type DayState, dayBefore } from './day.ts';
import type { CheckedChange, LooseCard } from './event.ts';
import type { PersonId } from './meta.ts';
import type { Post } from './offices.ts';
import type { RulesChoice } from './rulebooks/choose.ts';
import type {
  ExpulsionGround,
  ProtestForm,
  ProtestOutcome,
  ProtestSubject,
} from './rulebooks/tournament-rules.ts';
import type { RuledGame } from './ruling-kind.ts';
import type { StageCourse } from './schedule.ts';
import type { Seen } from './seen.ts';
import type { Days } from './time.ts';
import type { Withheld } from './withheld.ts';

const phases = ['none', 'preparing', 'running', 'finished'] as const;
export type Phase = (typeof phases)[number];

export const entryStatuses = ['applied', 'accepted', 'reserve', 'declined', 'withdrawn', 'expelled'] as const;
export type EntryStatus = (typeof entryStatuses)[number];
export type Entry = {
  readonly person: PersonId;
  readonly status: EntryStatus;
  readonly paid: boolean;
  readonly here: boolean;
};

export type StageState = StagePlan & StageCourse;

export const gameStatuses = [
  'scheduled',
  'called',
  'running',
  'ended',
  'sheet',
  'signed',
  'confirmed',
  'final',
  'annulled',
] as const;
export type GameStatus = (typeof gameStatuses)[number];

export type Approval = ApprovalNeed & {
  readonly state: 'asked' | 'given' | 'refused';
  readonly by: PersonId;
  readonly reason: string;
};

export type Game = RuledGame & {
  readonly id: GameId;
  readonly stage: StageId;
  readonly round: number;
  readonly table: number;
  readonly attempt: number;
  readonly seats: readonly PersonId[];
  /** Those who had a seat in it and gave it up to a substitute. */
  readonly gone: readonly PersonId[];
  readonly referee: PersonId | null;
  readonly sides: readonly PersonId[];
  /** Whoever led it when its result was told; another may have signed in his place. */
  readonly endedBy: PersonId | null;
  /** Everybody who has led it since it began. */
  readonly ledBy: readonly PersonId[];
  readonly status: GameStatus;
  /** Called, not there, and not replaced yet. */
  readonly absent: readonly PersonId[];
  readonly startedAt: string | null;
  readonly endedAt: string | null;
  readonly winner: Winner | null;
  readonly sheet: Sheet | null;
  readonly record: string | null;
  /** An earlier sheet of it came with a record: one corrected by hand has none. */
  readonly wasRecorded: boolean;
  /** The sheet in force is no longer what the record says. */
  readonly amended: boolean;
  readonly approvals: readonly Approval[];
  readonly signedBy: PersonId | null;
  readonly confirmedBy: PersonId | null;
  /** By the second person, until it is signed again. */
  readonly returned: { readonly by: PersonId; readonly at: string; readonly reason: string } | null;
  /** Its result has been signed once, whatever was corrected since. */
  readonly everSigned: boolean;
  /** What stands on it is no longer what was signed; who approved of it is no change. */
  readonly changedSinceSigned: boolean;
  readonly incidents: readonly {
    readonly cause: string;
    readonly clause: string;
    readonly mandatory: boolean;
    readonly note: string;
  }[];
  /** The game played in its place. */
  readonly replay: GameId | null;
};

export type Protest = {
  readonly id: string;
  readonly game: GameId;
  readonly player: PersonId;
  readonly form: ProtestForm;
  readonly subject: ProtestSubject;
  readonly text: string;
  readonly at: string;
  readonly evidence: readonly (Evidence & { readonly by: PersonId; readonly at: string })[];
  readonly consulted: boolean;
  readonly decision: {
    readonly outcome: ProtestOutcome | 'withdrawn';
    readonly by: PersonId;
    readonly at: string;
    readonly reason: string;
    readonly clause: string | null;
  } | null;
};

export type Ruling = {
  readonly id: string;
  readonly game: GameId;
  readonly protest: string | null;
  readonly reason: string;
  readonly change: CheckedChange;
  /** Who proposed it stands first. */
  readonly agreed: readonly PersonId[];
  readonly status: 'proposed' | 'applied' | 'dropped';
  readonly against?: { readonly by: PersonId; readonly reason: string };
  /** `was`: what it was applied to. */
  readonly applied?: {
    readonly by: PersonId;
    readonly at: string;
    readonly was: Pick<Game, 'sheet' | 'status'>;
  };
};

/** A removal on a ground that may expel; `decision.ground` is the one that was met, null where none was. */
export type Charge = {
  readonly id: string;
  readonly game: GameId;
  readonly person: PersonId;
  readonly seat: Seat;
  readonly clauses: readonly string[];
  readonly grounds: readonly ExpulsionGround[];
  readonly clause: string;
  readonly at: string;
  readonly decision: {
    readonly ground: ExpulsionGround | null;
    readonly by: PersonId;
    readonly at: string;
    readonly reason: string;
  } | null;
};

export type TournamentState = DayState & {
  readonly phase: Phase;
  readonly name: string;
  readonly kind: EventKind;
  readonly zone: string;
  readonly rules: RulesChoice;
  readonly secondConfirmation: boolean;
  /** What was published; null while nothing is, or after a later change. */
  readonly published: {
    readonly rulebook: string;
    readonly version: string;
    readonly hash: string;
    readonly at: string;
  } | null;
  readonly offices: readonly { readonly person: PersonId; readonly office: Post }[];
  /** In the order of the list. */
  readonly entries: readonly Entry[];
  readonly teams: readonly { readonly team: string; readonly members: readonly PersonId[] }[];
  readonly stages: readonly StageState[];
  readonly games: Readonly<Record<GameId, Game>>;
  /** Reserves and officials who sat in out of competition. */
  readonly standIns: readonly PersonId[];
  readonly protests: Readonly<Record<string, Protest>>;
  readonly rulings: Readonly<Record<string, Ruling>>;
  readonly complaints: readonly {
    readonly game: GameId;
    readonly by: PersonId;
    readonly at: string;
    readonly text: string;
    readonly clause: string;
  }[];
  readonly warnings: readonly { readonly person: PersonId; readonly clause: string; readonly at: string }[];
  readonly cards: readonly LooseCard[];
  readonly suspensions: readonly (Days & {
    readonly person: PersonId;
    readonly clause: string;
    readonly case: string;
  })[];
  readonly fines: readonly { readonly person: PersonId; readonly points: string; readonly reason: string }[];
  readonly expelled: readonly { readonly person: PersonId; readonly clause: string }[];
  readonly charges: Readonly<Record<string, Charge>>;
  readonly lots: readonly {
    readonly stage: StageId | null;
    readonly players: readonly PersonId[];
    readonly seed: string | null;
  }[];
  /** What officials decided at an evening about their own game or competition. */
  readonly ownJudged: readonly {
    readonly what: TournamentCommandType;
    readonly game: GameId | null;
    readonly by: PersonId;
    readonly at: string;
  }[];
  /** Written down by one person alone so far. */
  readonly lotsSeen: readonly {
    readonly stage: StageId | null;
    readonly players: readonly PersonId[];
    readonly by: PersonId;
  }[];
  readonly withheld: Withheld | null;
  /** Somebody outside has the archive of the finished tournament. */
  readonly handedOut: boolean;
  /** Seconds between what happens in a game and what the public sees of it. */
  readonly delay: number;
  /** Games whose cards a stream may show before their end, so many seconds after it happened. */
  readonly overlays: Readonly<Record<GameId, number>>;
  /** When the newest event happened; null before the first. */
  readonly at: string | null;
  readonly seen: Seen;
};

export const initialState: TournamentState = {
  phase: 'none',
  name: '',
  kind: 'tournament',
  zone: 'UTC',
  rules: { rulebook: 'fsm-2024', switches: {} },
  secondConfirmation: true,
  published: null,
  offices: [],
  entries: [],
  teams: [],
  stages: [],
  games: {},
  standIns: [],
  protests: {},
  rulings: {},
  complaints: [],
  warnings: [],
  cards: [],
  suspensions: [],
  fines: [],
  expelled: [],
  charges: {},
  lots: [],
  lotsSeen: [],
  ownJudged: [],
  ...dayBefore,
  withheld: null,
  handedOut: false,
  delay: 0,
  overlays: {},
  at: null,
  seen: {},
};

export const entryOf = (state: TournamentState, person: PersonId): Entry | undefined =>
  state.entries.find((entry) => entry.person === person);
export const stageOf = (state: TournamentState, stage: StageId): StageState | undefined =>
  state.stages.find((each) => each.stage === stage);
export const holds = (state: TournamentState, person: PersonId, ...wanted: readonly Post[]): boolean =>
  state.offices.some((each) => each.person === person && wanted.includes(each.office));
export const holdersOf = (state: TournamentState, office: Post): PersonId[] =>
  state.offices.filter((each) => each.office === office).map((each) => each.person);
const own = <T>(record: Readonly<Record<string, T>>, id: string): T | undefined =>
  Object.hasOwn(record, id) ? record[id] : undefined;
export const gameOf = (state: TournamentState, id: GameId): Game | undefined => own(state.games, id);
export const protestOf = (state: TournamentState, id: string): Protest | undefined => own(state.protests, id);
export const rulingOf = (state: TournamentState, id: string): Ruling | undefined => own(state.rulings, id);
export const chargeOf = (state: TournamentState, id: string): Charge | undefined => own(state.charges, id);
export const chargesOf = (state: TournamentState, game: GameId): Charge[] =>
  Object.values(state.charges).filter((charge) => charge.game === game);
export const openCharges = (state: TournamentState): Charge[] =>
  Object.values(state.charges).filter((charge) => charge.decision === null);
export const gamesOf = (state: TournamentState): Game[] => Object.values(state.games);
export const openProtests = (state: TournamentState, game?: GameId): Protest[] =>
  Object.values(state.protests).filter(
    (protest) => protest.decision === null && (game === undefined || protest.game === game),
  );
/** Its result has been announced, or it was called off. */
export const isGameOver = ({ status }: Pick<Game, 'status'>): boolean =>
  !['scheduled', 'called', 'running'].includes(status);
/** A game that stands: neither annulled nor without its sheet. */
export const isCounted = (game: Game): game is Game & { readonly sheet: Sheet } =>
  game.sheet !== null && game.status !== 'annulled';
