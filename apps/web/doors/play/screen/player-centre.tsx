// The middle of a player's ring: who speaks and for how long, whose hands are counted, the number called at night.
import '../../../board/centre.css';
import { tied } from '@omerta/play/candidates.ts';
import { useEffect, useRef } from 'react';
import { useLeft } from '../../../board/use-clock.ts';
import { nameAt, ownNominee, sceneOf, todayOf } from '../../../rooms/seen/moment.ts';
import { showSeconds } from '../../../session/clock.ts';
import { signal } from '../../../sound/signals.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { useSeat } from './use-seat.ts';

const warning = 10;

/** Sounds only in the player's own minute: the others' are not his to keep. */
const PlayerClock = () => {
  const { t } = useTranslation('table');
  const { picture, now } = useSeat();
  const { clock } = picture;
  const running = clock && {
    ...clock,
    startedAt: clock.startedAt === null ? null : Date.parse(clock.startedAt),
  };
  const seconds = Math.ceil(useLeft(running, now) / 1000);
  const isOwn = picture.speaks !== null && picture.speaks === picture.view?.seat;
  const before = useRef(seconds);
  useEffect(() => {
    if (isOwn && before.current > warning && seconds <= warning && seconds > 0) signal('ten');
    before.current = seconds;
  }, [seconds, isOwn]);
  if (!clock || clock.duration < 3_000) return null;
  const look = seconds <= warning ? 'late' : '';
  return (
    <>
      <p className={`big ${look}`} role="timer" aria-label={t('clock')}>
        {showSeconds(seconds)}
      </p>
      <div className={`track ${look}`}>
        <i style={{ transform: `scaleX(${Math.min(1, (seconds * 1000) / clock.duration)})` }} />
      </div>
    </>
  );
};

const Speaking = () => {
  const { t } = useTranslation(['play', 'table']);
  const { picture } = useSeat();
  const now = picture.view?.now;
  const own = ownNominee(picture);
  const acts = picture.asks?.acts ?? [];
  const hint = (): string => {
    if (acts.includes('withdraw') && own !== null) return t('play:hint.withdraw', { seat: own });
    if (acts.includes('best')) return t('play:hint.best');
    return acts.includes('nominate') ? t('play:hint.nominate') : '';
  };
  return (
    <>
      <p className="who">
        {now?.seat
          ? `${now.seat} · ${nameAt(picture, now.seat)}`
          : now && t(`table:step.${now.step}`, { seat: '' })}
      </p>
      <PlayerClock />
      <p className="quiet hint">{hint()}</p>
    </>
  );
};

const Voting = () => {
  const { t } = useTranslation('play');
  const { picture, isHandUp } = useSeat();
  const now = picture.view?.now;
  return (
    <>
      <p className="quiet asking">{t(now?.step === 'lift' ? 'hint.lift' : 'hint.hand')}</p>
      <p className={now?.step === 'lift' ? 'big several' : 'big'}>
        {now?.step === 'lift' ? tied(picture.heard, todayOf(picture)).join(' · ') : now?.seat}
      </p>
      <p className="quiet">{isHandUp ? t('large.handUp') : ''}</p>
    </>
  );
};

const nightHints = {
  agreement: 'point',
  shots: 'shoot',
  don: 'check',
  sheriff: 'check',
  best: 'best',
} as const;
const isNightStep = (step: string): step is keyof typeof nightHints => step in nightHints;

const Dark = () => {
  const { t } = useTranslation('play');
  const { picture, draft } = useSeat();
  const step = picture.asks?.step ?? '';
  return (
    <>
      {picture.number !== null && <p className="big">{picture.number}</p>}
      {draft.length > 0 && <p className="answer">{draft.join(' · ')}</p>}
      <p className="quiet">{t(isNightStep(step) ? `hint.${nightHints[step]}` : 'hint.night')}</p>
    </>
  );
};

const Own = () => {
  const { t } = useTranslation('play');
  const { view } = useSeat().picture;
  return <p className="who">{view && t('yourSeat', { seat: view.seat })}</p>;
};

export const PlayerCentre = () => {
  const { picture } = useSeat();
  const step = picture.view?.now?.step;
  switch (sceneOf(picture)) {
    case 'night':
      return <Dark />;
    case 'day':
      return step === 'vote' || step === 'lift' ? <Voting /> : <Speaking />;
    default:
      return <Own />;
  }
};
