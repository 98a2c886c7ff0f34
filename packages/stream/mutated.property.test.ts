// Games on their way to another device with a few things wrong in them: taken whole and followed by the rules,
// or refused.
import { isRefusal } from '@omerta/base/refusal.ts';
import { sha256 } from '@omerta/base/sha256.ts';
import { playGame } from '@omerta/bots/bot.ts';
import { linesOf } from '@omerta/rules/game/fold/evolve.ts';
import { seats } from '@omerta/rules/game/seat.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import { memoryHome } from '@omerta/store/memory.ts';
import { openStore } from '@omerta/store/store.ts';
import { chainedLines, type Unplaced } from '@omerta/store/transfer.ts';
import { mutatedText, mutatedValue } from '@omerta/testkit/mutate.ts';
import { faultsOf, fuzzInputs } from '@omerta/testkit/properties/fuzz.ts';
import { describe, expect, it } from 'vitest';
import { advance, startCourse } from './course.ts';
import { storedEntry, storedOpening } from './entry.ts';
import { firstStray } from './follows.ts';
import { handedText, readHanded } from './handed.ts';
import { openingOf } from './opening.ts';
import { upcasters } from './upcasters.ts';

const book = rulebook('fsm-2024');

const eventsOf = (seed: number): readonly Unplaced[] => {
  const { deal, state } = playGame(book, seed);
  const players = seats.map((seat) => ({ name: `P${seat}`, role: deal[seat] ?? null }));
  // The rules in force are most of an opening: without them twenty thousand are hashed in seconds.
  const opening = { ...openingOf(book, {}, players), rules: null };
  let course = startCourse(opening, book);
  const stored = [storedOpening(opening)];
  for (const command of linesOf(state).slice(0, 5)) {
    const next = advance(course, command);
    if (isRefusal(next)) throw new Error(next.code);
    course = next.course;
    stored.push(...storedEntry(next.line));
  }
  return stored.map((event, i) => ({
    ...event,
    at: 0,
    device: 'd',
    person: null,
    command: `c${i}`,
    schema: 1,
  }));
};

const sealed = (events: readonly Unplaced[]): string =>
  handedText({ lines: chainedLines(sha256, 'game/g', events), beside: null });

const attack = async (text: string): Promise<void> => {
  const handed = readHanded(text);
  if (isRefusal(handed)) return;
  const store = await openStore(memoryHome(), upcasters);
  if (isRefusal(store) || isRefusal(await store.import(handed.lines))) return;
  const [head] = await store.heads();
  firstStray(await store.read(head?.stream ?? ''), book);
};

const games = [1, 2, 3].map(eventsOf);

describe('a mutated hand-over', { timeout: 3_600_000 }, () => {
  it('is taken or refused', async () => {
    const valid = games.map(sealed);
    expect(isRefusal(readHanded(valid[0] ?? ''))).toBe(false);
    expect(await faultsOf({ valid, mutate: mutatedText, attack })).toEqual([]);
  });

  it('is taken or refused also under a head that was made to agree', async () => {
    const faults = await faultsOf<readonly Unplaced[]>({
      valid: games,
      mutate: (events, random) => {
        const at = random.below(events.length);
        const event = events[at] ?? games[0]?.[0];
        return event ? events.with(at, { ...event, data: mutatedValue(event.data, random) }) : events;
      },
      attack: (events) => attack(sealed(events)),
      inputs: Math.ceil(fuzzInputs / 10),
    });
    expect(faults).toEqual([]);
  });
});
