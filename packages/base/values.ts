// Descriptors of the values our files share: names, points, and which kind of file it is.
import { type Fraction, parseDecimal } from './fraction.ts';
import { checked, type Descriptor, text } from './reading.ts';
import { fail, shown } from './unfit.ts';

/** An id or a name: text with something in it. */
export const name = checked(
  text,
  (value, path) => {
    if (value.trim() === '') fail(path, 'type/text', { found: shown(value) });
  },
  { pattern: '\\S' },
);

/** Any number from `least` to `most`: times and measures of a device, never points. */
export const number = (least: number, most: number): Descriptor<number> => ({
  read: (value, path) =>
    typeof value === 'number' && value >= least && value <= most
      ? value
      : fail(path, 'value/count', { found: shown(value), wanted: `${least} ... ${most}` }),
  schema: { type: 'number', minimum: least, maximum: most },
});

/** A decimal as `parseDecimal` reads it, and like the pattern: what is deducted is written without a minus. */
const decimal = (pattern: string): Descriptor<Fraction> => {
  const like = new RegExp(pattern);
  return {
    read: (value, path) => {
      const given = typeof value === 'string' ? parseDecimal(value) : null;
      if (given === null) return fail(path, 'value/decimal', { found: shown(value) });
      return like.test(String(value)) ? given : fail(path, 'value/positive', { found: shown(value) });
    },
    schema: { type: 'string', pattern },
  };
};

/** Kept as it was written: a text, never a binary float. */
const written = ({ read, schema }: Descriptor<Fraction>): Descriptor<string> => ({
  read: (value, path) => {
    read(value, path);
    return String(value);
  },
  schema,
});

export const points = written(decimal('^-?[0-9]{1,9}([.][0-9]{1,9})?$'));

/** Not below zero. */
export const amount = written(decimal('^[0-9]{1,9}([.][0-9]{1,9})?$'));

export const positive = decimal('^(?=.*[1-9])[0-9]{1,9}([.][0-9]{1,9})?$');
export const positivePoints = written(positive);

/** The first line of every file of ours: which kind of file it is. */
export const format = (wanted: string): Descriptor<string> => ({
  read: (value, path) =>
    value === wanted ? wanted : fail(path, 'value/format', { found: shown(value), wanted }),
  schema: { const: wanted },
});
