// The words of the protocol, by language.
import type { ByLang, Lang, Like } from '@omerta/base/lang.ts';
import { protocol as en } from '../texts/en/protocol.ts';
import { protocol as ru } from '../texts/ru/protocol.ts';

export type ProtocolWords = Like<typeof en>;

const words: ByLang<ProtocolWords> = { en, ru };

export const protocolWords = (lang: Lang): ProtocolWords => words[lang];
