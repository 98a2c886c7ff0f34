// For tests: the steps that bring a hall to the brink of a refusal.
import type { TournamentCommandType } from '../command.ts';
import type { TournamentRefusal } from '../refusal.ts';
import {
  closeGame,
  endGame,
  type Given,
  give,
  handIn,
  playGame,
  recordFor,
  refusalOf,
  rulesOf,
  sheetFor,
  type TestHall,
} from './hall.ts';

export const game = 'q/1/1';
export const creation = {
  name: 'Open',
  kind: 'tournament' as const,
  zone: 'UTC',
  rules: rulesOf('fsm-2024'),
  secondConfirmation: true,
};
export const filed = {
  protest: 'x1',
  game,
  player: 'p9',
  form: 'sheet-entry' as const,
  subject: 'result' as const,
  text: 'Wrong.',
};
export const replay = {
  ruling: 'r1',
  game,
  protest: null,
  reason: 'x',
  change: { kind: 'replay' as const, cause: 'advantage', carry: [], substitutions: [], record: null },
};
export const plan = {
  stage: 'f',
  name: 'F',
  kind: 'final' as const,
  plannedGames: 1,
  coefficient: '1',
  carry: false,
  advance: 10,
};
export const two = { stages: [{}, plan] };

export const neft = { rules: rulesOf('neft-mmt') };
export const newest = { rules: rulesOf('fiim-2025') };

/** Does `act` in a hall and gives the refusal of what follows. */
export const after = <T extends TournamentCommandType>(
  hall: TestHall,
  act: (hall: TestHall) => void,
  by: string,
  ...given: Given<T>
): TournamentRefusal => {
  act(hall);
  return refusalOf(hall, by, ...given);
};
export const nothing = (): void => {};
export const played = (hall: TestHall): void => playGame(hall, game);
export const handed = (hall: TestHall): void =>
  handIn(hall, game, 'red', { extra: [{ seat: 1, points: '0.7', by: 'referee' }], removed: [3] });
export const called = (hall: TestHall): void => {
  give(hall, 'ref1', 'call-game', { game });
};
export const protested = (hall: TestHall): void => {
  handed(hall);
  give(hall, 'p9', 'protest', filed);
};
export const ruled = (hall: TestHall): void => {
  played(hall);
  give(hall, 'chief', 'propose-ruling', replay);
};
/** A player is removed for peeking: his charge is `k1.1`. */
export const charged = (hall: TestHall): void => {
  endGame(hall, game, 'black');
  give(
    hall,
    'ref1',
    'hand-in-sheet',
    { game, paper: { record: recordFor(hall, game, ['remove 3 (6.7.10)', 'forfeit 2']) } },
    'k1',
  );
};
export const points = (hall: TestHall) => ({
  ...replay,
  change: { kind: 'points' as const, sheet: sheetFor(hall, game, 'red', { removed: [3] }) },
});
export const need = { game, of: 'chief' as const, clause: '8.4.3', seat: 1 };
export const settled = (hall: TestHall): void => {
  played(hall);
  closeGame(hall, game);
};
/** Somebody else is chief from now on. */
export const makeChief = (hall: TestHall, person: string): void => {
  give(hall, 'org', 'dismiss', { person: 'chief', office: 'chief' });
  give(hall, 'org', 'appoint', { person, office: 'chief' });
};
