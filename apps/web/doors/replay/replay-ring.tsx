// The ring of one step: what the chosen eyes saw of each seat, and how black a listener would have thought it.
import '../../board/ring.css';
import type { CSSProperties, ReactNode } from 'react';
import { Disc } from '../../board/disc.tsx';
import { placeOf } from '../../board/place.ts';
import type { SeatSeen } from '../../replay/seats-seen.ts';
import { useTranslation } from '../../texts/use-translation.ts';

const useWord = (): ((seen: SeatSeen) => string) => {
  const { t } = useTranslation(['replay', 'table']);
  return ({ left, hit, shotAt, handFor, speaking }) => {
    if (left !== null && !speaking) return t(`table:out.${left}`);
    if (hit) return t('replay:hit');
    if (shotAt.length > 0) return t('replay:shot', { seats: shotAt.join(' ') });
    return handFor === null ? '' : t('replay:hand', { seat: handFor });
  };
};

const useCard = (): ((seen: SeatSeen) => string | null) => {
  const { t } = useTranslation(['table', 'play']);
  return ({ role, team }) => {
    if (role !== null) return t(`table:role.${role}`);
    return team === null ? null : t(`play:team.${team}`);
  };
};

const colourOf = ({ role, team }: SeatSeen): string | null => {
  if (role !== null) return role === 'black' || role === 'don' ? 'black' : 'red';
  return team;
};

type Props = {
  readonly seats: readonly SeatSeen[];
  readonly names: readonly string[];
  /** In percent; null: not asked for. */
  readonly blackness: ((seat: SeatSeen['seat']) => number) | null;
  readonly children: ReactNode;
};

type SeatProps = { readonly seen: SeatSeen; readonly name: string; readonly black: number | null };

const ReplaySeat = ({ seen, name, black }: SeatProps) => {
  const { t } = useTranslation('replay');
  const [wordOf, cardOf] = [useWord(), useCard()];
  const [word, card, colour] = [wordOf(seen), cardOf(seen), colourOf(seen)];
  const isOut = seen.left !== null && !seen.speaking;
  const classes = [
    'seat',
    isOut && 'out',
    seen.candidate !== null && 'candidate',
    seen.speaking && 'speaking',
    seen.asked && 'asked',
    (word || card) && 'worded',
    colour && `known-${colour}`,
    black !== null && !isOut && 'believed',
  ];
  return (
    <div
      className={classes.filter(Boolean).join(' ')}
      style={{ ...placeOf(seen.seat), '--black': `${black ?? 0}%` } as CSSProperties}
      data-seat={seen.seat}
      data-card={seen.role ?? seen.team ?? undefined}
      data-black={black ?? undefined}
    >
      <Disc {...seen} />
      <span className="nick">{name}</span>
      <span className="state">
        {[card, word].filter(Boolean).join(' · ')}
        {black !== null && <span className="hidden-text"> {t('beliefs.seat', { percent: black })}</span>}
      </span>
    </div>
  );
};

export const ReplayRing = ({ seats, names, blackness, children }: Props) => {
  const { t } = useTranslation('table');
  return (
    <section className="ring" aria-label={t('ring')}>
      <div className="round">
        {seats.map((seen) => (
          <ReplaySeat
            key={seen.seat}
            seen={seen}
            name={names[seen.seat - 1] ?? ''}
            black={blackness?.(seen.seat) ?? null}
          />
        ))}
        <div className="centre">{children}</div>
      </div>
    </section>
  );
};
