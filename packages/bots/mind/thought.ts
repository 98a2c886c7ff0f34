// What a bot has in mind when it is asked: what its seat may know, what it believes, and what it shows to believe.
import { type Random, randomFrom, seedOf } from '@omerta/base/random.ts';
import { isOf } from '@omerta/rules/game/role.ts';
import { nobody, plus, type Seat, type SeatSet, seats, setOf } from '@omerta/rules/game/seat.ts';
import type { Heard } from '@omerta/rules/view/heard.ts';
import type { SeatView } from '@omerta/rules/view/view.ts';
import { type Belief, type Beliefs, beliefOf, thousandths } from '../belief/beliefs.ts';
import { type Open, openToAll, openToRed, openToSeat, openToTeam } from '../belief/knowledge.ts';
import type { BotQuestion } from './question.ts';

/** All that a bot is given: nothing here holds a card but its own. */
export type Known = { readonly view: SeatView; readonly heard: readonly Heard[] };

/** `seed` is one for all bots of a game: blacks agree by it. `cleverness` goes from 0, by chance alone, to 100. */
export type Manner = { readonly seed: number; readonly cleverness: number };

/** Beliefs of somebody, and the worlds that he holds possible. */
export type Mind = { readonly beliefs: Beliefs; readonly open: Open; readonly belief: Belief };

/** What was heard, without the bot's own acts; and with them, as a stranger heard it, where that is asked for. */
export type Ears = { readonly own: () => Beliefs; readonly room: () => Beliefs };

export type Thought = {
  readonly seat: Seat;
  readonly view: SeatView;
  readonly heard: readonly Heard[];
  readonly alive: SeatSet;
  /** The black team for one of it; nobody for a red. */
  readonly team: SeatSet;
  /** What a red believes; what a black would believe if his card were red. All that is said comes from here. */
  readonly shown: Mind;
  /** What every black believes alike who knows his team. */
  readonly shared: () => Mind;
  /** What anybody believes who has no card. */
  readonly room: () => Mind;
  /** How he feels about a seat today, without a reason: thousandths. */
  readonly whim: (about: Seat) => number;
  readonly random: Random;
  /** For words alone: what is decided in secret must not move them. */
  readonly voice: Random;
  /** Drawn alike by all blacks of a game at the same moment. */
  readonly agreed: Random;
  /** Whether this answer is left to chance. */
  readonly absent: boolean;
};

export const mindOf = (beliefs: Beliefs, open: Open): Mind => ({
  beliefs,
  open,
  belief: beliefOf(beliefs, open),
});

/** Ten people with the same facts do not point at one seat alike; and a little loyalty hides among whims. */
const mostWhim = 80;

const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

/** What is asked at one moment is drawn apart. */
const salts: Readonly<Record<BotQuestion['ask'], number>> = {
  turn: 0,
  'tie-speech': 1,
  last: 2,
  shoot: 3,
  don: 4,
  sheriff: 5,
  hand: 6,
  lift: 7,
  best: 8,
};

export const thoughtOf = (
  { view, heard }: Known,
  ears: Ears,
  manner: Manner,
  ask: BotQuestion['ask'],
): Thought => {
  const { seat } = view;
  const black = isOf('black', view.role);
  const team = black ? plus(setOf(view.teammates), seat) : nobody;
  const moment = seedOf(seedOf(manner.seed, heard.length), salts[ask]);
  const random = randomFrom(seedOf(moment, seat));
  const today = seedOf(seedOf(manner.seed, view.phase.number), seat);
  const voice = randomFrom(seedOf(moment, seat + seats.length));
  const agreed = randomFrom(moment);
  // Blacks are absent together when they shoot: else they would miss.
  const chance = (ask === 'shoot' ? agreed : random).below(100);
  const shown = once(() => mindOf(ears.own(), black ? openToRed[seat] : openToSeat(view)));
  return {
    seat,
    view,
    heard,
    alive: setOf(view.seats.filter((line) => line.inGame).map((line) => line.seat)),
    team,
    get shown() {
      return shown();
    },
    shared: once(() => mindOf(ears.room(), openToTeam(team))),
    room: once(() => mindOf(ears.room(), openToAll)),
    whim: (about) => randomFrom(seedOf(today, about)).below(mostWhim),
    random,
    voice,
    agreed,
    absent: chance >= manner.cleverness,
  };
};

export const blackness = ({ belief }: Mind, seat: Seat): number =>
  thousandths(belief.black[seat], belief.total);

export const sheriffness = ({ belief }: Mind, seat: Seat): number =>
  thousandths(belief.sheriff[seat], belief.total);

/** The best by `worth`, equals drawn by lot. */
export const bestOf = <T>(list: readonly T[], random: Random, worth: (each: T) => number): T | null => {
  if (list.length === 0) return null;
  const worths = list.map(worth);
  const most = Math.max(...worths);
  return random.pick(list.filter((_, i) => worths[i] === most));
};
