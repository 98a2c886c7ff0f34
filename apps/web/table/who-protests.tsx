// A player protests during play: the referee notes who and goes on; it is handed in on the sheet.

import type { Command } from '@omerta/rules/game/command.ts';
import { type Seat, seats } from '@omerta/rules/game/seat.ts';
import { nameOf } from '@omerta/stream/opening.ts';
import { useTable } from '../board/use-table.ts';
import { useLang } from '../device/settings.ts';
import { protestWord } from '../sheet/protest-word.ts';
import { useTranslation } from '../texts/use-translation.ts';
import { useRingTap } from './use-ring-tap.ts';

export const WhoProtests = ({ onWrite }: { readonly onWrite: (command: Command) => void }) => {
  const { t } = useTranslation('seat');
  const { course } = useTable();
  const lang = useLang();
  const protest = (seat: Seat): void => onWrite(protestWord(seat, lang));
  useRingTap(protest);
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
            onClick={() => protest(seat)}
          >
            {seat}
          </button>
        ))}
      </div>
    </>
  );
};
