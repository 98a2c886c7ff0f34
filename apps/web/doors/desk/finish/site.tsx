// The static site by a press, at any time: as a zip to put anywhere, or into its folder on the server.
import { text, whole } from '@omerta/base/reading.ts';
import { useDesk } from '../../../desk/desk.tsx';
import { FileTold } from '../../../desk/paper/file-told.tsx';
import { useFileMaking } from '../../../desk/paper/use-file-making.ts';
import { ask, saying } from '../../../server/ask.ts';
import { askFile } from '../../../server/ask-file.ts';
import { useTranslation } from '../../../texts/use-translation.ts';

const most = Number.MAX_SAFE_INTEGER;
const written = saying({ folder: text, pages: whole(0, most), kilobytes: whole(0, most) });
/** Hundreds of pages are made. */
const patience = 60_000;

export const Site = () => {
  const { t } = useTranslation('finish');
  const { tournament } = useDesk();
  const path = `/api/tournaments/${encodeURIComponent(tournament)}/site`;
  const making = useFileMaking();
  const { make, isMaking } = making;
  const take = (): Promise<void> =>
    make(`${tournament}-site.zip`, async (watching) => {
      const came = await askFile(path, watching);
      return 'answer' in came ? came.answer : came;
    });
  const write = (): Promise<void> =>
    make('', async () => {
      const done = await ask({ method: 'POST', path, body: {}, reads: written, milliseconds: patience });
      return 'answer' in done ? { written: t('site.written', done.answer) } : done;
    });
  return (
    <section className="desk-card" data-part="site">
      <h3>{t('site.title')}</h3>
      <p className="quiet">{t('site.what')}</p>
      <div className="desk-actions">
        <button
          type="button"
          className="button"
          data-file="site"
          disabled={isMaking}
          onClick={() => void take()}
        >
          {t('site.zip')}
        </button>
        <button
          type="button"
          className="button"
          data-do="write-site"
          disabled={isMaking}
          onClick={() => void write()}
        >
          {t('site.write')}
        </button>
      </div>
      <FileTold {...making} />
    </section>
  );
};
