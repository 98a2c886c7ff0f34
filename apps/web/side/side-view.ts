// The flags of a game as a picture of the socket brings them.
import { read } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { type SideView, sideView } from '@omerta/sync/side-flags.ts';
import type { LivePicture } from '../server/live.ts';

/** Null where there is none, or none of this version. */
export const sideViewIn = (picture: LivePicture | undefined): SideView | null => {
  const found = picture && read(sideView, picture.view);
  return found && !isRefusal(found) ? found : null;
};
