// What the server did, one JSON line an event: numbers, codes and names of routes; never what anybody said or is called.
import { existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';

type LogLevel = 'info' | 'warn' | 'error';

/** What a line may hold: a text is a code or a name of the program's own, never a user's. */
type LogFields = Readonly<Record<string, string | number | boolean | null>>;

export type Log = {
  readonly write: (level: LogLevel, event: string, fields?: LogFields) => void;
  readonly close: () => Promise<void>;
};

export const logFolder = (data: string): string => join(data, 'logs');
export const logNames = ['server.1.jsonl', 'server.jsonl'] as const;
const [olderName, newestName] = logNames;

/** Then it becomes the older one, and that one goes. */
const mostBytes = 4 * 2 ** 20;

export const lineOf = (at: Date, level: LogLevel, event: string, fields: LogFields): string =>
  `${JSON.stringify({ at: at.toISOString(), level, event, ...fields })}\n`;

/** `also` takes every line: the standard error of a service. */
export const logIn = (data: string, now: () => Date, also?: (line: string) => void): Log => {
  const folder = logFolder(data);
  const file = join(folder, newestName);
  let pending: string[] = [];
  let writing: Promise<void> | undefined;
  const turnOver = (): void => {
    // A data folder that is gone is not made again by its log.
    if (existsSync(data)) mkdirSync(folder, { recursive: true });
    if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > mostBytes)
      renameSync(file, join(folder, olderName));
  };
  const flush = async (): Promise<void> => {
    while (pending.length > 0) {
      const lines = pending.join('');
      pending = [];
      try {
        turnOver();
        await appendFile(file, lines);
      } catch {
        // A full disk stops nothing but its log.
      }
    }
    writing = undefined;
  };
  return {
    write: (level, event, fields = {}) => {
      const line = lineOf(now(), level, event, fields);
      also?.(line);
      pending.push(line);
      writing ??= flush();
    },
    close: async () => {
      await writing;
    },
  };
};

const codeOf = (error: unknown): string | null =>
  error instanceof Error && 'code' in error ? String(error.code) : null;

/** Where in the program: its message may quote what somebody sent. */
export const faultFields = (error: unknown): LogFields => {
  if (!(error instanceof Error)) return { fault: typeof error };
  const { stack = '', message } = error;
  const frames = stack.slice(stack.indexOf(message) + message.length);
  const [, file, line] = /((?:apps|packages|node_modules)\/[\w./@-]+)(?:\?[^:]*)?(:\d+)/.exec(frames) ?? [];
  return {
    fault: error.name,
    place: file && line ? `${file}${line}` : null,
    code: codeOf(error),
  };
};
