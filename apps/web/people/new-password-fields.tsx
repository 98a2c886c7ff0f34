// A new password, written twice.
import { useTranslation } from '../texts/use-translation.ts';
import { PasswordField } from './fields.tsx';
import { shortest } from './new-password.ts';

type Written = { readonly value: string; readonly onWrite: (value: string) => void };

type Props = {
  readonly label: string;
  readonly name: string;
  readonly first: Written;
  readonly again: Written;
};

export const NewPasswordFields = ({ label, name, first, again }: Props) => {
  const { t } = useTranslation('people');
  return (
    <>
      <PasswordField
        label={label}
        name={name}
        {...first}
        autoComplete="new-password"
        hint={t('passwordHint', { least: shortest })}
      />
      <PasswordField label={t('again')} name="again" {...again} autoComplete="new-password" />
    </>
  );
};
