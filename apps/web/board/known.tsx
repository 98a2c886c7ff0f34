// What the referee knows and the table does not: the cards, every night's shots and checks, and how far each team is from winning.
import './known.css';
import { teamOf } from '@omerta/rules/game/role.ts';
import { type Seat, seats } from '@omerta/rules/game/seat.ts';
import type { Answered, Night } from '@omerta/rules/game/state.ts';
import { balance } from '@omerta/rules/view/balance.ts';
import { sentOff } from '@omerta/rules/view/sent-off.ts';
import { nameOf } from '@omerta/stream/opening.ts';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '../texts/use-translation.ts';
import { useTable } from './use-table.ts';

const Cards = () => {
  const { t } = useTranslation('table');
  const { rulebook, state, opening } = useTable().course;
  const sent = sentOff(rulebook, state);
  return (
    <ol className="held-cards">
      {seats.map((seat) => {
        const role = state.roles[seat];
        const gone = [...state.out, ...sent].filter((each) => each.seat === seat);
        return (
          <li
            key={seat}
            className={[role, role && teamOf(role), gone.length > 0 && 'out'].filter(Boolean).join(' ')}
          >
            <b>{seat}</b>
            <span className="nick">{nameOf(opening, seat)}</span>
            <i>{role ? t(`role.${role}`) : '?'}</i>
            <small>{gone.map(({ by }) => t(`out.${by}`)).join(', ')}</small>
          </li>
        );
      })}
    </ol>
  );
};

const Ends = () => {
  const { t } = useTranslation('known');
  const { rulebook, state } = useTable().course;
  const close = balance(rulebook, state);
  if (!close) return null;
  const { left, toWin, standstill, clause } = close;
  return (
    <div className="known-ends">
      <p>
        <b>{t('left', left)}</b> <small>{clause}</small>
      </p>
      <p>{t('toRed', { count: toWin.red })}</p>
      <p>{t('toBlack', { count: toWin.black })}</p>
      {standstill && (
        <p>
          {t('standstill', {
            since: standstill.since,
            until: t(`until.${standstill.until.kind === 'day' ? 'day' : 'night'}`, {
              number: standstill.until.number,
            }),
            end: t(`end.${standstill.winner}`),
          })}{' '}
          <small>{standstill.clause}</small>
        </p>
      )}
    </div>
  );
};

/** The one number that all blacks shot. */
const metAt = ({ shots: [first, ...others] }: Night): Seat | null => {
  const target = first?.targets.length === 1 ? first.targets[0] : undefined;
  return target !== undefined && others.every(({ targets }) => targets.length === 1 && targets[0] === target)
    ? target
    : null;
};

const apart = ({ shots }: Night): string =>
  shots.map(({ by, targets }) => `${by} → ${targets.join(', ') || '–'}`).join(' · ');

const NightRow = ({ night }: { readonly night: Night }) => {
  const { t } = useTranslation(['known', 'table']);
  const met = metAt(night);
  const answer = (check: Answered | null, hit: 'sheriff' | 'black', not: 'notSheriff' | 'red'): ReactNode =>
    check && (
      <>
        <b>{check.seat}</b> {t(`table:checkAnswer.${check.hit ? hit : not}`)}
      </>
    );
  return (
    <tr>
      <th scope="row">{night.number}</th>
      <td>
        {night.killed === null ? t('table:nobodyKilled') : <b>{night.killed}</b>}
        {met !== night.killed && (
          <small>{met === null ? apart(night) : t('known:together', { seat: met })}</small>
        )}
      </td>
      <td>{answer(night.don, 'sheriff', 'notSheriff') ?? '–'}</td>
      <td>{answer(night.sheriff, 'black', 'red') ?? '–'}</td>
    </tr>
  );
};

/** The agreement night leaves nothing to tell; a night before its shots neither. */
const isTold = ({ shots }: Night): boolean => shots.length > 0;

const Nights = () => {
  const { t } = useTranslation('known');
  const { nights, bestMove } = useTable().course.state;
  const told = nights.filter(isTold);
  if (told.length === 0) return <p className="known-none">{t('none')}</p>;
  return (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('night')}</th>
            <th scope="col">{t('killed')}</th>
            <th scope="col">{t('don')}</th>
            <th scope="col">{t('sheriff')}</th>
          </tr>
        </thead>
        <tbody>
          {told.map((night) => (
            <NightRow key={night.number} night={night} />
          ))}
        </tbody>
      </table>
      {bestMove && (
        <p>
          {t('best', { seat: bestMove.by })}: <b>{bestMove.seats.join(', ') || '–'}</b>{' '}
          <small>{t('blacks', { count: bestMove.blacks })}</small>
        </p>
      )}
    </>
  );
};

export const Known = () => {
  const { t } = useTranslation('known');
  return createPortal(
    <section className="known" aria-label={t('title')}>
      <Cards />
      <div className="known-more">
        <Ends />
        <Nights />
      </div>
    </section>,
    document.body,
  );
};
