// The lines of this device that are not in the game any more: the newest, as many commits as the server keeps beside it or lacks.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { GameState } from '@omerta/rules/game/state.ts';
import { commitsIn } from '@omerta/sync/sent.ts';
import { type LostLine, lostLines } from '../session/lost-lines.ts';
import { ground } from './ground.ts';

export const notGoneIn = async (
  stream: string,
  state: GameState,
  commits: number,
): Promise<readonly LostLine[]> => {
  const opened = await ground();
  if (isRefusal(opened) || commits === 0) return [];
  const [first] = commitsIn(await opened.store.read(stream)).slice(-commits);
  const written = first ? await opened.log.since(stream, first.before.version) : null;
  return lostLines(
    (written ?? []).flatMap(({ entry }) => (entry.kind === 'line' ? [entry.command] : [])),
    state,
  );
};
