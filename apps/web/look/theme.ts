// Which colours the page has: the device's or the referee's choice, and the night's own while it is night.
import { storage } from '../device/plain-storage.ts';
import type { Settings } from '../device/settings.ts';

const prefersDark = matchMedia('(prefers-color-scheme: dark)');

/** Where it was night when the page was left: `first-paint.js` begins there in the night's colours. */
const nightKey = 'omerta.night';

let night = document.documentElement.dataset['theme'] === 'night';
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

/** The first page leads back to the table: it begins as the table would. */
const place = (): string => (location.pathname === '/' ? '/table' : location.pathname);

const keepNight = (): void => {
  try {
    if (night) storage?.setItem(nightKey, place());
    else if (storage?.getItem(nightKey) === place()) storage.removeItem(nightKey);
  } catch {
    // Refused storage: a reload begins light.
  }
};

/** A page that was begun as a night and turns out to have none says nothing about it. */
const longestUnsaid = 5_000;
let unsaid: ReturnType<typeof setTimeout> | undefined;

export const setNight = (is: boolean): void => {
  clearTimeout(unsaid);
  const isNew = night !== is;
  night = is;
  keepNight();
  if (isNew) paint();
};

if (night) unsaid = setTimeout(() => setNight(false), longestUnsaid);
