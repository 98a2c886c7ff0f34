// Games as mafiaratings.com keeps them: roles, deaths, warnings, checks, shots, nominations, and votes where every hand is known.
import { add, makeRounded, zero } from '@omerta/base/fraction.ts';
import type { Invalid } from '@omerta/base/invalid.ts';
import {
  listOf,
  type Of,
  oneOf,
  optional,
  orNull,
  raw,
  read,
  shape,
  text,
  whole,
} from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { number } from '@omerta/base/values.ts';
import type { OutBy } from '@omerta/rules/game/event.ts';
import type { Role } from '@omerta/rules/game/role.ts';
import { has, isSeat, type Seat, seats } from '@omerta/rules/game/seat.ts';
import type { Ballot, GameState } from '@omerta/rules/game/state.ts';
import type { PlayerScore } from '@omerta/scoring/game/game-score.ts';
import { emptySheet, type Sheet } from '@omerta/scoring/sheet/sheet.ts';
import { nominationsOf } from '../protocol/protocol.ts';
import { nickIn, type TournamentPaper } from '../tournament/paper.ts';
import { commentOf, type ExportedGame, exportedGames, type ReadGame, wonBy } from './exported-game.ts';

const few = whole(0, 10_000_000_000);
const deathTypes = ['day', 'night', 'warnings', 'kickOut', 'teamKickOut'] as const;

const player = shape({
  id: text,
  name: text,
  /** Left out: red. */
  role: optional(oneOf(['don', 'maf', 'sheriff'])),
  /** Round 0 is the first night and day. */
  death: optional(shape({ round: few, type: oneOf(deathTypes) })),
  warnings: optional(few),
  don: optional(few),
  sheriff: optional(few),
  bonus: optional(number(-1000, 1000)),
  legacy: optional(listOf(few)),
  voting: optional(raw),
  nominating: optional(listOf(orNull(few))),
  shooting: optional(listOf(orNull(few))),
});
type MafiaratingsPlayer = Of<typeof player>;

const game = shape({
  id: text,
  features: text,
  tournamentId: text,
  startTime: orNull(few),
  endTime: orNull(few),
  timezone: text,
  winner: oneOf(['civ', 'maf', 'tie']),
  moderator: shape({ id: orNull(text) }),
  stage: text,
  tableNum: few,
  gameNum: few,
  comment: text,
  players: listOf(player),
});
export type MafiaratingsGame = Of<typeof game>;

const roleNames: Readonly<Record<Role, 'don' | 'maf' | 'sheriff' | undefined>> = {
  red: undefined,
  black: 'maf',
  don: 'don',
  sheriff: 'sheriff',
};
const winners: Readonly<Record<Sheet['winner'], MafiaratingsGame['winner']>> = {
  red: 'civ',
  black: 'maf',
  draw: 'tie',
};
const deaths: Readonly<Record<OutBy, (typeof deathTypes)[number]>> = {
  vote: 'day',
  lift: 'day',
  shot: 'night',
  fouls: 'warnings',
  removal: 'kickOut',
  'red-card': 'kickOut',
  forfeit: 'teamKickOut',
};

/** What a key does not say is left out. */
const said = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;

const upTo = <T>(last: number, of: (i: number) => T): T[] => Array.from({ length: last }, (_, i) => of(i));

const voteIn = (ballot: Ballot, seat: Seat): Seat | null => {
  const at = ballot.candidates.findIndex((_, i) => has(ballot.hands[i]?.seats ?? 0, seat));
  if (at >= 0) return ballot.candidates[at] ?? null;
  return has(ballot.notCast?.seats ?? 0, seat) ? (ballot.candidates.at(-1) ?? null) : null;
};

/** One of each day: nobody, a seat, or one after another over the re-votes. */
const votesOf = (state: GameState, days: number, seat: Seat): unknown[] =>
  upTo(days, (round) => {
    const votes = state.ballots.filter(({ day }) => day === round + 1).map((ballot) => voteIn(ballot, seat));
    return votes.length > 1 ? votes : (votes[0] ?? null);
  });

const isNamed = ({ ballots }: GameState): boolean => ballots.every(({ counted }) => !counted);

const playedBy = (state: GameState, seat: Seat): Partial<MafiaratingsPlayer> => {
  const days = Math.max(0, ...state.ballots.map(({ day }) => day));
  const nights = Math.max(1, ...state.nights.map((night) => night.number));
  const out = state.out.find((each) => each.seat === seat);
  const checked = (who: 'don' | 'sheriff'): number | undefined => {
    const night = state.nights.find((each) => each[who]?.seat === seat);
    return night && night.number - 1;
  };
  const nominated = nominationsOf(state).filter(({ by }) => by === seat);
  const shots = state.nights.map(({ shots: all }) => all.find(({ by }) => by === seat));
  return {
    death: out && { round: Math.max(0, out.at.number - 1), type: deaths[out.by] },
    warnings: state.fouls[seat] || undefined,
    don: checked('don'),
    sheriff: checked('sheriff'),
    voting: isNamed(state) && days > 0 ? votesOf(state, days, seat) : undefined,
    nominating:
      nominated.length > 0
        ? upTo(days, (round) => nominated.find(({ day }) => day === round + 1)?.nominee ?? null)
        : undefined,
    shooting: shots.some(Boolean)
      ? upTo(nights - 1, (i) => {
          const night = state.nights.find((each) => each.number === i + 2);
          const shot = night?.shots.find(({ by }) => by === seat);
          return shot?.targets.length === 1 ? (shot.targets[0] ?? null) : null;
        })
      : undefined,
  } as Partial<MafiaratingsPlayer>;
};

/** Without a record: what the sheet itself says of it. */
const writtenOf = ({ sheet }: ExportedGame, seat: Seat): Partial<MafiaratingsPlayer> => {
  if (sheet.forfeitBy === seat) return { death: { round: 0, type: 'teamKickOut' } };
  if (sheet.removed.includes(seat)) return { death: { round: 0, type: 'kickOut' } };
  return sheet.firstKilled === seat ? { death: { round: 1, type: 'night' } } : {};
};

const bonusOf = ({ items }: PlayerScore): number | undefined =>
  Number(
    makeRounded(
      items
        .filter(({ kind }) => kind === 'extra' || kind === 'penalty')
        .reduce((sum, { points }) => add(sum, points), zero),
    ),
  ) || undefined;

const secondsOf = (at: string | null): number | null =>
  at === null ? null : Math.floor(Date.parse(at) / 1000);

/** Which letters say what the record holds. */
const featuresOf = (state: GameState | null): string => {
  if (!state) return 'dtl';
  return isNamed(state) ? 'gsdutlhvnw' : 'gsdutlhnw';
};

const gameOf =
  (paper: TournamentPaper) =>
  (exported: ExportedGame): MafiaratingsGame => {
    const { stage, round, table, sheet, score, state, game: logged } = exported;
    const nick = nickIn(paper);
    return {
      id: logged.id,
      features: featuresOf(state),
      tournamentId: paper.tournament,
      startTime: secondsOf(logged.startedAt),
      endTime: secondsOf(logged.endedAt),
      timezone: paper.zone,
      winner: winners[sheet.winner],
      moderator: { id: logged.referee },
      stage,
      tableNum: table,
      gameNum: round,
      comment: commentOf(exported),
      players: score.players.map((each) =>
        said({
          id: each.player,
          name: nick(each.player),
          role: roleNames[each.role],
          ...(state ? playedBy(state, each.seat) : writtenOf(exported, each.seat)),
          bonus: bonusOf(each),
          legacy: sheet.firstKilled === each.seat && sheet.bestMove ? [...sheet.bestMove] : undefined,
        }),
      ) as MafiaratingsPlayer[],
    };
  };

export const mafiaratingsGames = (paper: TournamentPaper): readonly MafiaratingsGame[] =>
  exportedGames(paper).map(gameOf(paper));

const roleIn = ({ role }: MafiaratingsPlayer): Role => {
  if (role === undefined) return 'red';
  return role === 'maf' ? 'black' : role;
};

const gameIn = ({ stage, gameNum, tableNum, winner, comment, players }: MafiaratingsGame): ReadGame => {
  const seatsWhere = (is: (each: MafiaratingsPlayer) => boolean): Seat[] =>
    seats.filter((seat) => players.some((each, i) => i === seat - 1 && is(each)));
  const killed = seatsWhere(({ death }) => death?.type === 'night' && death.round === 1);
  const legacy = players.find((each) => each.legacy)?.legacy?.filter(isSeat) ?? null;
  return {
    stage,
    round: gameNum,
    table: tableNum,
    sheet: {
      ...emptySheet,
      seats: players.map((each) => ({ player: each.id, role: roleIn(each) })),
      winner: (Object.keys(winners) as Sheet['winner'][]).find((each) => winners[each] === winner) ?? 'draw',
      by: wonBy(comment),
      firstKilled: killed[0] ?? null,
      bestMove: legacy,
      outDay1: players.filter(({ death }) => death?.type === 'day' && death.round === 0).length,
      removed: seatsWhere(({ death }) => death?.type === 'warnings' || death?.type === 'kickOut'),
      forfeitBy: seatsWhere(({ death }) => death?.type === 'teamKickOut')[0] ?? null,
      atTable: seatsWhere(({ death }) => death === undefined),
    },
  };
};

export const readMafiaratingsGames = (value: unknown): readonly ReadGame[] | Invalid => {
  const found = read(listOf(game), value);
  return isRefusal(found) ? found : found.map(gameIn);
};
