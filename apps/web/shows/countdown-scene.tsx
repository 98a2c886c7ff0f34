// How long until the called round begins.
import { useSettings } from '../device/settings.ts';
import { showSeconds } from '../session/clock.ts';
import { useTranslation } from '../texts/use-translation.ts';
import type { HallShown } from './hall-shown.ts';
import { useRoundWord } from './round-word.ts';
import { type Countdown, countdownOf } from './scene-now.ts';

const late = 60_000;

type CalledProps = {
  readonly call: Extract<Countdown, { readonly is: 'called' }>;
  readonly clock: (instant: string) => string;
};

const Called = ({ call: { left, startsAt }, clock }: CalledProps) => {
  const { t } = useTranslation('shows');
  if (left === 0) return <p className="show-word">{t('startsNow')}</p>;
  return (
    <>
      <p className="show-quiet">{t('startsIn')}</p>
      <p className="show-huge" role="timer" data-late={left <= late || undefined}>
        {showSeconds(Math.ceil(left / 1000))}
      </p>
      <p className="show-quiet">{t('startsAt', { time: clock(startsAt) })}</p>
    </>
  );
};

export const CountdownScene = ({ shown: { picture, now } }: { readonly shown: HallShown }) => {
  const { t } = useTranslation('shows');
  const { lang } = useSettings();
  const roundWord = useRoundWord(picture);
  const counted = countdownOf(picture, now);
  const format = new Intl.DateTimeFormat(lang, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: picture.zone,
  });
  const clock = (instant: string): string => format.format(new Date(instant));
  return (
    <div className="show-middle">
      <p className="show-word">{roundWord(counted.round) || picture.name}</p>
      {counted.is === 'called' && <Called call={counted} clock={clock} />}
      {counted.is === 'planned' && <p className="show-word">{t('planned', { time: clock(counted.at) })}</p>}
      {counted.is === 'none' && <p className="show-quiet">{t('noCall')}</p>}
    </div>
  );
};
