// A player protests during play: the referee notes who and goes on; it is handed in on the sheet.

import type { Command } from '@omerta/rules/game/command.ts';
import { type Seat, seats } from '@omerta/rules/game/seat.ts';
import { nameOf } from '@omerta/stream/opening.ts';
import { useTable } from '../board/use-table.ts';
import { useTranslation } from '../texts/use-translation.ts';

/** A protest is filed after the game: until then the record has the word and its moment. */
export const useProtestWord = (): ((seat: Seat) => Command) => {
  const { t } = useTranslation('seat');
  return (seat) => ({ type: 'note', note: t('protest.note', { seat }) });
};

export const ProtestWord = ({ onWrite }: { readonly onWrite: (command: Command) => void }) => {
  const { t } = useTranslation('seat');
  const { course } = useTable();
  const wordOf = useProtestWord();
  return (
    <>
      <p>{t('protest.who')}</p>
      <div className="choices">
        {seats.map((seat) => (
          <button
            key={seat}
            type="button"
            className="button"
            data-protest={seat}
            aria-label={`${seat}, ${nameOf(course.opening, seat)}`}
            onClick={() => onWrite(wordOf(seat))}
          >
            {seat}
          </button>
        ))}
      </div>
    </>
  );
};
