// The ring from the player's own chair: his seat at the bottom, and what a touch of each seat does now.
import '../../../board/ring.css';
import { memo, type ReactNode, useMemo } from 'react';
import { Disc } from '../../../board/disc.tsx';
import { placeOf } from '../../../board/place.ts';
import { nameAt } from '../../../rooms/seen/moment.ts';
import { type RingSeat, ringSeats } from '../../../rooms/seen/ring-seats.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { useSeat } from './use-seat.ts';

const useLabel = (ring: RingSeat, name: string): string => {
  const { t } = useTranslation(['play', 'table']);
  const parts = [
    t('play:seat.label', { seat: ring.seat, name }),
    ring.isOwn && t('play:seat.own'),
    ring.left !== null && t(`table:out.${ring.left as 'vote'}`),
    ring.fouls > 0 && t('table:seat.fouls', { count: ring.fouls }),
    ring.speaking && t('table:seat.speaking'),
    ring.candidate !== null && t('table:seat.nominated', { place: ring.candidate }),
    ring.chosen && t('table:seat.chosen'),
    ring.mate && t('play:seat.mate'),
    ring.pointedBy.length > 0 && t('play:seat.pointed', { seats: ring.pointedBy.join(', ') }),
    ring.gone && t('play:seat.gone'),
    ring.touch && t(`play:seat.touch.${ring.touch}`),
  ];
  return parts.filter(Boolean).join(', ');
};

const useWord = ({ left, gone, pointedBy, mate }: RingSeat): string => {
  const { t } = useTranslation(['play', 'table']);
  if (left !== null) return t(`table:out.${left as 'vote'}`);
  if (pointedBy.length > 0) return `← ${pointedBy.join(' ')}`;
  if (gone) return t('play:seat.gone');
  return mate ? t('play:seat.mate') : '';
};

type Props = {
  readonly ring: RingSeat;
  readonly name: string;
  readonly face: ReactNode;
  readonly onTouch: () => void;
};

const PlayerSeat = memo(
  ({ ring, name, face, onTouch }: Props) => {
    const label = useLabel(ring, name);
    const word = useWord(ring);
    const classes = [
      'seat',
      ring.left !== null && 'out',
      ring.candidate !== null && 'candidate',
      word && 'worded',
      ring.speaking && 'speaking',
      ring.asked && 'asked',
      ring.chosen && 'chosen',
      ring.isOwn && 'own',
      ring.mate && 'mate',
      ring.touch !== null && 'touchable',
    ];
    return (
      <button
        type="button"
        className={classes.filter(Boolean).join(' ')}
        style={placeOf(ring.place)}
        aria-label={label}
        aria-disabled={ring.touch === null}
        data-seat={ring.seat}
        data-touch={ring.touch ?? undefined}
        onClick={onTouch}
      >
        {face ?? <Disc {...ring} />}
        <span className="nick">{name}</span>
        <span className="state">{word}</span>
      </button>
    );
  },
  (before, after) =>
    JSON.stringify(before.ring) === JSON.stringify(after.ring) &&
    before.face === after.face &&
    before.onTouch === after.onTouch,
);

export const PlayerRing = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useTranslation('table');
  const { picture, rulebook, draft, touch, faceOf } = useSeat();
  const list = useMemo(() => ringSeats(picture, rulebook, draft), [picture, rulebook, draft]);
  return (
    <section className="ring" aria-label={t('ring')}>
      <div className="round">
        {list.map((ring) => (
          <PlayerSeat
            key={ring.seat}
            ring={ring}
            name={nameAt(picture, ring.seat)}
            face={faceOf?.(ring.seat) ?? null}
            onTouch={() => touch(ring.seat)}
          />
        ))}
        <div className="centre">{children}</div>
      </div>
    </section>
  );
};
