// Which key presses what: every key stands for a button that is on the screen, and the referee may change it.
import { checked, type Descriptor, mapOf, text } from '@omerta/base/reading.ts';
import { fail, shown } from '@omerta/base/unfit.ts';

export const actions = [
  'next',
  'foul',
  'undo',
  'pause',
  'plus',
  'minus',
  'cards',
  'history',
  'votes',
  'music',
  'help',
] as const;
export type Action = (typeof actions)[number];

/** Keys by their place on the keyboard, not by their letter: a Russian layout has the same ones. */
export type Keymap = Readonly<Record<Action, string>>;
export type KeyChanges = Readonly<Record<string, string>>;

const usual: Keymap = {
  next: 'Enter',
  foul: 'KeyF',
  undo: 'KeyU',
  pause: 'KeyP',
  plus: 'Equal',
  minus: 'Minus',
  cards: 'KeyC',
  history: 'KeyH',
  votes: 'KeyV',
  music: 'KeyM',
  help: 'Slash',
};

export const keymapWith = (changes: KeyChanges): Keymap => ({ ...usual, ...changes });

/** The number pad is the same keys once more. */
const twins: Readonly<Record<string, string>> = {
  NumpadEnter: 'Enter',
  NumpadAdd: 'Equal',
  NumpadSubtract: 'Minus',
};

export const codeOf = (code: string): string => twins[code] ?? code.replace(/^Numpad(?=\d$)/, 'Digit');

export const digitOf = (code: string): number | null => (/^Digit\d$/.test(code) ? Number(code.at(-1)) : null);

/** `?` is on another key in other layouts. */
export const actionOf = (map: Keymap, code: string, key: string): Action | undefined =>
  key === '?' ? 'help' : actions.find((action) => map[action] === code);

const reserved: ReadonlySet<string> = new Set([
  'Tab',
  'Escape',
  'Space',
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  '',
]);

/** Seats keep their digits, and a screen reader its own keys. */
export const isFreeKey = (code: string): boolean =>
  !reserved.has(code) && digitOf(code) === null && !/^(Shift|Control|Alt|Meta|F\d)/.test(code);

/** The changes after `action` was given a key; whoever had that key takes the one that is left. */
export const giveKey = (changes: KeyChanges, action: Action, code: string): KeyChanges => {
  const before = keymapWith(changes);
  const owner = actions.find((each) => before[each] === code);
  const after: Record<string, string> = { ...before, [action]: code };
  if (owner && owner !== action) after[owner] = before[action];
  return Object.fromEntries(
    actions.flatMap((each) => (after[each] === usual[each] ? [] : [[each, after[each] ?? '']])),
  );
};

/** As they were kept: each a free key of an action there is, and none of two. */
export const keyChanges: Descriptor<KeyChanges> = checked(mapOf(text), (changes, path) => {
  const known = Object.entries(changes).every(
    ([action, code]) => actions.some((each) => each === action) && isFreeKey(code),
  );
  const codes = new Set(Object.values(keymapWith(changes)));
  if (!known || codes.size < actions.length) fail(path, 'value/unlisted', { found: shown(changes) });
});

const signs: Readonly<Record<string, string>> = {
  Equal: '+',
  Minus: '−',
  Slash: '?',
  Comma: ',',
  Period: '.',
  Semicolon: ';',
  Quote: "'",
};

/** As it is printed on a Latin keyboard. */
export const showKey = (code: string): string => signs[code] ?? code.replace(/^(Key|Digit)/, '');
