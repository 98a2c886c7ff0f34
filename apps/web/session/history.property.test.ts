// Random games with random undo, redo, corrections and reopened pages: the record, the clock and what is entered are what plain arrays say.
import { seedOf } from '@omerta/base/random.ts';
import { rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { propertySeed } from '@omerta/testkit/properties/seed.ts';
import { sizeOf } from '@omerta/testkit/properties/sizes.ts';
import { describe, it } from 'vitest';
import { wander } from './testing/wandering.ts';

const games = sizeOf('undoneGames');
const presses = 60;

describe(`${games} random games undone, redone and corrected at random`, () => {
  for (const [place, id] of rulebookIds.entries()) {
    it(`${id}: every moment comes back as it was`, async () => {
      for (let i = place; i < games; i += rulebookIds.length)
        await wander(id, seedOf(propertySeed, i), presses);
    }, 1_800_000);
  }
});
