// The cases that purple cards brought before the club: each with its days, and the committee's word.
import { isRulebookId, type RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import { longestText } from '@omerta/tournament/meta.ts';
import { Suspense, useState } from 'react';
import { orderClub } from '../../desk/wire/order.ts';
import { PlainForm, TextField } from '../../people/fields.tsx';
import { useSending } from '../../people/use-asked.ts';
import { useMoments } from '../../people/use-moment.ts';
import { useClauseText } from '../../rulebooks/clause-text.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import type { CaseSeen, ClubProps } from './club-seen.ts';

const Words = ({ rulebook, clause }: { readonly rulebook: RulebookId; readonly clause: string }) => (
  <>: {useClauseText(rulebook, clause)}</>
);

const Clause = ({ rulebook, clause }: Pick<CaseSeen, 'rulebook' | 'clause'>) => (
  <span className="quiet">
    {rulebook} {clause}
    <Suspense>{isRulebookId(rulebook) && <Words {...{ rulebook, clause }} />}</Suspense>
  </span>
);

type DecideProps = { readonly given: CaseSeen; readonly again: () => void };

const Decide = ({ given, again }: DecideProps) => {
  const { t } = useTranslation('club');
  const [until, setUntil] = useState(given.until ?? '');
  const [reason, setReason] = useState('');
  const { sending, refused, setRefused, send } = useSending();
  const decide = async (): Promise<void> => {
    if (reason.trim() === '') return setRefused(t('noReason'));
    const day = until === '' ? null : until;
    const done = await send(() =>
      orderClub({ type: 'decide-case', case: given.case, until: day, reason: reason.trim() }),
    );
    if (done !== null) again();
  };
  return (
    <PlainForm
      name="decide"
      onSend={() => void decide()}
      sending={sending}
      refused={refused}
      button={until === '' ? t('lift') : t('decide')}
    >
      <div className="field">
        <label htmlFor={`until-${given.case}`}>{t('until')}</label>
        <input
          id={`until-${given.case}`}
          className="input"
          type="date"
          name="until"
          value={until}
          onChange={({ target }) => setUntil(target.value)}
        />
        <p className="quiet">{t('untilHint')}</p>
      </div>
      <TextField
        label={t('reason')}
        name="reason"
        value={reason}
        onWrite={setReason}
        most={longestText}
        isLong
      />
    </PlainForm>
  );
};

export const Cases = ({ club: { cases, officers, names }, person: asker, again }: ClubProps) => {
  const { t } = useTranslation('club');
  const { at } = useMoments();
  const mayDecide = officers.some(({ person, office }) => person === asker && office === 'discipline');
  const nameOf = (person: string): string => names[person] ?? person;
  return (
    <section className="field" data-part="cases">
      <h2>{t('cases')}</h2>
      {cases.length === 0 && <p className="quiet">{t('noCases')}</p>}
      <ul className="rows">
        {cases.toReversed().map((each) => (
          <li key={each.case} data-case={each.case}>
            <div className="what">
              <b>{nameOf(each.person)}</b> {each.note}
              <Clause {...each} />
              <span className="quiet">{at(each.at)}</span>
              <p data-until={each.until ?? ''}>
                {each.until === null ? t('free') : t('barred', { day: each.until })}
              </p>
              {each.decision && (
                <span>{t('decided', { who: nameOf(each.decision.by), reason: each.decision.reason })}</span>
              )}
              {!each.decision && mayDecide && each.person !== asker && <Decide given={each} again={again} />}
              {!each.decision && !mayDecide && <span className="quiet">{t('waits')}</span>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};
