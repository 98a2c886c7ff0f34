// What the oldest browsers lack, by MDN's compatibility data.

import data from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import { floor } from '@omerta/base/floor.ts';

const numbers = (version: string): readonly number[] => version.replace('≤', '').split('.').map(Number);

const isAtMost = (version: string, most: string): boolean => {
  const [[major = 0, minor = 0], [mostMajor = 0, mostMinor = 0]] = [numbers(version), numbers(most)];
  return major < mostMajor || (major === mostMajor && minor <= mostMinor);
};

/** Under its own name and without a switch. */
const isPlain = ({ flags, prefix, alternative_name: other }: SimpleSupportStatement): boolean =>
  (flags ?? prefix ?? other) === undefined;

/** What was done in part is taken away in the version that does it whole. */
const isStillThere = ({ version_removed: removed }: SimpleSupportStatement, version: string): boolean =>
  typeof removed !== 'string' || !isAtMost(removed, version);

const isIn = ({ support }: CompatStatement, browser: keyof typeof floor): boolean =>
  [support[browser] ?? []]
    .flat()
    .some(
      (each) =>
        typeof each.version_added === 'string' &&
        /^≤?\d/.test(each.version_added) &&
        isAtMost(each.version_added, floor[browser]) &&
        isStillThere(each, floor[browser]) &&
        isPlain(each),
    );

const browsers = Object.keys(floor) as (keyof typeof floor)[];

/** The browsers of the floor that lack it. */
const lackedBy = ({ __compat: compat }: Identifier): readonly string[] =>
  compat ? browsers.filter((browser) => !isIn(compat, browser)) : [];

type Newer = ReadonlyMap<string, readonly string[]>;

type Named = readonly [name: string, entry: Identifier];

const partsOf = ({ __compat: _, ...parts }: Identifier): readonly Named[] =>
  Object.entries(parts as Readonly<Record<string, Identifier>>);

const membersOf = ([owner, entry]: Named) =>
  partsOf(entry).flatMap(([key, member]) =>
    key.endsWith('_event') ? [] : [{ owner, name: key.replace(/_static$/, ''), lacked: lackedBy(member) }],
  );

const ofLanguage = partsOf(data.javascript['builtins'] ?? {});
const ofPages = partsOf(data.api);
const everything = [...ofLanguage, ...ofPages];

export const newerGlobals: Newer = new Map(
  everything.flatMap(([name, entry]) => (lackedBy(entry).length > 0 ? [[name, lackedBy(entry)]] : [])),
);

/** `Map.groupBy`: said with its owner, it can be nothing else. */
export const ofOwners: Newer = new Map(
  everything.flatMap(membersOf).map(({ owner, name, lacked }) => [`${owner}.${name}`, lacked]),
);

/** Whose members are known by their name alone: what every value of the language has, and what pages are made of. */
const usual = ['AbortSignal', 'Blob', 'Document', 'Element', 'Event', 'HTMLElement', 'Navigator', 'Node'];

/** A name is newer where everything that has it is. */
export const newerMembers: Newer = (() => {
  const all = everything.flatMap(membersOf);
  const old = new Set(all.filter(({ lacked }) => lacked.length === 0).map(({ name }) => name));
  const known = [...ofLanguage, ...ofPages.filter(([name]) => usual.includes(name))].flatMap(membersOf);
  return new Map(known.filter(({ name }) => !old.has(name)).map(({ name, lacked }) => [name, lacked]));
})();

/** Owner and name of everything that this browser lacks in the version of the floor. */
export const lackedIn = (browser: keyof typeof floor): readonly (readonly [owner: string, name: string])[] =>
  everything
    .flatMap(membersOf)
    .flatMap(({ owner, name, lacked }) => (lacked.includes(browser) ? [[owner, name] as const] : []));
