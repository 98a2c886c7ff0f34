// Takes a game from another device: by camera, by a pasted text, or from a record's file; shown before it is taken.
import { isRefusal } from '@omerta/base/refusal.ts';
import { useState } from 'react';
import { Camera } from '../../camera/camera.tsx';
import { useLang } from '../../device/settings.ts';
import { useAsync } from '../../device/use-async.ts';
import { ground, openGame } from '../../games/ground.ts';
import { RecordFile } from '../../games/record-file.tsx';
import { hasCodes, isWhole, mostBytes, type Reading, readCodes } from '../../hand-over/codes.ts';
import {
  type BroughtGame,
  type BroughtKept,
  keepBrought,
  ofCodes,
  ofRecord,
  type Unfit,
} from '../../hand-over/handed-game.ts';
import { hasCamera } from '../../offline/abilities.ts';
import { useNavigate } from '../../routing/way.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { PassingPage } from './passing-page.tsx';

type Brought = BroughtGame | Unfit;

const take = async (game: BroughtGame): Promise<BroughtKept> => {
  const opened = await ground();
  return isRefusal(opened) ? 'failed' : keepBrought(opened.log, game);
};

const Parts = ({ reading }: { readonly reading: Reading }) => {
  const { t } = useTranslation('passing');
  const parts = Array.from({ length: reading.count }, (_, i) => i + 1);
  return (
    <div role="status">
      <p>{t('codesRead', { at: reading.parts.size, count: reading.count })}</p>
      <ol className="parts" aria-hidden="true">
        {parts.map((part) => (
          <li key={part} className={reading.parts.has(part) ? 'read' : ''}>
            {part}
          </li>
        ))}
      </ol>
    </div>
  );
};

const Found = ({ game, onAgain }: { readonly game: BroughtGame; readonly onAgain: () => void }) => {
  const { t } = useTranslation(['passing', 'table', 'common']);
  const lang = useLang();
  const navigate = useNavigate();
  const [kept, setKept] = useState<BroughtKept | null>(null);
  const open = useAsync(openGame);
  const busy = open?.value !== undefined && !isRefusal(open.value);
  const { state, rulebook, opening, otherEdition } = game.course;
  const accept = async (): Promise<void> => {
    const done = await take(game);
    setKept(done);
    if (done === 'kept') await navigate({ to: '/table', replace: true });
  };
  // Whether a game is left for it is said over the button: it comes with it, and moves nothing under a finger.
  if (!open) return null;
  return (
    <section className="found">
      <h2>
        {t(`table:phase.${state.annulled ? 'annulled' : state.phase}`, { number: state.number })} ·{' '}
        {rulebook.name[lang]}
      </h2>
      <p>{opening.players.map(({ name }, i) => `${i + 1} ${name}`).join(' · ')}</p>
      {busy && <p role="alert">{t('passing:takeLeaves')}</p>}
      {otherEdition && <p>{t('common:otherEdition', { version: opening.version })}</p>}
      {game.kind === 'handed' && game.withoutAside && <p>{t('passing:takeWithoutAside')}</p>}
      {kept === 'failed' && <p role="alert">{t('passing:takeFailed')}</p>}
      {kept === 'damaged' && <p role="alert">{t('passing:takeDamaged')}</p>}
      {kept === 'diverged' && <p role="alert">{t('passing:takeDiverged')}</p>}
      <button type="button" className="button main" data-go="take" onClick={() => void accept()}>
        {t('passing:takeHere')}
      </button>
      <button type="button" className="button" onClick={onAgain}>
        {t('common:cancel')}
      </button>
    </section>
  );
};

export const TakeOverPage = () => {
  const { t } = useTranslation(['passing', 'common']);
  const [watching, setWatching] = useState(false);
  const [reading, setReading] = useState<Reading | null>(null);
  const [brought, setBrought] = useState<Brought | null>(null);

  const hear = (text: string): void => {
    if (text.length > mostBytes) return setBrought({ code: 'too-large' });
    if (!hasCodes(text)) {
      if (!watching && text.trim() !== '') setBrought(ofRecord(text));
      return undefined;
    }
    const now = readCodes(reading, text);
    setReading(now);
    if (!now || !isWhole(now)) return;
    setWatching(false);
    void ofCodes(now).then(setBrought);
  };
  /** Not even read where it cannot be a game. */
  const open = (file: File): void => {
    if (file.size > mostBytes) setBrought({ code: 'too-large' });
    else void file.text().then(hear);
  };
  const again = (): void => {
    setBrought(null);
    setReading(null);
  };

  return (
    <PassingPage title={t('passing:take')}>
      {brought && !isRefusal(brought) ? (
        <Found game={brought} onAgain={again} />
      ) : (
        <>
          <p>{t(hasCamera() ? 'passing:takeHow' : 'passing:takeHowPlain')}</p>
          {brought && <p role="alert">{t(`passing:unfit.${brought.code}`, { line: brought.line ?? 0 })}</p>}
          {watching ? <Camera onCode={hear} refused={t('passing:noCamera')} /> : null}
          {reading && <Parts reading={reading} />}
          {hasCamera() && (
            <button
              type="button"
              className={`button ${watching ? '' : 'main'}`}
              aria-pressed={watching}
              data-go="camera"
              onClick={() => setWatching(!watching)}
            >
              {watching ? t('passing:cameraOff') : t('passing:cameraOn')}
            </button>
          )}
          <RecordFile label={t('passing:openFile')} onFile={open} />
          <label className="field">
            <span className="label">{t('passing:pasteHere')}</span>
            <textarea
              className="input"
              rows={4}
              spellCheck={false}
              value=""
              onChange={(event) => hear(event.target.value)}
            />
          </label>
        </>
      )}
    </PassingPage>
  );
};
