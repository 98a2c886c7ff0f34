// What stands as the next thing: a replay that waits, or the round that is really next, never a call that is past.
import { inEvery } from '@omerta/base/lang.ts';
import {
  applyRuling,
  give,
  openHall,
  openRound,
  playGame,
  rulesOf,
  type TestHall,
} from '@omerta/tournament/testing/hall.ts';
import { publicView } from '@omerta/tournament/view/public.ts';
import { expect, it } from 'vitest';
import { contextOf } from '../context.ts';
import { serverAddresses } from '../frame/addresses.ts';
import { roundNow } from './hall.ts';
import { currentRound, roundsOf } from './rounds.ts';

const said = ({ state }: TestHall): { readonly en: string; readonly ru: string } => {
  const view = publicView(state);
  return inEvery((lang) =>
    roundNow(
      contextOf(lang, serverAddresses('cup', lang), {}),
      view,
      currentRound(roundsOf(view)),
    ).text.replaceAll(/<[^>]*>/g, ''),
  );
};

const again = 'q/1/2/2';

/** The round was called for a time that is past, and table 2 is to play it again. */
const replayOrdered = (): TestHall => {
  const hall = openHall({ rules: rulesOf('neft-mmt'), rounds: 2, players: 20 });
  const startsAt = hall.now;
  give(hall, 'org', 'call-round', { stage: 'q', round: 1, startsAt });
  for (const table of [1, 2]) give(hall, `ref${table}`, 'uncall-game', { game: `q/1/${table}` });
  for (const table of [1, 2]) playGame(hall, `q/1/${table}`);
  const change = {
    kind: 'replay',
    cause: 'votes-miscounted',
    carry: [],
    substitutions: [],
    record: null,
  } as const;
  give(hall, 'chief', 'propose-ruling', {
    ruling: 'r',
    game: 'q/1/2',
    protest: null,
    reason: 'ошибка',
    change,
  });
  applyRuling(hall, 'chief', 'r');
  return hall;
};

it('is the replay of a table, and how far it is, after all else of its round is played', () => {
  const hall = replayOrdered();
  expect(said(hall)).toEqual({
    en: 'Qualifying, round 1 · replay: table 2, not called yet',
    ru: 'Qualifying, тур 1 · переигровка: стол 2, ещё не вызвана',
  });
  give(hall, 'ref2', 'call-game', { game: again });
  expect(said(hall).ru).toBe('Qualifying, тур 1 · переигровка: стол 2, приглашены к столу');
});

it('is the round in which somebody is called or plays, while a replay of an earlier one waits', () => {
  const hall = replayOrdered();
  openRound(hall, 'q', 2);
  give(hall, 'ref1', 'call-game', { game: 'q/2/1' });
  expect(said(hall).ru).toBe('Qualifying, тур 2');
});
