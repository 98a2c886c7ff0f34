// The first player who is no person: whatever he is asked he does by chance, within the rules.
import type { Random } from '@omerta/base/random.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import type { PlayerAct } from './act.ts';
import type { SeatPicture } from './picture.ts';
import type { Player } from './player.ts';

const inTurn = (picture: SeatPicture, random: Random): PlayerAct => {
  const { acts = [], targets = [] } = picture.asks ?? {};
  return acts.includes('nominate') && !hasNominated(picture) && targets.length > 0 && random.chance(0.5)
    ? { word: 'nominate', seat: random.pick(targets) }
    : { word: 'pass' };
};

const hasNominated = ({ heard, view }: SeatPicture): boolean => {
  const today = view?.phase.number ?? 0;
  return heard.some((item) => item.day === today && item.kind === 'nominated' && item.by === view?.seat);
};

/** Blacks who know nothing but the night's number still shoot together. */
const agreed = ({ view }: SeatPicture): Seat | undefined => {
  const alive = (view?.seats ?? []).filter((each) => each.inGame).map((each) => each.seat);
  const others = alive.filter((seat) => seat !== view?.seat && !view?.teammates.includes(seat));
  return others[(view?.phase.number ?? 0) % Math.max(1, others.length)];
};

const three = (targets: readonly Seat[], random: Random): readonly Seat[] =>
  random.shuffle(targets).slice(0, 3);

export const byChance: Player = (picture, random) => {
  const { asks } = picture;
  if (!asks) return null;
  const { step, targets } = asks;
  switch (step) {
    case 'speech':
      return inTurn(picture, random);
    case 'tie-speech':
      return { word: 'pass' };
    case 'last':
      return asks.acts.includes('best') && random.chance(0.7)
        ? { word: 'best', seats: three(targets, random) }
        : { word: 'pass' };
    case 'vote':
    case 'lift':
      return random.chance(0.4) ? { word: 'hand' } : null;
    case 'shots': {
      const seat = agreed(picture);
      return seat !== undefined && targets.includes(seat) && !random.chance(0.05)
        ? { word: 'shoot', seat }
        : null;
    }
    case 'don':
    case 'sheriff':
      return random.chance(0.9) ? { word: 'check', seat: random.pick(targets) } : null;
    case 'best':
      return random.chance(0.9) ? { word: 'best', seats: three(targets, random) } : null;
    default:
      return null;
  }
};
