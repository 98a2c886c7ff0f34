// What moment of the game a player's picture shows, read from it alone.
import type { RefereePicture, SeatPicture } from '@omerta/play/picture.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import type { Heard } from '@omerta/rules/view/heard.ts';

/** Of the whole game: before the cards, while each looks at his, dark, light, after it. */
export type PlayScene = 'waiting' | 'cards' | 'night' | 'day' | 'over';

export const sceneOf = ({ phase, view }: Pick<SeatPicture | RefereePicture, 'phase' | 'view'>): PlayScene => {
  if (phase === 'over' || phase === 'abandoned') return 'over';
  if (phase === 'waiting' || view === null) return 'waiting';
  if (view.phase.kind === 'dealing') return 'cards';
  return view.phase.kind === 'night' ? 'night' : 'day';
};

export const ownSeat = ({ view }: SeatPicture): Seat | null => view?.seat ?? null;

export const isInGame = ({ view }: SeatPicture): boolean =>
  view?.seats.some(({ seat, inGame }) => seat === view.seat && inGame) ?? false;

export const nameAt = ({ chairs }: SeatPicture, seat: Seat): string =>
  chairs.find((each) => each?.seat === seat)?.nickname ?? String(seat);

/** Two pictures of the same key are one moment: nothing new is announced, nobody else has the word. */
export const momentOf = (picture: SeatPicture): string => {
  const { view, says, number, asks } = picture;
  const { kind = '', number: count = 0 } = view?.phase ?? {};
  return JSON.stringify([
    picture.phase,
    kind,
    count,
    view?.now?.step,
    view?.now?.seat,
    says.map(({ cue, en }) => [cue, en]),
    number,
    asks?.ask,
  ]);
};

/** The number of the day or night that is going on: what is heard today has it too. */
export const todayOf = ({ view }: SeatPicture): number => view?.phase.number ?? 0;

/** Whom this player has nominated today, unless he took it back. */
export const ownNominee = (picture: SeatPicture): Seat | null => {
  const [own, today] = [ownSeat(picture), todayOf(picture)];
  if (sceneOf(picture) !== 'day') return null;
  const last = picture.heard.findLast(
    (item) =>
      item.day === today && (item.kind === 'nominated' || item.kind === 'withdrew') && item.by === own,
  );
  return last?.kind === 'nominated' ? last.seat : null;
};

type Speech = Extract<Heard, { readonly kind: 'speech' }>;

/** The newest words of whoever has the word now. */
export const wordsNow = ({ heard, speaks, interrupts }: SeatPicture): Speech | null => {
  const last = heard.at(-1);
  const speech = heard.findLast((item): item is Speech => item.kind === 'speech');
  if (!last || !speech?.text || (speech.by !== speaks && speech.by !== interrupts)) return null;
  return speech.day === last.day ? speech : null;
};
