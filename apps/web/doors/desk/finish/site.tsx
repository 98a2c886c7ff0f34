// The static site by a press, at any time: as a zip to put anywhere, or into its folder on the server.
import { text, whole } from '@omerta/base/reading.ts';
import { useState } from 'react';
import { useDesk } from '../../../desk/desk.tsx';
import { Refused } from '../../../people/fields.tsx';
import { useSending } from '../../../people/use-asked.ts';
import { ask, saying } from '../../../server/ask.ts';
import { useTranslation } from '../../../texts/use-translation.ts';

const most = Number.MAX_SAFE_INTEGER;
const written = saying({ folder: text, pages: whole(0, most), kilobytes: whole(0, most) });
/** Hundreds of pages are made. */
const patience = 60_000;

export const Site = () => {
  const { t } = useTranslation('finish');
  const { tournament } = useDesk();
  const path = `/api/tournaments/${encodeURIComponent(tournament)}/site`;
  const { sending, refused, send } = useSending();
  const [told, setTold] = useState<string | null>(null);
  const write = async (): Promise<void> => {
    setTold(null);
    const done = await send(() =>
      ask({ method: 'POST', path, body: {}, reads: written, milliseconds: patience }),
    );
    if (done) setTold(t('site.written', done));
  };
  return (
    <section className="desk-card" data-part="site">
      <h3>{t('site.title')}</h3>
      <p className="quiet">{t('site.what')}</p>
      <div className="desk-actions">
        <a className="button" href={path} download={`${tournament}-site.zip`} data-file="site">
          {t('site.zip')}
        </a>
        <button
          type="button"
          className="button"
          data-do="write-site"
          disabled={sending}
          onClick={() => void write()}
        >
          {t(sending ? 'site.writing' : 'site.write')}
        </button>
      </div>
      {told !== null && <p role="status">{told}</p>}
      <Refused sentence={refused} />
    </section>
  );
};
