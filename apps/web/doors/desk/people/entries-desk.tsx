// Registrations by the public page: open or closed, the address to give out, and who waits for an answer.

import { useState } from 'react';
import { useDesk } from '../../../desk/desk.tsx';
import { copyText } from '../../../device/copy-text.ts';
import { QrCode } from '../../../look/qr-code.tsx';
import { PlainForm, TextField } from '../../../people/fields.tsx';
import { useOutside } from '../../../server/outside.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import type { Roster } from './known.ts';
import { WaitingList } from './waiting-list.tsx';

const longestQuestion = 300;

const Address = ({ address }: { readonly address: string }) => {
  const { t } = useTranslation('roster');
  const [copied, setCopied] = useState<boolean | null>(null);
  return (
    <>
      <p className="roster-address" data-part="address">
        {address}
      </p>
      <div className="roster-code">
        <QrCode code={address} letters="byte" label={t('entries.qr')} />
      </div>
      <button
        type="button"
        className="button"
        data-do="copy"
        onClick={() => void copyText(address).then(setCopied)}
      >
        {t('entries.copy')}
      </button>
      {copied !== null && <p role="status">{t(copied ? 'entries.copied' : 'entries.notCopied')}</p>}
    </>
  );
};

const Switch = () => {
  const { t } = useTranslation('roster');
  const { picture, give, isSending } = useDesk();
  const { asked } = picture;
  const [question, setQuestion] = useState(asked?.question ?? '');
  const before =
    asked === null ? ({ type: 'close-entries' } as const) : { type: 'open-entries' as const, ...asked };
  const open = (): void => {
    const told = t(asked === null ? 'entries.opened' : 'entries.changed');
    void give({ type: 'open-entries', question: question.trim() || null }, { told, undo: [before] });
  };
  return (
    <>
      <PlainForm
        name="entries"
        onSend={open}
        sending={isSending}
        refused={null}
        button={t(asked === null ? 'entries.open' : 'entries.reopen')}
      >
        <TextField
          label={t('entries.question')}
          name="question"
          value={question}
          onWrite={setQuestion}
          hint={t('entries.questionHint')}
          most={longestQuestion}
        />
      </PlainForm>
      {asked !== null && (
        <button
          type="button"
          className="button"
          data-do="close-entries"
          disabled={isSending}
          onClick={() => void give({ type: 'close-entries' }, { told: t('entries.closed'), undo: [before] })}
        >
          {t('entries.close')}
        </button>
      )}
    </>
  );
};

export const EntriesDesk = ({ roster }: { readonly roster: Roster }) => {
  const { t } = useTranslation('roster');
  const { tournament, picture } = useDesk();
  const outside = useOutside();
  const { asked } = picture;
  return (
    <>
      <div className="desk-cards">
        <section className="desk-card">
          <p data-part="open">{t(asked === null ? 'entries.isClosed' : 'entries.isOpen')}</p>
          {asked !== null && outside !== null && (
            <Address address={`${outside}/enter/${encodeURIComponent(tournament)}`} />
          )}
          {asked?.question && <p className="quiet">{t('entries.asked', { question: asked.question })}</p>}
        </section>
        <section className="desk-card">
          <Switch />
        </section>
      </div>
      <WaitingList roster={roster} />
    </>
  );
};
