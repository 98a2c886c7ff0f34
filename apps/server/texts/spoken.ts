// What the server itself says to people, by language: in the terminal, and to a phone that is to trust the hall.
import type { ByLang } from '@omerta/base/lang.ts';
import { start as startEn } from './en/start.ts';
import { trust as trustEn } from './en/trust.ts';
import { start as startRu } from './ru/start.ts';
import { trust as trustRu } from './ru/trust.ts';
import type { StartTexts } from './start.ts';
import type { TrustTexts } from './trust.ts';

export const startTexts: ByLang<StartTexts> = { en: startEn, ru: startRu };
export const trustTexts: ByLang<TrustTexts> = { en: trustEn, ru: trustRu };
