// Which standings a request asks for: of a stage, after a round.
import type { StandingsOptions } from '@omerta/scoring/standings/standings.ts';
import { type ApiProblem, problem } from '../api/problem.ts';

type Asked = { readonly stage?: string; readonly after?: string };

export const standingsAsked = ({ stage, after }: Asked): StandingsOptions | ApiProblem => {
  if (after !== undefined && !/^\d{1,4}$/.test(after)) return problem('standings/after', { after });
  return {
    ...(stage !== undefined && { stage }),
    ...(after !== undefined && { after: Number(after) }),
  };
};
