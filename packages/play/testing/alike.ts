// Players who act by what everybody knows and by the question alone: whoever holds a card does the same with it.
import { randomFrom } from '@omerta/base/random.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import type { PlayerAct } from '../act.ts';
import type { SeatPicture } from '../picture.ts';
import type { Player } from '../player.ts';

const numberOf = (text: string): number =>
  [...text].reduce((sum, sign) => (Math.imul(sum, 31) + (sign.codePointAt(0) ?? 0)) >>> 0, 7);

const aliveIn = ({ view }: SeatPicture): readonly Seat[] =>
  (view?.seats ?? []).filter((each) => each.inGame).map((each) => each.seat);

/** The same number for the same moment of the same table, for this seat or, without one, for all. */
const drawn = (seed: number, picture: SeatPicture, what: string, own: boolean) =>
  randomFrom(
    numberOf(
      [seed, what, picture.view?.phase.kind, picture.view?.phase.number, picture.heard.length]
        .concat(own ? (picture.view?.seat ?? 0) : '')
        .join(' '),
    ),
  );

export type Ways = {
  /** How often a speech names a candidate, and ends before its time. */
  readonly nominate: number;
  readonly pass: number;
  readonly hand: number;
  /** How often a black misses, which makes the kill depend on who is black. */
  readonly stray: number;
  readonly talk: number;
  /** Whether they check and point at all: nobody else may tell. */
  readonly secret: boolean;
  readonly shoots: boolean;
};

export const usualWays: Ways = {
  nominate: 0.5,
  pass: 0.9,
  hand: 0.35,
  stray: 0,
  talk: 0.1,
  secret: true,
  shoots: true,
};

export const alike =
  (seed: number, ways: Ways = usualWays): Player =>
  (picture): PlayerAct | null => {
    const { asks, view } = picture;
    if (!asks || !view) return null;
    const own = drawn(seed, picture, asks.step, true);
    const all = drawn(seed, picture, asks.step, false);
    const named = picture.heard.some(
      (item) => item.kind === 'nominated' && item.by === view.seat && item.day === view.phase.number,
    );
    switch (asks.step) {
      case 'speech':
        if (asks.acts.includes('say') && own.chance(ways.talk)) return { word: 'say', text: 'я мирный' };
        if (!named && asks.targets.length > 0 && own.chance(ways.nominate))
          return { word: 'nominate', seat: own.pick(asks.targets) };
        return own.chance(ways.pass) ? { word: 'pass' } : null;
      case 'tie-speech':
        return own.chance(ways.pass) ? { word: 'pass' } : null;
      case 'last':
        if (asks.acts.includes('best')) return { word: 'best', seats: own.shuffle(asks.targets).slice(0, 3) };
        return own.chance(ways.pass) ? { word: 'pass' } : null;
      case 'vote':
      case 'lift':
        return own.chance(ways.hand) ? { word: 'hand' } : null;
      case 'agreement':
        return ways.secret ? { word: 'point', seat: all.pick(asks.targets) } : null;
      case 'shots': {
        const seat = all.pick(aliveIn(picture));
        return ways.shoots && asks.targets.includes(seat) && !own.chance(ways.stray)
          ? { word: 'shoot', seat }
          : null;
      }
      case 'don':
      case 'sheriff':
        return ways.secret && all.chance(0.8) ? { word: 'check', seat: all.pick(asks.targets) } : null;
      case 'best':
        return { word: 'best', seats: own.shuffle(asks.targets).slice(0, 3) };
      default:
        return null;
    }
  };
