// A refusal of a room, or of the rules in it, as one sentence: what is wrong and what to do.
import type { ByLang, Lang } from '@omerta/base/lang.ts';
import { refusalText as ruleRefusalText } from '@omerta/rules/messages/refusal-text.ts';
import { type PlayRefusal, type RoomRefusal, roomRefusalCodes } from '../refusal.ts';
import { refusals as en } from '../texts/en/refusals.ts';
import { refusals as ru } from '../texts/ru/refusals.ts';
import type { RoomRefusalTexts } from './refusal-texts.ts';

const texts: ByLang<RoomRefusalTexts> = { en, ru };

const isOfRoom = (refusal: PlayRefusal): refusal is RoomRefusal =>
  (roomRefusalCodes as readonly string[]).includes(refusal.code);

export const refusalText = (refusal: PlayRefusal, lang: Lang): string => {
  if (!isOfRoom(refusal)) return ruleRefusalText(refusal, lang);
  const { word = '?', number = '?' } = refusal.args;
  return texts[lang][refusal.code]({ word, number: String(number) });
};
