// The points of one seat: what they are made of, and the forms of extra points, penalties and fines.
import './seat-points.css';
import { showPoints } from '@omerta/documents/protocol/protocol.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import { Rename } from '../../games/names-form.tsx';
import { Dialog } from '../../look/dialog.tsx';
import { useTranslation } from '../../texts/use-translation.ts';
import { SeatCards } from './seat-cards.tsx';
import { SeatExtra } from './seat-extra.tsx';
import { SeatFines } from './seat-fines.tsx';
import { SeatPenalties } from './seat-penalties.tsx';
import { useResult } from './use-result.ts';

const Items = ({ seat }: { readonly seat: Seat }) => {
  const { t } = useTranslation(['result', 'common']);
  const { protocol, lang } = useResult();
  const row = protocol.rows[seat - 1];
  return (
    <ul className="items">
      {row?.items.map(({ kind, points, clause }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items have no other name
        <li key={i}>
          <span>
            {t(`result:item.${kind}`)} <span className="quiet">{t('common:clause', { clause })}</span>
          </span>
          <b>{showPoints(points, lang)}</b>
        </li>
      ))}
    </ul>
  );
};

export const SeatPoints = () => {
  const { t } = useTranslation(['result', 'common']);
  const { session, seat, setSeat, protocol, signed } = useResult();
  if (seat === null) return null;
  const close = (): void => setSeat(null);
  return (
    <Dialog
      open
      onClose={close}
      title={t('result:points.title', { seat, name: protocol.rows[seat - 1]?.name ?? '' })}
    >
      {signed && <p className="quiet">{t('result:points.signed')}</p>}
      <Items seat={seat} />
      <SeatExtra seat={seat} />
      <SeatPenalties seat={seat} />
      <SeatCards seat={seat} />
      <SeatFines seat={seat} />
      <Rename key={seat} session={session} seat={seat} onDone={close} />
      <button type="button" className="button" data-go="close-points" onClick={close}>
        {t('common:close')}
      </button>
    </Dialog>
  );
};
