// What somebody who is asked for help needs to know of a club's folder: versions, sizes, the shape of the log, whether it
// is whole. Built by picking: numbers, hashes and words of the program itself; no name, no id, nothing that anybody wrote.
import { readFileSync, statfsSync, statSync } from 'node:fs';
import { freemem, totalmem } from 'node:os';
import { basename, join } from 'node:path';
import { isRefusal } from '@omerta/base/refusal.ts';
import { isRulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import type { Head } from '@omerta/store/chain.ts';
import type { StoreRefusal } from '@omerta/store/refusal.ts';
import type { Store } from '@omerta/store/store.ts';
import { type ClubPlace, listBackups } from './folder/backups.ts';
import { openFolder, verifyOpenFolder } from './folder/club-folder.ts';
import { filesUnder } from './folder/disk.ts';
import { keeperOf } from './keeper.ts';
import { tournamentMachine } from './machines.ts';
import type { OfficeRefusal } from './refusal.ts';
import { tournamentStream, tournamentsAmong } from './streams.ts';
import { logLinesOf } from './support-log.ts';

const supportFormat = 'omerta.support/1';

const kinds = ['club', 'tournament', 'game', 'received', 'table', 'branch', 'side', 'word', 'audit'] as const;
type StreamKind = (typeof kinds)[number] | 'other';

const kindOf = (stream: string): StreamKind => kinds.find((kind) => stream.startsWith(`${kind}/`)) ?? 'other';

/** As this program names its events. */
const isType = (type: string): boolean => /^[A-Z][A-Za-z]{2,40}$/.test(type);

const counted = (words: readonly string[]): Readonly<Record<string, number>> => {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return Object.fromEntries([...counts].toSorted(([one], [other]) => one.localeCompare(other)));
};

/** Events by the kind of their stream and by their type. */
const typesIn = async (store: Store, heads: readonly Head[]): Promise<Readonly<Record<string, number>>> => {
  const types: string[] = [];
  for (const { stream } of heads)
    for (const { type, schema } of await store.read(stream))
      types.push(`${kindOf(stream)} ${isType(type) ? type : 'other'} ${schema}`);
  return counted(types);
};

const logShape = async (store: Store) => {
  const heads = await store.heads();
  return {
    streams: counted(heads.map(({ stream }) => kindOf(stream))),
    events: heads.reduce((sum, { version }) => sum + version, 0),
    types: await typesIn(store, heads),
    heads: heads
      .map(({ stream, version, hash }) => ({ kind: kindOf(stream), version, hash }))
      .toSorted((a, b) => a.kind.localeCompare(b.kind) || a.hash.localeCompare(b.hash)),
  };
};

const settings = async (store: Store) => {
  const keeper = keeperOf(store, tournamentMachine);
  const found: object[] = [];
  for (const id of tournamentsAmong(await store.heads())) {
    const { state } = await keeper.load(tournamentStream(id));
    const { rulebook, switches } = state.rules;
    found.push({
      rulebook: typeof rulebook === 'string' && isRulebookId(rulebook) ? rulebook : 'other',
      switches: Object.keys(switches).length,
      phase: state.phase,
      entries: state.entries.length,
      stages: state.stages.length,
      games: counted(Object.values(state.games).map(({ status }) => status)),
    });
  }
  return found;
};

const innerOf = (refusal: OfficeRefusal): OfficeRefusal | StoreRefusal =>
  refusal.code === 'folder/damaged' || refusal.code === 'store/refused' ? refusal.refusal : refusal;

/** Where it is not whole: the kind of stream and the number, never its name. */
const faultOf = (refusal: OfficeRefusal) => {
  const inner = innerOf(refusal);
  const damage = 'damage' in inner ? inner.damage : null;
  return {
    code: refusal.code,
    because: inner.code,
    damage: damage && { kind: damage.kind, stream: kindOf(damage.stream), position: damage.position },
  };
};

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** Files of this program by name; whatever else lies there only by number and size. */
const known =
  /^(?:log\.sqlite|people\.sqlite|vault\.sqlite)(?:-wal|-shm)?$|^people\.key$|^version$|^logs[/\\]server(?:\.1)?\.jsonl$|^hall[/\\]authority\.(?:pem|key)$/;

const filesOf = (folder: string) => {
  const names = filesUnder(folder);
  if (isRefusal(names)) return { refused: names.code };
  const others = names.filter((name) => !known.test(name));
  return {
    files: names
      .filter((name) => known.test(name))
      .map((name) => ({ name, bytes: sizeOf(join(folder, name)) })),
    others: {
      count: others.length,
      bytes: others.reduce((sum, name) => sum + sizeOf(join(folder, name)), 0),
    },
  };
};

const space = (folder: string) => {
  try {
    const { bsize, bavail } = statfsSync(folder);
    return bsize * bavail;
  } catch {
    return null;
  }
};

const versionIn = (folder: string): string | null => {
  try {
    const text = readFileSync(join(folder, 'version'), 'utf8').trim();
    return /^\d+\.\d+\.\d+$/.test(text) ? text : 'other';
  } catch {
    return null;
  }
};

const inside = async (place: ClubPlace) => {
  const store = await openFolder(place);
  if (isRefusal(store)) return { opened: false, fault: faultOf(store) };
  try {
    const verified = await verifyOpenFolder(place, store);
    const people = await store.people.list();
    return {
      opened: true,
      verified: isRefusal(verified)
        ? { whole: false, fault: faultOf(verified) }
        : { whole: true, tournaments: verified.tournaments, games: verified.games, events: verified.events },
      log: await logShape(store),
      tournaments: await settings(store),
      people: {
        kept: people.length,
        erased: (await store.people.erased()).length,
        damaged: (await store.people.damaged()).length,
      },
    };
  } finally {
    await store.close();
  }
};

/** The file as text; `version` is that of the program that makes it. */
export const supportFile = async (place: ClubPlace, version: string, at: Date): Promise<string> => {
  const found = {
    format: supportFormat,
    made: at.toISOString(),
    versions: {
      omerta: version,
      wroteLast: versionIn(place.folder),
      node: process.versions.node,
      platform: `${process.platform} ${process.arch}`,
    },
    health: {
      freeMemory: freemem(),
      memory: totalmem(),
      freeDisk: space(place.folder),
      freeDiskOfBackups: space(place.backups),
    },
    folder: filesOf(place.folder),
    backups: listBackups(place).map(({ file, at: made, reason }) => ({
      made: new Date(made).toISOString(),
      reason,
      bytes: sizeOf(file),
      beside: basename(join(file, '..')) !== 'backups',
    })),
    ...(await inside(place)),
    lastLines: logLinesOf(place.folder),
  };
  return `${JSON.stringify(found, null, 2)}\n`;
};
