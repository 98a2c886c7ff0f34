// What each bot believed while a game went on, step by step, for whoever looks back at it when the cards are open.

import { expects } from '@omerta/rules/game/decide/expects.ts';
import { openVote } from '@omerta/rules/game/decide/voting.ts';
import { isAct } from '@omerta/rules/game/event.ts';
import { eventsOf, evolve } from '@omerta/rules/game/fold/evolve.ts';
import { isOf } from '@omerta/rules/game/role.ts';
import { type BySeat, bySeat, type Seat, seats } from '@omerta/rules/game/seat.ts';
import { type GameState, initialState } from '@omerta/rules/game/state.ts';
import type { Rulebook } from '@omerta/rules/rulebooks/rulebook.ts';
import { heard } from '@omerta/rules/view/heard.ts';
import { view } from '@omerta/rules/view/view.ts';
import { openToRed, openToSeat } from './belief/knowledge.ts';
import { listener } from './belief/listener.ts';
import { reasonsIn } from './mind/reason.ts';
import { blackness, type Mind, mindOf } from './mind/thought.ts';
import type { SaidReason } from './speech/words.ts';

/** As it begins: what was believed by whoever spoke, raised a hand or shot then. `day` is the number of the day or night. */
export type RecalledMoment =
  | { readonly kind: 'speech' | 'tie-speech' | 'last'; readonly day: number; readonly by: Seat }
  | {
      readonly kind: 'ballot';
      readonly day: number;
      readonly round: number;
      readonly candidates: readonly Seat[];
    }
  | { readonly kind: 'night' | 'end'; readonly day: number };

/** Whole percents, of the bot's own seat too; those of `black` add up to 300, those of `sheriff` to 100. */
export type RecalledMind = {
  readonly seat: Seat;
  readonly black: BySeat<number>;
  readonly sheriff: BySeat<number>;
  /** What a black pretends: the beliefs of a red at his seat, which he speaks and votes by. Null for a red. */
  readonly pretended: BySeat<number> | null;
  /** Of those in the game who is suspected most by what is said aloud; the reason is null where a check of his own is all. */
  readonly suspect: Seat | null;
  readonly because: SaidReason | null;
};

/** Of the bots who are in the game, and of who has his last word. */
export type Recollection = { readonly moment: RecalledMoment; readonly minds: readonly RecalledMind[] };

/** Largest remainders, so that the parts of a whole stay a whole. */
const percentsOf = (parts: BySeat<number>, total: number): BySeat<number> => {
  const floor = bySeat((seat) => Math.floor((100 * parts[seat]) / total));
  const rest = bySeat((seat) => (100 * parts[seat]) % total);
  const whole = seats.reduce((sum, seat) => sum + rest[seat], 0) / total;
  const raised = seats.toSorted((a, b) => rest[b] - rest[a]).slice(0, Math.round(whole));
  return bySeat((seat) => floor[seat] + (raised.includes(seat) ? 1 : 0));
};

const blackIn = ({ belief }: Mind): BySeat<number> => percentsOf(belief.black, belief.total);

const momentOf = (rulebook: Rulebook, state: GameState): RecalledMoment | null => {
  const expected = expects(rulebook, state);
  const day = state.number;
  switch (expected?.step) {
    case 'speech':
    case 'tie-speech':
    case 'last':
      return expected.seat === null ? null : { kind: expected.step, day, by: expected.seat };
    case 'vote': {
      const vote = openVote(rulebook, state);
      if (!vote || vote.place > 0) return null;
      const round = vote.ballot?.round ?? state.ballots.filter((ballot) => ballot.day === day).length + 1;
      return { kind: 'ballot', day, round, candidates: vote.candidates };
    }
    case 'shots':
      return { kind: 'night', day };
    default:
      return null;
  }
};

type Rememberer = (state: GameState) => RecalledMind;

const rememberer = (rulebook: Rulebook, seat: Seat): Rememberer => {
  const listen = listener(seat);
  return (state) => {
    const seen = view(rulebook, state, seat);
    const own = mindOf(listen(heard(state)), openToSeat(seen));
    const isBlack = isOf('black', seen.role);
    const shown = isBlack ? mindOf(own.beliefs, openToRed[seat]) : own;
    const others = seen.seats.filter((line) => line.inGame && line.seat !== seat).map((line) => line.seat);
    const [suspect = null] = others.sort((a, b) => blackness(shown, b) - blackness(shown, a));
    return {
      seat,
      black: blackIn(own),
      sheriff: percentsOf(own.belief.sheriff, own.belief.total),
      pretended: isBlack ? blackIn(shown) : null,
      suspect,
      because: suspect === null ? null : reasonsIn(shown)(suspect),
    };
  };
};

/** `bots` are the seats that bots played; what was taken back at the table is not told. */
export const recollect = (
  rulebook: Rulebook,
  state: GameState,
  bots: readonly Seat[],
): readonly Recollection[] => {
  const minds = bots.map((seat) => ({ seat, remember: rememberer(rulebook, seat) }));
  const recalled: Recollection[] = [];
  const told = new Set<string>();
  const recall = (now: GameState, moment: RecalledMoment): void => {
    const speaker = moment.kind === 'last' ? moment.by : null;
    const inGame = view(rulebook, now, 'hall').seats.filter((line) => line.inGame || line.seat === speaker);
    const present = minds.filter(({ seat }) => inGame.some((line) => line.seat === seat));
    recalled.push({ moment, minds: present.map(({ remember }) => remember(now)) });
  };
  let now = initialState(state.dealtRoles);
  for (const event of eventsOf(state.log)) {
    const moment = isAct(event) ? momentOf(rulebook, now) : null;
    const key = JSON.stringify(moment);
    if (moment && !told.has(key)) recall(now, moment);
    told.add(key);
    now = evolve(now, event);
  }
  if (state.result) recall(now, { kind: 'end', day: state.number });
  return recalled;
};
