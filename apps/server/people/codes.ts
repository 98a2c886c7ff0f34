// One-time codes: ten characters that a device exchanges once for a session; within ten minutes, or, on a badge, while the tournament lasts.
import { type Of, orElse, orNull, read, shape, text } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { tidyCode } from '@omerta/base/typed-code.ts';
import { nextTime } from '@omerta/tournament/time.ts';
import { isFinished } from '../api/asker.ts';
import type { Place } from '../api/place.ts';
import type { OneGame } from './kept/sessions.ts';
import { hashOf, newId } from './kept/ticket.ts';
import { newCode } from './kept/typed-code.ts';

const code = shape({
  person: text,
  id: text,
  expires: text,
  only: orNull(shape({ tournament: text, game: text })),
  /** Its session is good in this tournament alone, and neither outlives it. */
  within: orElse(orNull(text), null),
  /** Whose hand made it. */
  by: orElse(orNull(text), null),
});
export type Code = Of<typeof code>;

const codeLength = 10;
const codeMilliseconds = 10 * 60_000;
const prefix = 'code/';

const keyOf = (typed: string): string => `${prefix}${hashOf(tidyCode(typed))}`;

const dropExpired = async ({ vault, now }: Place): Promise<void> => {
  for (const { key, kept } of await vault.list(prefix)) {
    const found = read(code, kept);
    if (isRefusal(found) || Date.parse(found.expires) <= now().getTime()) await vault.swap(key, kept, null);
  }
};

const soon = ({ now }: Place): string => new Date(now().getTime() + codeMilliseconds).toISOString();

type CodeScope = {
  readonly only?: OneGame | null;
  readonly within?: string | null;
  readonly by?: string | null;
  /** Longer than the usual ten minutes. */
  readonly expires?: string;
};

type MadeCode = {
  readonly person: string;
  readonly id: string;
  readonly code: string;
  readonly expires: string;
};

/** One for each of these people, in their order. */
export const makeCodes = async (
  place: Place,
  people: readonly string[],
  { only = null, within = null, by = null, expires = soon(place) }: CodeScope = {},
): Promise<readonly MadeCode[]> => {
  await dropExpired(place);
  const made: MadeCode[] = [];
  for (const person of people) {
    const id = newId();
    let typed = newCode(codeLength);
    while (!(await place.vault.swap(keyOf(typed), null, { person, id, expires, only, within, by })))
      typed = newCode(codeLength);
    made.push({ person, id, code: typed, expires });
  }
  return made;
};

const morning = 6;

/** A session for one game ends the next morning where the tournament is. */
const endOf = async ({ office, now }: Place, only: OneGame | null): Promise<string | null> => {
  if (only === null) return null;
  const { state } = await office.tournament(only.tournament);
  return nextTime(now().toISOString(), morning, state.zone);
};

export type Taken = {
  readonly made: Code;
  /** When the session shall end; null: as every other. */
  readonly until: string | null;
  /** Where nothing came of it, it can be used again. */
  readonly putBack: () => Promise<void>;
};

/** Whoever takes it out has it: of two servers asked at the same moment, one does. */
export const takeCode = async (place: Place, typed: string): Promise<Taken | null> => {
  const { vault, now } = place;
  const key = keyOf(typed);
  const kept = await vault.get(key);
  const found = kept === undefined ? null : read(code, kept);
  if (kept === undefined || found === null || isRefusal(found)) return null;
  if (Date.parse(found.expires) <= now().getTime()) return null;
  if (found.within !== null && (await isFinished(place, found.within))) return null;
  const until = await endOf(place, found.only);
  if (!(await vault.swap(key, kept, null))) return null;
  return { made: found, until, putBack: async () => void (await vault.swap(key, null, kept)) };
};

/** Those that others have made for this person and nobody has used. */
export const endLentCodes = async ({ vault }: Pick<Place, 'vault'>, person: string): Promise<void> => {
  for (const { key, kept } of await vault.list(prefix)) {
    const found = read(code, kept);
    if (!isRefusal(found) && found.person === person && found.by !== person)
      await vault.swap(key, kept, null);
  }
};
