// The referee asks for the chief, from his menu: a reason with one tap, a few words if he likes.
import { chiefReasons } from '@omerta/sync/words.ts';
import { useState } from 'react';
import type { ServedGame } from '../../session/served.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { askChief } from '../../words/table-words.ts';

export const AskChief = ({ where, onDone }: { readonly where: ServedGame; readonly onDone: () => void }) => {
  const { t } = useTranslation('words');
  const [note, setNote] = useState('');
  return (
    <>
      <p>{t('callWhat')}</p>
      <input
        className="input"
        name="chief-note"
        value={note}
        maxLength={200}
        aria-label={t('note')}
        placeholder={t('note')}
        autoComplete="off"
        onChange={({ target }) => setNote(target.value)}
      />
      {chiefReasons.map((reason) => (
        <button
          key={reason}
          type="button"
          className="button"
          data-reason={reason}
          onClick={() => {
            askChief(where, reason, note.trim());
            onDone();
          }}
        >
          {t(`reason.${reason}`)}
        </button>
      ))}
    </>
  );
};

type ItemsProps = {
  readonly where: ServedGame;
  readonly onDone: () => void;
  readonly onOther: () => void;
};

/** The usual reason goes out with the tap; another one has its own screen. */
export const AskChiefItems = ({ where, onDone, onOther }: ItemsProps) => {
  const { t } = useTranslation('words');
  return (
    <>
      <button
        type="button"
        className="button"
        data-do="call-chief"
        onClick={() => {
          askChief(where, 'ruling', '');
          onDone();
        }}
      >
        {t('callNow')}
      </button>
      <button type="button" className="button" data-do="ask-chief" onClick={onOther}>
        {t('call')}
      </button>
    </>
  );
};
