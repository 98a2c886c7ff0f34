// Sheets and tournaments for tests and benchmarks: only what a case is about has to be said.
import { divide, type Fraction, fraction, points } from '@omerta/base/fraction.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { otherTeam, type Role, teamOf } from '@omerta/rules/game/role.ts';
import { type Seat, seats } from '@omerta/rules/game/seat.ts';
import { chooseRulebook } from '@omerta/rules/rulebooks/choose.ts';
import type { RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import { type Scoring, scoringOf } from '../scoring.ts';
import { emptySheet, type Sheet } from '../sheet/sheet.ts';
import type { StandingRow } from '../standings/standing-row.ts';
import { type Standings, type StandingsOptions, standings } from '../standings/standings.ts';
import type { Stage, Tournament, TournamentGame } from '../standings/tournament.ts';

/** A rulebook's points with switches (kebab case) and house changes; throws on what does not exist. */
export const scoringFor = (
  id: RulebookId,
  switches: Readonly<Record<string, string>> = {},
  change: Readonly<Record<string, unknown>> = {},
): Scoring => {
  const book = chooseRulebook(id, switches);
  if (isRefusal(book)) throw new Error(`${id}: ${book.name}`);
  const scoring = scoringOf(book, change);
  if (isRefusal(scoring)) throw new Error(`${id}: ${scoring.key}`);
  return scoring;
};

/** Seat 1 is the Sheriff, 2 to 7 are red, 8 and 9 black, 10 is the Don. */
export const usualRoles: readonly Role[] = [
  'sheriff',
  'red',
  'red',
  'red',
  'red',
  'red',
  'red',
  'black',
  'black',
  'don',
];

/**
 * Players p1 to p10 in their seats; seat 1 is the Sheriff, seats 8 and 9 black, seat 10 the Don, unless
 * others are named.
 */
export const tableSheet = (
  facts: Partial<Sheet> & Pick<Sheet, 'winner'>,
  active?: { readonly sheriff: Seat; readonly blacks: readonly Seat[]; readonly don: Seat },
): Sheet => {
  const roleOf = (seat: Seat): Role => {
    if (!active) return usualRoles[seat - 1] ?? 'red';
    if (seat === active.sheriff) return 'sheriff';
    if (seat === active.don) return 'don';
    return active.blacks.includes(seat) ? 'black' : 'red';
  };
  return {
    ...emptySheet,
    seats: seats.map((seat) => ({ player: `p${seat}`, role: roleOf(seat) })),
    ...facts,
  };
};

/** One game of one player: his role, how it ended for him, and whether he was shot first with so many blacks named. */
export type PlayerGame = {
  readonly role?: Role;
  readonly result: 'won' | 'lost' | 'draw';
  readonly killedFirst?: boolean;
  /** Blacks in his best move; null: he named nobody. */
  readonly blacks?: number | null;
  readonly facts?: Partial<Sheet>;
};

/** He sits at seat 1; the other nine are fillers named after him. */
export const partSheet = (
  player: string,
  { role = 'red', result, killedFirst = false, blacks = null, facts = {} }: PlayerGame,
): Sheet => {
  const rest = usualRoles.toSpliced(usualRoles.indexOf(role), 1);
  const dealt = [role, ...rest];
  const decided = result === 'won' ? teamOf(role) : otherTeam(teamOf(role));
  const winner = result === 'draw' ? 'draw' : decided;
  const others = seats.slice(1);
  const blackSeats = others.filter((seat) => teamOf(dealt[seat - 1] ?? 'red') === 'black');
  const redSeats = others.filter((seat) => teamOf(dealt[seat - 1] ?? 'red') === 'red');
  const named = blacks === null ? null : [...blackSeats.slice(0, blacks), ...redSeats].slice(0, 3);
  return {
    ...emptySheet,
    seats: dealt.map((each, i) => ({ player: i === 0 ? player : `${player}/${i + 1}`, role: each })),
    winner,
    firstKilled: killedFirst ? 1 : null,
    bestMove: killedFirst ? named : null,
    ...facts,
  };
};

export const times = (count: number, part: PlayerGame): PlayerGame[] =>
  Array.from({ length: count }, () => part);

const oneStage: Stage = {
  id: 'q',
  name: 'Qualifying',
  kind: 'qualifying',
  plannedGames: null,
  coefficient: fraction(1n),
  carry: true,
};

export const stageOf = (change: Partial<Stage> = {}): Stage => ({ ...oneStage, ...change });

export const gamesOf = (stage: string, sheets: readonly Sheet[], firstRound = 1): TournamentGame[] =>
  sheets.map((sheet, i) => ({ stage, round: firstRound + i, table: 1, sheet }));

/** Players are whoever sits somewhere; one stage planned as long as its games, unless stages are given. */
export const tournamentOf = (
  scoring: Scoring,
  games: readonly TournamentGame[],
  change: Partial<Tournament> = {},
): Tournament => {
  const ids = new Set(games.flatMap(({ sheet }) => sheet.seats.map(({ player }) => player)));
  return {
    name: 'Test',
    scoring,
    players: [...ids].map((id) => ({ id, nick: id, club: null })),
    stages: [stageOf({ plannedGames: games.length })],
    games,
    fines: [],
    unplaced: [],
    lots: [],
    ...change,
  };
};

export const tableOf = (tournament: Tournament, options: StandingsOptions = {}): Standings => {
  const table = standings(tournament, options);
  if (isRefusal(table)) throw new Error(`no table: ${table.code}`);
  return table;
};

export const rowOf = (table: Standings, player: string): StandingRow => {
  const row = table.rows.find((each) => each.player === player);
  if (!row) throw new Error(`no row of ${player}`);
  return row;
};

/** The row of one player over the games given. */
export const rowOfParts = (
  scoring: Scoring,
  parts: readonly PlayerGame[],
  planned = parts.length,
): StandingRow => {
  const games = gamesOf(
    'q',
    parts.map((part) => partSheet('X', part)),
  );
  return rowOf(tableOf(tournamentOf(scoring, games, { stages: [stageOf({ plannedGames: planned })] })), 'X');
};

/** The points of a kind in a row. */
export const pointsOf = (row: StandingRow, kind: StandingRow['items'][number]['kind']): Fraction[] =>
  row.items.filter((item) => item.kind === kind).map((item) => item.points);

/** A value as the worked examples print it: `0.25` or `133/12`. */
export const exactOf = (text: string): Fraction => {
  const [over = '', under = '1'] = text.split('/');
  return divide(points(over), points(under));
};
