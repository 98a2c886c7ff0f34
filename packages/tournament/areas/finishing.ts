// The end: results withheld and released, the finish once nothing is open, and its way back until the archive is out.
import { isText } from '../meta.ts';
import { openMatters } from '../open-matters.ts';
import { refuse, type TournamentRefusal } from '../refusal.ts';
import { type CommandGuards, isOwner, type Scene } from '../scene.ts';
import { stageOf } from '../state.ts';

/** Finished, and nobody outside has the archive. */
const isHeldBack = ({ state }: Scene): TournamentRefusal | null => {
  if (state.phase !== 'finished') return refuse('tournament/not-finished');
  return state.handedOut ? refuse('tournament/handed-out') : null;
};

export const finishingChecks: CommandGuards<
  'finish-tournament' | 'reopen-tournament' | 'hand-out-archive' | 'withhold-results' | 'release-results'
> = {
  'finish-tournament': {
    target: null,
    ready: ({ state, book }) => {
      if (state.phase !== 'running') return refuse('tournament/not-running');
      const open = openMatters(state, book);
      return open.length === 0 ? null : refuse('tournament/open-matters', { count: open.length });
    },
    decide: () => [{ type: 'TournamentFinished' }],
  },
  'reopen-tournament': {
    target: null,
    ready: (scene) =>
      isOwner(scene) ? isHeldBack(scene) : refuse('office/not-yours', { command: 'reopen-tournament' }),
    decide: (_, { reason }) =>
      isText(reason) ? [{ type: 'TournamentReopened', reason }] : refuse('text/missing', { field: 'reason' }),
  },
  'hand-out-archive': {
    target: null,
    ready: isHeldBack,
    decide: () => [{ type: 'ArchiveHandedOut' }],
  },
  'withhold-results': {
    target: null,
    ready: ({ state }) => (state.withheld ? refuse('results/withheld') : null),
    decide: ({ state }, command) => {
      if (command.how === 'hidden') return [{ type: 'ResultsWithheld', how: 'hidden' }];
      const { stage, after } = command;
      const published = stageOf(state, stage)?.published ?? -1;
      const fits = Number.isInteger(after) && after >= 0 && after <= published;
      return fits
        ? [{ type: 'ResultsWithheld', how: 'frozen', stage, after }]
        : refuse('results/round', { round: String(after) });
    },
  },
  'release-results': {
    target: null,
    ready: ({ state }) => (state.withheld ? null : refuse('results/not-withheld')),
    decide: () => [{ type: 'ResultsReleased' }],
  },
};
