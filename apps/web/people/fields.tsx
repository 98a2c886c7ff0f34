// Fields of the pages about people, what is said where something is refused, and the way to the sign-in.
import './people.css';
import { type ReactNode, useId, useState } from 'react';
import { Link } from '../routing/link.tsx';
import { useTranslation } from '../texts/use-translation.ts';

type FieldProps = {
  readonly label: string;
  readonly value: string;
  readonly onWrite: (value: string) => void;
  readonly name: string;
  readonly hint?: string;
  readonly autoComplete?: string;
  readonly autoFocus?: boolean;
  readonly inputMode?: 'numeric' | 'text';
  /** What an empty field stands for. */
  readonly placeholder?: string;
  readonly most?: number;
  /** More than a line. */
  readonly isLong?: boolean;
};

export const TextField = ({
  label,
  value,
  onWrite,
  name,
  hint,
  most = 200,
  isLong = false,
  ...rest
}: FieldProps) => {
  const id = useId();
  const Input = isLong ? 'textarea' : 'input';
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        className="input"
        name={name}
        value={value}
        maxLength={most}
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => onWrite(event.target.value)}
        {...rest}
      />
      {hint !== undefined && (
        <p className="quiet" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
};

type PasswordProps = Pick<FieldProps, 'label' | 'value' | 'onWrite' | 'name' | 'hint'> & {
  readonly autoComplete: 'current-password' | 'new-password';
};

export const PasswordField = ({ label, value, onWrite, name, hint, autoComplete }: PasswordProps) => {
  const { t } = useTranslation('people');
  const [isShown, setShown] = useState(false);
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="password">
        <input
          id={id}
          className="input"
          name={name}
          type={isShown ? 'text' : 'password'}
          value={value}
          maxLength={400}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          onChange={(event) => onWrite(event.target.value)}
        />
        <button type="button" className="button" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
          {t(isShown ? 'hide' : 'show')}
        </button>
      </div>
      {hint !== undefined && (
        <p className="quiet" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
};

/** Read aloud when it comes. */
export const Refused = ({ sentence }: { readonly sentence: string | null }) =>
  sentence === null ? null : (
    <p className="said" role="alert">
      {sentence}
    </p>
  );

type FormProps = {
  readonly name: string;
  readonly onSend: () => void;
  readonly sending: boolean;
  readonly refused: string | null;
  readonly button: string;
  readonly isMain?: boolean;
  readonly children: ReactNode;
};

export const PlainForm = ({
  name,
  onSend,
  sending,
  refused,
  button,
  isMain = false,
  children,
}: FormProps) => {
  const { t } = useTranslation('people');
  return (
    <form
      className="person-form"
      data-form={name}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      {children}
      <Refused sentence={refused} />
      <button type="submit" className={isMain ? 'button main' : 'button'} disabled={sending}>
        {sending ? t('working') : button}
      </button>
    </form>
  );
};

export const SignInFirst = ({ sentence }: { readonly sentence?: string }) => {
  const { t } = useTranslation('people');
  return (
    <>
      <p role="status">{sentence ?? t('needsSignIn')}</p>
      <Link to="/sign-in" className="button main" data-go="sign-in">
        {t('signIn.do')}
      </Link>
    </>
  );
};

/** The server said no, or nothing: what it was, and trying again. */
export const NotHere = ({ sentence, again }: { readonly sentence: string; readonly again: () => void }) => {
  const { t } = useTranslation('people');
  return (
    <>
      <Refused sentence={sentence} />
      <button type="button" className="button" data-do="again" onClick={again}>
        {t('retry')}
      </button>
    </>
  );
};
