// The last lines of a server's log, read field by field: what does not look as the program writes it is left out.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '@omerta/base/json.ts';
import { isRefusal } from '@omerta/base/refusal.ts';

const mostLines = 500;

const words = (...allowed: readonly string[]) => ({
  fits: (value: unknown): boolean => allowed.some((each) => each === value),
});
const like = (pattern: RegExp) => ({
  fits: (value: unknown): boolean => typeof value === 'string' && pattern.test(value),
});
const number = { fits: (value: unknown): boolean => typeof value === 'number' };
const yesOrNo = { fits: (value: unknown): boolean => typeof value === 'boolean' };

/** Each field with what it may hold. */
const fields = {
  at: like(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  level: words('info', 'warn', 'error'),
  event: words('start', 'stop', 'request', 'fault', 'backup-failed'),
  method: words('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'OTHER'),
  route: like(/^(?:web|none|(?:\/[a-z.-]+|\/:[a-z]+|\/\*)*)$/),
  status: number,
  milliseconds: number,
  version: like(/^\d+\.\d+\.\d+$/),
  node: like(/^\d+\.\d+\.\d+$/),
  home: words('folder', 'postgres'),
  hall: yesOrNo,
  reason: words('signed', 'due'),
  code: like(/^(?:[a-z]+(?:\/[a-z-]+)+|E[A-Z0-9]{2,15}|(?:ERR|FST)_[A-Z0-9_]+)$/),
  fault: like(/^[A-Z][A-Za-z]*(?:Error|Fault|Refusal)$/),
  place: like(/^(?:apps|packages|node_modules)\/[\w./@-]+:\d+$/),
};

const picked = (line: string): object | null => {
  const given = readJson(line);
  if (isRefusal(given) || typeof given.value !== 'object' || given.value === null) return null;
  const values: Readonly<Record<string, unknown>> = { ...given.value };
  const kept = Object.entries(fields).filter(([name, { fits }]) => fits(values[name]));
  return Object.fromEntries(kept.map(([name]) => [name, values[name]]));
};

const linesIn = (file: string): readonly string[] => {
  try {
    return readFileSync(file, 'utf8').trimEnd().split('\n');
  } catch {
    return [];
  }
};

/** Oldest first. */
export const logLinesOf = (folder: string): readonly object[] =>
  ['server.1.jsonl', 'server.jsonl']
    .flatMap((name) => linesIn(join(folder, 'logs', name)))
    .slice(-mostLines)
    .map(picked)
    .filter((line) => line !== null);
