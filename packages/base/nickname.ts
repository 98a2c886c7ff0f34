// Nicknames: as a person writes them, and the form in which two of them are the same.

export const longestNickname = 60;

/** Nothing invisible in it, something to see. */
export const isSeen = (text: string, most: number): boolean =>
  /[\p{L}\p{N}\p{P}\p{S}]/u.test(text) && !/\p{C}/u.test(text) && [...text].length <= most;

/** As it is kept and shown. */
export const tidy = (nickname: string): string => nickname.normalize('NFC').trim().replaceAll(/\s+/gu, ' ');

/** NFKC and case folding: upper case first, for what has several small letters or none of its own. */
export const folded = (nickname: string): string =>
  tidy(nickname).normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC').trim();
