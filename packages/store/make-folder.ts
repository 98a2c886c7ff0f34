// A folder with those above it: made one after another, because where none can be made, as below /proc, the
// platform's own way tries for ever.
import { mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** Throws what the disk says of the first that cannot be made. */
export const makeFolder = (folder: string): void => {
  const place = resolve(folder);
  if (isFolder(place)) return;
  if (dirname(place) !== place) makeFolder(dirname(place));
  try {
    mkdirSync(place);
  } catch (error) {
    // Somebody else was quicker.
    if (!isFolder(place)) throw error;
  }
};
