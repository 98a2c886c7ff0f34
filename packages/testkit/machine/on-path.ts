// Finds a program on the machine's path.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export const onPath = (names: readonly string[]): string | undefined => {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((file) => existsSync(file));
};
