// omerta tournament: a whole tournament simulated.
import type { Call } from '../command.ts';
import { UsageError } from '../options.ts';
import { simulateTournamentCommand } from '../tournament-simulate.ts';

export const tournamentCommand = (call: Call): Promise<number> => {
  const [word, ...args] = call.args;
  if (word !== 'simulate') throw new UsageError(call.texts.office.usage.tournamentWord(word));
  return simulateTournamentCommand({ ...call, args });
};
