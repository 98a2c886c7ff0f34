// The audit for the owner: what was done, page by page; who has seen cards of a running game; how far clocks are off.
import type { ByLang, Lang } from '@omerta/base/lang.ts';
import { listOf, mapOf, object, oneOf, optional, orNull, shape, text, whole } from '@omerta/base/reading.ts';
import { tournamentsAmong } from '@omerta/office/streams.ts';
import type { Place } from '../api/place.ts';
import { problem } from '../api/problem.ts';
import { type Route, route } from '../api/route.ts';
import { countText } from '../api/values.ts';
import { audit as en } from '../texts/en/audit.ts';
import { audit as ru } from '../texts/ru/audit.ts';
import type { AuditTexts } from './audit-texts.ts';
import { type AuditEntry, type AuditSource, audited } from './audited.ts';
import { sightWays } from './kept/sightings.ts';
import { namesOf } from './nickname.ts';

const usualPage = 100;
const largestPage = 500;

const count = whole(0, Number.MAX_SAFE_INTEGER);

/** `doors` unless said otherwise; null where there is no such tournament. */
const sourceOf = async ({ store }: Place, of: string): Promise<AuditSource | null> => {
  if (of === 'doors' || of === 'club') return { of };
  const tournament = /^tournament\/(.+)$/s.exec(of)?.[1] ?? '';
  return tournamentsAmong(await store.heads()).includes(tournament) ? { of: 'tournament', tournament } : null;
};

/** Words that may be somebody's id. */
const wordsOf = (told: string | null): readonly string[] => told?.split(/[\s,;:]+/) ?? [];

const texts: ByLang<AuditTexts> = { en, ru };

/** In words of the language; what has none stays as the log calls it. */
const word = (words: Readonly<Record<string, string>>, name: string): string =>
  Object.hasOwn(words, name) ? (words[name] ?? name) : name;

const told = (entry: AuditEntry, lang: Lang) => {
  const { done, places } = texts[lang];
  const changes = entry.changes.map((change) => ({
    ...change,
    told: change.place.map((each) => word(places, each)),
  }));
  return { ...entry, told: [entry.what, ...entry.also].map((each) => word(done, each)), changes };
};

const entry = shape({
  n: count,
  at: text,
  person: orNull(text),
  device: text,
  what: text,
  also: listOf(text),
  told: listOf(text),
  data: optional(object),
  changes: listOf(
    shape({ place: listOf(text), told: listOf(text), before: orNull(text), after: orNull(text) }),
  ),
  more: count,
});

const entriesRoute: Route = route({
  method: 'GET',
  url: '/api/audit',
  tells:
    'Who did what, when, by which device, and what it changed, told in your language: `of` the doors, the `club` or `tournament/ID`, of one person or of one kind; `next` is the `before` of the next page.',
  query: shape({
    of: optional(text),
    person: optional(text),
    what: optional(text),
    before: optional(countText(1, Number.MAX_SAFE_INTEGER)),
    most: optional(countText(1, largestPage)),
  }),
  answer: shape({ entries: listOf(entry), next: orNull(count), names: mapOf(text) }),
  audience: 'owner',
  handle: async ({ query: { of = 'doors', person, what, before, most }, lang }, place) => {
    const source = await sourceOf(place, of);
    if (source === null) return problem('tournament/unknown', { tournament: of });
    const wanted = {
      person: person ?? null,
      what: what ?? null,
      before: before ?? null,
      most: most ?? usualPage,
    };
    const { entries, next } = await audited(place, source, wanted);
    const { state } = await place.office.club();
    const known = new Set(state.people);
    const words = entries.flatMap(({ person: by, data = {}, changes }) => [
      by ?? '',
      ...Object.values(data).filter((each) => typeof each === 'string'),
      ...changes.flatMap(({ place: where, before: old, after }) => [
        ...where,
        ...wordsOf(old),
        ...wordsOf(after),
      ]),
    ]);
    const names = await namesOf(
      place,
      words.filter((each) => known.has(each)),
    );
    return { entries: entries.map((each) => told(each, lang)), next, names };
  },
});

const seenRoute: Route = route({
  method: 'GET',
  url: '/api/audit/seen',
  tells: 'Who was ever given the cards of a game that was not over: each person and device once for a game.',
  query: shape({ tournament: text }),
  answer: shape({
    seen: listOf(shape({ game: text, at: text, person: orNull(text), device: text, way: oneOf(sightWays) })),
    names: mapOf(text),
  }),
  audience: 'owner',
  handle: async ({ query: { tournament } }, place) => {
    if (!tournamentsAmong(await place.store.heads()).includes(tournament))
      return problem('tournament/unknown', { tournament });
    const seen = await place.sightings.of(tournament);
    return {
      seen: seen.map(({ at, ...each }) => ({ ...each, at: new Date(at).toISOString() })),
      names: await namesOf(
        place,
        seen.map(({ person }) => person),
      ),
    };
  },
});

const devicesRoute: Route = route({
  method: 'GET',
  url: '/api/audit/devices',
  tells: 'Every device that came in, and by how many milliseconds its clock was ahead of the server’s.',
  answer: shape({
    devices: listOf(
      shape({
        device: text,
        person: text,
        agent: text,
        made: text,
        ahead: orNull(whole(-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)),
        measured: orNull(text),
      }),
    ),
    names: mapOf(text),
  }),
  audience: 'owner',
  handle: async (_, place) => {
    const devices = await place.devices.all();
    return {
      devices: devices.map(({ id, ...each }) => ({ device: id, ...each })),
      names: await namesOf(
        place,
        devices.map(({ person }) => person),
      ),
    };
  },
});

export const auditRoutes: readonly Route[] = [entriesRoute, seenRoute, devicesRoute];
