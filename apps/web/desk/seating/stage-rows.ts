// The standings of one stage, as the server has them.
import { listOf, orNull, text, whole } from '@omerta/base/reading.ts';
import { ask, saying } from '../../server/ask.ts';
import type { DeskRow } from '../wire/picture.ts';

const row = saying({ place: orNull(whole(0, 1_000_000)), player: text, decidedBy: orNull(text) });

type StageRow = Pick<DeskRow, 'place' | 'player' | 'decidedBy'>;

/** Null where they did not come. */
export const readStageRows = async (
  tournament: string,
  stage: string,
): Promise<readonly StageRow[] | null> => {
  const path = `/api/tournaments/${encodeURIComponent(tournament)}/standings?stage=${encodeURIComponent(stage)}`;
  const came = await ask({ path, reads: saying({ rows: listOf(row) }) });
  return 'answer' in came ? came.answer.rows : null;
};
