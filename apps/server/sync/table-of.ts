// The table of a game as somebody finds it who asks for it: his right to it, its rulebook and its streams.
import { canonical } from '@omerta/base/canonical.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Refused } from '@omerta/office/answer.ts';
import { sha256 } from '@omerta/office/memory-store.ts';
import { denied, whyNotTheirs } from '@omerta/office/orders.ts';
import { openingFor } from '@omerta/office/play.ts';
import {
  branchStream,
  gameStream,
  receivedStream,
  tableStream,
  tournamentStream,
} from '@omerta/office/streams.ts';
import type { Rulebook } from '@omerta/rules/rulebooks/rulebook.ts';
import type { Opening } from '@omerta/stream/opening.ts';
import type { Table } from '@omerta/sync/table.ts';
import { isId } from '@omerta/tournament/meta.ts';
import { isParty } from '@omerta/tournament/party.ts';
import { leads, mayPutRight } from '@omerta/tournament/powers.ts';
import { chooseBook } from '@omerta/tournament/rulebooks/choose.ts';
import { type Game, gameOf, type TournamentState } from '@omerta/tournament/state.ts';
import type { Place } from '../api/place.ts';
import { type ApiProblem, problem } from '../api/problem.ts';
import { refusedProblem } from '../api/refused.ts';
import type { Asked } from '../api/route.ts';

export type Named = { readonly tournament: string; readonly game: string };

export type FoundTable = {
  readonly table: Table;
  readonly state: TournamentState;
  readonly game: Game;
  readonly person: string;
  readonly today: Rulebook;
  /** Why he writes no lines to it now; null: he does. */
  readonly closed: Refused | null;
  /** The tournament has the sheet, and he may open it again. */
  readonly putsRight: boolean;
};

/** Cards and what is written above the record are the device's own. */
const played = ({ players, tags: _, ...rules }: Opening): string =>
  canonical({ ...rules, players: players.map(({ name }) => name) });

const tableOver = (
  { store, office }: Place,
  named: Named,
  found: Omit<FoundTable, 'table'>,
  version: number,
): Table => {
  const { tournament, game: id } = named;
  const stream = gameStream(tournament, id);
  const asked = played(openingFor(found.today, found.game, []));
  return {
    store,
    sha256,
    streams: {
      game: stream,
      received: receivedStream(stream),
      table: tableStream(tournament, id),
      branch: (branch) => branchStream(tournament, id, branch),
    },
    today: found.today,
    isAsked: (opening) => played(opening) === asked,
    play: () => office.play(tournament, id),
    unmoved: [{ stream: tournamentStream(tournament), version }],
  };
};

/** Whoever leads the game or led it since it began, and is no party to it: what his device has is at least kept. */
const isTheirs = (state: TournamentState, game: Game, person: string): boolean =>
  (leads(state, person, game) || game.ledBy.includes(person)) && !isParty(state, game, person);

export type Asks = Pick<Asked<unknown, unknown, unknown>, 'asker' | 'request'>;

/** Cards are in everything here: only over a safe connection, only for who leads, and for one game's session only that game. */
export const tableOf = async (
  place: Place,
  { asker, request }: Asks,
  named: Named,
): Promise<FoundTable | ApiProblem> => {
  const { person, only, within } = asker;
  if (person === null) return problem('auth/none');
  if (only && (only.tournament !== named.tournament || only.game !== named.game))
    return problem('auth/one-game');
  if (within !== null && within !== named.tournament) return problem('auth/one-tournament');
  if (!place.isSafe(request)) return problem('roles/unsafe');
  const unknown = refusedProblem(denied('game/unknown', { game: named.game }));
  if (!isId(named.tournament)) return unknown;
  const { state, version } = await place.office.tournament(named.tournament);
  const game = gameOf(state, named.game);
  const book = chooseBook(state.rules);
  if (!game || isRefusal(book)) return unknown;
  const closed = whyNotTheirs(state, game.id, person);
  if (closed && !isTheirs(state, game, person)) return refusedProblem(closed);
  const putsRight = mayPutRight(state, person, game);
  const found = { state, game, person, today: book.scoring.rulebook, closed, putsRight };
  return { ...found, table: tableOver(place, named, found, version) };
};
