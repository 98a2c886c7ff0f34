// Where a game that a room has lies: its lines go to the server as the referee's, what stands beside them stays on his device.
import type { Json } from '@omerta/base/canonical.ts';
import { raw, read, shape, whole } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import type { RefereePicture } from '@omerta/play/picture.ts';
import type { Command } from '@omerta/rules/game/command.ts';
import { makeLine } from '@omerta/rules/notation/print.ts';
import type { Rulebook } from '@omerta/rules/rulebooks/rulebook.ts';
import type { Receipt } from '@omerta/store/append.ts';
import { parseJson } from '@omerta/store/envelope.ts';
import type { StoreRefusal } from '@omerta/store/refusal.ts';
import type { StreamEntry } from '@omerta/stream/entry.ts';
import type { GameLog, SessionLog } from '../../session/game-log.ts';
import type { RoomLive } from '../wire/room-live.ts';
import { givenSince, ledGame } from './led-game.ts';

export type LedLog = SessionLog &
  Pick<GameLog, 'load' | 'since'> & {
    /** The version that the server is known to have: a picture of an earlier one is not waited with. */
    readonly written: () => number;
  };

type Parts = {
  readonly room: string;
  readonly rulebook: Rulebook;
  readonly newest: () => RefereePicture;
  readonly lead: RoomLive['lead'];
  readonly newId: () => string;
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;
  /** Why the server did not take a line. */
  readonly refused: (sentence: string) => void;
};

export const asideKey = (room: string): string => `omerta.room-aside.${room}`;

const keptAside = shape({ version: whole(1, Number.MAX_SAFE_INTEGER), saved: raw });

/** A correction is many lines; any other line goes as the notation has it. */
const frameOf = (command: Command, after: number, at: number): object =>
  command.type === 'replace' ? { correction: command, after } : { line: makeLine(command), after, at };

export const ledLog = ({ room, rulebook, newest, lead, newId, storage, refused }: Parts): LedLog => {
  /** An entry that is sent again is the same one: whoever did not hear the answer asks anew under its id. */
  const ids = new WeakMap<StreamEntry, string>();
  let written = 0;

  const append = async (
    stream: string,
    expected: number,
    entry: StreamEntry,
    at: number,
  ): Promise<Receipt | StoreRefusal> => {
    const done: Receipt = { stream, first: expected + 1, last: expected + 1, position: 0, hash: '' };
    if (entry.kind !== 'line') return done;
    const id = ids.get(entry) ?? newId();
    ids.set(entry, id);
    const answer = await lead(frameOf(entry.command, expected - 1, entry.command.at ?? at), id);
    if (answer === 'lost') return { code: 'store/unreachable', home: room, reason: '' };
    if (answer === null) {
      written = Math.max(written, done.last);
      return done;
    }
    if (answer.code !== 'line/stale') refused(answer.detail);
    return { code: 'append/stale', stream, expected, actual: newest().given.length + 1 };
  };

  return {
    append,
    written: () => written,
    load: async () => ledGame(room, newest(), rulebook) ?? undefined,
    since: async (_, version) => givenSince(newest(), version - 1),
    saveAside: async (_, version, saved) => {
      try {
        storage?.setItem(asideKey(room), JSON.stringify({ version, saved }));
      } catch {
        // A full storage: it lasts as long as the page.
      }
    },
    loadAside: async () => {
      const found = read(keptAside, parseJson(storage?.getItem(asideKey(room)) ?? ''));
      return isRefusal(found) ? undefined : { version: found.version, saved: found.saved as Json };
    },
  };
};
