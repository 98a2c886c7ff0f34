// Games that a server has too: their stream bears the same name on both sides, and nicknames lie beside it, never in it.
import { flag, listOf, optional, read, shape, text } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { parseJson } from '@omerta/store/envelope.ts';
import { type Course, withNames } from '@omerta/stream/course.ts';
import type { HandedPeople } from '@omerta/stream/handed.ts';
import type { Opening } from '@omerta/stream/opening.ts';
import { gamePrefix } from './own-stream.ts';

export type ServedGame = { readonly tournament: string; readonly game: string };

/** Part of every hash of the game: on the server it is the same. */
export const servedStream = ({ tournament, game }: ServedGame): string =>
  `${gamePrefix}${tournament}/${game}`;

/** Null where a game is this device's alone. */
export const servedGame = (stream: string): ServedGame | null => {
  const [, tournament, game] = /^game\/([^/]+)\/(.+)$/.exec(stream) ?? [];
  return tournament !== undefined && game !== undefined ? { tournament, game } : null;
};

const seated = shape({
  person: text,
  names: listOf(text),
  referee: optional(text),
  handed: optional(flag),
});

/**
 * `person`: whose lines this device writes. `names`: the nicknames of seats 1 to 10. `referee`: what the head calls him.
 * `handed`: it came by hand from another device, and the server has not taken a line of it from here yet.
 */
export type ServedSeats = {
  readonly person: string;
  readonly names: readonly string[];
  readonly referee?: string | undefined;
  readonly handed?: boolean | undefined;
};

/** As they go along with a game. */
export const peopleOf = (seats: ServedSeats | null): HandedPeople | undefined => {
  if (!seats) return undefined;
  const { names, referee } = seats;
  return referee === undefined ? { names } : { names, referee };
};

/** Of a game that came by hand: whoever wrote last writes on, until the server says who is at this device. */
export const handedSeats = (
  known: ServedSeats | null,
  people: HandedPeople | undefined,
  { players }: Opening,
  writer: string,
): ServedSeats => ({
  person: writer,
  names: players.map(({ name }) => name),
  ...known,
  ...people,
  handed: true,
});

export type ServedDesk = {
  readonly of: (stream: string) => ServedSeats | null;
  readonly keep: (stream: string, seats: ServedSeats) => void;
  /** The names go with the game. */
  readonly forget: (stream: string) => void;
};

export const noServedDesk: ServedDesk = {
  of: () => null,
  keep: () => undefined,
  forget: () => undefined,
};

const prefix = 'omerta.served.';
/** What was said with the server about it, kept by whoever talks (`sync/kept.ts`). */
export const talkPrefix = 'omerta.talk.';

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Remembered by the page too: a browser that keeps nothing knows them as long as it is open. */
export const servedDeskIn = (storage: Storage | null): ServedDesk => {
  const known = new Map<string, ServedSeats>();
  return {
    of: (stream) => {
      if (!servedGame(stream)) return null;
      const given = known.get(stream) ?? read(seated, parseJson(storage?.getItem(prefix + stream) ?? ''));
      return isRefusal(given) ? null : given;
    },
    keep: (stream, seats) => {
      known.set(stream, seats);
      try {
        storage?.setItem(prefix + stream, JSON.stringify(seats));
      } catch {}
    },
    forget: (stream) => {
      known.delete(stream);
      for (const each of [prefix, talkPrefix]) storage?.removeItem(each + stream);
    },
  };
};

/** Until he writes another, or signs. */
const withReferee = (tags: Opening['tags'], referee: string | undefined): Opening['tags'] =>
  referee === undefined || tags.some((tag) => 'name' in tag && tag.name === 'referee')
    ? tags
    : [...tags, { kind: 'text', name: 'referee', value: referee }];

/** The players by their nicknames and the referee by his name on every screen and paper; the stream goes on with ids. */
export const withServed = (course: Course, { names, referee }: ServedSeats): Course => {
  const named = withNames(course, names);
  return { ...named, opening: { ...named.opening, tags: withReferee(named.opening.tags, referee) } };
};
