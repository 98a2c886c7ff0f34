// Tokens of my programs: made and shown once, listed, deleted.

import { useState } from 'react';
import { copyText } from '../../device/copy-text.ts';
import { NotHere, PlainForm, Refused, TextField } from '../../people/fields.tsx';
import { type OwnToken, questions } from '../../people/questions.ts';
import { useAsked, useSending } from '../../people/use-asked.ts';
import { useMoments } from '../../people/use-moment.ts';
import { useTranslation } from '../../texts/use-translation.ts';

const Shown = ({ token }: { readonly token: string }) => {
  const { t } = useTranslation('people');
  const [copied, setCopied] = useState<boolean | null>(null);
  return (
    <div className="field" data-part="token-once">
      <p role="status">{t('account.tokenOnce')}</p>
      <code className="secret">{token}</code>
      <button
        type="button"
        className="button"
        data-do="copy"
        onClick={() => void copyText(token).then(setCopied)}
      >
        {t('account.copy')}
      </button>
      <p className="quiet" role="status">
        {copied === null ? '' : t(copied ? 'account.copied' : 'account.notCopied')}
      </p>
    </div>
  );
};

const MakeToken = ({ onMade }: { readonly onMade: (token: string) => void }) => {
  const { t } = useTranslation('people');
  const [name, setName] = useState('');
  const [days, setDays] = useState('90');
  const { sending, refused, setRefused, send } = useSending();
  const make = async (): Promise<void> => {
    if (name.trim() === '') return setRefused(t('missing', { field: t('account.tokenName') }));
    if (!/^\d{1,4}$/.test(days.trim())) return setRefused(t('missing', { field: t('account.tokenDays') }));
    const made = await send(() => questions.makeToken({ name, days: Number(days) }));
    if (!made) return;
    setName('');
    onMade(made.token);
  };
  return (
    <PlainForm
      name="token"
      onSend={() => void make()}
      sending={sending}
      refused={refused}
      button={t('account.makeToken')}
    >
      <TextField
        label={t('account.tokenName')}
        name="name"
        value={name}
        onWrite={setName}
        autoComplete="off"
        most={60}
      />
      <TextField
        label={t('account.tokenDays')}
        name="days"
        value={days}
        onWrite={setDays}
        autoComplete="off"
        inputMode="numeric"
        most={4}
      />
    </PlainForm>
  );
};

type ListProps = { readonly tokens: readonly OwnToken[]; readonly onDeleted: () => void };

const TokenList = ({ tokens, onDeleted }: ListProps) => {
  const { t } = useTranslation('people');
  const { at } = useMoments();
  const { sending, refused, send } = useSending();
  const remove = async (id: string): Promise<void> => {
    await send(() => questions.deleteToken(id));
    onDeleted();
  };
  if (tokens.length === 0) return <p className="quiet">{t('account.noTokens')}</p>;
  return (
    <>
      <ul className="rows">
        {tokens.map(({ id, name, until }) => (
          <li key={id} data-token={name}>
            <span className="what">
              <b>{name}</b>
              <span className="quiet">{t('account.until', { at: at(until) })}</span>
            </span>
            <button
              type="button"
              className="button danger"
              data-do="delete-token"
              aria-label={t('account.deleteNamed', { name })}
              disabled={sending}
              onClick={() => void remove(id)}
            >
              {t('account.delete')}
            </button>
          </li>
        ))}
      </ul>
      <Refused sentence={refused} />
    </>
  );
};

export const Tokens = () => {
  const { t } = useTranslation('people');
  const { got, again } = useAsked(questions.tokens);
  const [shown, setShown] = useState<string | null>(null);
  const show = (token: string): void => {
    setShown(token);
    again();
  };
  return (
    <section className="field" data-part="tokens">
      <details>
        <summary>{t('account.tokens')}</summary>
        <p>{t('account.tokensWhy')}</p>
        {got && !('answer' in got) && <NotHere sentence={got.sentence} again={again} />}
        {got && 'answer' in got && <TokenList tokens={got.answer.tokens} onDeleted={again} />}
        {shown !== null && <Shown token={shown} />}
        <MakeToken onMade={show} />
      </details>
    </section>
  );
};
