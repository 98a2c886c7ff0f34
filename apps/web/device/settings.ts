// What this device remembers of its referee's choices; few, and none of them about a game.

import { keptFields } from '@omerta/base/kept.ts';
import { type Lang, langOf, langs } from '@omerta/base/lang.ts';
import { type Descriptor, flag, mapOf, oneOf, orNull, text, whole } from '@omerta/base/reading.ts';
import { number } from '@omerta/base/values.ts';
import { rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { switchesOf, takesValue } from '@omerta/rules/rulebooks/switches.ts';
import { keyChanges } from './keymap.ts';
import { useWatched } from './use-watched.ts';
import { watched } from './watched.ts';

export const themes = ['system', 'light', 'dark'] as const;
export const addresses = ['number', 'nickname', 'both'] as const;
const dealings = ['call', 'once', 'device'] as const;

export type Settings = {
  readonly lang: Lang;
  /** The language of the phrases said at the table. */
  readonly play: Lang;
  readonly address: (typeof addresses)[number];
  readonly theme: (typeof themes)[number];
  readonly rulebook: string;
  readonly switches: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** How the cards are dealt. */
  readonly deal: (typeof dealings)[number];
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
  const lang = langOf(navigator.language);
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

/** A switch that a later edition of the rules does not have any more would leave no game to begin. */
const switches: Descriptor<Settings['switches']> = {
  read: (value, path) => {
    const given = mapOf(mapOf(text)).read(value, path);
    const known = rulebookIds.flatMap((id) => {
      const chosen = switchesOf(id).flatMap((each) => {
        const one = given[id]?.[each.name];
        return one !== undefined && takesValue(each, one) ? [[each.name, one] as const] : [];
      });
      return chosen.length === 0 ? [] : [[id, Object.fromEntries(chosen)] as const];
    });
    return Object.fromEntries(known);
  },
  schema: {},
};

const fields: { readonly [K in keyof Settings]: Descriptor<Settings[K]> } = {
  lang: oneOf(langs),
  play: oneOf(langs),
  address: oneOf(addresses),
  theme: oneOf(themes),
  rulebook: oneOf(rulebookIds),
  switches,
  deal: oneOf(dealings),
  sound: flag,
  vibration: flag,
  wait: whole(0, 10_000),
  beat: orNull(number(0.1, 10)),
  fouls: flag,
  gesturesSeen: flag,
  keys: keyChanges,
  nightMusic: flag,
  music: text,
  volume: number(0, 1),
};

/** Whatever was kept, by whichever program: a choice that there is not is the usual one. */
export const readSettings = (value: unknown, usual: Settings): Settings =>
  keptFields(fields, usual).read(value, '');

const read = (): Settings => {
  try {
    return readSettings(JSON.parse(localStorage.getItem(key) ?? '{}'), initial());
  } catch {
    return initial();
  }
};

const kept = watched(read());

export const settings = kept.get;

export const changeSettings = (change: Partial<Settings>): void => {
  const changed: Settings = { ...settings(), ...change };
  try {
    localStorage.setItem(key, JSON.stringify(changed));
  } catch {
    // Refused storage: the choice lasts as long as the page.
  }
  kept.set(changed);
};

export const useSettings = (): Settings => useWatched(kept);

/** The language in which the rules speak to the referee. */
export const useLang = (): Lang => useSettings().lang;

/** The language of the phrases he says. */
export const usePlayLang = (): Lang => useSettings().play;
