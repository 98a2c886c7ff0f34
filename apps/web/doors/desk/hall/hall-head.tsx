// Over the tables: which round it is, how late it is, the call of the next one, the sound.

import { useDesk } from '../../../desk/desk.tsx';
import { DeskLink } from '../../../desk/desk-link.tsx';
import type { DayPlan } from '../../../desk/hall/day-plan.ts';
import { type HallRound, nextRound, roundCounting } from '../../../desk/hall/rounds-now.ts';
import { useZoneTime } from '../../../desk/zone-time.ts';
import { changeSettings, useSettings } from '../../../device/settings.ts';
import { Link } from '../../../routing/link.tsx';
import { useTranslation } from '../../../texts/use-translation.ts';
import { NextStep, StartLacks } from '../making/next-part.tsx';
import { CallRound } from './call-round.tsx';
import { Countdown } from './countdown.tsx';

const minute = 60_000;
/** From so many minutes on it is said in hours. */
const readable = 120;

/** As far from the plan it is another day, and no delay. */
const otherDay = 12 * 60;

/** Plus is late. */
export const useDelay = (): ((delay: number) => string | null) => {
  const { t } = useTranslation('hall');
  return (delay) => {
    const minutes = Math.round(Math.abs(delay) / minute);
    if (minutes === 0) return t('onTime');
    if (minutes >= otherDay) return null;
    if (minutes < readable) return t(delay > 0 ? 'late' : 'early', { minutes });
    const told = { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
    return t(delay > 0 ? 'lateHours' : 'earlyHours', told);
  };
};

type Props = {
  readonly rounds: readonly HallRound[];
  readonly shown: readonly HallRound[];
  readonly day: DayPlan;
};

const RoundNow = ({ shown, day }: Omit<Props, 'rounds'>) => {
  const { t } = useTranslation('hall');
  const { near } = useZoneTime();
  const delayWords = useDelay();
  const [current] = shown;
  const planned = day.rounds.find(
    (each) => each.stage === current?.stage && each.round === current.round,
  )?.planned;
  const of = day.rounds.filter(({ stage }) => stage === current?.stage).length;
  return (
    <div className="hall-now">
      <h2>{current ? t('round', { round: current.round, of }) : t('title')}</h2>
      <p className="quiet">
        {[
          planned != null && t('planned', { time: near(new Date(planned).toISOString()) }),
          day.delay !== null && delayWords(day.delay),
          day.finish !== null && t('finish', { time: near(new Date(day.finish).toISOString()) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </div>
  );
};

const SoundSwitch = () => {
  const { t } = useTranslation('hall');
  const { sound } = useSettings();
  return (
    <button
      type="button"
      className="button"
      data-do="sound"
      aria-pressed={sound}
      onClick={() => changeSettings({ sound: !sound })}
    >
      {t('sound')}
    </button>
  );
};

/** No round is called before: it is started here where nothing is left to do. */
const NotStarted = () => {
  const { t } = useTranslation('hall');
  const { tournament, picture } = useDesk();
  const isReady = picture.expects.some(({ command }) => command === 'start-tournament');
  return (
    <div className="hall-idle" data-part="not-started">
      <p>{t('notStarted')}</p>
      {isReady ? (
        <>
          <StartLacks />
          <NextStep what="start-tournament" />
        </>
      ) : (
        <DeskLink tournament={tournament} room="making">
          {t('toStart')}
        </DeskLink>
      )}
    </div>
  );
};

export const HallHead = ({ rounds, shown, day }: Props) => {
  const { t } = useTranslation('people');
  const { picture } = useDesk();
  const counting = roundCounting(picture);
  const next = nextRound(rounds);
  const isBusy = shown.some(({ games }) =>
    games.some(({ status }) => status === 'running' || status === 'called'),
  );
  return (
    <section className="hall-head">
      <RoundNow shown={shown} day={day} />
      <div className="desk-actions">
        <Link to="/codes" className="button" data-go="codes">
          {t('account.codes')}
        </Link>
        <SoundSwitch />
        {next && picture.phase === 'running' && <CallRound round={next} isEarly={isBusy} />}
      </div>
      {picture.phase === 'preparing' && <NotStarted />}
      {counting && <Countdown call={counting} />}
    </section>
  );
};
