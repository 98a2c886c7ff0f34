// What is kept of a person beside the log: nickname, club, real name, contacts and a note; what was not changed is not sent.
import { longestNickname } from '@omerta/base/nickname.ts';
import { optional, shape, text } from '@omerta/base/reading.ts';
import { useId, useState } from 'react';
import { longestContact } from '../../../desk/roster/import-fault.ts';
import { contactFields } from '../../../desk/roster/intake.ts';
import { type PersonDetails, rosterQuestions } from '../../../desk/roster/roster-questions.ts';
import { useDraft } from '../../../device/use-draft.ts';
import { NotHere, PlainForm, TextField } from '../../../people/fields.tsx';
import { type Asking, useSending } from '../../../people/use-asked.ts';
import { useTranslation } from '../../../texts/use-translation.ts';

type Props = { readonly person: string; readonly onSaved: () => void };
const fields = ['nickname', 'club', ...contactFields, 'note'] as const;
type Written = Readonly<Record<(typeof fields)[number], string>>;

const writtenIn = ({ nickname, club, name, email, phone, note }: PersonDetails): Written => ({
  nickname,
  club: club ?? '',
  name: name ?? '',
  email: email ?? '',
  phone: phone ?? '',
  note: note ?? '',
});

const longestNote = 2_000;

/** What differs from what is saved. */
const changes = shape({
  nickname: optional(text),
  club: optional(text),
  name: optional(text),
  email: optional(text),
  phone: optional(text),
  note: optional(text),
});
const none: Partial<Written> = {};

const Form = ({ person, onSaved, kept }: Props & { readonly kept: Written }) => {
  const { t } = useTranslation('roster');
  const [saved, setSaved] = useState(kept);
  const [changed, keep] = useDraft({ name: `person ${person}`, reads: changes, empty: none });
  const now = { ...saved, ...changed };
  const [isTold, setTold] = useState(false);
  const { sending, refused, send } = useSending();
  const noteId = useId();
  const write = (more: Partial<Written>): void => {
    setTold(false);
    const next = { ...now, ...more };
    keep(
      Object.fromEntries(
        fields.flatMap((field) => (next[field] === saved[field] ? [] : [[field, next[field]]])),
      ),
    );
  };
  const save = async (): Promise<void> => {
    if ((await send(() => rosterQuestions.change(person, changed))) === null) return;
    setSaved(now);
    keep(none);
    setTold(true);
    onSaved();
  };
  return (
    <PlainForm
      name="details"
      onSend={() => void save()}
      sending={sending}
      refused={refused}
      button={t('person.save')}
    >
      <TextField
        label={t('columns.nickname')}
        name="nickname"
        value={now.nickname}
        onWrite={(nickname) => write({ nickname })}
        most={longestNickname}
      />
      <TextField
        label={t('columns.club')}
        name="club"
        value={now.club}
        onWrite={(club) => write({ club })}
        most={longestNickname}
      />
      {contactFields.map((field) => (
        <TextField
          key={field}
          label={t(`columns.${field}`)}
          name={field}
          value={now[field]}
          onWrite={(said) => write({ [field]: said })}
          most={longestContact}
          autoComplete="off"
        />
      ))}
      <p className="quiet">{t('person.private')}</p>
      <div className="field">
        <label htmlFor={noteId}>{t('person.note')}</label>
        <textarea
          id={noteId}
          className="input"
          name="note"
          maxLength={longestNote}
          value={now.note}
          onChange={({ target }) => write({ note: target.value })}
        />
      </div>
      {isTold && <p role="status">{t('person.saved')}</p>}
      {Object.keys(changed).length > 0 && <p className="quiet">{t('person.unsaved')}</p>}
    </PlainForm>
  );
};

export const PersonDetailsForm = ({
  person,
  details: { got, again },
  onSaved,
}: Props & { readonly details: Asking<PersonDetails> }) => {
  const { t } = useTranslation('common');
  if (!got) return <p className="quiet">{t('loading')}</p>;
  return 'answer' in got ? (
    <Form person={person} onSaved={onSaved} kept={writtenIn(got.answer)} />
  ) : (
    <NotHere sentence={got.sentence} again={again} />
  );
};
