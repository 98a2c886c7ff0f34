// Ten chairs in a ring before the start: who sits where, who is ready; whoever made the room touches one to seat a bot or to remove somebody.
import '../../../board/ring.css';
import type { ChairSeen } from '@omerta/play/picture.ts';
import { type Seat, seats } from '@omerta/rules/game/seat.ts';
import { placeOf } from '../../../board/place.ts';
import { placeFrom } from '../../../rooms/seen/ring-seats.ts';
import { useTranslation } from '../../../texts/use-translation.ts';

type Props = {
  readonly chairs: readonly (ChairSeen | null)[];
  readonly own: Seat | null;
  /** Null: only looked at. */
  readonly onTouch: ((chair: number, taken: ChairSeen | null) => void) | null;
};

const useWord = (): ((taken: ChairSeen | null) => string) => {
  const { t } = useTranslation('play');
  return (taken) => {
    if (!taken) return '';
    if (taken.bot) return t('room.bot');
    if (taken.gone) return t('seat.gone');
    return taken.ready ? t('room.ready') : t('room.notReady');
  };
};

const signOf = (taken: ChairSeen | null): string => {
  if (!taken) return '+';
  return taken.ready ? '✓' : '…';
};

export const Chairs = ({ chairs, own, onTouch }: Props) => {
  const { t } = useTranslation('play');
  const word = useWord();
  const taken = chairs.filter(Boolean).length;
  return (
    <section className="ring chairs" aria-label={t('room.title')}>
      <div className="round">
        {seats.map((chair) => {
          const sitter = chairs[chair - 1] ?? null;
          const name = sitter?.nickname ?? t('room.empty');
          const classes = ['seat', !sitter && 'empty', sitter?.ready && 'is-ready', chair === own && 'own'];
          return (
            <button
              key={chair}
              type="button"
              className={classes.filter(Boolean).join(' ')}
              style={placeOf(placeFrom(own, chair))}
              aria-label={[t('room.chair', { chair }), name, word(sitter)].filter(Boolean).join(', ')}
              aria-disabled={onTouch === null || chair === own}
              data-chair={chair}
              data-taken={sitter !== null}
              onClick={() => chair !== own && onTouch?.(chair, sitter)}
            >
              <span className="disc">
                <b>{signOf(sitter)}</b>
              </span>
              <span className="nick">{name}</span>
              <span className="state">{word(sitter)}</span>
            </button>
          );
        })}
        <div className="centre">
          <p className="big">{taken}</p>
          <p className="quiet">/ 10</p>
        </div>
      </div>
    </section>
  );
};
