// A complaint about the referees, which leaves the tournament: to whom, under which clause.
import { longestText } from '@omerta/tournament/meta.ts';
import type { Book } from '@omerta/tournament/rulebooks/choose.ts';
import { useState } from 'react';
import { order } from '../../desk/wire/order.ts';
import { PlainForm, TextField } from '../../people/fields.tsx';
import { useSending } from '../../people/use-asked.ts';
import { ClauseLink } from '../../rulebooks/clause-link.tsx';
import { useTranslation } from '../../texts/use-translation.ts';

type Props = { readonly tournament: string; readonly game: string; readonly book: Book };

export const Complaint = ({ tournament, game, book: { rules, scoring } }: Props) => {
  const { t } = useTranslation('me');
  const [text, setText] = useState('');
  const [isSent, setSent] = useState(false);
  const { sending, refused, setRefused, send } = useSending();
  const { value: hears, clause } = rules.protest.complaint;
  const complain = async (): Promise<void> => {
    const said = text.trim();
    if (said === '') return setRefused(t('protestEmpty'));
    if (await send(() => order(tournament, { type: 'complain', game, text: said }))) setSent(true);
  };
  if (isSent) return <p role="status">{t('complained')}</p>;
  return (
    <details data-part="complaint">
      <summary className="button">{t('complain')}</summary>
      <p>
        {t(`complaintTo.${hears}`)}{' '}
        {clause !== null && <ClauseLink edition={scoring.rulebook} clause={clause} />}
      </p>
      <PlainForm
        name="complaint"
        onSend={() => void complain()}
        sending={sending}
        refused={refused}
        button={t('complainDo')}
      >
        <TextField
          label={t('complaintText')}
          name="complaint"
          value={text}
          onWrite={setText}
          most={longestText}
          isLong
        />
      </PlainForm>
    </details>
  );
};
