// What is told of a table's talk with the server: what has not gone out, what the tournament refused, and what to do.
import './served.css';
import { useLang } from '../device/settings.ts';
import { Link } from '../routing/link.tsx';
import { isEndedEarly } from '../sync/ended-early.ts';
import { wantsCode } from '../sync/wants-code.ts';
import { timeIn } from '../texts/time-in.ts';
import { useTranslation } from '../texts/use-translation.ts';
import { isUnheard } from './follow-server.ts';
import { type ServedDriver, useServed } from './use-served.ts';

const Refused = ({ state }: Pick<ServedDriver, 'state'>) => {
  const { t } = useTranslation('served');
  const { refused } = state.talk;
  return (
    refused && (
      <div className="refused" role="alert" data-errand={refused.type}>
        <p>
          {t(`errand.${refused.type}`)} {refused.sentence}
        </p>
        <p className="quiet">{t('errandHow')}</p>
      </div>
    )
  );
};

const Stopped = ({ state }: Pick<ServedDriver, 'state'>) => {
  const { t } = useTranslation('served');
  const { stop } = state.talk.outbox;
  if (!stop || stop.code === 'sync/held') return null;
  if (stop.code === 'sync/closed' && !isEndedEarly(state.talk)) return null;
  const isOut = wantsCode(stop);
  const { detail } = stop.said;
  return (
    <div className="refused" role="alert" data-stop={stop.code}>
      <p>{isOut ? t('details.code') : t('details.stop')}</p>
      {!isOut && typeof detail === 'string' && <p>{detail}</p>}
      <Link to="/connect" className={`button ${isOut ? 'main' : ''}`} data-go="connect">
        {t(isOut ? 'go' : 'details.reconnect')}
      </Link>
    </div>
  );
};

const Sent = ({ state }: Pick<ServedDriver, 'state'>) => {
  const { t } = useTranslation('served');
  const lang = useLang();
  const { talk, unsent } = state;
  const { silentSince, beside } = talk;
  return (
    <>
      {!isUnheard(state) && (
        <p>{unsent === 0 ? t('details.sent') : t('details.unsent', { count: unsent })}</p>
      )}
      {silentSince !== null && <p>{t('details.silent', { time: timeIn(lang, silentSince) })}</p>}
      {beside > 0 && <p>{t('details.beside', { count: beside })}</p>}
    </>
  );
};

export const ServedTold = ({ stream }: { readonly stream: string }) => {
  const { t } = useTranslation('served');
  const served = useServed(stream);
  if (!served) return null;
  const { driver, state } = served;
  const isLate = state.unsent > 0 || state.talk.refused !== null || state.talk.silentSince !== null;
  return (
    <div className="served-told">
      <Sent state={state} />
      <Refused state={state} />
      <Stopped state={state} />
      {isLate && (
        <button type="button" className="button" data-do="send-now" onClick={() => void driver.retry()}>
          {t('details.retry')}
        </button>
      )}
    </div>
  );
};
