// Where to sit next, and when: large, and larger while the table is called.
import { left, showSeconds } from '../../session/clock.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { callTo, nextOf, type OwnGame, type OwnPicture, runningOf } from './own-picture.ts';
import { useZone } from './use-zone.ts';

type Props = {
  readonly picture: OwnPicture;
  readonly now: number;
  readonly ringing: { readonly isRinging: boolean; readonly heard: () => void };
};

const Place = ({ game: { table, seat } }: { readonly game: OwnGame }) => {
  const { t } = useTranslation('me');
  return (
    <p className="me-place" data-table={table} data-seat-of-mine={seat}>
      <span>
        {t('table')} <b>{table}</b>
      </span>
      <span>
        {t('seat')} <b>{seat}</b>
      </span>
    </p>
  );
};

const titleOf = (isRunning: boolean, isCalled: boolean): 'playing' | 'called' | 'next' => {
  if (isRunning) return 'playing';
  return isCalled ? 'called' : 'next';
};

export const NextPart = ({ picture, now, ringing }: Props) => {
  const { t } = useTranslation('me');
  const zone = useZone(picture.zone);
  const [running, next] = [runningOf(picture), nextOf(picture)];
  const game = running ?? next;
  if (!game) return <p role="status">{t('noNext')}</p>;
  const call = running ? null : callTo(picture, game);
  const planned = picture.plan.find(({ stage, round }) => stage === game.stage && round === game.round);
  const seconds = call?.startsAt
    ? Math.ceil(left({ startedAt: now, elapsed: 0, duration: Date.parse(call.startsAt) - now }, now) / 1000)
    : null;
  return (
    <section className="me-card" data-called={call !== null || undefined} data-part="next">
      <h2>{t(titleOf(running !== null, call !== null))}</h2>
      <Place game={game} />
      <p className="quiet">{t('round', { round: game.round })}</p>
      {seconds !== null && (
        <p role="timer">{seconds > 0 ? t('beginsIn', { time: showSeconds(seconds) }) : t('sitDown')}</p>
      )}
      {!call && !running && planned && <p>{t('plannedAt', { time: zone(planned.at) })}</p>}
      {ringing.isRinging && (
        <button type="button" className="button main" data-do="heard" onClick={ringing.heard}>
          {t('heard')}
        </button>
      )}
    </section>
  );
};
