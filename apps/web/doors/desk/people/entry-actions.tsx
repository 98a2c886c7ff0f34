// What can be done with an entry now, each with its way back where there is one.
import { useState } from 'react';
import { Confirm } from '../../../desk/confirm.tsx';
import { useDesk } from '../../../desk/desk.tsx';
import { contestOf } from '../../../desk/roster/contest.ts';
import {
  type EntryMove,
  mayCheckIn,
  mayPay,
  moveOrder,
  movesFrom,
  undoOf,
} from '../../../desk/roster/entry-orders.ts';
import type { RosterRow } from '../../../desk/roster/roster-rows.ts';
import { TextField } from '../../../people/fields.tsx';
import { useTranslation } from '../../../texts/use-translation.ts';

type Props = { readonly row: RosterRow };

const useMove = ({ row: { person, nickname, status } }: Props) => {
  const { t } = useTranslation('roster');
  const { give } = useDesk();
  return (move: EntryMove, reason = ''): void => {
    const undo = undoOf(move, status, person);
    const told = t(`moved.${move}`, { nickname });
    void give(moveOrder(move, person, reason), { told, ...(undo && { undo }) });
  };
};

const Withdraw = ({ row }: Props) => {
  const { t } = useTranslation('roster');
  const { isSending } = useDesk();
  const [reason, setReason] = useState('');
  const move = useMove({ row });
  return (
    <Confirm
      title={t('moves.withdraw')}
      name="withdraw"
      isDisabled={isSending}
      onConfirm={() => move('withdraw', reason.trim())}
    >
      <p>{t('withdrawing')}</p>
      <TextField label={t('reason')} name="reason" value={reason} onWrite={setReason} most={500} />
    </Confirm>
  );
};

/** Here or not, with one tap. */
export const PresenceButton = ({ row: { person, nickname, here, suspended } }: Props) => {
  const { t } = useTranslation('roster');
  const { give, isSending } = useDesk();
  const mark = (is: boolean): void => {
    const order = { type: 'check-in', person, here: is } as const;
    const told = t(is ? 'hereTold' : 'awayTold', { nickname });
    void give(order, { told, undo: [{ ...order, here }] });
  };
  return (
    <button
      type="button"
      className="button"
      data-do="here"
      aria-pressed={here}
      aria-label={`${nickname}: ${t('markHere')}`}
      disabled={isSending || (suspended !== null && !here)}
      onClick={() => mark(!here)}
    >
      {here && '✓ '}
      {t('markHere')}
    </button>
  );
};

export const PaymentButton = ({ row: { person, nickname, paid } }: Props) => {
  const { t } = useTranslation('roster');
  const { give, isSending } = useDesk();
  const mark = (is: boolean): void => {
    const order = { type: 'mark-payment', person, paid: is } as const;
    const told = t(is ? 'paidTold' : 'unpaidTold', { nickname });
    void give(order, { told, undo: [{ ...order, paid }] });
  };
  return (
    <button
      type="button"
      className="button"
      data-do="paid"
      aria-pressed={paid}
      aria-label={`${nickname}: ${t('markPaid')}`}
      disabled={isSending}
      onClick={() => mark(!paid)}
    >
      {paid && '✓ '}
      <span className="roster-wide">{t('markPaid')}</span>
    </button>
  );
};

/** Out of the contest until the organiser says otherwise. */
const ContestButton = ({ row: { person, nickname } }: Props) => {
  const { t } = useTranslation('roster');
  const { picture, give, isSending } = useDesk();
  const stands = contestOf(picture, person);
  if (stands === null) return null;
  const ranked = stands === 'out';
  const order = { type: 'rank-substitute', person, ranked } as const;
  return (
    <>
      <p className="quiet" data-contest={stands}>
        {t(`contest.${stands}.stands`)}
      </p>
      <button
        type="button"
        className="button"
        data-do="rank"
        disabled={isSending}
        onClick={() =>
          void give(order, {
            told: t(`contest.${stands}.told`, { nickname }),
            undo: [{ ...order, ranked: !ranked }],
          })
        }
      >
        {t(`contest.${stands}.do`)}
      </button>
    </>
  );
};

export const EntryActions = ({ row }: Props) => {
  const { t } = useTranslation('roster');
  const { isSending } = useDesk();
  const move = useMove({ row });
  return (
    <div className="desk-actions">
      {movesFrom(row.status)
        .filter((each) => each !== 'withdraw')
        .map((each) => (
          <button
            key={each}
            type="button"
            className="button"
            data-do={each}
            disabled={isSending}
            onClick={() => move(each)}
          >
            {t(`moves.${each}`)}
          </button>
        ))}
      {movesFrom(row.status).includes('withdraw') && <Withdraw row={row} />}
      {mayPay(row.status) && <PaymentButton row={row} />}
      {mayCheckIn(row.status) && <PresenceButton row={row} />}
      <ContestButton row={row} />
    </div>
  );
};
