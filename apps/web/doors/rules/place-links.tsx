// The screens on which a clause acts, each a link that names what it is about there.
import type { Status } from '@omerta/rules/rulebooks/clause.ts';
import { Link } from '../../routing/link.tsx';
import { useTranslation } from '../../texts/use-translation.ts';
import { type Area, placesOf } from './places.ts';

/** Screens that can be opened from here. */
const doors = { new: '/new', table: '/table', result: '/result', office: '/desk' } as const satisfies Partial<
  Record<Area, string>
>;

const hasDoor = (area: Area): area is keyof typeof doors => Object.hasOwn(doors, area);

export const PlaceLinks = ({
  where,
  status,
}: {
  readonly where: readonly string[];
  readonly status: Status;
}) => {
  const { t } = useTranslation('rules');
  return placesOf(where, status).map(({ area, words }) => {
    const named = words.map((word) => t(`place.${word}`)).join(', ');
    const text = named === '' ? t(`sight.${area}`) : `${t(`sight.${area}`)}: ${named}`;
    return hasDoor(area) ? (
      <Link key={area} to={doors[area]}>
        {text}
      </Link>
    ) : (
      <span key={area}>{text}</span>
    );
  });
};
