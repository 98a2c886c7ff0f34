// What this device remembers of its referee's choices; few, and none of them about a game.
import { type Lang, langs } from '@omerta/base/lang.ts';
import { useSyncExternalStore } from 'react';

export const themes = ['system', 'light', 'dark'] as const;
export const addresses = ['number', 'nickname', 'both'] as const;

export type Settings = {
  readonly lang: string;
  /** The language of the phrases said at the table. */
  readonly play: string;
  readonly address: (typeof addresses)[number];
  readonly theme: (typeof themes)[number];
  readonly rulebook: string;
  readonly switches: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** How the cards are dealt. */
  readonly deal: 'call' | 'once' | 'device';
  readonly sound: boolean;
  readonly vibration: boolean;
  /** Milliseconds a new step must have been in sight before the control that brought it is pressed again on purpose. */
  readonly wait: number;
  /** Seconds between two numbers called at night; null: as the rulebook says. */
  readonly beat: number | null;
  /** Foul stays down for one foul after another. */
  readonly fouls: boolean;
  /** The card of gestures was offered, and answered. */
  readonly gesturesSeen: boolean;
  /** Keys that are not the usual ones. */
  readonly keys: Readonly<Record<string, string>>;
  /** Music by itself while it is night. */
  readonly nightMusic: boolean;
  /** `piece` is ours; else the id of a file kept on this device. */
  readonly music: string;
  /** From 0 to 1. */
  readonly volume: number;
};

const key = 'omerta.settings';

const initial = (): Settings => {
  const lang = navigator.language.toLowerCase().startsWith('ru') ? 'ru' : 'en';
  return {
    lang,
    play: lang,
    address: 'number',
    theme: 'system',
    rulebook: 'fsm-2024',
    switches: {},
    deal: 'call',
    sound: true,
    vibration: true,
    wait: 650,
    beat: null,
    fouls: false,
    gesturesSeen: false,
    keys: {},
    nightMusic: true,
    music: 'piece',
    volume: 0.7,
  };
};

const read = (): Settings => {
  try {
    return { ...initial(), ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Settings>) };
  } catch {
    return initial();
  }
};

let current: Settings = read();
const watchers = new Set<() => void>();

export const settings = (): Settings => current;

export const changeSettings = (change: Partial<Settings>): void => {
  current = { ...current, ...change };
  try {
    localStorage.setItem(key, JSON.stringify(current));
  } catch {
    // Refused storage: the choice lasts as long as the page.
  }
  for (const changed of watchers) changed();
};

const subscribe = (changed: () => void): (() => void) => {
  watchers.add(changed);
  return () => watchers.delete(changed);
};

export const useSettings = (): Settings => useSyncExternalStore(subscribe, settings);

/** The rules speak two languages: in any other, English. */
const langOf = (lang: string): Lang => langs.find((each) => each === lang) ?? 'en';

/** The language in which the rules speak to the referee. */
export const useLang = (): Lang => langOf(useSettings().lang);

/** The language of the phrases he says. */
export const usePlayLang = (): Lang => langOf(useSettings().play);
