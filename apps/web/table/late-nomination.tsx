// A nomination that was missed, added on the seat of who made it: what no longer fits is told first.
import type { Seat } from '@omerta/rules/game/seat.ts';
import { nameOf } from '@omerta/stream/opening.ts';
import { useState } from 'react';
import { useTable } from '../board/use-table.ts';
import { lateNomination } from '../play/late-nomination.ts';
import { useTranslation } from '../texts/use-translation.ts';
import { Effects } from './trouble/effects.tsx';
import { AskGoing } from './trouble/going.tsx';
import { useCorrecting } from './trouble/use-correcting.ts';
import { useRingTap } from './use-ring-tap.ts';

type Props = { readonly seat: Seat; readonly nominees: readonly Seat[]; readonly onDone: () => void };

export const LateNomination = ({ seat, nominees, onDone }: Props) => {
  const { t } = useTranslation('seat');
  const { course, answer } = useTable();
  const [picked, setPicked] = useState<Seat | null>(null);
  const correcting = useCorrecting((outcome) => {
    answer(outcome);
    onDone();
  });
  const [missed, setMissed] = useState<Seat | null>(null);
  const pick = (nominee: Seat): void => {
    setPicked(nominee);
    correcting.correct(lateNomination(course, seat, nominee));
  };
  useRingTap(
    correcting.asked ? null : (tapped) => (nominees.includes(tapped) ? pick(tapped) : setMissed(tapped)),
  );
  if (correcting.asked && picked !== null) {
    return (
      <AskGoing going={correcting.asked} onDo={correcting.sure} onBack={correcting.notSure}>
        <Effects correction={lateNomination(course, seat, picked)} />
      </AskGoing>
    );
  }
  return (
    <>
      <p>{t('late.whom', { seat })}</p>
      <div className="choices">
        {nominees.map((nominee) => (
          <button
            key={nominee}
            type="button"
            className="button"
            data-nominee={nominee}
            aria-label={`${nominee}, ${nameOf(course.opening, nominee)}`}
            onClick={() => pick(nominee)}
          >
            {nominee}
          </button>
        ))}
      </div>
      {missed !== null && <p role="status">{t('late.notHim', { seat: missed })}</p>}
    </>
  );
};
