// A table of people on its way in: what it says, its faults at their cells, whom each row may be, and who would be taken in.
import { folded, tidy } from '@omerta/base/nickname.ts';
import { type Descriptor, listOf, mapOf, oneOf, orNull, shape, text, whole } from '@omerta/base/reading.ts';
import type { DraftKind } from '../../device/kept-draft.ts';
import { type CellFault, cellFault, faultOf, mostRows, type RosterFault } from './import-fault.ts';
import { type Contacts, contactFields } from './intake.ts';
import { type Likely, likeBefore, likelyAmong } from './likeness.ts';
import {
  type ColumnsChosen,
  guessColumns,
  isBlankLine,
  type RosterField,
  rosterFields,
} from './sheet/columns.ts';
import type { SheetCells } from './sheet/from-text.ts';
import { type EntersAs, paidOf, statusOf } from './sheet/known-words.ts';

/** Somebody the club knows. */
export type KnownPerson = {
  readonly person: string;
  readonly nickname: string;
  readonly club: string | null;
  readonly isEntered: boolean;
};

/** Which person a row is; null: nobody whom the club knows. */
export type SameAs = string | null;

export type ImportDraft = ColumnsChosen & {
  readonly cells: SheetCells;
  /** By row: whom somebody has said it is. */
  readonly same: Readonly<Record<number, SameAs>>;
};

export const draftOf = (cells: SheetCells): ImportDraft => ({
  cells,
  same: {},
  ...guessColumns(cells),
});

/** What was pasted, and the table it became; null: none yet. */
type KeptImport = { readonly pasted: string; readonly table: ImportDraft | null };

const table: Descriptor<ImportDraft> = shape({
  cells: listOf(listOf(text)),
  same: mapOf(orNull(text)),
  columns: listOf(orNull(oneOf(rosterFields))),
  head: orNull(whole(0)),
});

export const noImport: KeptImport = { pasted: '', table: null };

const reads: Descriptor<KeptImport> = shape({ pasted: text, table: orNull(table) });

export const importKept = (tournament: string): DraftKind<KeptImport> => ({
  name: `import ${tournament}`,
  reads,
  empty: noImport,
});

export const withCell = (draft: ImportDraft, row: number, column: number, said: string): ImportDraft => {
  const line = draft.cells[row] ?? [];
  const wide = Array.from({ length: Math.max(line.length, column + 1) }, (_, i) => line[i] ?? '');
  const { [row]: _, ...others } = draft.same;
  return {
    ...draft,
    cells: draft.cells.with(row, wide.with(column, said)),
    // Another nickname is another question.
    same: draft.columns[column] === 'nickname' ? others : draft.same,
  };
};

/** The rows below the head that say something. */
const peopleIn = ({ cells, head }: ImportDraft): readonly number[] =>
  cells.flatMap((line, row) => (row > (head ?? -1) && !isBlankLine(line) ? [row] : []));

/** Rows that are done with; the others keep their numbers. Null: nobody is left. */
export const withoutRows = (draft: ImportDraft, rows: ReadonlySet<number>): ImportDraft | null => {
  const cells = draft.cells.map((line, row) => (rows.has(row) ? [] : line));
  return peopleIn({ ...draft, cells }).length > 0 ? { ...draft, cells } : null;
};

export const withSame = (draft: ImportDraft, row: number, same: SameAs): ImportDraft => ({
  ...draft,
  same: { ...draft.same, [row]: same },
});

/**
 * fault: left out until it is mended; ask: left out until somebody says who it is;
 * in: he is entered already; known: somebody of the club; new: a new person.
 */
export const importStandings = ['fault', 'ask', 'in', 'known', 'new'] as const;
export type ImportStanding = (typeof importStandings)[number];

type RowNamed = { readonly row: number; readonly nickname: string };

export type ImportRow = {
  readonly row: number;
  readonly nickname: string;
  readonly club: string;
  readonly status: EntersAs;
  readonly paid: boolean;
  readonly faults: readonly RosterFault[];
  readonly contacts: Contacts;
  readonly likely: readonly Likely<KnownPerson>[];
  /** An earlier row of the table that may be the same person. */
  readonly like: Likely<RowNamed> | null;
  /** Whom it is, as far as that is known. */
  readonly person: KnownPerson | null;
  readonly standing: ImportStanding;
};

type Reading = {
  readonly draft: ImportDraft;
  readonly known: readonly KnownPerson[];
  readonly byName: ReadonlyMap<string, KnownPerson>;
  readonly likelyFor: ReturnType<typeof likelyAmong<KnownPerson>>;
  /** Told of each row in turn. */
  readonly likeBefore: ReturnType<typeof likeBefore<RowNamed>>;
  /** The row in which a nickname, or a person, stood first. */
  readonly first: Map<string, number>;
};

const cellOf = ({ cells, columns }: ImportDraft, row: number, field: RosterField): string =>
  tidy(cells[row]?.[columns.indexOf(field)] ?? '');

const contactsIn = (draft: ImportDraft, row: number): Contacts =>
  Object.fromEntries(
    contactFields.flatMap((field) => {
      const said = cellOf(draft, row, field);
      return said === '' ? [] : [[field, said]];
    }),
  );

/** Whoever has the very nickname is he: nobody else could have it. */
const personOf = ({ draft, known, byName }: Reading, row: number, nickname: string): KnownPerson | null => {
  const same = draft.same[row];
  return byName.get(folded(nickname)) ?? known.find(({ person }) => person === same) ?? null;
};

/** What is wrong with a nickname beside the others. */
const amongOthers = (reading: Reading, row: number, nickname: string): CellFault | null => {
  const key = folded(nickname);
  const known = reading.byName.get(key);
  if (known?.isEntered) return faultOf('entered', { about: known.nickname });
  const person = personOf(reading, row, nickname);
  const keys = [key, ...(person ? [`person ${person.person}`] : [])];
  const before = keys.map((each) => reading.first.get(each)).find((each) => each !== undefined);
  if (before !== undefined) return faultOf('twice', { about: String(before + 1) });
  for (const each of keys) reading.first.set(each, row);
  return null;
};

const faultsOf = (reading: Reading, row: number): readonly RosterFault[] => {
  const { draft } = reading;
  return draft.columns.flatMap((field, column) => {
    if (field === null) return [];
    const own = cellFault(field, draft.cells[row]?.[column] ?? '');
    const isNickname = field === 'nickname';
    const found = own ?? (isNickname ? amongOthers(reading, row, cellOf(draft, row, field)) : null);
    return found ? [{ row, column, ...found }] : [];
  });
};

const standingOf = (
  reading: Reading,
  { row, faults, likely, like, person }: Pick<ImportRow, 'row' | 'faults' | 'likely' | 'like' | 'person'>,
): ImportStanding => {
  if (faults.length > 0) return 'fault';
  if (person) return person.isEntered ? 'in' : 'known';
  const isLike = likely.length > 0 || like !== null;
  return isLike && reading.draft.same[row] === undefined ? 'ask' : 'new';
};

const rowOf = (reading: Reading, row: number): ImportRow => {
  const { draft } = reading;
  const nickname = cellOf(draft, row, 'nickname');
  const faults = faultsOf(reading, row);
  const person = personOf(reading, row, nickname);
  const isExact = reading.byName.has(folded(nickname));
  const likely = faults.length > 0 || isExact ? [] : reading.likelyFor(nickname);
  const like = faults.length > 0 ? null : reading.likeBefore({ row, nickname });
  return {
    row,
    nickname,
    club: cellOf(draft, row, 'club'),
    status: statusOf(cellOf(draft, row, 'status')) ?? 'accepted',
    paid: paidOf(cellOf(draft, row, 'paid')) ?? false,
    contacts: contactsIn(draft, row),
    faults,
    likely,
    like,
    person,
    standing: standingOf(reading, { row, faults, likely, like, person }),
  };
};

/** Everybody of the table but blank lines, the head and what stands above it; the first row too many is a fault, and those after it are not read. */
export const importRows = (draft: ImportDraft, known: readonly KnownPerson[]): readonly ImportRow[] => {
  if (!draft.columns.includes('nickname')) return [];
  const rows = peopleIn(draft);
  const reading: Reading = {
    draft,
    known,
    byName: new Map(known.map((each) => [folded(each.nickname), each])),
    likelyFor: likelyAmong(known),
    likeBefore: likeBefore(),
    first: new Map(),
  };
  const read = rows.slice(0, mostRows).map((row) => rowOf(reading, row));
  const over = rows[mostRows];
  if (over === undefined) return read;
  const column = draft.columns.indexOf('nickname');
  const fault = { row: over, column, ...faultOf('too-many', { about: String(rows.length) }) };
  return [...read, { ...rowOf(reading, over), faults: [fault], likely: [], like: null, standing: 'fault' }];
};

export const takenRows = (rows: readonly ImportRow[]): readonly ImportRow[] =>
  rows.filter(({ standing }) => standing === 'new' || standing === 'known');
