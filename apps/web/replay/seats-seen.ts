// The ring of one step through chosen eyes: what the table saw, and on top what those eyes knew.
import type { LineCommand } from '@omerta/rules/game/command.ts';
import type { OutBy } from '@omerta/rules/game/event.ts';
import type { Role, Team } from '@omerta/rules/game/role.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import type { Rulebook } from '@omerta/rules/rulebooks/rulebook.ts';
import { type PublicView, view } from '@omerta/rules/view/view.ts';
import type { ReplayStep } from './steps.ts';

/** The table's, everybody's together, or those of one seat. */
export type Eyes = 'table' | 'all' | Seat;

export type SeatSeen = {
  readonly seat: Seat;
  readonly left: OutBy | null;
  readonly fouls: number;
  readonly yellow: number;
  readonly removedAt: number;
  /** The place among the nominated. */
  readonly candidate: number | null;
  readonly speaking: boolean;
  /** Whose hands are counted, or who is aimed at. */
  readonly asked: boolean;
  /** For whom his hand went up in the last ballot of the day. */
  readonly handFor: Seat | null;
  /** The card these eyes know. */
  readonly role: Role | null;
  /** What they know of him without his card. */
  readonly team: Team | null;
  readonly shotAt: readonly Seat[];
  /** Shot tonight; the table does not know it yet. */
  readonly hit: boolean;
};

type Known = Pick<SeatSeen, 'role' | 'team' | 'shotAt' | 'hit'>;
const nothing: Known = { role: null, team: null, shotAt: [], hit: false };

const speakerIn = (command: LineCommand | null): Seat | null => {
  switch (command?.type) {
    case 'speech':
    case 'tie-speech':
    case 'last':
    case 'nominate':
    case 'withdraw':
    case 'claim':
    case 'retract':
      return command.seat;
    default:
      return null;
  }
};

const aimedIn = (command: LineCommand | null, isDark: boolean): readonly Seat[] => {
  if (command?.type === 'vote') return [command.candidate];
  if (isDark && (command?.type === 'don' || command?.type === 'sheriff') && command.target !== null)
    return [command.target];
  return [];
};

const handsOf = ({ ballots, phase }: PublicView): ReadonlyMap<Seat, Seat> => {
  const last = ballots.at(-1);
  if (!last || phase.kind !== 'day' || last.day !== phase.number) return new Map();
  return new Map(last.hands.flatMap(({ candidate, seats }) => seats.map((seat) => [seat, candidate])));
};

/** Whoever has left stands for nothing any more. */
const candidatesOf = ({ nominations, phase, seats }: PublicView): readonly Seat[] =>
  phase.kind === 'day'
    ? nominations
        .map(({ nominee }) => nominee)
        .filter((nominee) => seats.some(({ seat, inGame }) => seat === nominee && inGame))
    : [];

type Knowing = (seat: Seat) => Known;

const shotsIn = (command: LineCommand | null, seat: Seat): readonly Seat[] =>
  command?.type === 'shots' ? (command.shots.find(({ by }) => by === seat)?.targets ?? []) : [];

const knownToAll = (rulebook: Rulebook, { state, command }: ReplayStep): Knowing => {
  const { roles, killed } = view(rulebook, state, 'referee');
  return (seat) => ({
    role: roles[seat],
    team: null,
    shotAt: shotsIn(command, seat),
    hit: seat === killed,
  });
};

const knownTo = (rulebook: Rulebook, { state, command }: ReplayStep, own: Seat): Knowing => {
  const { role, teammates, checks } = view(rulebook, state, own);
  const checkOf = (seat: Seat) => checks.find((each) => each.seat === seat);
  const found = (seat: Seat): Team | null => {
    // Who knows the three blacks knows the seven others.
    if (teammates.length > 0) return teammates.includes(seat) ? 'black' : 'red';
    const check = role === 'sheriff' ? checkOf(seat) : undefined;
    if (!check) return null;
    return check.hit ? 'black' : 'red';
  };
  return (seat) =>
    seat === own
      ? { ...nothing, role, shotAt: shotsIn(command, own) }
      : {
          ...nothing,
          role: role === 'don' && checkOf(seat)?.hit ? 'sheriff' : null,
          team: found(seat),
        };
};

const knowing = (rulebook: Rulebook, step: ReplayStep, eyes: Eyes): Knowing => {
  if (eyes === 'all') return knownToAll(rulebook, step);
  return eyes === 'table' ? () => nothing : knownTo(rulebook, step, eyes);
};

/** Whether these eyes saw what was done in the dark. */
export const saw = ({ secret, command, state }: ReplayStep, eyes: Eyes): boolean => {
  if (!secret || eyes === 'all') return true;
  if (eyes === 'table') return false;
  const role = state.roles[eyes];
  if (command?.type === 'don' || command?.type === 'sheriff') return role === command.type;
  return command?.type === 'best' ? state.bestMove?.by === eyes : false;
};

export const seatsSeen = (rulebook: Rulebook, step: ReplayStep, eyes: Eyes): readonly SeatSeen[] => {
  const table = view(rulebook, step.state, 'public');
  const [candidates, hands] = [candidatesOf(table), handsOf(table)];
  const known = knowing(rulebook, step, eyes);
  const speaker = speakerIn(step.command);
  const aimed = aimedIn(step.command, saw(step, eyes));
  return table.seats.map(({ seat, left, fouls, yellow }) => ({
    seat,
    left,
    fouls,
    yellow,
    removedAt: rulebook.rules.removedAtFouls.value,
    candidate: candidates.includes(seat) ? candidates.indexOf(seat) + 1 : null,
    speaking: seat === speaker,
    asked: aimed.includes(seat),
    handFor: hands.get(seat) ?? null,
    ...known(seat),
  }));
};
