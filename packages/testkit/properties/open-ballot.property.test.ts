// Nothing of a ballot is told before the referee has accepted its last candidate: over random games, for every audience.
import { seedOf } from '@omerta/base/random.ts';
import { playGame, usualKnobs } from '@omerta/bots/bot.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import { rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { expect, it } from 'vitest';
import { openBallots } from './open-ballot.ts';
import { propertySeed } from './seed.ts';
import { sizeOf } from './sizes.ts';

const games = sizeOf('openBallots');

it.each(rulebookIds.map((id) => [id, rulebook(id).rules.mostVotes.clause] as const))(
  `[%s %s] a ballot that is certain looks like one that is not, in ${games} games, until its last candidate`,
  (id) => {
    const found = Array.from({ length: games }, (_, i) => {
      const seed = seedOf(propertySeed, i);
      const { breach, certain } = openBallots(rulebook(id), playGame(rulebook(id), seed, usualKnobs));
      return { breach: breach && `seed ${seed}: ${breach}`, certain };
    });
    expect(found.flatMap(({ breach }) => breach ?? []).slice(0, 3)).toEqual([]);
    // Enough of them were certain before their end for the comparison to mean something.
    expect(found.reduce((sum, { certain }) => sum + certain, 0)).toBeGreaterThan(games / 2);
  },
  600_000,
);
