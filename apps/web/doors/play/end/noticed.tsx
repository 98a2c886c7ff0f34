// What may be penalised or rewarded in a game, each with its clause and the moments that show it.
import { penaltyName } from '@omerta/scoring/messages/penalty-names.ts';
import type { Course } from '@omerta/stream/course.ts';
import { useMemo } from 'react';
import { useLang } from '../../../device/settings.ts';
import { ClauseLink } from '../../../rulebooks/clause-link.tsx';
import { adviceOn } from '../../../sheet/advice.ts';
import { useTranslation } from '../../../texts/use-translation.ts';

export const Noticed = ({ course }: { readonly course: Course }) => {
  const { t } = useTranslation('play');
  const lang = useLang();
  const { rulebook } = course;
  const { penalties, rewards } = useMemo(() => adviceOn(course), [course]);
  if (penalties.length + rewards.length === 0) return <p className="quiet">{t('end.advice.nothing')}</p>;
  const named = penalties.map((each) => ({ ...each, name: penaltyName(rulebook.id, each.clause)[lang] }));
  const list = [...named, ...rewards.map((each) => ({ ...each, name: null }))];
  return (
    <ul className="noticed">
      {list.map(({ seat, clause, because, name, evidence, lines }) => (
        <li key={`${seat} ${clause} ${lines.join()}`} data-noticed={`${seat} ${clause}`}>
          <p>
            <b className="noticed-seat">{seat}</b> {name !== null && `${name}. `}
            {because[lang]} <ClauseLink edition={rulebook} clause={clause} />
          </p>
          {evidence.map(({ line, text }) => (
            <p key={line} className="quiet">
              {text[lang]}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
};
