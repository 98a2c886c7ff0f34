// The log in memory: for tests, previews and simulations; it ends with the process.
import { canonical } from '@omerta/base/canonical.ts';
import { sha256 } from '@omerta/base/sha256.ts';
import { type End, emptyEnd, type Head, headsOf, type Row } from './chain.ts';
import type { DeviceHome } from './device.ts';
import type { SavedState, Wake } from './home.ts';
import { endOfAll, oneChain, wakeFor } from './one-chain.ts';
import { orderOf } from './order.ts';
import { parsePersonal } from './people.ts';
import { isRowOf } from './survey.ts';
import { type KeptEntry, type KeptThing, keptText, parseKept, type Vault } from './vault.ts';

/** What lies in memory: stores opened on the same one see each other's events. */
export type Memory = {
  /** By position; then the same rows by order, by stream, and by stream and command. */
  readonly rows: Row[];
  readonly orders: Map<string, Row[]>;
  readonly streams: Map<string, Row[]>;
  readonly commands: Map<string, Row[]>;
  readonly heads: Map<string, Head>;
  end: End;
  readonly states: Map<string, SavedState>;
  readonly people: Map<string, string>;
  readonly erased: Set<string>;
  readonly vault: Map<string, string>;
  readonly watchers: Set<Wake>;
};

export const emptyMemory = (): Memory => ({
  rows: [],
  orders: new Map(),
  streams: new Map(),
  commands: new Map(),
  heads: new Map(),
  end: emptyEnd,
  states: new Map(),
  people: new Map(),
  erased: new Set(),
  vault: new Map(),
  watchers: new Set(),
});

const commandKey = (stream: string, command: string): string => JSON.stringify([stream, command]);

const addTo = (lists: Map<string, Row[]>, key: string, row: Row): void => {
  const list = lists.get(key);
  if (list) list.push(row);
  else lists.set(key, [row]);
};

export const keep = (memory: Memory, row: Row): void => {
  memory.rows.push(row);
  addTo(memory.orders, orderOf(row.stream), row);
  addTo(memory.streams, row.stream, row);
  addTo(memory.commands, commandKey(row.stream, row.command), row);
};

/** A row's position is never below its place in the list: the search begins where it is when nothing is missing. */
const rowsAfter = (rows: readonly Row[], after: number, limit: number): readonly Row[] => {
  let start = Math.min(after, rows.length);
  while (start > 0 && (rows[start - 1]?.position ?? 0) > after) start--;
  return rows.slice(start, start + limit);
};

const dropFrom = (memory: Memory, stream: string): void => {
  const left = memory.rows.filter((row) => !isRowOf(stream, row));
  memory.rows.length = 0;
  for (const row of left) memory.rows.push(row);
  for (const [order, rows] of memory.orders)
    memory.orders.set(
      order,
      rows.filter((row) => !isRowOf(stream, row)),
    );
  for (const { command } of memory.streams.get(stream) ?? [])
    memory.commands.delete(commandKey(stream, command));
  for (const map of [memory.streams, memory.heads, memory.states]) map.delete(stream);
};

const entriesIn = ({ vault }: Memory): KeptEntry[] =>
  [...vault].flatMap(([key, text]) => {
    const kept = parseKept(text);
    return kept ? [{ key, kept }] : [];
  });

const vaultIn = (memory: Memory): Vault => ({
  get: async (key) => parseKept(memory.vault.get(key)),
  swap: async (key, before: KeptThing | null, after: KeptThing | null) => {
    const text = keptText(after);
    if ((memory.vault.get(key) ?? null) !== keptText(before)) return false;
    if (text === null) memory.vault.delete(key);
    else memory.vault.set(key, text);
    return true;
  },
  list: async (prefix) =>
    entriesIn(memory)
      .filter(({ key }) => key.startsWith(prefix))
      .sort((a, b) => (a.key < b.key ? -1 : 1)),
});

/** Whether anything was there. */
const eraseFrom = (memory: Memory, person: string): boolean => {
  memory.erased.add(person);
  const kept = entriesIn(memory).filter((entry) => entry.kept.person === person);
  for (const { key } of kept) memory.vault.delete(key);
  return memory.people.delete(person) || kept.length > 0;
};

export const memoryHome = (memory: Memory = emptyMemory()): DeviceHome => {
  const recorded = (stream: string, command: string): readonly Row[] =>
    memory.commands.get(commandKey(stream, command)) ?? [];
  return {
    name: 'memory',
    sha256,
    ...oneChain(async (after, limit) => rowsAfter(memory.rows, after, limit)),
    commit: async ({ streams, command }, plan) => {
      const heads = new Map(
        streams.flatMap((stream) => memory.heads.get(stream) ?? []).map((head) => [head.stream, head]),
      );
      const { rows, answer } = plan({
        ends: endOfAll(memory.end),
        heads,
        recorded: command === undefined ? [] : recorded(streams[0] ?? '', command),
      });
      for (const row of rows) keep(memory, row);
      for (const head of headsOf(rows)) memory.heads.set(head.stream, head);
      memory.end = rows.at(-1) ?? memory.end;
      wakeFor(memory.watchers, rows);
      return answer;
    },
    recorded: async (stream, command) => recorded(stream, command),
    head: async (stream) => memory.heads.get(stream),
    readStream: async (stream, from, limit) => {
      const rows = memory.streams.get(stream) ?? [];
      return rows.filter(({ version }) => version >= from && version < from + limit);
    },
    readOrder: async (order, after, limit) => rowsAfter(memory.orders.get(order) ?? [], after, limit),
    ends: async () => ({ ends: endOfAll(memory.end), chains: 1, heads: [...memory.heads.values()] }),
    watch: (wake) => {
      memory.watchers.add(wake);
      return () => memory.watchers.delete(wake);
    },
    saveState: async (saved) => void memory.states.set(saved.stream, saved),
    loadState: async (stream) => memory.states.get(stream),
    people: {
      put: async (person, data) => {
        memory.people.set(person, canonical(data));
        memory.erased.delete(person);
      },
      get: async (person) => parsePersonal(memory.people.get(person)),
      list: async () => [...memory.people.keys()].sort(),
      erase: async (person) => eraseFrom(memory, person),
      erased: async () => [...memory.erased].sort(),
      damaged: async () => [],
    },
    vault: vaultIn(memory),
    isSound: async () => true,
    lying: async (see) => {
      memory.rows.forEach(see);
      return [...memory.heads.values()];
    },
    mendEnd: async () => undefined,
    drop: async (stream) => dropFrom(memory, stream),
    close: async () => undefined,
  };
};
