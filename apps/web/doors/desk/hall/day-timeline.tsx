// The day: planned and real starts of every round, how late it is, when it will be over and how that is known.
import './day.css';
import { useDesk } from '../../../desk/desk.tsx';
import { type DayPlan, type DayRound, replanned } from '../../../desk/hall/day-plan.ts';
import { useZoneTime } from '../../../desk/zone-time.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { useDelay } from './hall-head.tsx';
import { PlanDialog } from './plan-dialog.tsx';

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** From the first start of the day to its end, as a share of the strip. */
const spanOf = (rounds: readonly DayRound[]) => {
  const from = Math.min(...rounds.map(({ planned, starts }) => Math.min(planned ?? starts, starts)));
  const to = Math.max(...rounds.map(({ ends }) => ends));
  return (at: number): number => (to === from ? 0 : ((at - from) / (to - from)) * 100);
};

const Strip = ({ rounds }: { readonly rounds: readonly DayRound[] }) => {
  const share = spanOf(rounds);
  return (
    <div className="hall-strip" aria-hidden="true">
      {rounds.map(({ stage, round, starts, ends, state, planned }) => (
        <span key={`${stage} ${round}`}>
          <i
            className={state}
            style={{ left: `${share(starts)}%`, width: `${share(ends) - share(starts)}%` }}
          >
            {round}
          </i>
          {planned !== null && <u style={{ left: `${share(planned)}%` }} />}
        </span>
      ))}
    </div>
  );
};

const Row = ({ each, stage }: { readonly each: DayRound; readonly stage: string }) => {
  const { t } = useTranslation('hall');
  const { near } = useZoneTime();
  const delayWords = useDelay();
  const { planned, started, starts, ended, ends, state, round } = each;
  const shown = (real: number | null, about: number): string =>
    real === null ? t('day.about', { time: near(iso(about)) }) : near(iso(real));
  return (
    <tr data-state={state}>
      <th scope="row">
        {stage} {round}
      </th>
      <td>{planned === null ? '—' : near(iso(planned))}</td>
      <td>
        {shown(started, starts)}
        {planned !== null && state !== 'ahead' && (
          <span className="quiet"> {delayWords(starts - planned)}</span>
        )}
      </td>
      <td>{shown(ended, ends)}</td>
    </tr>
  );
};

export const DayTimeline = ({ day }: { readonly day: DayPlan }) => {
  const { t } = useTranslation('hall');
  const { picture, give, isSending } = useDesk();
  const { moment } = useZoneTime();
  const { rounds, length, finish } = day;
  if (rounds.length === 0) return null;
  const { plan, plans } = picture;
  const nameOf = (stage: string): string => plans.find((each) => each.stage === stage)?.name ?? stage;
  const isAhead = rounds.some(({ state, planned }) => state === 'ahead' && planned !== null);
  const anew = (): void =>
    void give(
      { type: 'plan-rounds', rounds: replanned(day, plan) },
      { told: t('day.anewTold'), undo: [{ type: 'plan-rounds', rounds: plan }] },
    );
  return (
    <section className="desk-card hall-day" aria-label={t('day.title')}>
      <header className="desk-actions">
        <h2>{t('day.title')}</h2>
        <PlanDialog day={day} />
        {isAhead && (
          <button type="button" className="button" data-do="plan-anew" disabled={isSending} onClick={anew}>
            {t('day.anew')}
          </button>
        )}
      </header>
      {finish !== null && (
        <p>
          <b>{t('day.finish', { time: moment(iso(finish)) })}</b>{' '}
          <span className="quiet">
            {t(`day.from.${length.from}`, {
              minutes: Math.round(length.milliseconds / 60_000),
              count: length.count,
            })}
          </span>
        </p>
      )}
      <Strip rounds={rounds} />
      <div className="hall-scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">{t('day.round')}</th>
              <th scope="col">{t('day.planned')}</th>
              <th scope="col">{t('day.real')}</th>
              <th scope="col">{t('day.end')}</th>
            </tr>
          </thead>
          <tbody>
            {rounds.map((each) => (
              <Row key={`${each.stage} ${each.round}`} each={each} stage={nameOf(each.stage)} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
};
