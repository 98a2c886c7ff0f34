// How far a game is said to be: a page that was opened before the game began follows the table.
import { inEvery } from '@omerta/base/lang.ts';
import { expect, it } from 'vitest';
import { contextOf } from '../context.ts';
import { serverAddresses } from '../frame/addresses.ts';
import { statusOf } from './game-status.ts';

it.each([
  ['called', null, 'called to the table', 'приглашены к столу'],
  ['called', 'dealing', 'called to the table', 'приглашены к столу'],
  ['called', 'night', 'playing', 'идёт игра'],
  ['scheduled', 'day', 'playing', 'идёт игра'],
  ['running', 'over', 'over', 'окончена'],
  ['called', 'annulled', 'annulled', 'аннулирована'],
  ['signed', 'over', 'over, sheet signed', 'окончена, протокол подписан'],
] as const)('a game that was %s and whose table shows %s is %s', (known, kind, en, ru) => {
  const phase = kind && { kind, number: 1 };
  const said = inEvery((lang) => statusOf(contextOf(lang, serverAddresses('cup', lang), {}), known, phase));
  expect(said).toEqual({ en, ru });
});
