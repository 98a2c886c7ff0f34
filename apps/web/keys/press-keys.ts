// The keyboard: a key presses the button it stands for, if that button is on the screen now.

import { type Action, actionOf, codeOf, digitOf, keymapWith } from '../device/keymap.ts';
import { settings } from '../device/settings.ts';

/** An open dialog covers the rest of the page, for keys too. */
const scope = (): ParentNode =>
  [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1) ?? document;

const find = (selector: string): HTMLElement | null => scope().querySelector<HTMLElement>(selector);

/** With Shift the key of undo brings back. */
const buttonOf = (action: Action | 'redo'): HTMLElement | null =>
  find(action === 'next' ? '.next-bar .main' : `[data-tool="${action}"]`);

/** With Shift: the count of hands where one is asked for, else the sheet of the seat. */
const pressDigit = (digit: number, shift: boolean): boolean => {
  const seat = find(`[data-seat="${digit === 0 ? 10 : digit}"]`);
  const count = shift ? find(`[data-count="${digit}"]`) : null;
  if (shift && !count)
    seat?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
  else (count ?? seat)?.click();
  return Boolean(count ?? seat);
};

/** A phone has none: whoever holds one is not told of keys. */
export const hasKeyboard = (): boolean => matchMedia('(hover: hover) and (pointer: fine)').matches;

let openHelp: () => void = () => undefined;

/** Who shows the list of keys. */
export const onHelp = (open: () => void): void => {
  openHelp = open;
};

export const showKeys = (): void => openHelp();

const act = (event: KeyboardEvent): boolean => {
  const code = codeOf(event.code);
  const digit = digitOf(code);
  const action = actionOf(keymapWith(settings().keys), code, event.key);
  if (action === 'help') {
    openHelp();
    return true;
  }
  if (digit !== null) return pressDigit(digit, event.shiftKey);
  const button = action && buttonOf(action === 'undo' && event.shiftKey ? 'redo' : action);
  if (!button) return false;
  // Cards show only while held: the key going up ends it as a finger does.
  if (action === 'cards') button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  else button.click();
  return true;
};

/** Somebody writes, or has chosen a button of his own: Enter is that button's. */
const isFree = (event: KeyboardEvent): boolean => {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return false;
  const target = event.target instanceof Element ? event.target : document.body;
  return (
    target.closest('input, textarea, select, [data-keys="own"]') === null &&
    !(event.key === 'Enter' && target.closest('button, a') !== null)
  );
};

/** A pointer leaves no focus behind at the table: Enter stays the large button. Whoever walks there with Tab keeps his place. */
const giveBackFocus = ({ detail }: MouseEvent): void => {
  const { activeElement } = document;
  if (detail > 0 && activeElement instanceof HTMLButtonElement && activeElement.closest('.table'))
    activeElement.blur();
};

export const listenForKeys = (): void => {
  window.addEventListener('keydown', (event) => {
    if (isFree(event) && act(event)) event.preventDefault();
  });
  // Before the button acts: what it opens gives the focus back to whoever had it.
  window.addEventListener('click', giveBackFocus, { capture: true });
};
