// A player's own notes of a game: on this device alone.
import { useState } from 'react';
import { storage } from '../../../device/plain-storage.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { useSeat } from './use-seat.ts';

const keyOf = (name: string): string => `omerta.notes.${name}`;

export const forgetNotes = (name: string): void => storage?.removeItem(keyOf(name));

const keep = (name: string, text: string): void => {
  try {
    storage?.setItem(keyOf(name), text);
  } catch {
    // A full storage: they last as long as the page.
  }
};

export const Notes = () => {
  const { t } = useTranslation('play');
  const { notes } = useSeat();
  const [text, setText] = useState(() => storage?.getItem(keyOf(notes)) ?? '');
  return (
    <>
      <p className="quiet">{t('notes.hint')}</p>
      <textarea
        className="input notes"
        aria-label={t('notes.title')}
        value={text}
        rows={8}
        onChange={({ target }) => {
          setText(target.value);
          keep(notes, target.value);
        }}
      />
    </>
  );
};
