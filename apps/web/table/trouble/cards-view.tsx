// Two players were entered with each other's cards: choose both, see what changes, exchange.
import type { Seat } from '@omerta/rules/game/seat.ts';
import { useState } from 'react';
import { useTable } from '../../board/use-table.ts';
import { swapCards } from '../../session/correct.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Effects } from './effects.tsx';
import { AskGoing } from './going.tsx';
import { SeatPad } from './seat-pad.tsx';
import { useCorrecting } from './use-correcting.ts';

export const CardsView = ({ onDone }: { readonly onDone: () => void }) => {
  const { t } = useTranslation('correct');
  const { course, answer } = useTable();
  const [chosen, setChosen] = useState<readonly Seat[]>([]);
  const [one, other] = chosen;
  const correction = one !== undefined && other !== undefined ? swapCards(course, one, other) : null;
  const pick = (seat: Seat): void =>
    setChosen(chosen.includes(seat) ? chosen.filter((each) => each !== seat) : [...chosen, seat].slice(-2));
  const correcting = useCorrecting((outcome) => {
    answer(outcome);
    onDone();
  });
  if (correction && correcting.asked) {
    return (
      <AskGoing going={correcting.asked} onDo={correcting.sure} onBack={correcting.notSure}>
        <Effects correction={correction} />
      </AskGoing>
    );
  }
  return (
    <>
      <SeatPad legend={t('swapWhom')} name="cards" isChosen={(seat) => chosen.includes(seat)} onPick={pick} />
      {correction && <Effects correction={correction} />}
      <button
        type="button"
        className="button main"
        data-do="correct"
        disabled={!correction}
        onClick={() => correction && correcting.correct(correction)}
      >
        {t('swap')}
      </button>
    </>
  );
};
