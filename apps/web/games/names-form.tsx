// Nicknames put right while a game goes on, all ten or one; before the cards players change chairs too. Of a served game they are the tournament's.
import './names-form.css';
import { type Seat, seats } from '@omerta/rules/game/seat.ts';
import { nameOf } from '@omerta/stream/opening.ts';
import { signatureOf } from '@omerta/stream/signing.ts';
import { type FormEvent, useState } from 'react';
import { mayReseat, namedTwice, namesTyped, reseated } from '../session/names.ts';
import { servedGame } from '../session/served.ts';
import type { Session } from '../session/session.ts';
import { useTranslation } from '../texts/use-translation.ts';
import { useSessionLive } from './use-session-live.ts';

type RowProps = {
  readonly seat: Seat;
  readonly name: string;
  readonly others: readonly number[];
  readonly onType: (name: string) => void;
  /** Null where chairs are no longer changed. */
  readonly move: { readonly isMoving: boolean; readonly onMove: () => void } | null;
};

const Row = ({ seat, name, others, onType, move }: RowProps) => {
  const { t } = useTranslation(['players', 'common']);
  return (
    <li>
      <label>
        <b>{seat}</b>
        <input
          className="input"
          value={name}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          aria-label={t('common:seat', { seat })}
          data-name-of={seat}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
        />
      </label>
      {move && (
        <button
          type="button"
          className="button icon"
          data-move={seat}
          aria-label={t('players:move', { seat })}
          aria-pressed={move.isMoving}
          onClick={move.onMove}
        >
          ⇅
        </button>
      )}
      {others.length > 0 && <small role="status">{t('players:sameAs', { seats: others.join(', ') })}</small>}
    </li>
  );
};

type Props = {
  readonly session: Session;
  /** All ten where none is given. */
  readonly seat?: Seat;
  readonly onDone: () => void;
};

const OpenForm = ({ session, seat: only, onDone }: Props) => {
  const { t } = useTranslation('players');
  const { course } = useSessionLive(session);
  const names = seats.map((seat) => nameOf(course.opening, seat));
  const [typed, setTyped] = useState<readonly string[]>(names);
  const [moving, setMoving] = useState<Seat | null>(null);
  const next = namesTyped(names, typed);
  const twice = namedTwice(next);
  const othersOf = (seat: Seat): readonly number[] =>
    twice.find((each) => each.seats.includes(seat))?.seats.filter((each) => each !== seat) ?? [];
  const isOpen = only === undefined && mayReseat(course);
  const move = (seat: Seat): void => {
    if (moving !== null) setTyped(reseated(typed, moving, seat));
    setMoving(moving === null ? seat : null);
  };
  const save = (event: FormEvent): void => {
    event.preventDefault();
    if (next.some((name, i) => name !== names[i])) session.writeNames(next);
    onDone();
  };
  return (
    <form className="names-form" onSubmit={save}>
      {only === undefined && <p className="quiet">{t(isOpen ? 'moveHint' : 'seatsStand')}</p>}
      <ol>
        {seats
          .filter((seat) => only === undefined || only === seat)
          .map((seat) => (
            <Row
              key={seat}
              seat={seat}
              name={typed[seat - 1] ?? ''}
              others={othersOf(seat)}
              onType={(name) => setTyped(typed.with(seat - 1, name))}
              move={isOpen ? { isMoving: moving === seat, onMove: () => move(seat) } : null}
            />
          ))}
      </ol>
      <button type="submit" className="button main" data-do="save-names" disabled={twice.length > 0}>
        {t('save')}
      </button>
    </form>
  );
};

export const NamesForm = (props: Props) => {
  const { t } = useTranslation('players');
  const { id, trail } = useSessionLive(props.session);
  if (servedGame(id)) return <p data-names="served">{t('served')}</p>;
  if (signatureOf(trail)) return <p data-names="signed">{t('signed')}</p>;
  return <OpenForm {...props} />;
};

/** One seat's, folded away: on the sheet of a seat. */
export const Rename = (props: Props & { readonly seat: Seat }) => {
  const { t } = useTranslation('players');
  return (
    <details className="rename">
      <summary data-do="rename">{t('rename')}</summary>
      <NamesForm {...props} />
    </details>
  );
};
