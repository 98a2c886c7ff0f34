// For tests: a referee's device with a log of its own, a clock that may be wrong, and its outbox.
import type { Random } from '@omerta/base/random.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Command } from '@omerta/rules/game/command.ts';
import { legalPlay } from '@omerta/rules/game/decide/legal.ts';
import { linesOf } from '@omerta/rules/game/fold/evolve.ts';
import type { NewEvent } from '@omerta/store/append.ts';
import { openDeviceStore } from '@omerta/store/device.ts';
import { memoryHome } from '@omerta/store/memory.ts';
import { advance, type Course } from '@omerta/stream/course.ts';
import { storedEntry, storedOpening } from '@omerta/stream/entry.ts';
import { foldPlay, unplayed } from '@omerta/stream/fold.ts';
import { inForce, type Opening } from '@omerta/stream/opening.ts';
import { upcasters } from '@omerta/stream/upcasters.ts';
import { type Outbox, startOutbox } from '../outbox.ts';
import { commitsIn, type Linked } from '../sent.ts';
import { opening, sha256, stream, today } from './server.ts';

export type Phone = {
  readonly device: string;
  readonly person: string;
  outbox: Outbox;
  readonly own: () => Promise<readonly Linked[]>;
  /** A line, an undo or a correction, by this device's clock. */
  readonly write: (at: number) => Promise<void>;
  /** Another course in the place of its own, or what goes on after it. */
  readonly adopt: (commits: readonly Linked[], whole: boolean) => Promise<void>;
};

const correctionOf = (random: Random, { rulebook, state }: Course): Command => {
  const count = linesOf(state).length;
  const line = 1 + random.below(count);
  return random.chance(0.5)
    ? { type: 'replace', line, count: 0, commands: [{ type: 'note', note: 'said' }] }
    : { type: 'replace', line: count, count: 1, commands: [random.pick(legalPlay(rulebook, state))] };
};

const lineOf = (random: Random, course: Course): Command => {
  const count = linesOf(course.state).length;
  const open = legalPlay(course.rulebook, course.state);
  if (open.length > 0 && count > 0 && random.chance(0.1)) return correctionOf(random, course);
  if (count > 0 && random.chance(0.05)) return { type: 'undo' };
  return open.length > 0 && random.chance(0.9) ? random.pick(open) : { type: 'note', note: 'said' };
};

/** `given`: how the game begins. */
export const phone = async (
  device: string,
  person: string,
  random: Random,
  given: Opening = opening,
): Promise<Phone> => {
  const store = await openDeviceStore({ ...memoryHome(), sha256 }, upcasters);
  if (isRefusal(store)) throw new Error(store.code);
  let written = 0;
  const append = async (commit: Parameters<typeof store.append>[2]): Promise<void> => {
    const receipt = await store.append(stream, (await store.head(stream)).version, commit);
    if (isRefusal(receipt)) throw new Error(`${device}: ${receipt.code}`);
  };
  return {
    device,
    person,
    outbox: startOutbox(device),
    own: async () => commitsIn(await store.read(stream)),
    write: async (at) => {
      const events: NewEvent[] = [];
      let played = (await store.read(stream)).reduce(foldPlay, unplayed);
      if (!played.opening) {
        events.push(storedOpening(given));
        played = events.reduce(foldPlay, played);
      }
      const course: Course = { ...inForce(given, today), opening: given, state: played.state, version: 0 };
      const tried = advance(course, { ...lineOf(random, course), at } as Command);
      const line = isRefusal(tried) ? advance(course, { type: 'note', note: 'said', at }) : tried;
      if (isRefusal(line)) throw new Error(line.code);
      written += 1;
      events.push(...storedEntry(line.line));
      await append({ command: `${device}-${written}`, at, device, person, events });
    },
    adopt: async (commits, whole) => {
      if (whole) await store.drop(stream);
      for (const { commit, after } of commits) {
        const events = commit.events.map(({ type, data }) => ({ type, data }));
        await append({ ...commit, events });
        const { hash } = await store.head(stream);
        if (hash !== after.hash) throw new Error(`${device} has another head than the server`);
      }
    },
  };
};
