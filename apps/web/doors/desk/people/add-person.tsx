// One more person by name: somebody of the club by one press, a new one by typing the nickname and one press.
import { folded, isSeen, longestNickname, tidy } from '@omerta/base/nickname.ts';
import { useMemo, useState } from 'react';
import type { KnownPerson } from '../../../desk/roster/import-draft.ts';
import { likelyAmong } from '../../../desk/roster/likeness.ts';
import { PlainForm, TextField } from '../../../people/fields.tsx';
import { useSending } from '../../../people/use-asked.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import type { Roster } from './known.ts';
import { useTakeOne } from './use-take-one.ts';

const most = 8;

/** Those who begin so, and those whom it may be. */
const offered = (known: readonly KnownPerson[], likely: readonly KnownPerson[], typed: string) => {
  const words = folded(typed);
  const found = words === '' ? [] : known.filter(({ nickname }) => folded(nickname).includes(words));
  return [...new Set([...likely, ...found])].slice(0, most);
};

export const AddPerson = ({ roster: { known, again } }: { readonly roster: Roster }) => {
  const { t } = useTranslation('roster');
  const takeOne = useTakeOne();
  const [typed, setTyped] = useState('');
  const [told, setTold] = useState<string | null>(null);
  const { sending, refused, setRefused, send } = useSending();
  const likelyFor = useMemo(() => likelyAmong(known), [known]);
  const nickname = tidy(typed);
  const likely = likelyFor(nickname).map(({ who }) => who);
  const choices = offered(known, likely, nickname);
  const taken = known.find((each) => folded(each.nickname) === folded(nickname));
  const isNew = nickname !== '' && !taken;

  const add = async (person: string | null, name: string): Promise<void> => {
    if (person === null && !isSeen(name, longestNickname))
      return setRefused(t('add.notWritten', { most: longestNickname }));
    setTold(null);
    const done = await send(() => takeOne({ nickname: name, club: '', person }));
    if (done === null) return;
    setTyped('');
    setTold(t('add.done', { nickname: name }));
    again();
  };
  const hintOf = (each: KnownPerson): string | null => {
    if (each.isEntered) return t('add.entered');
    return likely.includes(each) && each !== taken ? t('add.likely') : each.club;
  };
  return (
    <section className="roster-add">
      <PlainForm
        name="add-person"
        onSend={() => void add(taken?.person ?? null, taken?.nickname ?? nickname)}
        sending={sending}
        refused={refused}
        button={isNew ? t('add.asNew', { nickname }) : t('add.field')}
      >
        <TextField
          label={t('add.field')}
          name="nickname"
          value={typed}
          onWrite={(value) => {
            setTyped(value);
            setRefused(null);
          }}
          hint={t('add.hint')}
          autoComplete="off"
          most={longestNickname}
        />
      </PlainForm>
      <div className="choices">
        {choices.map((each) => (
          <button
            key={each.person}
            type="button"
            className="button"
            data-person={each.person}
            disabled={each.isEntered || sending}
            onClick={() => void add(each.person, each.nickname)}
          >
            {each.nickname} {hintOf(each) !== null && <small>{hintOf(each)}</small>}
          </button>
        ))}
      </div>
      {told !== null && <p role="status">{told}</p>}
    </section>
  );
};
