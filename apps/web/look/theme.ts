// Which colours the page has: the device's or the referee's choice, and the night's own while it is night.
import type { Settings } from '../device/settings.ts';

const prefersDark = matchMedia('(prefers-color-scheme: dark)');

let night = false;
let chosen: Settings['theme'] = 'system';

const theme = (): string => {
  if (night) return 'night';
  if (chosen !== 'system') return chosen;
  return prefersDark.matches ? 'dark' : 'light';
};

const paint = (): void => {
  document.documentElement.dataset['theme'] = theme();
  // Asked for with the frame that needs the new colours anyway.
  requestAnimationFrame(() => {
    const paper = getComputedStyle(document.documentElement).getPropertyValue('--paper').trim();
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper);
  });
};

prefersDark.addEventListener('change', paint);

export const chooseTheme = (choice: Settings['theme']): void => {
  chosen = choice;
  paint();
};

export const isNight = (): boolean => night;

export const setNight = (is: boolean): void => {
  if (night === is) return;
  night = is;
  paint();
};
