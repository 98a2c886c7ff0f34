// The words a component says, in the language of the screen: an area that is not here yet is waited for, and a sentence is made once.
import type { FlatNamespace, TFunction } from 'i18next';
import { useSyncExternalStore } from 'react';
import { bringWords, language, type TextArea, wordsOf } from './load.ts';
import { sentenceIn, type Values } from './sentence.ts';

type Areas = FlatNamespace | readonly [FlatNamespace, ...FlatNamespace[]];
type Spoken<A extends Areas> = { readonly t: TFunction<A> };

/** Sentences kept for one language and area; numbers and names make new ones, so the store is emptied when it is full. */
const most = 2_000;

type Translate = (key: string, values?: Values) => string;

/** After most presses nearly every word of the table is the one that stood there before. */
const remembering = (translate: Translate): Translate => {
  const made = new Map<string, string>();
  return (key, values) => {
    const name = values === undefined ? key : `${key} ${JSON.stringify(values)}`;
    const known = made.get(name);
    if (known !== undefined) return known;
    const sentence = translate(key, values);
    if (made.size >= most) made.clear();
    made.set(name, sentence);
    return sentence;
  };
};

const spoken = new Map<string, Spoken<never>>();
const coming = new Map<string, Promise<void>>();

/** `area:key` is said by that area; a key alone by the first of the areas that has it. */
const saying =
  (areas: readonly TextArea[]): Translate =>
  (name, values) => {
    const [, area, key = name] = /^(\w+):(.+)/.exec(name) ?? [];
    for (const each of area === undefined ? areas : [area as TextArea]) {
      const said = sentenceIn(language.get(), wordsOf(each), key, values);
      if (said !== null) return said;
    }
    return key;
  };

export const useTranslation = <const A extends Areas>(areas: A): Spoken<A> => {
  const lang = useSyncExternalStore(language.subscribe, language.get);
  const name = `${lang} ${areas}`;
  const known = spoken.get(name);
  if (known) return known as Spoken<A>;
  const wanted = [areas].flat() as TextArea[];
  if (wanted.some((area) => wordsOf(area) === undefined)) {
    const promise = coming.get(name) ?? bringWords(wanted);
    coming.set(name, promise);
    // Not `use`: a component that is drawn again finds its words there and asks for nothing, which React takes for a fault.
    throw promise;
  }
  coming.delete(name);
  const made = { t: remembering(saying(wanted)) } as unknown as Spoken<never>;
  spoken.set(name, made);
  return made as Spoken<A>;
};
