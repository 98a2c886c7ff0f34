// Protests that stand on a sheet: an entry there is a protest, so it is one in the tournament as soon as the sheet is in.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { GameState } from '@omerta/rules/game/state.ts';
import { protestsOf, protestText } from '@omerta/rules/game/tell/protests.ts';
import type { EventBody } from '../event.ts';
import { longestText } from '../meta.ts';
import { playedState } from '../papers.ts';
import type { Scene } from '../scene.ts';
import { type Game, type Protest, protestOf, type TournamentState } from '../state.ts';
import { protestWindow, sameProtest } from './protests.ts';

type Written = Pick<Protest, 'player' | 'text'>;

/** What a tournament hears of an entry on a sheet. */
export const filedText = (entry: Parameters<typeof protestText>[0]): string =>
  protestText(entry).slice(0, longestText);

const writtenIn = (game: Game, state: GameState): readonly Written[] =>
  protestsOf(state).flatMap(({ command }) => {
    const player = game.seats[command.seat - 1];
    return player === undefined ? [] : [{ player, text: filedText(command) }];
  });

/** What the first sheet says was written before it came, however late that is; a correction is held to the deadline. */
const isInTime = (scene: Scene, game: Game, player: string): boolean =>
  game.sheet === null || protestWindow(scene, game, player).open;

/** Ids that anybody can read out: the game's and a number. */
const freeIds = (state: TournamentState, { id }: Game, count: number): readonly string[] => {
  const taken = Object.keys(state.protests).length;
  return Array.from({ length: taken + count }, (_, i) => `${id.replaceAll('/', '-')}.${i + 1}`)
    .filter((each) => !protestOf(state, each))
    .slice(0, count);
};

export const protestsAfter = (scene: Scene, game: Game, record: string | null): EventBody[] => {
  const { state, book } = scene;
  const played = record === null ? null : playedState(book, game, record);
  if (played === null || isRefusal(played)) return [];
  const [subject = 'result'] = book.rules.protest.subjects.value;
  const entries = writtenIn(game, played);
  const fresh = entries.filter(
    ({ player, text }, i) =>
      !sameProtest(state, game.id, { player, text }) &&
      entries.findIndex((each) => each.player === player && each.text === text) === i &&
      isInTime(scene, game, player),
  );
  const ids = freeIds(state, game, fresh.length);
  return fresh.map(({ player, text }, i) => ({
    type: 'ProtestFiled',
    protest: ids[i] ?? '',
    game: game.id,
    player,
    form: 'sheet-entry',
    subject,
    text,
  }));
};
