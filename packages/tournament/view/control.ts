// What the control room of a tournament is told beyond its state: who may sit in for whom, and until when a result may be protested.
import { protestWindow } from '../areas/protests.ts';
import { waitsForPlace, whyNotSubstitute } from '../areas/substitutes.ts';
import type { GameId } from '../command.ts';
import type { PersonId } from '../meta.ts';
import { missingFrom, type Scene } from '../scene.ts';
import { type Game, gamesOf, holdersOf, isGameOver } from '../state.ts';

/** A seat whose player is not there, out or suspended, and those who may take it, the first in the rulebook's order first. */
export type Vacancy = {
  readonly game: GameId;
  readonly player: PersonId;
  readonly substitutes: readonly PersonId[];
  /** Null where no clause says who sits in. */
  readonly clause: string | null;
};

/** `until` null: until the next game starts. */
export type ProtestTimeLeft = {
  readonly game: GameId;
  readonly until: string | null;
  readonly clause: string;
};

const isWaiting = ({ status }: Game): boolean => status === 'scheduled' || status === 'called';

export const vacanciesIn = (scene: Scene): readonly Vacancy[] => {
  const { state, book } = scene;
  const { clause } = book.rules.substitutes;
  const entered = state.entries.map(({ person }) => person);
  const accepted = entered.filter((person) => waitsForPlace(state, person));
  const people = [...new Set([...accepted, ...entered, ...holdersOf(state, 'side-referee')])];
  return gamesOf(state)
    .filter(isWaiting)
    .flatMap((game) => {
      const missing = missingFrom(state, game);
      if (missing.length === 0) return [];
      const substitutes = people.filter(
        (person) => !missing.includes(person) && whyNotSubstitute(scene, person, { games: [game] }) === null,
      );
      return missing.map((player) => ({ game: game.id, player, substitutes, clause }));
    });
};

/** As the newest event left it: whoever shows it looks at his clock too. */
export const protestTimes = (scene: Scene): readonly ProtestTimeLeft[] => {
  const { clause } = scene.book.rules.protest.deadline;
  return gamesOf(scene.state)
    .filter((game) => isGameOver(game))
    .flatMap((game) => {
      const { open, until } = protestWindow(scene, game);
      return open ? [{ game: game.id, until, clause }] : [];
    });
};
