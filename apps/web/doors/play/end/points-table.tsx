// Ten rows with their points; each opens what it is made of, clause by clause.

import { type Protocol, type ProtocolRow, showPoints } from '@omerta/documents/protocol/protocol.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import { useLang } from '../../../device/settings.ts';
import { useTranslation } from '../../../texts/use-translation.ts';

const Row = ({ row, isOwn }: { readonly row: ProtocolRow; readonly isOwn: boolean }) => {
  const { t } = useTranslation(['play', 'table', 'result', 'common']);
  const lang = useLang();
  return (
    <li className={isOwn ? 'own' : ''}>
      <details>
        <summary data-points-of={row.seat}>
          <span className={`seat-no ${row.role}`}>{row.seat}</span>
          <span className="row-who">
            <b>{row.name}</b>
            <small>
              {t(`table:role.${row.role}`)}
              {row.out && ` · ${t(`table:out.${row.out.by}`)}`}
              {row.sentOff && ` · ${t(`table:out.${row.sentOff}`)}`}
            </small>
          </span>
          <b className="row-total">{showPoints(row.total, lang)}</b>
        </summary>
        <ul className="made-of">
          {row.items.map(({ kind, points, clause }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items have no other name
            <li key={i}>
              <span>
                {t(`result:item.${kind}`)} <span className="quiet">{t('common:clause', { clause })}</span>
              </span>
              <b>{showPoints(points, lang)}</b>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
};

export const PointsTable = ({
  protocol,
  own,
}: {
  readonly protocol: Protocol;
  readonly own: Seat | null;
}) => {
  const { t } = useTranslation('play');
  return (
    <section aria-labelledby="points">
      <h2 id="points">{t('end.points')}</h2>
      <ol className="points">
        {protocol.rows.map((row) => (
          <Row key={row.seat} row={row} isOwn={row.seat === own} />
        ))}
      </ol>
    </section>
  );
};
