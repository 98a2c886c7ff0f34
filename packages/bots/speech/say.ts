// Says a bot's words in a language: short sentences, each in one of its forms.
import type { ByLang, Lang } from '@omerta/base/lang.ts';
import { speech as en } from '../texts/en/speech.ts';
import { speech as ru } from '../texts/ru/speech.ts';
import type { Forms, SpeechTexts } from './speech-texts.ts';
import type { BotWords, SaidReason } from './words.ts';

const texts: ByLang<SpeechTexts> = { en, ru };

const oneOf = <A extends readonly unknown[]>(forms: Forms<A>, form: number, ...args: A): string =>
  forms[form % forms.length]?.(...args) ?? '';

const asSentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

const reasonIn = (because: SaidReason, both: boolean, form: number, words: SpeechTexts): string => {
  switch (because.kind) {
    case 'deed':
      return words.deeds[because.deed](because.to, both);
    case 'sign':
      return words.signs[because.sign](because.by, both);
    case 'numbers':
      return oneOf(words.numbers, form);
  }
};

const suspicion = ({ suspects, because, form }: BotWords, words: SpeechTexts): string => {
  if (suspects.length === 0) return oneOf(words.unclear, form);
  const opening = oneOf(words.suspect, form, suspects);
  return asSentence(because ? `${opening}: ${reasonIn(because, suspects.length > 1, form, words)}` : opening);
};

export const say = (said: BotWords, lang: Lang): string => {
  const words = texts[lang];
  const { claims, nominee, trusted, form } = said;
  return [
    claims.length > 0 ? oneOf(words.sheriff, form) : '',
    ...claims.map((claim) => (claim ? oneOf(words.check[claim.team], form, claim.target) : '')),
    suspicion(said, words),
    trusted === null || trusted === nominee ? '' : oneOf(words.trust, form, trusted),
    nominee === null ? '' : oneOf(words.nominate, form, nominee),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
};
