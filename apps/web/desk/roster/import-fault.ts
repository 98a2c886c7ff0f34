// What can be wrong with a cell of a table of people, found cell by cell.
import { isSeen, longestNickname, tidy } from '@omerta/base/nickname.ts';
import { unmixed } from './look-alikes.ts';
import type { RosterField } from './sheet/columns.ts';
import { unreadable } from './sheet/from-text.ts';
import { paidOf, statusOf } from './sheet/known-words.ts';

export const mostRows = 2_000;

/** A real name, an address, a phone. */
export const longestContact = 200;

export const importFaultCodes = [
  'unreadable',
  'control',
  'missing',
  'long',
  'mixed',
  'entered',
  'twice',
  'status',
  'payment',
  'email',
  'too-many',
] as const;
export type RosterFaultCode = (typeof importFaultCodes)[number];

/** Counted from 0, as the table was given. */
export type RosterFault = {
  readonly row: number;
  readonly column: number;
  readonly code: RosterFaultCode;
  /** The cell as it was probably meant. */
  readonly mended: string | null;
  /** What its sentence tells besides: the number of another row, a nickname. */
  readonly about: string | null;
};

export type CellFault = Pick<RosterFault, 'code' | 'mended' | 'about'>;

export const faultOf = (code: RosterFaultCode, more: Partial<CellFault> = {}): CellFault => ({
  code,
  mended: null,
  about: null,
  ...more,
});

/** As spreadsheets in English and Russian write them; and the sign that stands for a letter that was lost. */
const errors =
  /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NAME!|NUM!|NULL!|SPILL!|CALC!|Н\/Д|ССЫЛКА!|ЗНАЧ!|ДЕЛ\/0!|ИМЯ\?|ЧИСЛО!|ПУСТО!|#+)$/iu;

const isUnreadable = (said: string): boolean => errors.test(said) || said.includes(unreadable);

const unseen = /\p{C}/gu;

/** What is wrong with a text wherever it stands. */
const textFault = (said: string): CellFault | null => {
  if (isUnreadable(said)) return faultOf('unreadable');
  if (said.search(unseen) >= 0) return faultOf('control', { mended: tidy(said.replaceAll(unseen, '')) });
  return null;
};

const nicknameFault = (said: string): CellFault | null => {
  if (said === '') return faultOf('missing');
  if ([...said].length > longestNickname) return faultOf('long');
  if (!isSeen(said, longestNickname)) return faultOf('missing');
  const mended = unmixed(said);
  return mended === null ? null : faultOf('mixed', { mended });
};

const clubFault = (said: string): CellFault | null => {
  if ([...said].length > longestNickname) return faultOf('long');
  return said === '' || isSeen(said, longestNickname) ? null : faultOf('unreadable');
};

const contactFault = (said: string): CellFault | null =>
  [...said].length > longestContact ? faultOf('long', { about: String(longestContact) }) : null;

const ofField: Readonly<Record<RosterField, (said: string) => CellFault | null>> = {
  nickname: nicknameFault,
  club: clubFault,
  status: (said) => (statusOf(said) === null ? faultOf('status') : null),
  paid: (said) => (paidOf(said) === null ? faultOf('payment') : null),
  name: contactFault,
  email: (said) => contactFault(said) ?? (said === '' || said.includes('@') ? null : faultOf('email')),
  phone: contactFault,
};

/** By itself, whatever stands in the other cells. */
export const cellFault = (field: RosterField, cell: string): CellFault | null => {
  const said = tidy(cell);
  return textFault(said) ?? ofField[field](said);
};
