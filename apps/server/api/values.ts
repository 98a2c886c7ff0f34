// Values as they stand in an address.
import { type Descriptor, text, whole } from '@omerta/base/reading.ts';
import { fail, shown } from '@omerta/base/unfit.ts';

/** A whole number, written in digits. */
export const countText = (least: number, most: number): Descriptor<number> => {
  const { read, schema } = whole(least, most);
  return {
    read: (value, path) => {
      const written = text.read(value, path);
      return /^\d{1,16}$/.test(written)
        ? read(Number(written), path)
        : fail(path, 'type/number', { found: shown(value) });
    },
    schema,
  };
};
