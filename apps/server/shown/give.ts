// A picture to all who watch the same: so many at once, then others have their turn.
import type { ShownPicture } from './shown-picture.ts';

const chunk = 500;

const rested = (): Promise<void> => new Promise((done) => setImmediate(done));

export const give = async (
  watchers: readonly { readonly show: (picture: ShownPicture) => void }[],
  picture: ShownPicture,
): Promise<void> => {
  for (let i = 0; i < watchers.length; i += chunk) {
    for (const watcher of watchers.slice(i, i + chunk)) watcher.show(picture);
    if (i + chunk < watchers.length) await rested();
  }
};
