// The rounds of a tournament as its public picture has them: when each begins, how far each is, which is played now.
import type { PublicTournament } from '@omerta/tournament/view/public.ts';
import type { PublicGameEntry } from '../picture.ts';

export type RoundSeen = {
  readonly stage: string;
  readonly stageName: string;
  readonly round: number;
  /** When it begins: as it was called, or as it is planned; null where nobody said. */
  readonly at: string | null;
  readonly called: boolean;
  readonly games: readonly PublicGameEntry[];
};

const waiting: ReadonlySet<string> = new Set(['scheduled', 'called', 'running']);

export const isPlaying = ({ status }: PublicGameEntry): boolean => status === 'running';
export const isInPlay = ({ status }: PublicGameEntry): boolean => status === 'called' || status === 'running';
export const isToCome = ({ status }: PublicGameEntry): boolean => waiting.has(status);

/** As many as are laid; an evening lays none, and seats game after game. */
const countOf = ({ stage, rounds }: PublicTournament['stages'][number], games: PublicTournament['games']) =>
  Math.max(rounds, ...games.flatMap((game) => (game.stage === stage ? [game.round] : [])));

export const roundsOf = ({ stages, games, plan, calls }: PublicTournament): readonly RoundSeen[] =>
  stages.flatMap((each) => {
    const { stage, name } = each;
    return Array.from({ length: countOf(each, games) }, (_, i): RoundSeen => {
      const round = i + 1;
      const isThis = (each: { readonly stage: string; readonly round: number }): boolean =>
        each.stage === stage && each.round === round;
      const call = calls.find(isThis);
      const at = call?.startsAt ?? plan.find(isThis)?.at ?? null;
      const own = games.filter(isThis).toSorted((a, b) => a.table - b.table);
      return { stage, stageName: name, round, at, called: call !== undefined, games: own };
    });
  });

/** The first in which somebody is called or plays, else the first in which somebody is still to: players look for their tables there. */
export const currentRound = (rounds: readonly RoundSeen[]): RoundSeen | null =>
  rounds.find(({ games }) => games.some(isInPlay)) ??
  rounds.find(({ games }) => games.some(isToCome)) ??
  null;

/** What is left of the round where that is replays alone: the call of the round is long past. */
export const replaysLeft = ({ games }: RoundSeen): readonly PublicGameEntry[] => {
  const left = games.filter(isToCome);
  const isReplay = ({ table }: PublicGameEntry): boolean =>
    games.some((other) => other.table === table && other.status === 'annulled');
  return left.every(isReplay) ? left : [];
};

/** Rounds with a result that is told: the table can be seen after each. */
export const toldRounds = (rounds: readonly RoundSeen[]): readonly RoundSeen[] =>
  rounds.filter(({ games }) => games.some(({ result }) => result !== null));
