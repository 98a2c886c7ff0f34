// Each nomination shows first what it is sorted by.
import { inEvery } from '@omerta/base/lang.ts';
import { expect, it } from 'vitest';
import { contextOf } from '../context.ts';
import { serverAddresses } from '../frame/addresses.ts';
import { nominationsOf } from './nominations.ts';

it('points in play and colours; wins in a leading role, then points for each game in it', () => {
  const award = [{ place: 1, player: 'p1', value: '0.4', wins: 2, games: 3 }];
  const named = { mvp: award, red: award, black: award, don: award, sheriff: award };
  const said = inEvery((lang) =>
    [
      ...nominationsOf(contextOf(lang, serverAddresses('cup', lang), {}), named).text.matchAll(
        /<span class="quiet">([^<]*)<\/span>/g,
      ),
    ].map(([, text]) => text),
  );
  const [points, wins] = ['0,4 · побед 2 из 3', 'побед 2 из 3 · 0,4 за игру'];
  expect(said.ru).toEqual([points, points, points, wins, wins]);
  expect(said.en.at(-1)).toBe('wins 2 of 3 · 0.4 a game');
});
