// One commit of a tournament's order as its watchers get it: the events of one command, and when the office had them.
import type { ReceivedData } from '@omerta/office/received.ts';
import { gameIn, receivedStream, tournamentStream } from '@omerta/office/streams.ts';
import type { TableClock } from '@omerta/office/table-clock.ts';
import type { Envelope } from '@omerta/store/envelope.ts';

export type LiveCommit = {
  /** Of its last event. */
  readonly position: number;
  readonly hash: string;
  /** By the clock of the office, in milliseconds: a device's own time decides nothing. */
  readonly at: number;
  readonly tournament: readonly Envelope[];
  /** Its events in the streams of games, and what the referee's clock showed with them where it was told. */
  readonly games: ReadonlyMap<
    string,
    { readonly events: readonly Envelope[]; readonly clock?: TableClock | null }
  >;
  /** What side referees flagged and what came of it, by game: seen by its officials alone. */
  readonly sides: ReadonlyMap<string, readonly Envelope[]>;
  /** What the desk told a referee and what he asked the chief for, by game: seen by the two alone. */
  readonly words: ReadonlyMap<string, readonly Envelope[]>;
  /** Which device holds the table of a game and what lies beside its stream. */
  readonly tables: ReadonlyMap<string, readonly Envelope[]>;
};

const commitFrom = (tournament: string, rows: readonly Envelope[]): LiveCommit => {
  const games = new Map<string, { events: Envelope[]; clock?: TableClock | null }>();
  const beside = {
    side: new Map<string, Envelope[]>(),
    word: new Map<string, Envelope[]>(),
    table: new Map<string, Envelope[]>(),
  };
  const own: Envelope[] = [];
  let at: number | null = null;
  const ofGame = (id: string) => {
    const found = games.get(id) ?? { events: [] };
    games.set(id, found);
    return found;
  };
  for (const row of rows) {
    const game = gameIn(tournament, row.stream);
    if (game?.kind === 'play') ofGame(game.id).events.push(row);
    if (game?.kind === 'side' || game?.kind === 'word' || game?.kind === 'table')
      beside[game.kind].set(game.id, [...(beside[game.kind].get(game.id) ?? []), row]);
    if (row.stream === tournamentStream(tournament)) own.push(row);
    if (game?.kind !== 'received' && row.stream !== receivedStream(tournamentStream(tournament))) continue;
    at = row.at;
    const { clock } = row.data as ReceivedData;
    if (game && clock !== undefined) ofGame(game.id).clock = clock;
  }
  const last = rows.at(-1);
  return {
    position: last?.position ?? 0,
    hash: last?.hash ?? '',
    at: at ?? last?.at ?? 0,
    tournament: own,
    games,
    sides: beside.side,
    words: beside.word,
    tables: beside.table,
  };
};

/** The events of a command stand together in an order, and are read together: an append is seen whole or not at all. */
export const commitsOf = (tournament: string, rows: readonly Envelope[]): readonly LiveCommit[] => {
  const commits: LiveCommit[] = [];
  let from = 0;
  for (let i = 1; i <= rows.length; i++) {
    if (i < rows.length && rows[i]?.command === rows[from]?.command) continue;
    commits.push(commitFrom(tournament, rows.slice(from, i)));
    from = i;
  }
  return commits;
};
