// Words for how somebody enters and whether he has paid, as organisers write them in Russian and English.
import { folded } from '@omerta/base/nickname.ts';

export const entersAs = ['applied', 'accepted', 'reserve'] as const;
export type EntersAs = (typeof entersAs)[number];

const statusWords: Readonly<Record<EntersAs, readonly string[]>> = {
  accepted: [
    'accepted',
    'confirmed',
    'main',
    'принят',
    'принята',
    'принят(а)',
    'подтвержден',
    'подтверждена',
    'участник',
    'основа',
    'основной',
    'в основе',
  ],
  reserve: ['reserve', 'in reserve', 'waiting list', 'резерв', 'в резерве', 'запас', 'запасной'],
  applied: ['applied', 'заявка', 'подал заявку', 'заявлен', 'заявлена', 'подана заявка'],
};

const paidWords: readonly (readonly [paid: boolean, words: readonly string[]])[] = [
  [
    true,
    ['yes', 'y', 'true', '1', '+', 'x', '✓', '✔', 'paid', 'да', 'оплачено', 'оплатил', 'оплатила', 'есть'],
  ],
  [
    false,
    [
      'no',
      'n',
      'false',
      '0',
      '-',
      '–',
      '—',
      'unpaid',
      'not paid',
      'нет',
      'не оплачено',
      'не оплатил',
      'не оплатила',
    ],
  ],
];

const plain = (word: string): string => folded(word).replaceAll('ё', 'е');

/** Nothing said: accepted. Null: no word that is known. */
export const statusOf = (word: string): EntersAs | null => {
  const said = plain(word);
  return said === '' ? 'accepted' : (entersAs.find((each) => statusWords[each].includes(said)) ?? null);
};

/** A sum as it is written down, with its currency before or after it. */
const amount =
  /^(?:[₽$€]|byn|rub|eur|usd)? ?(\d[\d ]*(?:[.,]\d{1,2})?) ?(?:[₽$€]|р|руб|рублей|рубля|рубль|byn|rub|eur|usd|br)?\.?$/u;

const amountOf = (said: string): number | null => {
  const written = amount.exec(said)?.[1];
  return written === undefined ? null : Number(written.replaceAll(' ', '').replace(',', '.'));
};

/** Nothing said: not paid; a sum above zero: paid. Null: no word that is known. */
export const paidOf = (word: string): boolean | null => {
  const said = plain(word);
  if (said === '') return false;
  const sum = amountOf(said);
  return paidWords.find(([, words]) => words.includes(said))?.[0] ?? (sum === null ? null : sum > 0);
};
