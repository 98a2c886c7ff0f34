// Who holds which office; appointed and dismissed here.

import { isRefusal } from '@omerta/base/refusal.ts';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useDesk, useNameOf } from '../../../desk/desk.tsx';
import { nobodyNamed, type OfficialDraft, official } from '../../../desk/making/draft.ts';
import { useBook } from '../../../desk/use-book.ts';
import { clubPeople, peopleNamed } from '../../../desk/wire/club-people.ts';
import { useDraft } from '../../../device/use-draft.ts';
import { Refused } from '../../../people/fields.tsx';
import { PersonCode } from '../../../people/person-code.tsx';
import { useAsked } from '../../../people/use-asked.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { givenOffices, OfficialPick } from './officials-step.tsx';

export const OfficialsPart = () => {
  const { t } = useTranslation(['making', 'people']);
  const { tournament, picture, give, isSending } = useDesk();
  const nameOf = useNameOf();
  const book = useBook();
  const { got } = useAsked(clubPeople);
  const [naming, setNaming] = useDraft({
    name: `official ${tournament}`,
    reads: official,
    empty: nobodyNamed,
  });
  const [refused, setRefused] = useState<string | null>(null);
  const known = got && 'answer' in got ? got.answer.people.map(({ nickname }) => nickname) : [];
  const appoint = async ({ nickname, office }: OfficialDraft): Promise<void> => {
    const people = await peopleNamed([nickname]);
    if (isRefusal(people)) return setRefused(people.sentence);
    setRefused(null);
    const person = people.get(nickname) ?? '';
    const isDone = await give(
      { type: 'appoint', person, office },
      {
        told: t('making:done.appointed', { nickname, office: t(`people:offices.${office}`) }),
        undo: [{ type: 'dismiss', person, office }],
      },
    );
    if (isDone) setNaming({ ...nobodyNamed, office });
  };
  return (
    <section className="desk-card" data-part="officials">
      <h3>{t('making:steps.officials')}</h3>
      <ul className="rows">
        {picture.officials.map(({ person, office }) => (
          <li key={`${office} ${person}`} data-official={person}>
            <span className="what">
              <b>{nameOf(person)}</b>
              <span className="quiet">{t(`people:offices.${office}`)}</span>
            </span>
            <PersonCode person={person} />
            <button
              type="button"
              className="button"
              data-do="dismiss"
              disabled={isSending}
              onClick={() =>
                void give(
                  { type: 'dismiss', person, office },
                  {
                    told: t('making:done.dismissed', {
                      nickname: nameOf(person),
                      office: t(`people:offices.${office}`),
                    }),
                    undo: [{ type: 'appoint', person, office }],
                  },
                )
              }
            >
              {t('making:officials.dismiss')}
            </button>
          </li>
        ))}
      </ul>
      {picture.phase !== 'finished' && (
        <OfficialPick
          offices={givenOffices(book)}
          known={known}
          naming={naming}
          onName={setNaming}
          onAdd={(named) => void appoint(named)}
        />
      )}
      {book.rules.purple && (
        <Link to="/club" className="button" data-go="club">
          {t('making:officials.discipline')}
        </Link>
      )}
      <Refused sentence={refused} />
    </section>
  );
};
