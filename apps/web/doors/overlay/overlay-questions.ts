// What the overlay and its control page ask the server with their key.
import { listOf, type Of, text, whole } from '@omerta/base/reading.ts';
import type { MarkForm } from '@omerta/stream/mark-files.ts';
import { type OverlayScene, overlayScene } from '@omerta/tournament/overlay-scene.ts';
import { settings } from '../../device/settings.ts';
import { type AskRefusal, ask, type ServerAnswer, saying } from '../../server/ask.ts';

type Asked<T> = Promise<ServerAnswer<T> | AskRefusal>;

const overlay = saying({
  tournament: text,
  name: text,
  scene: overlayScene,
  photos: listOf(text),
  delays: listOf(saying({ game: text, seconds: whole(0, Number.MAX_SAFE_INTEGER) })),
});
export type OverlayHere = Of<typeof overlay>;

/** An overlay that waits long for an answer is as good as stale. */
const patience = 5_000;

export const overlayQuestions = {
  here: (key: string): Asked<OverlayHere> =>
    ask({ path: '/api/overlay', bearer: key, reads: overlay, milliseconds: patience }),
  show: (key: string, scene: OverlayScene): Asked<object> =>
    ask({ method: 'POST', path: '/api/overlay', bearer: key, body: scene, reads: saying({}) }),
};

/** A file, and not an answer that is read here; or why there is none: the server gives none, or does not answer. */
export const marksFile = async (
  key: string,
  { tournament, game }: { readonly tournament: string; readonly game: string },
  form: MarkForm,
): Promise<Blob | 'none' | 'unanswered'> => {
  const path = `/api/tournaments/${encodeURIComponent(tournament)}/games/${encodeURIComponent(game)}/marks`;
  const headers = { authorization: `Bearer ${key}`, 'accept-language': settings().lang };
  const answer = await fetch(`${path}?form=${form}`, { headers, cache: 'no-store' }).catch(() => null);
  if (answer === null || answer.status >= 500) return 'unanswered';
  return answer.ok ? answer.blob().catch(() => 'unanswered' as const) : 'none';
};
