// The ring of ten seats, and in its middle whatever the moment is about.
import './ring.css';
import type { Seat } from '@omerta/rules/game/seat.ts';
import { nameOf } from '@omerta/stream/opening.ts';
import { memo, type ReactNode, useCallback, useMemo, useRef } from 'react';
import { useHold } from '../look/use-hold.ts';
import { type SeatMark, seatMarks } from '../play/seat-marks.ts';
import { useTranslation } from '../texts/use-translation.ts';
import { Disc } from './disc.tsx';
import { placeOf } from './place.ts';
import { useTable } from './use-table.ts';

const useLabel = (mark: SeatMark, name: string): string => {
  const { t } = useTranslation('table');
  const parts = [
    t('seat.label', { seat: mark.seat, name }),
    mark.left && t(`out.${mark.left}`),
    mark.fouls > 0 && t('seat.fouls', { count: mark.fouls }),
    mark.yellow > 0 && t('seat.yellow', { count: mark.yellow }),
    mark.purple && t('seat.purple'),
    mark.silenced && t('silenced'),
    mark.speaking && t('seat.speaking'),
    mark.spoken && t('seat.spoken'),
    mark.candidate !== null && t('seat.nominated', { place: mark.candidate }),
    mark.voted && t('seat.hand'),
    mark.chosen && t('seat.chosen'),
  ];
  return parts.filter(Boolean).join(', ');
};

/** How he left, or that his speech is lost, or the votes that are falling to him. */
const useStateWord = ({ left, silenced, falls }: SeatMark): string => {
  const { t } = useTranslation('table');
  if (left) return t(`out.${left}`);
  if (falls !== null) return t('falls', { count: falls });
  return silenced ? t('silenced') : '';
};

type SeatProps = SeatMark & {
  readonly name: string;
  /** What is to be known of his device, and his face, where he plays in a room. */
  readonly note?: string;
  readonly face?: ReactNode;
  readonly onTap: (seat: Seat) => void;
  readonly onHold: (seat: Seat) => void;
};

/** Drawn again only when something of this seat has changed: nine of ten stay as they are after most taps. */
export const SeatButton = memo(({ name, note = '', face, onTap, onHold, ...mark }: SeatProps) => {
  const { seat } = mark;
  const label = useLabel(mark, name) + (note && `, ${note}`);
  const word = useStateWord(mark) || note;
  const holding = useHold(() => onHold(seat));
  const flags = ['speaking', 'spoken', 'asked', 'voted', 'chosen', 'silenced'] as const;
  const classes = [
    'seat',
    mark.left && 'out',
    mark.candidate !== null && 'candidate',
    word && 'worded',
    ...flags.map((flag) => mark[flag] && flag),
  ];
  return (
    <button
      type="button"
      className={classes.filter(Boolean).join(' ')}
      style={placeOf(seat)}
      aria-label={label}
      data-seat={seat}
      onClick={() => onTap(seat)}
      {...holding}
    >
      {face ?? <Disc {...mark} />}
      <span className="nick">{name}</span>
      <span className="state">{word}</span>
    </button>
  );
});

export const Ring = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useTranslation('table');
  const { course, live, mode, tapSeat, holdSeat, room } = useTable();
  const now = useRef({ tapSeat, holdSeat });
  now.current = { tapSeat, holdSeat };
  const onTap = useCallback((seat: Seat) => now.current.tapSeat(seat), []);
  const onHold = useCallback((seat: Seat) => now.current.holdSeat(seat), []);
  const marks = useMemo(() => seatMarks(course.rulebook, course.state, live.aside), [course, live.aside]);
  return (
    <section className={`ring ${mode}`} aria-label={t('ring')}>
      <div className="round">
        {marks.map((mark) => (
          <SeatButton
            key={mark.seat}
            {...mark}
            name={nameOf(course.opening, mark.seat)}
            {...room?.playerAt(mark.seat)}
            onTap={onTap}
            onHold={onHold}
          />
        ))}
        <div className="centre">{children}</div>
      </div>
    </section>
  );
};
