// The ways to somebody's work, one for each tournament and place; what waits for him stands first and stands out.
import { Link } from '../routing/link.tsx';
import { useTranslation } from '../texts/use-translation.ts';
import type { Me } from './questions.ts';
import { useAsked, useLookAgain } from './use-asked.ts';
import { askWork, type OfficialWork } from './work.ts';

const waysTo = {
  desk: '/desk/$tournament',
  judging: '/judging/$tournament',
  referee: '/connect',
  'side-referee': '/side',
} as const;

const isWaiting = ({ at, waits }: OfficialWork): boolean => at === 'judging' && waits > 0;

export const WorkLinks = ({ work }: { readonly work: readonly OfficialWork[] }) => {
  const { t } = useTranslation('people');
  if (work.length === 0) return null;
  return (
    <nav className="field work-links" aria-label={t('work.title')} data-part="work">
      {work
        .toSorted((a, b) => Number(isWaiting(b)) - Number(isWaiting(a)))
        .map((each) => (
          <Link
            key={`${each.tournament} ${each.at}`}
            to={waysTo[each.at]}
            params={{ tournament: each.tournament }}
            className={isWaiting(each) ? 'button main' : 'button'}
            data-work={each.at}
          >
            <span>
              {isWaiting(each) ? t('work.waits', { count: each.waits }) : t(`work.${each.at}`)}
              <small>{each.name}</small>
            </span>
          </Link>
        ))}
    </nav>
  );
};

/** Asked again while it is looked at: a decision may come to wait meanwhile. */
export const OwnWork = ({ me, but }: { readonly me: Me; readonly but?: OfficialWork['at'] }) => {
  const { got, again } = useAsked(async () => ({ answer: await askWork(me) }), me.person ?? '');
  useLookAgain(again);
  return got && 'answer' in got && <WorkLinks work={got.answer.filter(({ at }) => at !== but)} />;
};
