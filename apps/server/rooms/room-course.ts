// The course of a room over its log: unfolded row by row, and gone on with what is asked of it and with time, as all servers agree.
import { canonical } from '@omerta/base/canonical.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { advance } from '@omerta/play/advance.ts';
import type { Bots } from '@omerta/play/player.ts';
import { receive } from '@omerta/play/receive.ts';
import { makeRoom, type Room } from '@omerta/play/room.ts';
import type { NewEvent } from '@omerta/store/append.ts';
import type { Envelope } from '@omerta/store/envelope.ts';
import { type ApiProblem, problem } from '../api/problem.ts';
import { storeProblem } from '../api/refused.ts';
import { newId } from '../people/kept/ticket.ts';
import {
  askedIn,
  eventOf,
  type Private,
  type RoomAsked,
  roomStream,
  setupIn,
  sitterIn,
  timePassed,
} from './room-log.ts';
import { playProblem } from './room-problem.ts';
import {
  dropWords,
  keepWords,
  type RoomSecrets,
  type Sitter,
  secretsOf,
  sitterOf,
  wordsOf,
} from './room-vault.ts';
import type { RoomsPlace } from './rooms-place.ts';
import { keepEvery, keepNumbers, keptNumbers } from './shown-numbers.ts';
import { numbered, type RoomSteps, steps, stepsWith, type Unfolded, unfoldedFrom } from './unfolded.ts';

/** What is asked of a room: `command` is its id, the same again is the same; `came` is when. */
export type RoomOrder = {
  readonly command: string;
  readonly asked: RoomAsked;
  readonly came: number;
  /** Who takes the chair, where one is taken. */
  readonly sitter?: { readonly id: string; readonly kept: Sitter };
};

/** The chair that was taken. */
export type InputDone = { readonly chair: number | null };

export type RoomCourse = {
  readonly now: () => Unfolded;
  readonly secrets: RoomSecrets;
  /** Who took the chair last. */
  readonly sitter: (chair: number) => Sitter | null;
  /** Of the last input that was accepted. */
  readonly lastInput: () => number;
  readonly readOn: () => Promise<void>;
  readonly pass: () => Promise<void>;
  readonly write: (order: RoomOrder) => Promise<InputDone | ApiProblem>;
};

export type CourseParts = {
  readonly place: RoomsPlace;
  readonly bots: Bots;
  /** Called with every step, once each. */
  readonly onStep: (now: Unfolded) => void;
};

/** How often it is looked again because another server wrote in between. */
const attempts = 20;
/** No game comes near it: whoever goes on acting for its own sake is not written down for ever. */
const mostRows = 20_000;

const madeFrom = (opened: Envelope, { server }: RoomSecrets): Room => {
  const made = makeRoom(setupIn(opened), server, opened.at);
  if (isRefusal(made)) throw new Error(`a room that cannot be made: ${made.code}`);
  return made;
};

const privateOf = ({ vault }: RoomsPlace, id: string): Private => ({
  nickname: async (sitter) => (await sitterOf(vault, id, sitter))?.nickname ?? sitter,
  words: async (command) => (await wordsOf(vault, id, command)) ?? 'say "-"',
});

/** Null where there is no such room, or it is forgotten. */
export const courseOf = async (parts: CourseParts, id: string): Promise<RoomCourse | null> => {
  const { place, bots } = parts;
  const { store, vault } = place;
  const stream = roomStream(id);
  const secrets = await secretsOf(vault, id);
  const [opened, ...rows] = secrets ? await store.read(stream) : [];
  if (!secrets || !opened) return null;
  const hidden = privateOf(place, id);
  const sitters = new Map<number, Sitter | null>();
  const done = new Map<string, { readonly asked: string; readonly answer: InputDone }>();
  let now = unfoldedFrom(madeFrom(opened, secrets));
  let [version, lastInput] = [1, opened.at];
  /** Steps since the numbers were kept. */
  let fresh = 0;
  /** Only what no other server can have come before may be shown without being written. */
  const isShared = place.home === 'postgres';

  const adopt = (found: readonly Unfolded[]): void => {
    for (const each of found) {
      now = each;
      parts.onStep(each);
    }
    fresh += found.length;
    if (fresh < keepEvery) return;
    fresh = 0;
    void keepNumbers(store, stream, version, now).catch(() => undefined);
  };

  const note = (
    { command, at }: Pick<Envelope, 'command' | 'at'>,
    asked: RoomAsked | null,
    chair: number | null,
  ) => {
    version += 1;
    if (!asked) return;
    lastInput = at;
    done.set(command, { asked: canonical(asked), answer: { chair } });
  };

  const noteSitter = async (row: Envelope, chair: number | null): Promise<void> => {
    const sitter = sitterIn(row);
    if (sitter !== null && chair !== null) sitters.set(chair, await sitterOf(vault, id, sitter));
  };

  const timeSteps = (until: number): RoomSteps => ({ steps: steps(now, until, bots), chair: null });

  const fold = async (row: Envelope): Promise<void> => {
    const asked = await askedIn(row, hidden);
    const stepped = asked ? stepsWith(now, { ...asked, at: row.at }, bots) : timeSteps(row.at);
    if (isRefusal(stepped)) throw new Error(`${stream} ${row.version}: ${stepped.code}`);
    await noteSitter(row, stepped.chair);
    note(row, asked, stepped.chair);
    adopt(stepped.steps);
  };

  /** Without a picture of it: how many there were is known. */
  const foldUnseen = async (room: Room, row: Envelope): Promise<Room> => {
    const asked = await askedIn(row, hidden);
    const received = asked && receive(room, { ...asked, at: row.at }, bots);
    if (received && isRefusal(received)) throw new Error(`${stream} ${row.version}: ${received.code}`);
    await noteSitter(row, received?.chair ?? null);
    note(row, asked, received?.chair ?? null);
    return received?.room ?? room;
  };

  const append = (command: string, at: number, event: NewEvent) =>
    store.append(stream, version, { command, at, device: 'server', person: null, events: [event] });

  const written = (
    row: Pick<Envelope, 'command' | 'at'>,
    asked: RoomAsked | null,
    stepped: RoomSteps,
  ): void => {
    note(row, asked, stepped.chair);
    adopt(stepped.steps);
  };

  const readOn = async (): Promise<void> => {
    for (const row of await store.read(stream, version + 1)) await fold(row);
  };

  const doneBefore = ({ command, asked }: RoomOrder): InputDone | ApiProblem | null => {
    const before = done.get(command);
    if (!before) return null;
    return before.asked === canonical(asked) ? before.answer : problem('act/reused');
  };

  const kept = await keptNumbers(store, stream);
  const unseen = rows.filter((row) => kept !== null && row.version <= kept.version);
  if (kept) {
    let { room } = now;
    for (const row of unseen) room = await foldUnseen(room, row);
    now = numbered(advance(room, kept.at, bots), kept.numbers);
  }
  for (const row of rows.slice(unseen.length)) await fold(row);

  return {
    now: () => now,
    secrets,
    sitter: (chair) => sitters.get(chair) ?? null,
    lastInput: () => lastInput,
    readOn,
    pass: async () => {
      const until = place.now().getTime();
      for (let attempt = 0; attempt < attempts; attempt++) {
        const stepped = timeSteps(until);
        if (stepped.steps.length === 0) return;
        if (!isShared) return adopt(stepped.steps);
        const row = { command: newId(), at: until };
        const answer = await append(row.command, row.at, timePassed);
        if (!isRefusal(answer)) return written(row, null, stepped);
        if (answer.code !== 'append/stale') throw new Error(answer.code);
        await readOn();
      }
    },
    write: async (order) => {
      const { command, asked, sitter } = order;
      const { event, words } = eventOf(asked, sitter?.id ?? '');
      for (let attempt = 0; attempt < attempts; attempt++) {
        const before = doneBefore(order);
        if (before) return before;
        const at = Math.max(order.came, now.room.at);
        const stepped = stepsWith(now, { ...asked, at }, bots);
        if (isRefusal(stepped)) return playProblem(stepped);
        if (version >= mostRows) return problem('room/busy');
        if (words !== null) await keepWords(vault, id, command, words);
        const answer = await append(command, at, event);
        if (!isRefusal(answer)) {
          if (sitter && stepped.chair !== null) sitters.set(stepped.chair, sitter.kept);
          written({ command, at }, asked, stepped);
          return { chair: stepped.chair };
        }
        if (words !== null) await dropWords(vault, id, command);
        if (answer.code !== 'append/stale') return storeProblem(answer);
        await readOn();
      }
      return problem('room/busy');
    },
  };
};
