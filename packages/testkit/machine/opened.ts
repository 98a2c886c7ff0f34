// Which parts of the web each test file fetched into a page, noted where `npm run test-index` asks for it.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Request } from 'playwright-core';

const folder = join(import.meta.dirname, '../../../.setup/opened');

/** Hearing of every request costs a driver some of its time: an ordinary run does not. */
const isAsked = process.env['OMERTA_NOTE_OPENED'] !== undefined;

const opened = new Set<string>();

/** The name of a built script is that of the file it was made for. */
const partAt = (url: string): string | undefined =>
  /\/assets\/(?:desk\/)?([\w-]+)-[\w-]{8}\.js$/.exec(url)?.[1];

/** A device that keeps everything for a time without a network opens nothing by that. */
const isOfPage = (request: Request): boolean => request.serviceWorker() === null;

export const noteOpened = (browser: Browser): Browser =>
  isAsked
    ? browser.on('context', (context) =>
        context.on('request', (request) => {
          const part = partAt(request.url());
          if (part !== undefined && isOfPage(request)) opened.add(part);
        }),
      )
    : browser;

/** Forgets what was fetched before this file. */
export const beginFile = (): void => opened.clear();

export const endFile = (file: string): void => {
  if (opened.size === 0) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, encodeURIComponent(file)), JSON.stringify([...opened].toSorted()));
};

export const forgetOpened = (): void => rmSync(folder, { recursive: true, force: true });

/** Of each file that has run since. */
export const openedSince = (): ReadonlyMap<string, readonly string[]> =>
  new Map(
    readdirSync(folder).map((name) => [
      decodeURIComponent(name),
      JSON.parse(readFileSync(join(folder, name), 'utf8')) as readonly string[],
    ]),
  );
