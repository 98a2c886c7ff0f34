// Gives the game of this device to another one without a network: QR codes in turn, a text, a file.
import { isRefusal } from '@omerta/base/refusal.ts';
import { useEffect, useState } from 'react';
import { copyText } from '../../device/copy-text.ts';
import { useAsync } from '../../device/use-async.ts';
import { GameDoor } from '../../games/game-door.tsx';
import { ground } from '../../games/ground.ts';
import { saveRecord } from '../../games/save-file.ts';
import { handedCodes } from '../../hand-over/handed-game.ts';
import { Loading } from '../../look/plain-states.tsx';
import { QrCode } from '../../look/qr-code.tsx';
import { useWakeLock } from '../../offline/wake-lock.ts';
import { useNavigate } from '../../routing/way.ts';
import type { Session } from '../../session/session.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { PassingPage } from './passing-page.tsx';

type Given = { readonly session: Session; readonly codes: readonly string[] };

/** Everything pressed so far goes along. */
const codesOf = async (session: Session): Promise<readonly string[]> => {
  const opened = await ground();
  await session.settled();
  return isRefusal(opened) ? [] : handedCodes(opened.log, session.live().id);
};

/** Milliseconds: a camera sees each code a few times. */
const turn = 450;

const Codes = ({ codes }: { readonly codes: readonly string[] }) => {
  const { t } = useTranslation('passing');
  const [at, setAt] = useState(0);
  const [moving, setMoving] = useState(codes.length > 1);
  const step = (by: number): void => setAt((now) => (now + by + codes.length) % codes.length);
  useEffect(() => {
    if (!moving) return undefined;
    const timer = setInterval(() => setAt((now) => (now + 1) % codes.length), turn);
    return () => clearInterval(timer);
  }, [moving, codes.length]);
  const stepBy = (by: number) => () => {
    setMoving(false);
    step(by);
  };
  return (
    <figure className="codes" data-codes={codes.length}>
      <QrCode code={codes[at] ?? ''} />
      <figcaption>
        <button type="button" className="button" aria-label={t('codeBefore')} onClick={stepBy(-1)}>
          ‹
        </button>
        <button type="button" className="button" aria-pressed={!moving} onClick={() => setMoving(!moving)}>
          {moving ? t('codeHold') : t('codeGo')}
        </button>
        <output aria-live="off">{t('codeOf', { at: at + 1, count: codes.length })}</output>
        <button type="button" className="button" aria-label={t('codeAfter')} onClick={stepBy(1)}>
          ›
        </button>
      </figcaption>
    </figure>
  );
};

const Give = ({ session, codes }: Given) => {
  const { t } = useTranslation(['passing', 'common']);
  const navigate = useNavigate();
  const [copied, setCopied] = useState<boolean | null>(null);
  useWakeLock();
  const leave = async (): Promise<void> => {
    const opened = await ground();
    await session.settled();
    if (!isRefusal(opened)) await opened.log.putAway(session.live().id, 'handed-over');
    await navigate({ to: '/' });
  };
  return (
    <>
      <p>{t('passing:giveHow')}</p>
      <Codes codes={codes} />
      <p className="quiet">{t('passing:giveSecret')}</p>
      <div className="choices">
        <button
          type="button"
          className="button"
          data-go="copy-codes"
          onClick={() => void copyText(codes.join('\n')).then(setCopied)}
        >
          {t('passing:copyCodes')}
        </button>
        <button
          type="button"
          className="button"
          data-go="save-record"
          onClick={() => saveRecord(session.live().course)}
        >
          {t('passing:saveRecord')}
        </button>
      </div>
      <p className="quiet" role="status">
        {copied === null ? '' : t(copied ? 'passing:copied' : 'passing:notCopied')}
      </p>
      <button type="button" className="button main" data-go="given" onClick={() => void leave()}>
        {t('passing:given')}
      </button>
      <p className="quiet">{t('passing:givenHint')}</p>
    </>
  );
};

const Page = ({ session }: { readonly session: Session }) => {
  const { t } = useTranslation('passing');
  const codes = useAsync(() => codesOf(session))?.value;
  if (!codes) return <Loading />;
  return (
    <PassingPage title={t('give')}>
      <Give session={session} codes={codes} />
    </PassingPage>
  );
};

export const HandOverPage = () => {
  const { t } = useTranslation('passing');
  return <GameDoor title={t('give')}>{(session) => <Page session={session} />}</GameDoor>;
};
