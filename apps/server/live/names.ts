// Nicknames beside the ids of people: kept for a little while, so that a picture for thousands asks for each once.
import type { People } from '@omerta/store/people.ts';
import { nicknameIn } from '../people/nickname.ts';

export type Nicknames = {
  /** Of those that have one. */
  readonly of: (people: Iterable<string>) => Promise<Readonly<Record<string, string>>>;
  /** Somebody has another nickname, or none any more. */
  readonly changed: (person: string) => void;
};

/** Another server may have given somebody another nickname: so long an old one may be shown, in milliseconds. */
const keptFor = 10_000;

/** More than play in any tournament: what was asked for longest ago goes first. */
const mostKept = 20_000;

type Known = { readonly nickname: string | null; readonly until: number };

export const namesFrom = (people: People, now: () => number): Nicknames => {
  const known = new Map<string, Known>();
  const find = async (person: string): Promise<string | null> => {
    const found = known.get(person);
    if (found && found.until > now()) return found.nickname;
    const nickname = nicknameIn(await people.get(person));
    known.delete(person);
    known.set(person, { nickname, until: now() + keptFor });
    const [oldest] = known.keys();
    if (known.size > mostKept && oldest !== undefined) known.delete(oldest);
    return nickname;
  };
  return {
    of: async (asked) => {
      const named: Record<string, string> = {};
      for (const person of new Set(asked)) {
        const nickname = await find(person);
        if (nickname !== null) named[person] = nickname;
      }
      return named;
    },
    changed: (person) => void known.delete(person),
  };
};
