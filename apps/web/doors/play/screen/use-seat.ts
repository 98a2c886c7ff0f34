// What the parts of a player's screen share: his picture, what he has touched, and how an act of his reaches the room.
import type { SeatPicture } from '@omerta/play/picture.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import type { Rulebook } from '@omerta/rules/rulebooks/rulebook.ts';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { useGuard } from '../../../board/use-guard.ts';
import { momentOf, ownNominee } from '../../../rooms/seen/moment.ts';
import { type BestDraft, type Large, largeButton, touchSeat } from '../../../rooms/seen/moves.ts';

/** Beside the game's own acts: how a game that runs on this device goes on. */
export type Onward = { readonly says: 'looked' | 'skip' | 'onward' | 'finish'; readonly press: () => void };

export type SeatGame = {
  readonly picture: SeatPicture;
  readonly rulebook: Rulebook;
  /** The time by which the picture's clocks run. */
  readonly now: () => number;
  /** Null: done. Else the sentence why not. */
  readonly act: (what: string) => Promise<string | null>;
  readonly onward: readonly Onward[];
  /** Under what name this device keeps the player's own notes. */
  readonly notes: string;
  /** What only this kind of game has to choose. */
  readonly tools: ReactNode;
  /** What is shown in the disc of a seat instead of its number: a face. */
  readonly faceOf?: (seat: Seat) => ReactNode;
};

export type SeatDesk = SeatGame & {
  readonly draft: BestDraft;
  readonly large: Large | null;
  readonly touch: (seat: Seat) => void;
  readonly give: (what: string) => void;
  /** By the large button: not by a press that was meant for what stood there before. */
  readonly press: (what: string) => void;
  readonly refusal: string | null;
  readonly clearRefusal: () => void;
  /** His hand is up in this very vote. */
  readonly isHandUp: boolean;
};

export const SeatContext = createContext<SeatDesk | null>(null);

export const useSeat = (): SeatDesk => {
  const desk = useContext(SeatContext);
  if (!desk) throw new Error('no seat here');
  return desk;
};

/** What is kept for one moment of the game, and gone with it. */
const useOfMoment = <T>(moment: string, none: T): readonly [T, (value: T) => void] => {
  const [kept, setKept] = useState<{ readonly moment: string; readonly value: T } | null>(null);
  return [kept?.moment === moment ? kept.value : none, (value) => setKept({ moment, value })];
};

/** An ask counts the whole step: the draft of a best move lasts as long. */
const askOf = ({ asks, view }: SeatPicture): string =>
  `${view?.phase.kind} ${view?.phase.number} ${asks?.step}`;

/** Whose hands are counted, in which vote: the beat's call, window and closing words are one. */
const voteOf = ({ view }: SeatPicture): string =>
  JSON.stringify([view?.phase, view?.now?.step, view?.now?.seat]);

const noDraft: BestDraft = [];

export const useSeatDesk = (game: SeatGame): SeatDesk => {
  const { picture, act } = game;
  const [draft, setDraft] = useOfMoment<BestDraft>(askOf(picture), noDraft);
  const [refusal, setRefusal] = useOfMoment<string | null>(momentOf(picture), null);
  const [isHandUp, setHandUp] = useOfMoment(voteOf(picture), false);
  const give = (what: string): void => {
    setRefusal(null);
    void act(what).then((sentence) => {
      if (sentence === null && what === 'hand') setHandUp(true);
      if (sentence !== null) setRefusal(sentence);
    });
  };
  // A second press must not hit what has just come under the finger.
  const { guarded, looked } = useGuard(
    JSON.stringify([picture.asks?.ask, picture.asks?.step, game.onward[0]?.says]),
  );
  const taking = useGuard(String(ownNominee(picture)));
  return {
    ...game,
    onward: game.onward.map((each) => ({ ...each, press: () => guarded('next', each.press) })),
    draft,
    large: largeButton(picture, draft),
    touch: (seat) => {
      looked();
      const touched = touchSeat(picture, seat, draft);
      if (!touched) return;
      if ('draft' in touched) setDraft(touched.draft);
      // A double tap nominates: it does not take back what it has just said.
      else taking.guarded('seat', () => give(touched.act));
    },
    give,
    press: (what) => guarded('next', () => give(what)),
    refusal,
    clearRefusal: () => setRefusal(null),
    isHandUp,
  };
};
