// A code as a person types it.

/** Cyrillic capitals that look like Latin ones: what is read off a paper is typed on whichever keyboard is open. */
const latin: Readonly<Record<string, string>> = {
  А: 'A',
  В: 'B',
  Е: 'E',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: 'O',
  Р: 'P',
  С: 'C',
  Т: 'T',
  У: 'Y',
  Х: 'X',
};

/** Small letters, spaces, dashes and the alphabet do not matter. */
export const tidyCode = (typed: string): string =>
  typed
    .replaceAll(/[\s-]/g, '')
    .toUpperCase()
    .replaceAll(/[А-Я]/g, (letter) => latin[letter] ?? letter);
