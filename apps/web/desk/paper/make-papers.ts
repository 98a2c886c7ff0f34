// The desk's papers: what is printed is asked of the server, the files are made in this page.
import { object, read } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { type TournamentPaper, tournamentPaper } from '@omerta/documents/tournament/paper.ts';
import type { WorkWatch } from '../../device/limited.ts';
import { askWorker, type Unmade } from '../../paper/paper-port.ts';
import { type AskRefusal, ask, otherAnswer, type ServerAnswer } from '../../server/ask.ts';
import type { PackAsked } from './pack-worker.ts';

/** Every game with its record: of a large tournament some megabytes. */
const patience = 60_000;

export const askPaper = async (tournament: string): Promise<ServerAnswer<TournamentPaper> | AskRefusal> => {
  const path = `/api/tournaments/${encodeURIComponent(tournament)}/paper`;
  const came = await ask({ path, reads: object, milliseconds: patience });
  if (!('answer' in came)) return came;
  const paper = read(tournamentPaper, came.answer);
  return isRefusal(paper) ? otherAnswer() : { answer: paper };
};

const startWorker = (): Worker =>
  new Worker(new URL('./pack-worker.ts', import.meta.url), { type: 'module' });

/** Empty where there is nothing to print yet. */
export const makePapers = (
  asked: PackAsked,
  watching: WorkWatch,
): Promise<Uint8Array<ArrayBuffer> | Unmade> => askWorker(startWorker(), asked, watching);
