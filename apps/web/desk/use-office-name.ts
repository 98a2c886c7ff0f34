// An office as the rulebook in force calls it.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Post } from '@omerta/tournament/offices.ts';
import type { chooseBook } from '@omerta/tournament/rulebooks/choose.ts';
import { useLang } from '../device/settings.ts';
import { useTranslation } from '../texts/use-translation.ts';

/** Rules that cannot be read have no words of their own. */
export const useOfficeName = (book: ReturnType<typeof chooseBook>): ((office: Post) => string) => {
  const { t } = useTranslation('people');
  const lang = useLang();
  return (office) =>
    office === 'side-referee' && !isRefusal(book)
      ? book.scoring.rulebook.terms.sideReferee[lang]
      : t(`offices.${office}`);
};
