// Who holds which office of the club: named and relieved by its organisers.
import { isRefusal } from '@omerta/base/refusal.ts';
import { clubOffices } from '@omerta/tournament/club/state.ts';
import { useState } from 'react';
import { clubPeople, peopleNamed } from '../../desk/wire/club-people.ts';
import { orderClub } from '../../desk/wire/order.ts';
import { Choose } from '../../people/choose.tsx';
import { PlainForm, Refused, TextField } from '../../people/fields.tsx';
import { useAsked, useSending } from '../../people/use-asked.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import type { ClubProps } from './club-seen.ts';

type Office = (typeof clubOffices)[number];

const NameOfficer = ({ again }: Pick<ClubProps, 'again'>) => {
  const { t } = useTranslation(['club', 'people']);
  const [nickname, setNickname] = useState('');
  const [office, setOffice] = useState<Office>('discipline');
  const { got } = useAsked(clubPeople);
  const { sending, refused, setRefused, send } = useSending();
  const known = got && 'answer' in got ? got.answer.people.map((each) => each.nickname) : [];
  const likely = known.filter(
    (name) =>
      nickname.trim() !== '' && name.toLocaleLowerCase().includes(nickname.trim().toLocaleLowerCase()),
  );
  const name = async (given: string): Promise<void> => {
    if (given.trim() === '') return setRefused(t('people:missing', { field: t('people:nickname') }));
    const named = await send(async () => {
      const people = await peopleNamed([given.trim()]);
      if (isRefusal(people)) return people;
      return orderClub({ type: 'name-officer', person: people.get(given.trim()) ?? '', office });
    });
    if (named === null) return;
    setNickname('');
    again();
  };
  return (
    <PlainForm
      name="officer"
      onSend={() => void name(nickname)}
      sending={sending}
      refused={refused}
      button={t('club:name')}
    >
      <Choose
        label={t('club:office')}
        name="office"
        value={office}
        options={clubOffices.map((each) => [each, t(`people:offices.${each}`)])}
        onChoose={(chosen) => setOffice(clubOffices.find((each) => each === chosen) ?? office)}
      />
      <TextField label={t('people:nickname')} name="nickname" value={nickname} onWrite={setNickname} />
      <div className="choices">
        {likely.slice(0, 6).map((each) => (
          <button
            key={each}
            type="button"
            className="button"
            data-known={each}
            onClick={() => void name(each)}
          >
            {each}
          </button>
        ))}
      </div>
    </PlainForm>
  );
};

export const Officers = ({ club: { officers, names }, person: asker, again }: ClubProps) => {
  const { t } = useTranslation(['club', 'people']);
  const { sending, refused, send } = useSending();
  const isOrganiser = officers.some(({ person, office }) => person === asker && office === 'organiser');
  const relieve = async (person: string, office: Office): Promise<void> => {
    if ((await send(() => orderClub({ type: 'relieve-officer', person, office }))) !== null) again();
  };
  return (
    <section className="field" data-part="officers">
      <h2>{t('club:officers')}</h2>
      <p className="quiet">{t('club:committeeWhy')}</p>
      <ul className="rows">
        {officers.map(({ person, office }) => (
          <li key={`${person} ${office}`} data-officer={office}>
            <span className="what">
              <b>{names[person] ?? person}</b>
              <span className="quiet">{t(`people:offices.${office}`)}</span>
            </span>
            {isOrganiser && (
              <button
                type="button"
                className="button"
                data-do="relieve"
                disabled={sending}
                onClick={() => void relieve(person, office)}
              >
                {t('club:relieve')}
              </button>
            )}
          </li>
        ))}
      </ul>
      <Refused sentence={refused} />
      {isOrganiser && <NameOfficer again={again} />}
    </section>
  );
};
