// The faults Stryker's instrumenter plants: all of them at once in one text, each behind a switch.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { root, skips } from './targets.ts';

export type Fault = {
  readonly id: string;
  readonly path: string;
  readonly line: number;
  readonly from: number;
  readonly to: number;
  readonly mutator: string;
  readonly original: string;
  readonly replacement: string;
};
export type Planted = {
  readonly sources: Readonly<Record<string, string>>;
  readonly faults: readonly Fault[];
};

const silent = () => undefined;
const never = () => false;
const logger = {
  isTraceEnabled: never,
  isDebugEnabled: never,
  isInfoEnabled: never,
  isWarnEnabled: never,
  isErrorEnabled: never,
  isFatalEnabled: never,
  trace: silent,
  debug: silent,
  info: silent,
  warn: silent,
  error: silent,
  fatal: silent,
};

/** The offset of a place told by line and column, both from zero. */
const offsets = (text: string): ((place: { readonly line: number; readonly column: number }) => number) => {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return ({ line, column }) => (starts[line] ?? text.length) + column;
};

/** Counting who meets which fault is needed once; from then on it only takes time. */
const countable = (source: string): string =>
  source.replace('function cover() {', 'function cover() { if (ns.counted) return;');

export const plant = async (files: readonly string[]): Promise<Planted> => {
  const texts = new Map(files.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
  const given = files.map((path) => ({ name: path, content: texts.get(path) ?? '', mutate: true }));
  const done = await new Instrumenter(logger).instrument(given, {
    plugins: null,
    excludedMutations: [],
    ignorers: [],
  });
  const offsetIn = new Map([...texts].map(([path, text]) => [path, offsets(text)]));
  const faults = done.mutants.flatMap(({ id, fileName, location, mutatorName, replacement }): Fault[] => {
    const text = texts.get(fileName) ?? '';
    const offset = offsetIn.get(fileName);
    if (!offset) return [];
    const [from, to] = [offset(location.start), offset(location.end)];
    const original = text.slice(from, to);
    if (skips(fileName, mutatorName, original)) return [];
    return [
      {
        id,
        path: fileName,
        line: location.start.line + 1,
        from,
        to,
        mutator: mutatorName,
        original,
        replacement,
      },
    ];
  });
  return {
    sources: Object.fromEntries(done.files.map((file) => [file.name, countable(String(file.content))])),
    faults,
  };
};
