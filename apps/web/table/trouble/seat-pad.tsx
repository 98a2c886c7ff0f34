// Seats to choose from.
import { type Seat, seats } from '@omerta/rules/game/seat.ts';

type Props = {
  readonly legend: string;
  readonly name: string;
  /** Those that may be meant; without it all ten. */
  readonly offered?: readonly Seat[];
  readonly isChosen: (seat: Seat) => boolean;
  readonly onPick: (seat: Seat) => void;
  /** A choice of nobody. */
  readonly none?: { readonly label: string; readonly chosen: boolean; readonly onPick: () => void };
};

export const SeatPad = ({ legend, name, offered = seats, isChosen, onPick, none }: Props) => (
  <fieldset className="field" data-field={name}>
    <legend>{legend}</legend>
    <div className="seat-pad">
      {offered.map((seat) => (
        <button
          key={seat}
          type="button"
          className="button"
          aria-pressed={isChosen(seat)}
          data-value={seat}
          onClick={() => onPick(seat)}
        >
          {seat}
        </button>
      ))}
      {none && (
        <button
          type="button"
          className="button wide"
          aria-pressed={none.chosen}
          data-value="none"
          onClick={none.onPick}
        >
          {none.label}
        </button>
      )}
    </div>
  </fieldset>
);
