// The end: results withheld and released, and the finish once nothing is open.
import { openMatters } from '../open-matters.ts';
import { refuse } from '../refusal.ts';
import type { CommandGuards } from '../scene.ts';
import { stageOf } from '../state.ts';

export const finishingChecks: CommandGuards<'finish-tournament' | 'withhold-results' | 'release-results'> = {
  'finish-tournament': {
    target: null,
    ready: ({ state, book }) => {
      if (state.phase !== 'running') return refuse('tournament/not-running');
      const open = openMatters(state, book);
      return open.length === 0 ? null : refuse('tournament/open-matters', { count: open.length });
    },
    decide: () => [{ type: 'TournamentFinished' }],
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
