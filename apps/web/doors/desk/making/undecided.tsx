// Decisions that the rulebook knows and that nobody who is appointed could make: said before the start, while somebody can still be named.

import './making.css';
import { type Undecidable, undecidable } from '@omerta/tournament/decisions.ts';
import { sidesText } from '@omerta/tournament/messages/sides-text.ts';
import type { Post } from '@omerta/tournament/offices.ts';
import type { Book } from '@omerta/tournament/rulebooks/choose.ts';
import { useLang } from '../../../device/settings.ts';
import { ClauseLink } from '../../../rulebooks/clause-link.tsx';
import { useTranslation } from '../../../texts/use-translation.ts';

type Props = {
  readonly book: Book;
  readonly officials: readonly { readonly person: string; readonly office: Post }[];
};

/** Those that wait for the same word by the same clause stand together. */
const together = (
  found: readonly Undecidable[],
  told: (missing: Undecidable['missing']) => string,
): readonly (readonly [string, readonly [Undecidable, ...Undecidable[]]])[] => {
  const groups = new Map<string, [Undecidable, ...Undecidable[]]>();
  for (const each of found) {
    const key = `${each.clause} ${told(each.missing)}`;
    const group = groups.get(key);
    if (group) group.push(each);
    else groups.set(key, [each]);
  }
  return [...groups];
};

export const Undecided = ({ book, officials }: Props) => {
  const { t } = useTranslation('making');
  const lang = useLang();
  const told = (missing: Undecidable['missing']): string => sidesText(missing, lang);
  const groups = together(undecidable(book, officials), told);
  if (groups.length === 0) return null;
  return (
    <section className="making-undecided" aria-label={t('undecided.title')} data-part="undecided">
      <h4>{t('undecided.title')}</h4>
      <ul>
        {groups.map(([key, [first, ...more]]) => (
          <li key={key} data-undecided={first.what}>
            {[...new Set([first, ...more].map(({ what }) => t(`undecided.what.${what}`)))].join(', ')}
            {first.clause !== null && (
              <>
                {' '}
                <ClauseLink edition={book.scoring.rulebook} clause={first.clause} />
              </>
            )}
            {'. '}
            {told(first.missing)}
          </li>
        ))}
      </ul>
      <p className="quiet">{t('undecided.todo')}</p>
    </section>
  );
};
