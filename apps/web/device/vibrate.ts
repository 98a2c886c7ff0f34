// The phone shakes, where its owner wants it: a browser refuses until the page has been touched.
import { settings } from './settings.ts';

export const vibrate = (pattern: number | number[]): void => {
  if (settings().vibration && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(pattern);
};
