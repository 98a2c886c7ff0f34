// The same person entered twice: the other entry is joined to this one, and parted again.
import { folded } from '@omerta/base/nickname.ts';
import { useId, useState } from 'react';
import { Confirm } from '../../../desk/confirm.tsx';
import { type PersonDetails, rosterQuestions } from '../../../desk/roster/roster-questions.ts';
import type { RosterRow } from '../../../desk/roster/roster-rows.ts';
import { useSending } from '../../../people/use-asked.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import type { Roster } from './known.ts';

type Props = {
  readonly row: RosterRow;
  readonly joined: PersonDetails['joined'];
  readonly known: Roster['known'];
  readonly onChanged: () => void;
};

export const JoinPart = ({ row: { person, nickname }, joined, known, onChanged }: Props) => {
  const { t } = useTranslation('roster');
  const [said, setSaid] = useState('');
  const { sending, refused, send } = useSending();
  const field = useId();
  const others = known.filter((each) => each.person !== person);
  const other = others.find((each) => folded(each.nickname) === folded(said));
  const change = async (work: Parameters<typeof send>[0]): Promise<void> => {
    if ((await send(work)) === null) return;
    setSaid('');
    onChanged();
  };
  return (
    <section className="desk-card" aria-label={t('join.title')} data-part="join">
      <h4>{t('join.title')}</h4>
      {joined.map((each) => (
        <p key={each.person} data-joined={each.person}>
          {t('join.joined', { nickname: each.nickname })}{' '}
          <button
            type="button"
            className="button"
            data-do="part"
            disabled={sending}
            onClick={() => void change(() => rosterQuestions.part(each.person))}
          >
            {t('join.part')}
          </button>
        </p>
      ))}
      <div className="field">
        <label htmlFor={field}>{t('join.other')}</label>
        <input
          id={field}
          className="input"
          name="other"
          list={`${field}-known`}
          value={said}
          autoComplete="off"
          onChange={({ target }) => setSaid(target.value)}
        />
        <datalist id={`${field}-known`}>
          {others.map((each) => (
            <option key={each.person} value={each.nickname} />
          ))}
        </datalist>
      </div>
      {said.trim() !== '' && !other && <p className="quiet">{t('join.nobody')}</p>}
      <Confirm
        title={t('join.join')}
        name="join"
        isDisabled={!other || sending}
        onConfirm={() => other && void change(() => rosterQuestions.join(person, other.person))}
      >
        <p>{t('join.how', { other: other?.nickname, nickname })}</p>
      </Confirm>
      {refused && <p role="alert">{refused}</p>}
    </section>
  );
};
