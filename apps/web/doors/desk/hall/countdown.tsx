// A called round: how long until it begins, the bell again, a later start, and the call taken back.
import { useEffect, useRef } from 'react';
import { useDesk } from '../../../desk/desk.tsx';
import { useEverySecond } from '../../../desk/hall/second.ts';
import type { DeskPicture } from '../../../desk/wire/picture.ts';
import { useZoneTime } from '../../../desk/zone-time.ts';
import { showSeconds } from '../../../session/clock.ts';
import { bell } from '../../../sound/bell.ts';
import { useTranslation } from '../../../texts/use-translation.ts';

type Call = DeskPicture['calls'][number];

/** Rung when a round is called, by whoever of the desk; not for one that was called before this page looked. */
const useBell = ({ at }: Call): void => {
  const opened = useRef(Date.now());
  useEffect(() => {
    if (Date.parse(at) > opened.current - 5_000) bell();
  }, [at]);
};

const Left = ({ until }: { readonly until: number }) => {
  const left = useEverySecond((now) => Math.max(0, Math.ceil((until - now) / 1_000)));
  return (
    <b className="hall-count" role="timer">
      {showSeconds(left)}
    </b>
  );
};

const later = 2 * 60_000;

export const Countdown = ({ call }: { readonly call: Call }) => {
  const { t } = useTranslation('hall');
  const { give, isSending } = useDesk();
  const { clock } = useZoneTime();
  const until = Date.parse(call.startsAt);
  const isOver = useEverySecond((now) => now >= until);
  useBell(call);
  const { stage, round } = call;
  const move = (): void => {
    const startsAt = new Date(Math.max(Date.now(), until) + later).toISOString();
    void give(
      { type: 'call-round', stage, round, startsAt },
      { told: t('call.called', { round, time: clock(startsAt) }) },
    );
  };
  const takeBack = (): void =>
    void give({ type: 'uncall-round', stage, round }, { told: t('call.backTold', { round }) });
  return (
    <div className="hall-counting" data-counting={`${stage}/${round}`}>
      <p>{t(isOver ? 'call.begins' : 'call.runs', { round })}</p>
      {!isOver && <Left until={until} />}
      <div className="desk-actions">
        <button type="button" className="button" data-do="bell" onClick={bell}>
          {t('call.bell')}
        </button>
        <button type="button" className="button" data-do="call-later" disabled={isSending} onClick={move}>
          {t('call.move')} +{t('call.minutes', { minutes: later / 60_000 })}
        </button>
        <button
          type="button"
          className="button"
          data-do="uncall-round"
          disabled={isSending}
          onClick={takeBack}
        >
          {t('call.back')}
        </button>
      </div>
    </div>
  );
};
