// What a key does in a field of the paper sheet: fields that are full open the next one, Enter goes on, Backspace in an empty field goes back.
import { fullAt } from './paper-sheet.ts';
import type { PaperDraft, PaperField } from './paper-words.ts';

/** `to`: the field that is open now; null: everything is typed, and the button is reached. */
export type KeyMove = { readonly to: PaperField | null };

const beside = (asked: readonly PaperField[], field: PaperField, by: 1 | -1): KeyMove | null => {
  const at = asked.indexOf(field) + by;
  if (at < 0) return null;
  return { to: asked[at] ?? null };
};

/** Null where the key is the field's own. */
export const moveOn = (
  key: string,
  field: PaperField,
  draft: PaperDraft,
  asked: readonly PaperField[],
): KeyMove | null => {
  switch (key) {
    case 'Enter':
    case 'ArrowDown':
      return beside(asked, field, 1);
    case 'ArrowUp':
      return beside(asked, field, -1);
    case 'Backspace':
      return draft[field] === '' ? beside(asked, field, -1) : null;
    default:
      return null;
  }
};

/** Once it holds as much as it can; not where somebody goes back to change it. */
export const afterTyping = (
  field: PaperField,
  { before, now }: { readonly before: string; readonly now: string },
  asked: readonly PaperField[],
): KeyMove | null => {
  const full = fullAt[field];
  return full !== undefined && now.length === full && before.length === full - 1
    ? beside(asked, field, 1)
    : null;
};
