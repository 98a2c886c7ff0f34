// Files with one thing wrong, in thousands of ways: none is taken with a key too many or a value of another
// kind, and the published schema says the same as the reader.
import type { Invalid } from '@omerta/base/invalid.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { readSheetFile } from '@omerta/scoring/sheet/sheet-file.ts';
import { readTournamentFile } from '@omerta/scoring/standings/tournament-file.ts';
import { fullSheetFile, fullTournamentFile, wonRecord } from '@omerta/scoring/testing/files.ts';
import { readSeating } from '@omerta/seating/seating-file.ts';
import { misfits } from '@omerta/testkit/schema-check.ts';
import { type Spoilt, spoil } from '@omerta/testkit/spoil.ts';
import { describe, expect, it } from 'vitest';
import { type SchemaName, schemas } from './schemas.ts';

const readTournament = (value: unknown): object =>
  readTournamentFile(value, (path) => (path === 'r1t1.mgn' ? wonRecord('fiim-2018') : null));

const ten = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const seating = {
  format: 'omerta.seating/1',
  players: 20,
  rounds: [[ten, ten.map((player) => player + 10)], [ten.toReversed()], [ten], [ten]],
  seed: 1,
  steps: 9,
  check: { pairs: {} },
};

type Kind = {
  readonly read: (value: unknown) => object | Invalid;
  readonly good: object;
  /** Places as `games[].sheet.by`: keys that may be left out, null that may stand, and what is only carried along. */
  readonly mayLack: readonly string[];
  readonly mayBeNull: readonly string[];
  /** Counts that may be written in quotes. */
  readonly textToo?: readonly string[];
  readonly carried?: string;
  /** What the reader takes beyond its schema: null for nobody; tables of any size, for a check to speak of them. */
  readonly beyond: readonly string[];
};

const sheetMayLack = [
  ...['by', 'firstKilled', 'bestMove', 'outDay1', 'removed', 'redCards', 'forfeitBy', 'atTable', 'yellow'],
  ...['purple', 'extra', 'approvals', 'penalties', 'waived', 'fines'],
  ...['extra[].by', 'penalties[].by', 'waived[].by', 'fines[].reason'],
];
const sheetMayBeNull = ['firstKilled', 'bestMove', 'outDay1', 'forfeitBy', 'atTable'];
const within = (path: string, keys: readonly string[]): string[] => keys.map((key) => `${path}.${key}`);

const kinds: Readonly<Record<SchemaName, Kind>> = {
  sheet: {
    read: readSheetFile,
    good: fullSheetFile,
    mayLack: ['switches', ...within('sheet', sheetMayLack)],
    mayBeNull: within('sheet', sheetMayBeNull),
    beyond: ['sheet.outDay1'],
  },
  tournament: {
    read: readTournament,
    good: fullTournamentFile,
    mayLack: [
      ...['name', 'switches', 'fines', 'fines[].reason', 'expelled', 'lots'],
      ...within('players[]', ['nick', 'club']),
      ...within('stages[]', ['name', 'plannedGames', 'coefficient', 'carry']),
      ...within('rulebook', ['name', 'change']),
      ...within('rulebook.change', Object.keys(fullTournamentFile.rulebook.change)),
      ...within('switches', Object.keys(fullTournamentFile.switches)),
      ...within('games[].sheet', sheetMayLack),
    ],
    mayBeNull: ['players[].club', 'stages[].plannedGames', ...within('games[].sheet', sheetMayBeNull)],
    textToo: ['switches.protestWindow'],
    beyond: ['games[].sheet.outDay1'],
  },
  seating: {
    read: readSeating,
    good: seating,
    mayLack: ['seed', 'steps', 'check'],
    mayBeNull: [],
    carried: 'check.pairs',
    beyond: ['rounds[][]'],
  },
};

const placeOf = (at: Spoilt['at']): string =>
  at
    .map((key) => (typeof key === 'number' ? '[]' : `.${key}`))
    .join('')
    .replace(/^[.]/, '');
const standingAt = ({ at, value }: Spoilt): unknown =>
  at.reduce<unknown>((whole, key) => Reflect.get(Object(whole), key), value);

/** What no schema says: how large is too large, and whether what is named is there. */
const beyondSchema = [
  ...['value/count', 'switch/value', 'player/unknown', 'player/twice', 'player/id-twice'],
  ...['stage/unknown', 'stage/id-twice', 'game/twice', 'record/missing', 'sheet/deck'],
  'record/player-unknown',
];

describe.each(Object.entries(kinds))('a %s file with one thing wrong', (name, kind) => {
  const { read, good, mayLack, mayBeNull, textToo = [], carried = '-', beyond } = kind;
  const spoilt = spoil(good).filter(({ at }) => !placeOf(at).startsWith(carried));
  const tried = spoilt.map((each) => ({ ...each, place: placeOf(each.at), answer: read(each.value) }));
  const taken = tried.filter(({ answer }) => !isRefusal(answer));

  it('is tried in a thousand ways, and taken as it is with none', () => {
    expect(spoilt.length).toBeGreaterThan(1_000);
    expect(isRefusal(read(good))).toBe(false);
  });

  it('is not taken with a key too many', () => {
    const odd = taken.filter(({ how, place }) => how === 'key-more' && place !== 'check');
    expect(odd.map(({ place }) => place)).toEqual([]);
  });

  it('is not taken with a key too few, but for those of the contract', () => {
    const places = taken.filter(({ how }) => how === 'key-less').map(({ place }) => place);
    expect(new Set(places)).toEqual(new Set(mayLack));
  });

  it('is not taken with a value of another kind, but for null where the contract has it', () => {
    const isMeant = (each: (typeof taken)[number]): boolean =>
      (standingAt(each) === null && mayBeNull.includes(each.place)) ||
      (standingAt(each) === '1' && textToo.includes(each.place));
    const odd = taken.filter((each) => each.how === 'kind' && !isMeant(each));
    expect(odd.map(({ place, value }) => [place, JSON.stringify(value)])).toEqual([]);
  });

  it('fits its schema where it is taken, and where it is refused does not, or lacks what no schema says', () => {
    const schema = schemas[name as SchemaName];
    for (const { place, value, answer } of tried) {
      const fits = misfits(schema, value).length === 0;
      const said = `${place} ${JSON.stringify(value).slice(0, 300)}`;
      if (isRefusal(answer) && fits) expect(beyondSchema, said).toContain(answer.code);
      if (!isRefusal(answer) && !fits) expect(beyond, said).toContain(place);
    }
  });
});
