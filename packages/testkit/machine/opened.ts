// Which parts of the web each test file fetched into a page: what a change of a screen can touch is known by it.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Browser, Request } from 'playwright-core';

const folder = join(import.meta.dirname, '../../../.setup/opened');

const opened = new Set<string>();

/** The name of a built script is that of the file it was made for. */
const partAt = (url: string): string | undefined =>
  /\/assets\/(?:desk\/)?([\w-]+)-[\w-]{8}\.js$/.exec(url)?.[1];

/** A device that keeps everything for a time without a network opens nothing by that. */
const isOfPage = (request: Request): boolean => request.serviceWorker() === null;

export const noteOpened = (browser: Browser): Browser =>
  browser.on('context', (context) =>
    context.on('request', (request) => {
      const part = partAt(request.url());
      if (part !== undefined && isOfPage(request)) opened.add(part);
    }),
  );

/** Forgets what was fetched before this file. */
export const beginFile = (): void => opened.clear();

export const endFile = (file: string): void => {
  if (opened.size === 0) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, encodeURIComponent(file)), JSON.stringify([...opened].toSorted()));
};

/** Of each file that was run here, as far back as this checkout remembers. */
export const openedHere = (): ReadonlyMap<string, readonly string[]> => {
  mkdirSync(folder, { recursive: true });
  return new Map(
    readdirSync(folder).map((name) => [
      decodeURIComponent(basename(name)),
      JSON.parse(readFileSync(join(folder, name), 'utf8')) as readonly string[],
    ]),
  );
};
