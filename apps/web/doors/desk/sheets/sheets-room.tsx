// The room `sheets` of the desk: every sheet, one of them looked at by a second person, or one typed from paper.
import '../../../desk/papers.css';
import { useDesk } from '../../../desk/desk.tsx';
import { DeskLink } from '../../../desk/desk-link.tsx';
import { awaitsPaper } from '../../../desk/sheets/paper-steps.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { PaperEntry } from './paper-entry.tsx';
import { Review } from './review.tsx';
import { SheetsList } from './sheets-list.tsx';

const One = ({ id }: { readonly id: string }) => {
  const { t } = useTranslation('sheets');
  const game = useDesk().picture.games.find((each) => each.id === id);
  if (!game) return <p role="alert">{t('gone')}</p>;
  return awaitsPaper(game) ? <PaperEntry key={id} game={game} /> : <Review key={id} game={game} />;
};

export const SheetsRoom = ({ thing }: { readonly thing?: string }) => {
  const { t } = useTranslation('sheets');
  const { tournament } = useDesk();
  return (
    <>
      <div className="desk-actions">
        <h2>{t('title')}</h2>
        {thing !== undefined && (
          <DeskLink tournament={tournament} room="sheets">
            {t('toList')}
          </DeskLink>
        )}
      </div>
      {thing === undefined ? <SheetsList /> : <One id={thing} />}
    </>
  );
};
