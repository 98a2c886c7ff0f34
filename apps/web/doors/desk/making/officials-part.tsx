// Who holds which office; appointed and dismissed here.

import { isRefusal } from '@omerta/base/refusal.ts';
import { useState } from 'react';
import { Confirm } from '../../../desk/confirm.tsx';
import { useDesk, useNameOf } from '../../../desk/desk.tsx';
import { nobodyNamed, type OfficialDraft, official } from '../../../desk/making/draft.ts';
import { useBook } from '../../../desk/use-book.ts';
import { useOfficeName } from '../../../desk/use-office-name.ts';
import { clubPeople, peopleNamed } from '../../../desk/wire/club-people.ts';
import { useDraft } from '../../../device/use-draft.ts';
import { Refused } from '../../../people/fields.tsx';
import { PersonCode } from '../../../people/person-code.tsx';
import { useAsked } from '../../../people/use-asked.ts';
import { Link } from '../../../routing/link.tsx';
import { useTranslation } from '../../../texts/use-translation.ts';
import { givenOffices, OfficialPick } from './officials-step.tsx';

/** The chief is away: his deputy becomes chief in one press, and the chief again in another. */
const TakesOver = ({ person }: { readonly person: string }) => {
  const { t } = useTranslation('making');
  const { picture, give, isSending } = useDesk();
  const nameOf = useNameOf();
  const chief = picture.officials.find(({ office }) => office === 'chief')?.person;
  if (chief === person) return null;
  const dismissed = (who: string) => ({ type: 'dismiss', person: who, office: 'chief' }) as const;
  const appointed = (who: string) => ({ type: 'appoint', person: who, office: 'chief' }) as const;
  return (
    <Confirm
      title={t('officials.takeOver')}
      name="take-over"
      isDisabled={isSending}
      onConfirm={() =>
        void give([...(chief === undefined ? [] : [dismissed(chief)]), appointed(person)], {
          told: t('officials.tookOver', { nickname: nameOf(person) }),
          undo: [dismissed(person), ...(chief === undefined ? [] : [appointed(chief)])],
        })
      }
    >
      <p>{t('officials.willTakeOver', { nickname: nameOf(person) })}</p>
    </Confirm>
  );
};

export const OfficialsPart = () => {
  const { t } = useTranslation('making');
  const { tournament, picture, give, isSending } = useDesk();
  const nameOf = useNameOf();
  const book = useBook();
  const officeName = useOfficeName(book);
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
        told: t('done.appointed', { nickname, office: officeName(office) }),
        undo: [{ type: 'dismiss', person, office }],
      },
    );
    if (isDone) setNaming({ ...nobodyNamed, office });
  };
  return (
    <section className="desk-card" data-part="officials">
      <h3>{t('steps.officials')}</h3>
      <ul className="rows">
        {picture.officials.map(({ person, office }) => (
          <li key={`${office} ${person}`} data-official={person}>
            <span className="what">
              <b>{nameOf(person)}</b>
              <span className="quiet">{officeName(office)}</span>
            </span>
            <PersonCode person={person} tournament={tournament} />
            {office === 'deputy' && picture.phase !== 'finished' && <TakesOver person={person} />}
            <button
              type="button"
              className="button"
              data-do="dismiss"
              disabled={isSending}
              onClick={() =>
                void give(
                  { type: 'dismiss', person, office },
                  {
                    told: t('done.dismissed', {
                      nickname: nameOf(person),
                      office: officeName(office),
                    }),
                    undo: [{ type: 'appoint', person, office }],
                  },
                )
              }
            >
              {t('officials.dismiss')}
            </button>
          </li>
        ))}
      </ul>
      {picture.phase !== 'finished' && (
        <OfficialPick
          offices={givenOffices(book)}
          officeName={officeName}
          known={known}
          naming={naming}
          onName={setNaming}
          onAdd={(named) => void appoint(named)}
        />
      )}
      {book.rules.purple && (
        <Link to="/club" className="button" data-go="club">
          {t('officials.discipline')}
        </Link>
      )}
      <Refused sentence={refused} />
    </section>
  );
};
