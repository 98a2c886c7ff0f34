// The two hash chains: that of each stream, by `previous`, and those of the home, by a link for every
// position.
import { canonical } from '@omerta/base/canonical.ts';
import type { Body } from './envelope.ts';

/** Homes in Node bring the built-in one, the others the pure one: the texts are the same. */
export type Sha256 = (text: string) => string;

/** What stands before the first. */
export const noHash = '0'.repeat(64);

/** The last event of a stream. Recorded beside the events, printed on protocols: a dropped tail shows against it. */
export type Head = { readonly stream: string; readonly version: number; readonly hash: string };

/** The last position of a chain of the home: a dropped stream or two swapped streams show against it. */
export type End = { readonly position: number; readonly link: string };

/** An event ready to be placed: the hash is over `body`, and the columns repeat what a home must find it by. */
export type Sealed = {
  readonly stream: string;
  readonly version: number;
  readonly command: string;
  readonly body: string;
  readonly hash: string;
};

/** What a home stores of one event. */
export type Row = Sealed & { readonly position: number; readonly link: string };

export const emptyHead = (stream: string): Head => ({ stream, version: 0, hash: noHash });
export const emptyEnd: End = { position: 0, link: noHash };

export const seal = (sha256: Sha256, body: Body): Sealed => {
  const text = canonical(body);
  return {
    stream: body.stream,
    version: body.version,
    command: body.command,
    body: text,
    hash: sha256(text),
  };
};

export const linkAfter = (sha256: Sha256, link: string, hash: string): string => sha256(link + hash);

/** What a home must say of its chains to who places events in them. */
export type Chaining = { readonly sha256: Sha256; readonly chainOf: (stream: string) => string };

/** Gives sealed events their positions, each after the end of its chain. */
export const place = (
  { sha256, chainOf }: Chaining,
  ends: ReadonlyMap<string, End>,
  sealed: readonly Sealed[],
): Row[] => {
  const latest = new Map(ends);
  return sealed.map((event) => {
    const chain = chainOf(event.stream);
    const { position, link } = latest.get(chain) ?? emptyEnd;
    const row = { ...event, position: position + 1, link: linkAfter(sha256, link, event.hash) };
    latest.set(chain, row);
    return row;
  });
};

/** The heads that these rows leave behind: the last row of each stream. */
export const headsOf = (rows: readonly Row[]): Head[] => {
  const heads = new Map<string, Head>();
  for (const { stream, version, hash } of rows) heads.set(stream, { stream, version, hash });
  return [...heads.values()];
};
