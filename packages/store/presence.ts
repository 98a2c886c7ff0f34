// Whether the files that a home has open are still those under their names: a removed file takes every write,
// and loses it.
import { statSync } from 'node:fs';
import { StoreFault } from './fault.ts';

const identityOf = (file: string): string | undefined => {
  try {
    const { dev, ino } = statSync(file, { bigint: true });
    return `${dev} ${ino}`;
  } catch {
    return undefined;
  }
};

/** Throws once one of them was removed, renamed or replaced. */
export const presenceOf = (home: string, files: readonly string[]): (() => void) => {
  const opened = files.map((file) => [file, identityOf(file)] as const);
  return () => {
    const isHere = opened.every(
      ([file, identity]) => identity !== undefined && identityOf(file) === identity,
    );
    if (!isHere) throw new StoreFault({ code: 'store/gone', home });
  };
};
