// Whether two nicknames may be one person's: the same letters, letters that look or sound the same, or one letter apart.
import { folded } from '@omerta/base/nickname.ts';
import { latinLook } from './look-alikes.ts';

/** From the strongest down. */
const likenesses = ['letters', 'looks', 'sounds', 'near'] as const;
export type Likeness = (typeof likenesses)[number];

const plain = (nickname: string): string =>
  folded(nickname)
    .replaceAll('ё', 'е')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

const sounds: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ґ: 'g',
  д: 'd',
  е: 'e',
  є: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  і: 'i',
  ї: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ў: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sh',
  ъ: '',
  ы: 'i',
  ь: '',
  э: 'e',
  ю: 'iu',
  я: 'ia',
};

/** The several ways in which one sound is written in Latin letters; in this order. */
const spellings: readonly (readonly [written: RegExp, said: string])[] = [
  [/shch|sch/g, 'sh'],
  [/kh/g, 'h'],
  [/tz/g, 'ts'],
  [/ph/g, 'f'],
  [/ck|q/g, 'k'],
  [/c(?!h)/g, 'k'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/[yj]/g, 'i'],
  [/(\p{L})\1+/gu, '$1'],
];

const said = (letters: string): string =>
  spellings.reduce(
    (word, [written, sound]) => word.replaceAll(written, sound),
    [...letters].map((each) => sounds[each] ?? each).join(''),
  );

const digits = (letters: string): string => letters.replaceAll(/\P{N}/gu, '');

/** Shorter ones are one letter apart from everything; another number is another person, not a slip. */
const shortestNear = 4;

/** One letter more, less, other, or two that changed places. */
const isNear = (one: string, other: string): boolean => {
  const [a, b] = [[...one], [...other]];
  if (Math.min(a.length, b.length) < shortestNear || Math.abs(a.length - b.length) > 1) return false;
  if (digits(one) !== digits(other)) return false;
  const at = a.findIndex((each, i) => each !== b[i]);
  const from = at < 0 ? a.length : at;
  const rest = (letters: readonly string[], skip: number): string => letters.slice(from + skip).join('');
  return (
    rest(a, 1) === rest(b, 1) ||
    rest(a, 1) === rest(b, 0) ||
    rest(a, 0) === rest(b, 1) ||
    (a[from] === b[from + 1] && a[from + 1] === b[from] && rest(a, 2) === rest(b, 2))
  );
};

type Forms = { readonly letters: string; readonly looks: string; readonly sounds: string };

const formsOf = (nickname: string): Forms => {
  const letters = plain(nickname);
  return { letters, looks: latinLook(letters), sounds: said(letters) };
};

const likenessIn = (one: Forms, other: Forms): Likeness | null => {
  if (one.letters === '' || other.letters === '') return null;
  const same = (['letters', 'looks', 'sounds'] as const).find((form) => one[form] === other[form]);
  return same ?? (isNear(one.letters, other.letters) ? 'near' : null);
};

/** Null where they are nothing alike. */
export const likenessOf = (one: string, other: string): Likeness | null =>
  likenessIn(formsOf(one), formsOf(other));

/** The word, and the word without each of its letters: two that are one letter apart share one of these. */
const shortened = (letters: string): readonly string[] => {
  const each = [...letters];
  return [letters, ...each.map((_, i) => each.toSpliced(i, 1).join(''))];
};

const keysOf = ({ letters, looks, sounds: sound }: Forms): readonly string[] => [
  ...shortened(letters).map((each) => `n ${each}`),
  `l ${looks}`,
  `s ${sound}`,
];

export type Likely<T> = { readonly who: T; readonly likeness: Likeness };

/** Whom of these a nickname may be, the most likely first: a thousand are asked without comparing all with all. */
export const likelyAmong = <T extends { readonly nickname: string }>(
  known: readonly T[],
): ((nickname: string) => readonly Likely<T>[]) => {
  const byKey = new Map<string, { readonly who: T; readonly forms: Forms }[]>();
  for (const who of known) {
    const each = { who, forms: formsOf(who.nickname) };
    for (const key of new Set(keysOf(each.forms))) byKey.set(key, [...(byKey.get(key) ?? []), each]);
  }
  return (nickname) => {
    const forms = formsOf(nickname);
    const near = new Set(keysOf(forms).flatMap((key) => byKey.get(key) ?? []));
    return [...near]
      .flatMap((each) => {
        const likeness = likenessIn(forms, each.forms);
        return likeness ? [{ who: each.who, likeness }] : [];
      })
      .toSorted((a, b) => likenesses.indexOf(a.likeness) - likenesses.indexOf(b.likeness));
  };
};

/** Who of those told before may be the same: other letters for one word; one letter more or less is somebody else. */
export const likeBefore = <T extends { readonly nickname: string }>(): ((who: T) => Likely<T> | null) => {
  const met = new Map<string, T>();
  return (who) => {
    const forms = formsOf(who.nickname);
    const found = likenesses.flatMap((likeness) => {
      if (likeness === 'near' || forms.letters === '') return [];
      const key = `${likeness} ${forms[likeness]}`;
      const before = met.get(key);
      if (before === undefined) met.set(key, who);
      return before === undefined ? [] : [{ who: before, likeness }];
    });
    return found[0] ?? null;
  };
};
