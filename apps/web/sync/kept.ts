// What a device keeps of its talk with a server about one game: it survives a closed page, and a lost one costs a question.
import { keptFields } from '@omerta/base/kept.ts';
import {
  type Descriptor,
  flag,
  listOf,
  oneOf,
  optional,
  orElse,
  orNull,
  raw,
  read,
  shape,
  text,
  whole,
} from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { seat } from '@omerta/rules/game/seat-reader.ts';
import { parseJson } from '@omerta/store/envelope.ts';
import { type Outbox, startOutbox } from '@omerta/sync/outbox.ts';
import { mark } from '@omerta/sync/sent.ts';
import { protestSubjects } from '@omerta/tournament/rulebooks/tournament-rules.ts';
import { talkPrefix } from '../session/served.ts';
import { type ErrandAbout, errandTypes, nothingTold, type TableErrand, type Told } from './errands.ts';

/** An order on its way, and what it is about here. */
export type Pending = ErrandAbout & { readonly errand: TableErrand };

/** What the tournament did not take, in its own words. */
export type RefusedErrand = {
  readonly type: TableErrand['type'];
  readonly code: string;
  readonly sentence: string;
};

export type TableTalk = {
  readonly outbox: Outbox;
  readonly told: Told;
  readonly pending: Pending | null;
  readonly refused: RefusedErrand | null;
  /** Since when nothing has been answered. */
  readonly silentSince: number | null;
  /** Commits of this device that the server keeps beside the game. */
  readonly beside: number;
};

export const freshTalk = (device: string): TableTalk => ({
  outbox: startOutbox(device),
  told: nothingTold,
  pending: null,
  refused: null,
  silentSince: null,
  beside: 0,
});

const most = Number.MAX_SAFE_INTEGER;
const count = whole(0, most);
const winner = oneOf(['red', 'black', 'draw']);
const errandType = oneOf(errandTypes);

const outbox = shape({
  device: text,
  upTo: mark,
  number: count,
  tries: count,
  ahead: orNull(mark),
  stop: orNull(shape({ code: text, said: raw as Descriptor<Readonly<Record<string, unknown>>> })),
});

const errand = shape({
  type: errandType,
  id: text,
  game: text,
  winner: optional(winner),
  paper: optional(shape({ record: text })),
  reason: optional(text),
  protest: optional(text),
  player: optional(text),
  form: optional(oneOf(['sheet-entry'])),
  subject: optional(oneOf(protestSubjects)),
  text: optional(text),
  cause: optional(text),
  note: optional(text),
});

const written = { seat, text } as const;

const fields: { readonly [K in keyof TableTalk]: Descriptor<TableTalk[K]> } = {
  outbox,
  told: shape({
    begun: flag,
    announced: orNull(winner),
    handedIn: orNull(count),
    signed: orNull(count),
    protests: orElse(listOf(shape({ ...written, refused: orNull(text) })), nothingTold.protests),
    annulled: optional(flag),
  }),
  pending: orNull(shape({ errand, signed: orNull(count), entry: orElse(orNull(shape(written)), null) })),
  refused: orNull(shape({ type: errandType, code: text, sentence: text })),
  silentSince: orNull(count),
  beside: count,
};

export type TalkShelf = {
  readonly of: (stream: string) => TableTalk;
  readonly keep: (stream: string, talk: TableTalk) => void;
  readonly streams: () => readonly string[];
};

type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

/** `keys`: the names under which something is kept now. What cannot be kept is remembered by the page; another page may have kept more meanwhile. */
export const talksIn = (device: string, storage: Shelf | null, keys: () => readonly string[]): TalkShelf => {
  const known = new Map<string, TableTalk>();
  const readTalk = (stream: string): TableTalk => {
    const given = read(
      keptFields(fields, freshTalk(device)),
      parseJson(storage?.getItem(talkPrefix + stream) ?? ''),
    );
    return isRefusal(given) || given.outbox.device !== device ? freshTalk(device) : given;
  };
  return {
    of: (stream) => known.get(stream) ?? readTalk(stream),
    keep: (stream, talk) => {
      try {
        if (!storage) throw new Error('no storage');
        storage.setItem(talkPrefix + stream, JSON.stringify(talk));
        known.delete(stream);
      } catch {
        known.set(stream, talk);
      }
    },
    streams: () => [
      ...new Set([
        ...known.keys(),
        ...keys().flatMap((key) => (key.startsWith(talkPrefix) ? [key.slice(talkPrefix.length)] : [])),
      ]),
    ],
  };
};
