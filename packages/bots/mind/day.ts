// The day of a bot: whom it nominates, for whom it raises its hand, whether it lets all tied players leave.
import { has, listOf, nobody, type Seat, setOf, size } from '@omerta/rules/game/seat.ts';
import type { Heard } from '@omerta/rules/view/heard.ts';
import { outlook } from '../belief/outlook.ts';
import { bestOf, blackness, type Thought } from './thought.ts';

/**
 * How much blacker than a red one of the team must look, in thousandths, before a black is against him. More of it and
 * black is found by it; none, and its votes would tell nothing to anybody.
 */
const loyalty = 50;
/**
 * How often, of a hundred, somebody nominates on day 1, when nobody knows anything: the talk must begin somewhere. A
 * second candidate makes a vote of it, in which a red would leave two times of three.
 */
const firstTalk = { first: 25, second: 3 } as const;
/** How often a player left to chance nominates. */
const blindNomination = 35;

/** Today's nominations that stand, in order. */
export const candidatesIn = (heard: readonly Heard[], day: number): readonly Seat[] => {
  const standing: Seat[] = [];
  for (const item of heard) {
    if (item.day !== day) continue;
    if (item.kind === 'nominated' && !standing.includes(item.seat)) standing.push(item.seat);
    if (item.kind === 'withdrew') standing.splice(standing.indexOf(item.seat), 1);
  }
  return standing;
};

/** With one red fewer, black has won at once: no disguise is worth more. */
const isLastChance = ({ team, alive }: Thought): boolean => {
  const blacks = size(alive & team);
  return team !== nobody && size(alive) - 1 <= 2 * blacks;
};

/** How gladly one is seen to be against this seat: a black does by day what a red would, but for a little loyalty. */
const grudge = (thought: Thought, seat: Seat): number => {
  const own = has(thought.team, seat);
  if (isLastChance(thought)) return own ? -1 : blackness(thought.room(), seat);
  return blackness(thought.shown, seat) + thought.whim(seat) - (own ? loyalty : 0);
};

const worthLeaving = ({ shown }: Thought, seat: Seat): boolean => {
  const [leaves = 0, stays = 0] = outlook(shown.beliefs, shown.open, [setOf([seat]), nobody]);
  return leaves > stays;
};

export const nominee = (thought: Thought): Seat | null => {
  const { seat, alive, random, shown, view } = thought;
  const day = view.phase.number;
  const standing = candidatesIn(thought.heard, day);
  const others = listOf(alive).filter((each) => each !== seat && !standing.includes(each));
  if (thought.absent)
    return random.below(100) < blindNomination && others.length > 0 ? random.pick(others) : null;
  const chosen = bestOf(others, random, (each) => grudge(thought, each));
  if (chosen === null) return null;
  if (day === 1 && standing.length < 2)
    return random.below(100) < firstTalk[standing.length === 0 ? 'first' : 'second'] ? chosen : null;
  const strongest = Math.max(0, ...standing.map((each) => blackness(shown, each)));
  const rightly =
    standing.length === 0 ? worthLeaving(thought, chosen) : blackness(shown, chosen) > strongest;
  return rightly ? chosen : null;
};

/** `candidates` are those still to be asked about. */
export const raisesFor = (thought: Thought, candidate: Seat, candidates: readonly Seat[]): boolean => {
  const { random, seat } = thought;
  if (thought.absent) return random.below(candidates.length) === 0;
  const others = candidates.filter((each) => each !== seat);
  return bestOf(others, random, (each) => grudge(thought, each)) === candidate;
};

export const lifts = (thought: Thought, tied: readonly Seat[]): boolean => {
  const { team, shown, random } = thought;
  if (thought.absent) return random.below(2) === 0;
  if (isLastChance(thought)) return (setOf(tied) & team) === nobody;
  const [leave = 0, stay = 0] = outlook(shown.beliefs, shown.open, [setOf(tied), nobody]);
  return leave > stay;
};
