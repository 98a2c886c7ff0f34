// The ten of the game with their points: a row opens the points of its seat.
import './score-table.css';
import { type ProtocolRow, showExtra, showPoints } from '@omerta/documents/protocol/protocol.ts';
import type { LimitUse } from '@omerta/scoring/game/sheet-use.ts';
import { sheetUse } from '@omerta/scoring/game/sheet-use.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { useResult } from './use-result.ts';

const Meter = ({ use }: { readonly use: LimitUse }) => {
  const { t } = useTranslation(['result', 'common']);
  const { lang } = useResult();
  const show = (points: string): string => showPoints(points, lang);
  const share = Math.min(1, Number(use.used) / Number(use.free));
  const steps = use.steps.map(({ upTo, by }) =>
    upTo === null
      ? t('result:beyond', { who: t(`result:approver.${by}`) })
      : t('result:upTo', { upTo: show(upTo), who: t(`result:approver.${by}`) }),
  );
  return (
    <li className={`meter ${use.passed}`} data-limit={use.limit} data-passed={use.passed}>
      <b>{t(`result:limit.${use.limit}`)}</b>{' '}
      <span>{t('result:used', { used: show(use.used), free: show(use.free) })}</span>
      <span className="bar" aria-hidden="true">
        <i style={{ inlineSize: `${share * 100}%` }} />
      </span>
      <span className="quiet">{[...steps, t('common:clause', { clause: use.clause })].join(' · ')}</span>
    </li>
  );
};

const signOf = (points: string): 'minus' | 'zero' | 'plus' => {
  if (points === '0') return 'zero';
  return points.startsWith('-') ? 'minus' : 'plus';
};

const PlayerRow = ({ row }: { readonly row: ProtocolRow }) => {
  const { t } = useTranslation(['result', 'table']);
  const { setSeat, lang, counted, fits } = useResult();
  const { seat, name, role, letter, out, sentOff, main, additional, other, total } = row;
  const show = (points: string): string => showPoints(points, lang);
  const waiting = counted.sheet.extra.filter(
    (entry) => entry.seat === seat && !fits.sheet.extra.includes(entry),
  );
  const { yellow, purple } = counted.sheet;
  const yellows = yellow.filter((each) => each === seat).length;
  const cards = [
    ...(yellows > 0 ? [t('result:cards.yellows', { count: yellows })] : []),
    ...(purple.some((each) => each.seat === seat) ? [t('result:cards.purpleShort')] : []),
  ];
  return (
    <tr>
      <th scope="row">
        <button
          type="button"
          className="row-button"
          data-points-of={seat}
          aria-label={t('result:seatRow', { seat, name, role: t(`table:role.${role}`), total: show(total) })}
          onClick={() => setSeat(seat)}
        >
          <span className={`seat-number ${role}`}>{seat}</span>
          <span className="row-name">
            <b>{name}</b>
            <span className="quiet">
              {letter && `${letter} · `}
              {t(`table:role.${role}`)}
              {out && ` · ${t(`table:out.${out.by}`)}`}
              {sentOff && ` · ${t(`table:out.${sentOff}`)}`}
              {cards.map((card) => ` · ${card}`)}
            </span>
            {waiting.map(({ points }) => (
              <span key={points} className="minus" data-waiting={seat}>
                {t('result:notCounted', { points: showExtra(points, lang) })}
              </span>
            ))}
          </span>
        </button>
      </th>
      <td>{show(main)}</td>
      <td className={signOf(additional)}>{show(additional)}</td>
      <td className={other === '0' ? 'zero wide' : 'minus wide'}>{show(other)}</td>
      <td className="total">{show(total)}</td>
    </tr>
  );
};

export const ScoreTable = () => {
  const { t } = useTranslation('result');
  const { protocol, counted, signed } = useResult();
  const withOther = protocol.rows.some(({ other }) => other !== '0');
  return (
    <section className="score-room">
      <h2>{t('sheet')}</h2>
      {!signed && <p className="quiet">{t('tapPlayer')}</p>}
      <table className={withOther ? 'scores' : 'scores no-other'}>
        <thead className="scores-head">
          <tr>
            <th scope="col">{t('column.player')}</th>
            <th scope="col">{t('column.main')}</th>
            <th scope="col">{t('column.additional')}</th>
            <th scope="col" className="wide">
              {t('column.other')}
            </th>
            <th scope="col">{t('column.total')}</th>
          </tr>
        </thead>
        <tbody>
          {protocol.rows.map((row) => (
            <PlayerRow key={row.seat} row={row} />
          ))}
        </tbody>
      </table>
      <ul className="meters">
        {sheetUse(counted.scoring, counted.sheet).map((use) => (
          <Meter key={use.limit} use={use} />
        ))}
      </ul>
    </section>
  );
};
