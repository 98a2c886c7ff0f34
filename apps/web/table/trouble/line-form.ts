// What of a line can be corrected on the screen, and the line that the corrected values make.
import type { CommandType, LiftHands, LineCommand } from '@omerta/rules/game/command.ts';
import { legal } from '@omerta/rules/game/decide/legal.ts';
import { blacksInGame } from '@omerta/rules/game/decide/night.ts';
import { type Entered, openVote } from '@omerta/rules/game/decide/voting.ts';
import { listOf, type Seat, seats, size } from '@omerta/rules/game/seat.ts';
import type { GameState } from '@omerta/rules/game/state.ts';
import type { Rulebook } from '@omerta/rules/rulebooks/rulebook.ts';

/** Only what the referee has touched: the rest stays as it was. */
export type LineValues = {
  readonly seat?: Seat;
  readonly nominee?: Seat;
  /** Null: nobody was checked. */
  readonly target?: Seat | null;
  readonly seats?: readonly Seat[];
  readonly hands?: LiftHands;
  /** The targets of the blacks in the game, in the order of their seats; always three, so that the form tells nothing. */
  readonly targets?: readonly (Seat | null)[];
  readonly note?: string;
  /** Empty: none. */
  readonly clause?: string;
};
export type Field = keyof LineValues;

const sanction: readonly Field[] = ['seat', 'clause'];

const fields: Readonly<Partial<Record<CommandType, readonly Field[]>>> = {
  speech: ['seat'],
  nominate: ['seat', 'nominee'],
  withdraw: ['seat', 'nominee'],
  vote: ['hands'],
  'tie-speech': ['seat'],
  lift: ['hands'],
  last: ['seat'],
  shots: ['targets'],
  don: ['target'],
  sheriff: ['target'],
  best: ['seats'],
  split: ['seats'],
  warn: sanction,
  foul: sanction,
  yellow: sanction,
  purple: sanction,
  remove: sanction,
  forfeit: sanction,
  retract: ['seat'],
  note: ['note'],
  incident: ['note', 'clause'],
};

export const fieldsOf = (type: CommandType): readonly Field[] => fields[type] ?? [];

/** What stands in a line now, for the fields of its kind. */
export const valuesOf = (command: LineCommand): LineValues => {
  const own: Record<string, unknown> = { ...command };
  if (command.type === 'shots') own['targets'] = command.shots.map(({ targets }) => targets[0] ?? null);
  return Object.fromEntries(
    fieldsOf(command.type).flatMap((field) => (own[field] === undefined ? [] : [[field, own[field]]])),
  );
};

export const withValues = (
  command: LineCommand,
  { targets, clause, ...values }: LineValues,
  before: GameState,
): LineCommand => {
  const { clause: had, ...rest } = command;
  const reason = clause ?? had;
  const shots = targets && {
    shots: blacksInGame(before).map((by, i) => ({
      by,
      targets: [targets[i]].filter((seat) => seat != null),
    })),
  };
  return { ...rest, ...values, ...shots, ...(reason ? { clause: reason } : {}) } as LineCommand;
};

/** Those who only act while they are in the game; a sanction reaches others too, and in the dark all seats tell nothing. */
const onlyInGame: readonly CommandType[] = ['speech', 'nominate', 'withdraw', 'tie-speech'];

export const offeredSeats = (type: CommandType, before: GameState): readonly Seat[] =>
  onlyInGame.includes(type) ? listOf(before.alive) : seats;

/** How many hands may be up, whose, and whether all who have not voted may be meant. */
export type Voting = { readonly most: number; readonly seats: readonly Seat[]; readonly isLast: boolean };

export const votingAt = (rulebook: Rulebook, before: GameState, type: CommandType): Voting => {
  const vote = type === 'vote' ? openVote(rulebook, before) : null;
  return vote
    ? { most: vote.left.count, seats: listOf(vote.left.seats), isLast: vote.isLast }
    : { most: size(before.alive), seats: listOf(before.alive), isLast: false };
};

/** What stands in a line, as the count and the names of the form. */
export const enteredOf = (hands: LiftHands | undefined, { most }: Voting): Entered => {
  switch (hands?.kind) {
    case undefined:
    case 'outcome':
      return { count: null, seats: [] };
    case 'rest':
      return { count: most, seats: [] };
    case 'named':
      return { count: hands.seats.length, seats: hands.seats };
    case 'counted':
      return hands;
  }
};

/** Another count; names that are more than it cannot all be right, and go. */
export const withCount = ({ seats: named }: Entered, count: number): Entered => ({
  count,
  seats: named.length > count ? [] : named,
});

/** A name more or less: it never makes the count smaller. */
export const withName = ({ count, seats: named }: Entered, seat: Seat): Entered => {
  const next = named.includes(seat)
    ? named.filter((each) => each !== seat)
    : [...named, seat].sort((a, b) => a - b);
  return { count: Math.max(count ?? 0, next.length), seats: next };
};

/** What can be missing by day, or between two calls of a night: the steps of the night have rows of their own. */
export const missingTypes: readonly CommandType[] = [
  ...(['speech', 'nominate', 'withdraw', 'vote', 'tie-speech', 'lift', 'last', 'best'] as const),
  ...(['foul', 'warn', 'yellow', 'purple', 'remove', 'forfeit'] as const),
];

/** Lines that may stand in this place, one of each kind, to be filled in. */
export const missingLines = (rulebook: Rulebook, before: GameState): readonly LineCommand[] => {
  const open = legal(rulebook, before);
  const listed = missingTypes.flatMap(
    (type) => open.find((each) => each.type === type && (before.phase === 'day' || !isNightStep(type))) ?? [],
  );
  return [...listed, { type: 'note', note: '' }, { type: 'incident', note: '' }];
};

export const nightSteps = ['shots', 'don', 'sheriff', 'best'] as const satisfies readonly CommandType[];
export type NightStep = (typeof nightSteps)[number];

export const isNightStep = (type: CommandType): type is NightStep => nightSteps.some((step) => step === type);

/** A step of the night that is not in the record yet. */
export const emptyStep = (type: NightStep): LineCommand => {
  if (type === 'shots') return { type, shots: [] };
  return type === 'best' ? { type, seats: [] } : { type, target: null };
};
