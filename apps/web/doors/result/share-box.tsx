// What leaves the device: the sheet as text or picture, and the record as it was written.
import { makeNotation } from '@omerta/stream/record.ts';
import { signatureOf } from '@omerta/stream/signing.ts';
import { useRef, useState } from 'react';
import { fileName } from '../../games/file-name.ts';
import { saveBlob, saveRecord } from '../../games/save-file.ts';
import { ReplayLink } from '../../replay/replay-link.tsx';
import type { Session } from '../../session/session.ts';
import { shareText } from '../../sheet/share-text.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { drawSheet } from './draw-sheet.ts';
import { useResult } from './use-result.ts';

type Shared = 'shared' | 'copied' | 'failed' | 'making';

/** The device's own sheet of ways to share, or else the clipboard. */
const sendText = async (text: string): Promise<Shared> => {
  try {
    if (navigator.share) {
      await navigator.share({ text });
      return 'shared';
    }
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch (error) {
    // The referee closed the device's sheet: nothing went wrong.
    return error instanceof DOMException && error.name === 'AbortError' ? 'shared' : 'failed';
  }
};

const sendBlob = async (name: string, blob: Blob | null): Promise<Shared> => {
  if (!blob) return 'failed';
  await saveBlob(name, blob);
  return 'shared';
};

export const ShareRecord = ({ session }: { readonly session: Session }) => {
  const { t } = useTranslation('result');
  return (
    <button
      type="button"
      className="button"
      data-go="share"
      onClick={() => saveRecord(session.live().course)}
    >
      {t('share.record')}
    </button>
  );
};

export const ShareBox = () => {
  const { t } = useTranslation(['result', 'table']);
  const { session, live, protocol, lang } = useResult();
  const [done, setDone] = useState<Shared | null>(null);
  const signature = signatureOf(live.trail);
  const { tags } = live.course.opening;
  const isMaking = useRef(false);
  /** A second press while the first is being made is the same press. */
  const once = async (make: () => Promise<Shared>): Promise<void> => {
    if (isMaking.current) return;
    isMaking.current = true;
    setDone('making');
    setDone(await make().catch((): Shared => 'failed'));
    isMaking.current = false;
  };
  const picture = async (): Promise<Shared> => {
    const image = await drawSheet(protocol, signature, t, lang);
    return sendBlob(fileName(tags, 'png'), image);
  };
  const paper = async (which: 'filled' | 'prepared'): Promise<Shared> => {
    const { filledOf, makeProtocol, preparedOf } = await import('../../paper/make-protocol.ts');
    const made = await makeProtocol(
      which === 'filled' ? filledOf(live, protocol, location.origin) : preparedOf(live, protocol),
      lang,
    );
    return sendBlob(fileName(tags, 'pdf', which === 'prepared' ? 'form' : ''), made);
  };
  return (
    <section>
      <h2>{t('result:share.title')}</h2>
      <div className="choices">
        <button
          type="button"
          className="button"
          data-go="share-text"
          onClick={() => void sendText(shareText(protocol, signature, t, lang)).then(setDone)}
        >
          {t('result:share.text')}
        </button>
        <button type="button" className="button" data-go="share-image" onClick={() => void once(picture)}>
          {t('result:share.image')}
        </button>
        <button
          type="button"
          className="button"
          data-go="protocol-pdf"
          onClick={() => void once(() => paper('filled'))}
        >
          {t('result:share.protocol')}
        </button>
        <button
          type="button"
          className="button"
          data-go="form-pdf"
          onClick={() => void once(() => paper('prepared'))}
        >
          {t('result:share.form')}
        </button>
        <ShareRecord session={session} />
        <ReplayLink text={() => makeNotation(live.course)} />
      </div>
      <p className="quiet" role="status">
        {done === 'making' && t('result:share.making')}
        {done === 'copied' && t('result:share.copied')}
        {done === 'failed' && t('result:share.failed')}
      </p>
    </section>
  );
};
