// A search as it goes: its measure drawn against the proven least, stopped when good enough, then inspected and laid.
import { decimalIn } from '@omerta/base/lang.ts';
import { percent } from '@omerta/seating/counting.ts';
import { refusalText } from '@omerta/seating/messages/refusal-text.ts';
import type { Making, MakingPoint } from '../../../desk/seating/making.ts';
import type { DeskStage } from '../../../desk/wire/picture.ts';
import { useSettings } from '../../../device/settings.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Proof } from './proof.tsx';

const [width, height] = [320, 96];

type ChartProps = { readonly points: readonly MakingPoint[]; readonly bound: number | null };

/** The newest at the right; the line below is the proven least. The excess is drawn by its root: it falls steeply first. */
const Chart = ({ points, bound }: ChartProps) => {
  const { t } = useTranslation('seating');
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const least = bound ?? last.best;
  const span = Math.sqrt(Math.max(1, first.best - least));
  const steps = Math.max(1, last.steps - first.steps);
  const line = points
    .map(({ steps: at, best }) => {
      const x = points.length === 1 ? width : ((at - first.steps) / steps) * width;
      const y = height - 4 - (Math.sqrt(Math.max(0, best - least)) / span) * (height - 12);
      return `${x.toFixed(1)},${y.toFixed(1)}`;
    })
    .join(' ');
  const told = { first: first.best, last: last.best };
  const label = bound === null ? t('make.chartUnbound', told) : t('make.chart', { ...told, bound });
  return (
    <svg
      className="seating-chart"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
    >
      {bound !== null && <line className="bound" x1="0" x2={width} y1={height - 4} y2={height - 4} />}
      <polyline points={`0,${height} ${line}`} className="fall" />
    </svg>
  );
};

const useMeasures = ({ points, bound, steps, tableSpread, asked, apartMet }: Making) => {
  const { t } = useTranslation('seating');
  const { lang } = useSettings();
  const best = points.at(-1)?.best;
  const isEven = asked.how === 'new' && asked.ask.evenTables;
  return [
    ['steps', t('make.steps'), new Intl.NumberFormat(lang).format(steps)],
    ['squares', t('make.squares'), best === undefined ? '…' : String(best)],
    ['bound', t('make.bound'), bound === null ? t('make.noBound') : String(bound)],
    ...(bound === null || best === undefined
      ? []
      : [['over', t('make.over'), `${decimalIn(percent(best - bound, bound), lang)}%`] as const]),
    ...(isEven && tableSpread !== null
      ? [['tables', t('make.tableSpread'), String(tableSpread)] as const]
      : []),
    ['seats', t('make.seatSpread'), t('make.seatPromise')],
    ...(apartMet > 0 ? [['apart', t('make.apart'), t('make.apartYet', { count: apartMet })] as const] : []),
  ] as const;
};

const Why = () => <p className="quiet">{useTranslation('seating').t('make.squaresWhy')}</p>;

const Progress = ({ making }: { readonly making: Making }) => (
  <>
    <Chart points={making.points} bound={making.bound} />
    <dl className="seating-measures" data-part="measures">
      {useMeasures(making).map(([key, name, value]) => (
        <div key={key} data-measure={key}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    <Why />
  </>
);

type Props = {
  readonly stage: DeskStage;
  readonly making: Making;
  readonly onStop: () => void;
  readonly onDrop: () => void;
};

export const SearchView = ({ stage, making, onStop, onDrop }: Props) => {
  const { t } = useTranslation('seating');
  const { lang } = useSettings();
  const isOther = making.asked.players.join('\n') !== stage.players.join('\n');
  switch (making.state) {
    case 'searching':
      return (
        <div className="seating-search" data-making="searching">
          <p role="status">{t('make.searching')}</p>
          <Progress making={making} />
          <div className="desk-actions">
            <button
              type="button"
              className="button main"
              data-do="stop"
              disabled={making.isStopping}
              onClick={onStop}
            >
              {t(making.isStopping ? 'make.stopping' : 'make.stop')}
            </button>
            <button type="button" className="button" data-do="cancel-search" onClick={onDrop}>
              {t('make.cancel')}
            </button>
          </div>
        </div>
      );
    case 'broken':
      return (
        <p role="alert" data-making="broken">
          {t('make.lost', { seed: making.asked.seed })}
        </p>
      );
    case 'refused':
      return (
        <p role="alert" className="refused" data-making="refused">
          {refusalText(making.refusal, lang)}
        </p>
      );
    case 'made':
      return (
        <div className="seating-search" data-making="made">
          {making.points.length > 1 && <Progress making={making} />}
          {isOther ? (
            <p role="alert">{t('make.otherField')}</p>
          ) : (
            <Proof
              stage={stage}
              seating={making.seating}
              isEven={making.asked.how === 'new' && making.asked.ask.evenTables}
              onDone={onDrop}
            />
          )}
        </div>
      );
  }
};
