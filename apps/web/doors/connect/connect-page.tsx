// The door `/connect`: a code from the desk makes this phone the phone of a table, and shows the game to play before anything is made.
import './connect.css';
import { isRefusal } from '@omerta/base/refusal.ts';
import { type FormEvent, useCallback, useRef, useState } from 'react';
import { Camera } from '../../camera/camera.tsx';
import { useAsync } from '../../device/use-async.ts';
import { followAll, serverAsks } from '../../games/follow-server.ts';
import { PageTop } from '../../look/page-top.tsx';
import { hasCamera } from '../../offline/abilities.ts';
import { FreshLine } from '../../offline/fresh-line.tsx';
import { useLookAgain } from '../../people/use-asked.ts';
import { useParams } from '../../routing/way.ts';
import { servedStream } from '../../session/served.ts';
import type { OfferedGame } from '../../sync/table-questions.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Besides, Elsewhere } from './elsewhere.tsx';
import { isKnownHere, rememberEntered } from './entered.ts';
import { Offer } from './offer.tsx';
import { PlainHttp } from './plain-http.tsx';
import { readCode } from './read-code.ts';

type Found = { readonly person: string; readonly next: OfferedGame | null };
type Asked = Found | { readonly sentence: string } | 'asking' | null;

/** Used once: a page drawn twice, or opened again, does not use it again. */
const exchanging = new Map<string, Promise<Asked>>();

const next = async (): Promise<Asked> => {
  const answer = await serverAsks.next();
  return isRefusal(answer) ? { sentence: answer.sentence } : answer.answer;
};

const exchange = async (code: string): Promise<Asked> => {
  const entered = await serverAsks.exchange(code);
  if (isRefusal(entered)) return { sentence: entered.sentence };
  rememberEntered();
  return next();
};

const exchangeOnce = (code: string): Promise<Asked> => {
  const known = exchanging.get(code) ?? exchange(code);
  exchanging.set(code, known);
  return known;
};

/** Whoever has a session already needs no code; nobody else is asked about. */
const known = async (): Promise<Found | null> => {
  if (!(await isKnownHere())) return null;
  const answer = await serverAsks.next();
  return isRefusal(answer) || !answer.answer.next || !isToPlay(answer.answer.next) ? null : answer.answer;
};

/** A session for one game is offered that game also when its sheet is in. */
const isToPlay = ({ status }: OfferedGame): boolean =>
  ['scheduled', 'called', 'running', 'ended'].includes(status);

/** What the game on offer lacks goes out with it. */
const StillHere = ({ offer }: { readonly offer: OfferedGame | null }) => {
  const { t } = useTranslation('served');
  const owing = useAsync(followAll)?.value ?? [];
  const count = owing.filter((stream) => !offer || stream !== servedStream(offer)).length;
  return count > 0 && <p role="alert">{t('stillHere', { count })}</p>;
};

type FormProps = { readonly isBusy: boolean; readonly onText: (text: string) => void };

const CodeForm = ({ isBusy, onText }: FormProps) => {
  const { t } = useTranslation('served');
  const [typed, setTyped] = useState('');
  const [watching, setWatching] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onText(typed);
  };
  const see = (text: string): void => {
    setWatching(false);
    onText(text);
  };
  return (
    <form className="field" onSubmit={submit}>
      <p>{t(hasCamera() ? 'how' : 'howPlain')}</p>
      <label htmlFor="code">{t('code')}</label>
      <input
        id="code"
        className="input typed-code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <button
        type="submit"
        className="button main"
        data-go="connect"
        disabled={isBusy || typed.trim() === ''}
      >
        {t(isBusy ? 'asking' : 'go')}
      </button>
      {watching && <Camera onCode={see} refused={t('noCamera')} />}
      {hasCamera() && (
        <button
          type="button"
          className="button"
          data-go="camera"
          aria-pressed={watching}
          onClick={() => setWatching(!watching)}
        >
          {t(watching ? 'cameraOff' : 'cameraOn')}
        </button>
      )}
    </form>
  );
};

const useAsked = (first: () => Promise<Asked>) => {
  const [asked, setAsked] = useState<Asked>(null);
  const begun = useAsync(first);
  const start = (asking: Promise<Asked>): void => {
    setAsked('asking');
    void asking.then(setAsked);
  };
  return { asked: asked ?? begun?.value ?? null, isWaiting: asked === 'asking' || !begun, start, setAsked };
};

/** The desk may seat somebody else while the page stands open. */
const NewestOffer = ({ onCame }: { readonly onCame: (found: Found) => void }) => {
  const latest = useRef(onCame);
  latest.current = onCame;
  const again = useCallback(() => void known().then((found) => found && latest.current(found)), []);
  useLookAgain(again);
  return null;
};

const Connect = ({ first }: { readonly first: () => Promise<Asked> }) => {
  const { t } = useTranslation(['served', 'start']);
  const { asked, isWaiting, start, setAsked } = useAsked(first);
  const hear = (text: string): void => {
    const read = readCode(text, location.host);
    if ('found' in read) return start(exchangeOnce(read.found));
    if ('none' in read) return setAsked({ sentence: t('served:noCode') });
    return setAsked({ sentence: t('served:otherServer', { host: read.otherServer }) });
  };
  const [isOther, setOther] = useState(false);
  const found = asked !== null && asked !== 'asking' && 'person' in asked ? asked : null;
  const offer = found?.next && isToPlay(found.next) ? found.next : null;
  return (
    <main className="page connect">
      <PageTop title={t('start:connect')} />
      <FreshLine />
      {found && offer && (
        <Offer
          key={offer.game}
          offer={offer}
          person={found.person}
          onOther={(other) => setAsked({ person: found.person, next: other })}
        />
      )}
      {offer && <NewestOffer onCame={setAsked} />}
      {found && !offer ? <Elsewhere /> : <Besides />}
      <StillHere offer={offer} />
      {offer && !isOther ? (
        <button type="button" className="button" data-go="other-code" onClick={() => setOther(true)}>
          {t('served:otherCode')}
        </button>
      ) : (
        <CodeForm isBusy={isWaiting} onText={hear} />
      )}
      {asked !== null && asked !== 'asking' && 'sentence' in asked && <p role="alert">{asked.sentence}</p>}
    </main>
  );
};

/** Over a plain connection the code would be used, and the game not given. */
const OrPlain = ({ first }: { readonly first: () => Promise<Asked> }) => {
  const { t } = useTranslation('start');
  if (isSecureContext) return <Connect first={first} />;
  return (
    <main className="page connect">
      <PageTop title={t('connect')} />
      <PlainHttp />
    </main>
  );
};

export const ConnectPage = () => <OrPlain first={known} />;

/** Opened again, its code is used: whoever it let in is known. */
export const ConnectByCode = () => {
  const { code = '' } = useParams();
  const first = async (): Promise<Asked> => {
    const read = readCode(code, location.host);
    const asked = 'found' in read ? await exchangeOnce(read.found) : null;
    return asked !== null && asked !== 'asking' && 'sentence' in asked ? ((await known()) ?? asked) : asked;
  };
  return <OrPlain first={first} />;
};
