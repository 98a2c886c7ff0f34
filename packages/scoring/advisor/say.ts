// How the advisor speaks: what it found, asks or credits, said in every language.
import { type ByLang, inEvery, type Text } from '@omerta/base/lang.ts';
import { advice as en } from '../texts/en/advice.ts';
import { advice as ru } from '../texts/ru/advice.ts';
import type { AdviceTexts } from './advice-texts.ts';

const texts: ByLang<AdviceTexts> = { en, ru };

type Sayings<T> = { readonly [K in keyof T]: (...args: never[]) => string };

const sayer =
  <T extends Sayings<T>>(part: (texts: AdviceTexts) => T) =>
  <K extends keyof T>(key: K, ...args: Parameters<T[K]>): Text =>
    inEvery((lang) => part(texts[lang])[key](...args));

export const told = sayer(({ because }) => because);
export const asked = sayer(({ questions }) => questions);
export const ground = sayer(({ credits }) => credits);

/** One sentence after the other. */
export const followedBy = (first: Text, second: Text): Text =>
  inEvery((lang) => `${first[lang]} ${second[lang]}`);
