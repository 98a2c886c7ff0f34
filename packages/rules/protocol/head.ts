// The head of the protocol: tournament, stage, game, table, date, referee, kept as tags above the record.
import { plainText } from '../notation/plain-text.ts';
import type { Tag } from '../notation/record.ts';
import { type HeadField, headFields } from './head-fields.ts';

export type SheetHead = Readonly<Record<HeadField, string>>;

const valueIn = (tags: readonly Tag[], field: HeadField): string => {
  for (const tag of tags) {
    if (tag.kind === 'date' && field === 'date') return tag.value;
    if ((tag.kind === 'text' || tag.kind === 'number') && tag.name === field) return String(tag.value);
  }
  return '';
};

export const headOf = (tags: readonly Tag[]): SheetHead =>
  Object.fromEntries(headFields.map((field) => [field, valueIn(tags, field)])) as Record<HeadField, string>;

const tagFor = (field: HeadField, value: string): Tag | null => {
  if (value === '') return null;
  if (field === 'date') return { kind: 'date', value };
  if (field === 'game' || field === 'table')
    return /^\d{1,6}$/.test(value) ? { kind: 'number', name: field, value: Number(value) } : null;
  return { kind: 'text', name: field, value };
};

/** The head written anew; whatever else stands above the record stays. */
export const tagsWith = (tags: readonly Tag[], field: HeadField, text: string): readonly Tag[] => {
  const others = tags.filter((tag) => valueIn([tag], field) === '');
  const tag = tagFor(field, plainText(text).trim());
  return tag ? [...others, tag] : others;
};
