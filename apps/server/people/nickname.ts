// Nicknames: as a person writes them, and the form in which two of them are the same.
import { hashOf } from './kept/ticket.ts';

export const longestNickname = 60;

/** Nothing invisible in it, something to see. */
export const isSeen = (text: string, most: number): boolean =>
  /[\p{L}\p{N}\p{P}\p{S}]/u.test(text) && !/\p{C}/u.test(text) && [...text].length <= most;

/** As it is kept and shown. */
export const tidy = (nickname: string): string => nickname.normalize('NFC').trim().replaceAll(/\s+/gu, ' ');

/** NFKC and case folding: upper case first, for what has several small letters or none of its own. */
export const folded = (nickname: string): string =>
  tidy(nickname).normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC').trim();

export const nicknameKey = (nickname: string): string => `nickname/${hashOf(folded(nickname))}`;

/** In what is kept of a person; null where none is. */
export const nicknameIn = (data: Readonly<Record<string, unknown>> | undefined): string | null => {
  const nickname = data?.['nickname'] ?? data?.['nick'];
  return typeof nickname === 'string' && nickname !== '' ? nickname : null;
};
