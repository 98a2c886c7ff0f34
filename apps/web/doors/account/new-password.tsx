// Another password, or the first one of somebody who came in with a code.
import { useState } from 'react';
import { PasswordField, PlainForm } from '../../people/fields.tsx';
import { passwordFault, shortest } from '../../people/new-password.ts';
import { NewPasswordFields } from '../../people/new-password-fields.tsx';
import { questions } from '../../people/questions.ts';
import { useSending } from '../../people/use-asked.ts';
import { useTranslation } from '../../texts/use-translation.ts';

type Props = { readonly isFirst: boolean; readonly onChanged: () => void };

export const NewPassword = ({ isFirst, onChanged }: Props) => {
  const { t } = useTranslation('people');
  const [old, setOld] = useState('');
  const [fresh, setFresh] = useState('');
  const [again, setAgain] = useState('');
  const [isDone, setDone] = useState(false);
  const { sending, refused, setRefused, send } = useSending();
  const change = async (): Promise<void> => {
    setDone(false);
    const fault = passwordFault(fresh, again);
    if (fault) return setRefused(t(fault, { least: shortest }));
    if (!(await send(() => questions.password({ old, new: fresh })))) return;
    for (const clear of [setOld, setFresh, setAgain]) clear('');
    setDone(true);
    onChanged();
  };
  return (
    <section className="field" data-part="password">
      <details open={isFirst}>
        <summary>{t(isFirst ? 'account.firstPassword' : 'account.newPassword')}</summary>
        {isFirst && <p>{t('account.firstWhy')}</p>}
        <PlainForm
          name="password"
          onSend={() => void change()}
          sending={sending}
          refused={refused}
          button={t('account.change')}
        >
          {!isFirst && (
            <PasswordField
              label={t('account.old')}
              name="old"
              value={old}
              onWrite={setOld}
              autoComplete="current-password"
            />
          )}
          <NewPasswordFields
            label={t('account.fresh')}
            name="fresh"
            first={{ value: fresh, onWrite: setFresh }}
            again={{ value: again, onWrite: setAgain }}
          />
        </PlainForm>
      </details>
      <p className="quiet" role="status">
        {isDone ? t('account.changed') : ''}
      </p>
    </section>
  );
};
