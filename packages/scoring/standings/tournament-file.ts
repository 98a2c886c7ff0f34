// A tournament file as JSON, its sheets and its records, turned into what standings need.
import { fraction } from '@omerta/base/fraction.ts';
import type { Invalid } from '@omerta/base/invalid.ts';
import {
  flag,
  listOf,
  type Of,
  oneOf,
  orElse,
  orNull,
  published,
  raw,
  shape,
  text,
  whole,
} from '@omerta/base/reading.ts';
import { isRefusal, type Refusal } from '@omerta/base/refusal.ts';
import { fail, reading } from '@omerta/base/unfit.ts';
import { format, name, positive } from '@omerta/base/values.ts';
import { readScoring, rulebook, switches } from '../rules-file.ts';
import type { Scoring } from '../scoring.ts';
import { type RecordRefusal, readRecordSheet } from '../sheet/record-file.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { sheet } from '../sheet/sheet-file.ts';
import { type Standings, type StandingsOptions, type StandingsRefusal, standings } from './standings.ts';
import { type Stage, stageKinds, type Tournament, type TournamentGame } from './tournament.ts';

export const tournamentFormat = 'omerta.tournament/1';

/** The text of a record by its path in the file; null where there is none; refused where its folder is left. */
type ReadRecord = (path: string) => string | null | Refusal<'record/outside'>;

/** From the file's own folder downwards, on any system: what a file names must not be what lies elsewhere. */
const leavesFolder = (path: string): boolean =>
  /^[\\/]|^[a-z]:|\0/i.test(path) || path.split(/[\\/]/).includes('..');

export type TournamentFile = {
  readonly tournament: Tournament;
  /** Where each counted game stands in the file: annulled ones are left out of the tournament, not of the numbering. */
  readonly places: readonly string[];
  /** Records that do not follow their rules or have no result: nothing can be counted with them. */
  readonly refused: readonly RecordRefusal[];
};

const one = fraction(1n);

const count = whole(1);

const stages = listOf(
  shape({
    id: name,
    name: orElse<string | null>(text, null),
    kind: oneOf(stageKinds),
    plannedGames: orElse(orNull(count), null),
    coefficient: orElse(positive, one),
    carry: orElse(flag, false),
  }),
);

/** A sheet is read after the rules, when its game is known to have one. */
const game = shape({
  stage: name,
  round: count,
  table: count,
  record: orElse<string | null>(name, null),
  sheet: orElse(published(raw, sheet.schema), null),
});
const recordOrSheet = { oneOf: [{ required: ['record'] }, { required: ['sheet'] }] };

const lot = listOf(name);

export const tournamentFile = shape({
  format: format(tournamentFormat),
  name: orElse(text, ''),
  rulebook,
  switches: orElse(switches, {}),
  players: listOf(
    shape({ id: name, nick: orElse<string | null>(name, null), club: orElse(orNull(text), null) }),
  ),
  stages: published(stages, { ...stages.schema, minItems: 1 }),
  games: listOf(published(game, { ...game.schema, ...recordOrSheet })),
  fines: orElse(listOf(shape({ player: name, points: positive, reason: orElse(text, '') })), []),
  expelled: orElse(listOf(shape({ player: name, clause: name })), []),
  lots: orElse(listOf(published(lot, { ...lot.schema, uniqueItems: true })), []),
});
type File = Of<typeof tournamentFile>;

const checkIds = (
  list: readonly { readonly id: string }[],
  path: string,
  code: 'player/id-twice' | 'stage/id-twice',
): ReadonlySet<string> => {
  const ids = new Set<string>();
  for (const [i, { id }] of list.entries()) {
    if (ids.has(id)) fail(`${path}[${i}].id`, code, { found: id });
    ids.add(id);
  }
  return ids;
};

const known = (players: ReadonlySet<string>, player: string, path: string): void => {
  if (!players.has(player)) fail(path, 'player/unknown', { found: player });
};

const checkPeople = (file: File, players: ReadonlySet<string>): void => {
  for (const [i, { player }] of file.fines.entries()) known(players, player, `fines[${i}].player`);
  for (const [i, { player }] of file.expelled.entries()) known(players, player, `expelled[${i}].player`);
  for (const [i, lot] of file.lots.entries()) {
    const seen = new Set<string>();
    for (const [j, player] of lot.entries()) {
      known(players, player, `lots[${i}][${j}]`);
      if (seen.has(player)) fail(`lots[${i}][${j}]`, 'player/twice', { found: player });
      seen.add(player);
    }
  }
};

type Game = File['games'][number];

const sheetOfGame = (game: Game, path: string, players: ReadonlySet<string>): Sheet => {
  const read = sheet.read(game.sheet, `${path}.sheet`);
  for (const [i, { player }] of read.seats.entries()) known(players, player, `${path}.sheet.seats[${i}]`);
  return read;
};

const recordAt = (record: string, readRecord: ReadRecord, path: string): string | null => {
  const text = leavesFolder(record) ? { code: 'record/outside' as const } : readRecord(record);
  return typeof text === 'object' && text !== null ? fail(path, text.code, { found: record }) : text;
};

/** What the games of a file are read against. */
type Known = {
  readonly scoring: Scoring;
  readonly stages: ReadonlySet<string>;
  readonly players: ReadonlySet<string>;
  readonly readRecord: ReadRecord;
};

/** Games that count, in the order of the file. */
const readGames = (file: File, { scoring, stages, players, readRecord }: Known) => {
  const games: TournamentGame[] = [];
  const places: string[] = [];
  const refused: RecordRefusal[] = [];
  const taken = new Set<string>();
  // However often a file names a record, it is replayed once.
  const sheets = new Map<string, ReturnType<typeof readRecordSheet>>();
  const sheetOfRecord = (record: string, path: string) => {
    const known = sheets.get(record);
    if (known !== undefined)
      return typeof known === 'object' && isRefusal(known) ? { ...known, path } : known;
    const text = recordAt(record, readRecord, path);
    const read = readRecordSheet({ path, file: record, text, scoring, players: file.players });
    sheets.set(record, read);
    return read;
  };
  for (const [i, game] of file.games.entries()) {
    const path = `games[${i}]`;
    const { stage, round, table } = game;
    if (!stages.has(stage))
      fail(`${path}.stage`, 'stage/unknown', { found: stage, wanted: [...stages].join(' | ') });
    if ((game.record === null) === (game.sheet === null)) fail(path, 'game/record-or-sheet');
    const kind = game.record === null ? 'sheet' : 'record';
    const read =
      game.record === null ? sheetOfGame(game, path, players) : sheetOfRecord(game.record, `${path}.record`);
    if (read === 'annulled') continue;
    if (isRefusal(read)) {
      refused.push(read);
      continue;
    }
    const key = JSON.stringify([stage, round, table]);
    if (taken.has(key)) fail(path, 'game/twice', { found: `${stage} ${round} ${table}` });
    taken.add(key);
    places.push(`${path}.${kind}`);
    games.push({ stage, round, table, sheet: read });
  }
  return { games, places, refused };
};

export const readTournamentFile = (value: unknown, readRecord: ReadRecord): TournamentFile | Invalid =>
  reading(() => {
    const file = tournamentFile.read(value, '');
    const scoring = readScoring(file.rulebook, file.switches);
    const players = checkIds(file.players, 'players', 'player/id-twice');
    const stages = checkIds(file.stages, 'stages', 'stage/id-twice');
    if (file.stages.length === 0) fail('stages', 'stage/none');
    checkPeople(file, players);
    const { games, places, refused } = readGames(file, { scoring, stages, players, readRecord });
    const tournament: Tournament = {
      name: file.name,
      scoring,
      players: file.players.map(({ id, nick, club }) => ({ id, nick: nick ?? id, club })),
      stages: file.stages.map((stage): Stage => ({ ...stage, name: stage.name ?? stage.id })),
      games,
      fines: file.fines,
      unplaced: file.expelled.map(({ player }) => player),
      lots: file.lots,
    };
    return { tournament, places, refused };
  });

/** `games[1].sheet.extra[0]` of the tournament, as the file numbers its games: `games[2].record.extra[0]`. */
const inFile = <T extends { readonly path: string }>({ places }: TournamentFile, each: T): T => ({
  ...each,
  path: each.path.replace(/^games\[(\d+)\]\.sheet/, (found, index: string) => places[Number(index)] ?? found),
});

/** The standings of a file, with the paths of that file. */
export const standingsOf = (
  file: TournamentFile,
  options: StandingsOptions,
): Standings | StandingsRefusal => {
  const table = standings(file.tournament, options);
  if (!isRefusal(table)) {
    return {
      ...table,
      needs: table.needs.map((each) => inFile(file, each)),
      warnings: table.warnings.map((each) => inFile(file, each)),
    };
  }
  return table.code === 'refused'
    ? { ...table, refused: table.refused.map((each) => inFile(file, each)) }
    : table;
};
