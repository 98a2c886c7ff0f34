// What the lines of a game say of the play beyond its sheet: sanctions with their clauses, nominations, ballots, nights, exits.
import { tallyOf } from '@omerta/rules/game/ballot.ts';
import { type Act, type ActType, isAct } from '@omerta/rules/game/event.ts';
import { eventsOf } from '@omerta/rules/game/fold/evolve.ts';
import { listOf, seats } from '@omerta/rules/game/seat.ts';
import type { Ballot, GameState, Night } from '@omerta/rules/game/state.ts';
import { makeMoment } from '@omerta/rules/notation/report.ts';
import { type Fact, type FactKind, none, ofMoment, ofSeat } from './fact.ts';

const sanctions = [
  ['warning', 'PlayerWarned'],
  ['foul', 'FoulGiven'],
  ['yellow', 'YellowCardShown'],
  ['purple', 'PurpleCardShown'],
  ['removed', 'RemovalOrdered'],
] as const satisfies readonly (readonly [FactKind, ActType])[];

/** How many, and under which clauses where any was named. */
const sanctionsSaid = (acts: readonly Act[]): string => {
  const clauses = acts.map(({ clause }) => clause ?? none);
  const named = clauses.some((clause) => clause !== none);
  return named ? `${acts.length} (${clauses.join(', ')})` : String(acts.length);
};

const sanctionFacts = (acts: readonly Act[]): Fact[] =>
  sanctions.flatMap(([what, type]) =>
    seats.map((seat) => {
      const own = acts.filter((act) => act.type === type && 'seat' in act && act.seat === seat);
      return ofSeat(what, seat, sanctionsSaid(own));
    }),
  );

const nominationFacts = (acts: readonly Act[]): Fact[] => {
  const said = new Map<number, string[]>();
  let day = 0;
  for (const act of acts) {
    if (act.type === 'DayBroke') day = act.number;
    if (act.type !== 'PlayerNominated' && act.type !== 'NominationWithdrawn') continue;
    const sign = act.type === 'PlayerNominated' ? '>' : '<';
    said.set(day, [...(said.get(day) ?? []), `${act.seat}${sign}${act.nominee}`]);
  }
  return [...said].map(([number, pairs]) => ofMoment('nomination', { kind: 'day', number }, pairs.join(' ')));
};

const handsSaid = (ballot: Ballot): string[] =>
  ballot.candidates.map((candidate, i) => {
    const last = i === ballot.candidates.length - 1 ? (ballot.notCast?.seats ?? 0) : 0;
    return `${candidate}: ${listOf((ballot.hands[i]?.seats ?? 0) | last).join(' ') || none}`;
  });

const countsSaid = (state: GameState, ballot: Ballot): string[] => {
  const tally = tallyOf(state, ballot);
  return ballot.candidates.map((candidate, i) => `${candidate} = ${tally[i] ?? 0}`);
};

/** One round after the other; by name only where every hand is known on both sides. */
const ballotFacts = (state: GameState, byName: boolean): Fact[] => {
  const said = new Map<number, string[]>();
  for (const ballot of state.ballots) {
    const hands = byName ? handsSaid(ballot) : countsSaid(state, ballot);
    const round = `${hands.join(', ')}, ${ballot.outcome ?? none}`;
    said.set(ballot.day, [...(said.get(ballot.day) ?? []), round]);
  }
  return [...said].map(([number, rounds]) => ofMoment('ballot', { kind: 'day', number }, rounds.join('; ')));
};

const nightSaid = ({ shots, killed, don, sheriff }: Night): string => {
  const fired = shots
    .toSorted((a, b) => a.by - b.by)
    .map(({ by, targets }) => `${by}>${targets.join(',') || none}`);
  return `shots: ${fired.join(' ')}, killed: ${killed ?? none}, don: ${don?.seat ?? none}, sheriff: ${sheriff?.seat ?? none}`;
};

const nightFacts = (state: GameState): Fact[] =>
  state.nights
    .filter(({ shots }) => shots.length > 0)
    .map((night) => ofMoment('night', { kind: 'night', number: night.number }, nightSaid(night)));

const exitFacts = (state: GameState): Fact[] =>
  state.out.map(({ seat, by, at }) => ofSeat('exit', seat, `${by}, ${makeMoment(at)}`));

export const playFacts = (state: GameState, byName: boolean): readonly Fact[] => {
  const acts = eventsOf(state.log).filter(isAct);
  return [
    ...sanctionFacts(acts),
    ...nominationFacts(acts),
    ...ballotFacts(state, byName),
    ...nightFacts(state),
    ...exitFacts(state),
  ];
};
