// From the fall of night to the press for the morning nothing that the room can see depends on what was decided: over random games.
import { seedOf } from '@omerta/base/random.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { playGame, usualKnobs } from '@omerta/bots/bot.ts';
import { perform } from '@omerta/rules/game/decide/decide.ts';
import { eventsOf, evolve, linesOf } from '@omerta/rules/game/fold/evolve.ts';
import { type GameState, initialState } from '@omerta/rules/game/state.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import { type Rulebook, rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { seenResult } from '@omerta/rules/view/table.ts';
import type { Course } from '@omerta/stream/course.ts';
import { propertySeed } from '@omerta/testkit/properties/seed.ts';
import { sizeOf } from '@omerta/testkit/properties/sizes.ts';
import { expect, it } from 'vitest';
import { emptyAside } from './aside.ts';
import { nextStep } from './next-step.ts';
import { hasMusic, isDark } from './night.ts';

const games = sizeOf('darkNights');

/** Removals are frequent here: they decide nights too. */
const knobs = { ...usualKnobs, remove: 0.03 };

/** The same events, without the result that the rules drew from them. */
const undecided = (state: GameState, deal: GameState['dealtRoles']): GameState =>
  eventsOf(state.log)
    .filter(({ type }) => type !== 'ResultFixed')
    .reduce(evolve, initialState(deal));

const here = (book: Rulebook, state: GameState) => ({
  course: { rulebook: book, state } as Course,
  aside: emptyAside,
});

/** What the room can see of the screen: its light, its sound, and whether the large button is one. */
const seen = (book: Rulebook, state: GameState) => ({
  dark: isDark(here(book, state)),
  music: hasMusic(here(book, state)),
  isButton: !['sheet', 'over'].includes(nextStep(book, state, emptyAside).kind),
});

type Found = { readonly breach: string | null; readonly decided: Record<string, number> };

const lookAt = (book: Rulebook, seed: number): Found => {
  const game = playGame(book, seed, knobs);
  const decided: Record<string, number> = {};
  let state = initialState(game.deal);
  let isLight = true;
  for (const command of linesOf(game.state)) {
    const done = perform(book, state, command);
    if (isRefusal(done)) break;
    state = done.state;
    // A last word without a morning, as another program may have recorded it, was heard in the light.
    isLight = state.phase !== 'night' || isLight || command.type === 'last';
    if (command.type === 'night') isLight = false;
    if (isLight || state.annulled) continue;
    const by = state.result?.by;
    if (by) decided[by] = (decided[by] ?? 0) + 1;
    const told = `after ${JSON.stringify(command)}, seed ${seed}`;
    const look = JSON.stringify(seen(book, state));
    if (look !== '{"dark":true,"music":true,"isButton":true}') return { breach: `${look} ${told}`, decided };
    // A kill lets the night go on to its last word; a removal or a forfeit is announced, and only its light waits.
    if (by !== 'shot' || seenResult(state)) continue;
    const [real, plain] = [state, undecided(state, game.deal)].map((each) =>
      JSON.stringify(nextStep(book, each, emptyAside)),
    );
    if (real !== plain) return { breach: `the button is ${real}, not ${plain}, ${told}`, decided };
  }
  return { breach: null, decided };
};

it.each(rulebookIds.map((id) => [id, rulebook(id).rules.kill.clause] as const))(
  `[%s %s] a night that decides the game looks like one that does not, in ${games} games`,
  (id) => {
    const found = Array.from({ length: games }, (_, i) => lookAt(rulebook(id), seedOf(propertySeed, i)));
    expect(found.flatMap(({ breach }) => breach ?? []).slice(0, 3)).toEqual([]);
    const times = (by: string): number => found.reduce((sum, { decided }) => sum + (decided[by] ?? 0), 0);
    expect(times('shot')).toBeGreaterThan(games / 5);
    expect(times('removal')).toBeGreaterThan(0);
  },
  600_000,
);
