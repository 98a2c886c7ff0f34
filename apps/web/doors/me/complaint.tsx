// A complaint about the referees, which leaves the tournament: to whom, under which clause.
import { text } from '@omerta/base/reading.ts';
import { longestText } from '@omerta/tournament/meta.ts';
import type { Book } from '@omerta/tournament/rulebooks/choose.ts';
import { useRef, useState } from 'react';
import { order } from '../../desk/wire/order.ts';
import { newId } from '../../device/new-id.ts';
import { useDraft } from '../../device/use-draft.ts';
import { PlainForm, TextField } from '../../people/fields.tsx';
import { useSending } from '../../people/use-asked.ts';
import { ClauseLink } from '../../rulebooks/clause-link.tsx';
import { useTranslation } from '../../texts/use-translation.ts';

type Props = { readonly tournament: string; readonly game: string; readonly book: Book };

export const Complaint = ({ tournament, game, book: { rules, scoring } }: Props) => {
  const { t } = useTranslation('me');
  const [written, write] = useDraft({ name: `own-complaint ${tournament} ${game}`, reads: text, empty: '' });
  const [isSent, setSent] = useState(false);
  // Pressed again after a long silence it is the same complaint.
  const id = useRef(newId());
  const { sending, refused, setRefused, send } = useSending();
  const { value: hears, clause } = rules.protest.complaint;
  const complain = async (): Promise<void> => {
    const said = written.trim();
    if (said === '') return setRefused(t('protestEmpty'));
    if (await send(() => order(tournament, { type: 'complain', game, text: said }, id.current))) {
      write('');
      setSent(true);
    }
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
          value={written}
          onWrite={write}
          most={longestText}
          isLong
        />
      </PlainForm>
    </details>
  );
};
