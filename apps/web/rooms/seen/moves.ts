// What a player can do now, read from what the room asks of him: what a touch of a seat means, and the large button.
import { makeAct, type PlayerAct } from '@omerta/play/act.ts';
import type { SeatPicture } from '@omerta/play/picture.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import { isInGame, ownNominee, sceneOf } from './moment.ts';

/** Seats touched for the best move and not given yet. */
export type BestDraft = readonly Seat[];

/** As many as the rulebooks take. */
export const mostBest = 3;

export type Touch = 'nominate' | 'withdraw' | 'shoot' | 'point' | 'check' | 'best';

/** In this order: no step has two of them for one seat. */
const aimed = ['shoot', 'point', 'check', 'best', 'nominate'] as const;

export const touchOf = (picture: SeatPicture, seat: Seat): Touch | null => {
  const { asks } = picture;
  if (!asks) return null;
  if (asks.acts.includes('withdraw') && ownNominee(picture) === seat) return 'withdraw';
  if (!asks.targets.includes(seat)) return null;
  return aimed.find((word) => asks.acts.includes(word)) ?? null;
};

export type Touched = { readonly act: string } | { readonly draft: BestDraft } | null;

/** The best move is put together first; everything else is done at once. */
export const touchSeat = (picture: SeatPicture, seat: Seat, draft: BestDraft): Touched => {
  const touch = touchOf(picture, seat);
  if (touch === null) return null;
  if (touch !== 'best') return { act: makeAct({ word: touch, seat }) };
  if (draft.includes(seat)) return { draft: draft.filter((each) => each !== seat) };
  return { draft: draft.length < mostBest ? [...draft, seat] : draft };
};

/** The one large button: what it says, and what it does where it can be pressed. */
export type Large = {
  readonly says: 'ready' | 'hand' | 'shoot' | 'best' | 'pass' | 'hold';
  readonly seat: Seat | null;
  /** Null: its moment has not come, or it is held instead of pressed. */
  readonly act: string | null;
};

const large = (says: Large['says'], act: PlayerAct | null, seat: Seat | null = null): Large => ({
  says,
  seat,
  act: act && makeAct(act),
});

/** Hands have a second and a half: the button stands there before, in the same place. */
const handComing = (picture: SeatPicture): Large | null => {
  const now = picture.view?.now;
  if (!isInGame(picture) || (now?.step !== 'vote' && now?.step !== 'lift')) return null;
  return large('hand', null, now.step === 'vote' ? now.seat : null);
};

/** The card, and what it has let him know: a card to look at, a check that was answered. */
const toHold = (picture: SeatPicture): Large | null => {
  const { view } = picture;
  const scene = sceneOf(picture);
  const answered = scene === 'night' && view?.checks.some(({ night }) => night === view.phase.number);
  return scene === 'cards' || answered ? large('hold', null) : null;
};

export const largeButton = (picture: SeatPicture, draft: BestDraft): Large | null => {
  const { asks, number, view } = picture;
  const acts = asks?.acts ?? [];
  if (acts.includes('ready')) return large('ready', { word: 'ready' });
  if (acts.includes('hand'))
    return large('hand', { word: 'hand' }, view?.now?.step === 'vote' ? (view.now.seat ?? null) : null);
  if (acts.includes('shoot'))
    return large('shoot', number === null ? null : { word: 'shoot', seat: number }, number);
  if (acts.includes('best') && (draft.length > 0 || !acts.includes('pass')))
    return large('best', draft.length > 0 ? { word: 'best', seats: draft } : null);
  if (acts.includes('pass')) return large('pass', { word: 'pass' });
  return handComing(picture) ?? toHold(picture);
};

/** Steps that are seldom wanted: each opens a question of its own. */
export const asides = ['foul-speech', 'protest', 'leave'] as const;
export type SeatAside = (typeof asides)[number];

/** A protest is filed when the game is over; whoever is out of it has nothing to leave. */
export const asidesOf = (picture: SeatPicture): readonly SeatAside[] => {
  const scene = sceneOf(picture);
  if (scene === 'over') return picture.phase === 'over' ? ['protest'] : [];
  if (scene === 'waiting' || !isInGame(picture)) return [];
  const mayInterrupt =
    scene === 'day' && picture.speaks !== picture.view?.seat && picture.interrupts === null;
  return mayInterrupt ? ['foul-speech', 'leave'] : ['leave'];
};

export const maySay = ({ asks }: SeatPicture): boolean => asks?.acts.includes('say') ?? false;
