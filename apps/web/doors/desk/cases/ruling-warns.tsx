// Where the sheet of a ruling speaks against itself: a warning before it is proposed, agreed to or applied, no refusal.
import type { Sheet } from '@omerta/scoring/sheet/sheet.ts';
import { newlyUnlikely } from '../../../desk/sheets/ruled.ts';
import { UnlikelyList } from '../../../desk/unlikely-list.tsx';
import { useBook } from '../../../desk/use-book.ts';
import { useTranslation } from '../../../texts/use-translation.ts';

export const RulingWarns = ({ before, after }: { readonly before: Sheet; readonly after: Sheet }) => {
  const { t } = useTranslation('cases');
  const found = newlyUnlikely(useBook().scoring, before, after);
  if (found.length === 0) return null;
  return (
    <div role="status" data-part="ruling-warns">
      <UnlikelyList found={found} />
      <p>{t('propose.unlikely')}</p>
    </div>
  );
};
