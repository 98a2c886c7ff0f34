// A game as its side referees and whoever leads it find it when they ask for what was flagged in it: their right to it, and its flags.
import { isRefusal } from '@omerta/base/refusal.ts';
import { sideStream, tournamentStream } from '@omerta/office/streams.ts';
import type { NewEvent, StreamCommit } from '@omerta/store/append.ts';
import { foldFlags, noFlags, type SideTable } from '@omerta/sync/side-flags.ts';
import { isId } from '@omerta/tournament/meta.ts';
import { isParty } from '@omerta/tournament/party.ts';
import { isTableSide, writesLines } from '@omerta/tournament/powers.ts';
import { type Game, gameOf, type TournamentState } from '@omerta/tournament/state.ts';
import type { Place } from '../api/place.ts';
import { type ApiProblem, problem } from '../api/problem.ts';
import { storeProblem } from '../api/refused.ts';
import type { Asked } from '../api/route.ts';

export type OneOfGames = { readonly tournament: string; readonly game: string };

type Side = {
  readonly state: TournamentState;
  readonly game: Game;
  readonly person: string;
  readonly flags: SideTable;
  /** Writes this where neither the flags nor the tournament, which gave the right to it, have moved on; null: look again. */
  readonly append: (command: string, event: NewEvent) => Promise<ApiProblem | 'written' | null>;
};

/** `flags`: one of the game's side referees. `answers`: whoever leads it. A party to the game is neither. */
export type SideRight = 'flags' | 'answers';

const mayDo = (right: SideRight, state: TournamentState, game: Game, person: string): boolean =>
  right === 'flags'
    ? isTableSide(state, person, game) && !isParty(state, game, person)
    : writesLines(state, person, game);

const flagsOf = async ({ store }: Place, { tournament, game }: OneOfGames): Promise<SideTable> =>
  (await store.read(sideStream(tournament, game))).reduce(foldFlags, noFlags);

export type SideAsks = Pick<Asked<unknown, unknown, unknown>, 'asker'>;

/** As it is now, for who has the right; another game's session is nobody here. */
export const sideOf = async (
  place: Place,
  { asker }: SideAsks,
  named: OneOfGames,
  right: SideRight,
): Promise<Side | ApiProblem> => {
  const { person, only, device } = asker;
  if (person === null) return problem('auth/none');
  if (only && (only.tournament !== named.tournament || only.game !== named.game))
    return problem('auth/one-game');
  const unknown = problem('game/unknown', { game: named.game });
  if (!isId(named.tournament)) return unknown;
  const { state, version } = await place.office.tournament(named.tournament);
  const game = gameOf(state, named.game);
  if (!game) return unknown;
  if (!mayDo(right, state, game, person)) return problem('side/not-yours');
  const flags = await flagsOf(place, named);
  const append: Side['append'] = async (command, event) => {
    const meta = { command, person, device, at: place.now().getTime() };
    const unmoved: StreamCommit = {
      stream: tournamentStream(named.tournament),
      expected: version,
      commit: { ...meta, events: [] },
    };
    const stream = sideStream(named.tournament, named.game);
    const done = await place.store.append(stream, flags.version, { ...meta, events: [event] }, [unmoved]);
    if (!isRefusal(done)) return 'written';
    return done.code === 'append/stale' ? null : storeProblem(done);
  };
  return { state, game, person, flags, append };
};

/** How often it is looked again because somebody else wrote in between. */
const attempts = 20;

/** `decide` answers, or says what is to be written and then answered. */
export const writeSide = async <A extends object>(
  find: () => Promise<Side | ApiProblem>,
  decide: (side: Side) => Promise<A | ApiProblem | { readonly writes: NewEvent; readonly as: string }>,
  answer: A,
): Promise<A | ApiProblem> => {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const side = await find();
    if (isRefusal(side)) return side;
    const decided = await decide(side);
    if (isRefusal(decided) || !('writes' in decided)) return decided as A | ApiProblem;
    const written = await side.append(decided.as, decided.writes);
    if (written === 'written') return answer;
    if (written !== null) return written;
  }
  return problem('side/busy');
};
