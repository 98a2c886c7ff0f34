// When a bot says that it is the Sheriff, and what it tells of its checks: the truth, or a black's invention.
import type { Team } from '@omerta/rules/game/role.ts';
import { has, listOf, nobody, type Seat } from '@omerta/rules/game/seat.ts';
import type { Heard } from '@omerta/rules/view/heard.ts';
import { candidatesIn } from './day.ts';
import { bestOf, blackness, type Thought } from './thought.ts';

export type ToldCheck = { readonly target: Seat; readonly team: Team };
/** Null: he claims and has no check to tell. */
export type BotClaim = ToldCheck | null;
type Moment = 'turn' | 'tie-speech' | 'last';

/** How often, of a hundred, a black invents: called black by a claim, in his last word, in any other turn. */
const invents = { accused: 50, last: 20, turn: 3 } as const;

type ClaimHeard = Extract<Heard, { kind: 'claim' }>;

const claimsIn = (heard: readonly Heard[]): readonly ClaimHeard[] => {
  let standing: readonly ClaimHeard[] = [];
  for (const item of heard) {
    if (item.kind === 'claim') standing = [...standing, item];
    if (item.kind === 'retracted') standing = standing.filter((each) => each.by !== item.by);
  }
  return standing;
};

/** Checks not told yet; a claim without any where there is nothing to tell. */
const untold = (own: readonly ClaimHeard[], checks: readonly ToldCheck[]): readonly BotClaim[] => {
  const left = checks.filter((each) => !own.some((told) => told.check?.target === each.target));
  return own.length === 0 && left.length === 0 ? [null] : left;
};

/** For what he knows of a black in the game or of somebody who may be voted out, himself or whom he has checked. */
const comesOut = (
  { seat, view, heard, alive }: Thought,
  others: readonly ClaimHeard[],
  moment: Moment,
): boolean => {
  if (moment !== 'turn' || others.length > 0) return true;
  const standing = candidatesIn(heard, view.phase.number);
  return (
    standing.includes(seat) ||
    view.checks.some((check) => (check.hit ? has(alive, check.seat) : standing.includes(check.seat)))
  );
};

const sheriffClaims = (thought: Thought, moment: Moment): readonly BotClaim[] => {
  const all = claimsIn(thought.heard);
  const own = all.filter((each) => each.by === thought.seat);
  const others = all.filter((each) => each.by !== thought.seat);
  if (own.length === 0 && !comesOut(thought, others, moment)) return [];
  return untold(
    own,
    thought.view.checks.map(({ seat, hit }) => ({ target: seat, team: hit ? 'black' : 'red' })),
  );
};

const invented = (thought: Thought, own: readonly ClaimHeard[]): ToldCheck | null => {
  const { seat, team, alive, random, shown } = thought;
  const told = own.map((each) => each.check?.target);
  const open = (list: readonly Seat[]): readonly Seat[] =>
    list.filter((each) => each !== seat && !told.includes(each));
  const mates = open(listOf(alive & team));
  const reds = open(listOf(alive & ~team));
  const cleared = random.below(3) === 0 ? bestOf(mates, random, (each) => blackness(shown, each)) : null;
  if (cleared !== null) return { target: cleared, team: 'red' };
  const accused = bestOf(reds, random, (each) => blackness(shown, each));
  return accused === null ? null : { target: accused, team: random.below(3) === 0 ? 'red' : 'black' };
};

const blackClaims = (thought: Thought, moment: Moment): readonly BotClaim[] => {
  const { seat, team, view, heard, random } = thought;
  const all = claimsIn(heard);
  const own = all.filter((each) => each.by === seat);
  const nights = view.phase.number - 1;
  if (nights < 1 || all.some((each) => each.by !== seat && has(team, each.by))) return [];
  if (own.length === 0) {
    const accused = all.some((each) => each.check?.target === seat && each.check.team === 'black');
    const often = moment === 'last' ? invents.last : invents.turn;
    if (random.below(100) >= (accused ? invents.accused : often)) return [];
  }
  const next = own.length < nights ? invented(thought, own) : null;
  if (next) return [next];
  return own.length === 0 ? [null] : [];
};

export const claims = (thought: Thought, moment: Moment): readonly BotClaim[] => {
  if (thought.absent || thought.view.phase.number === 1) return [];
  if (thought.view.role === 'sheriff') return sheriffClaims(thought, moment);
  return thought.team === nobody ? [] : blackClaims(thought, moment);
};
