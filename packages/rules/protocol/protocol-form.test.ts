// The form of the protocol, written out from the article of each rulebook.
import { expect, it } from 'vitest';
import type { Role } from '../game/role.ts';
import type { RulebookId } from '../rulebooks/rulebook.ts';
import { protocolForms } from './protocol-form.ts';

const lettersOf = (id: RulebookId, lang: 'ru' | 'en'): string =>
  (['red', 'black', 'don', 'sheriff'] satisfies Role[])
    .map((role) => protocolForms[id].letters.of[role]?.[lang] ?? '-')
    .join(' ');

const inHead = {
  event: '9.2.1',
  stage: '9.2.1',
  game: '9.2.1',
  table: '9.2.2',
  date: '9.2.2',
  referee: '9.2.3',
};
const inGame = { winner: '9.7', bestMove: '9.6', nights: null, fouls: '9.5', votes: '9.5', left: null };

it('[fiim-2018 9.2.1, 9.2.2, 9.2.3, 9.4.1, 9.5, 9.6, 9.7, 9.10, 9.11] head, letters, fields, the back and the signature', () => {
  expect(protocolForms['fiim-2018']).toMatchObject({
    head: inHead,
    refereeBy: 'surname',
    fields: inGame,
    explained: '9.10',
    signed: '9.11',
  });
  expect([
    protocolForms['fiim-2018'].letters.clause,
    lettersOf('fiim-2018', 'ru'),
    lettersOf('fiim-2018', 'en'),
  ]).toEqual(['9.4.1', 'К Ч Д Ш', 'R B D S']);
});

it('[bel-canto 9.2.1, 9.2.2, 9.2.3, 9.4.1, 9.5, 9.6, 9.7, 9.10] the same without a back; the signature under its own number', () => {
  expect(protocolForms['bel-canto']).toMatchObject({
    head: inHead,
    refereeBy: 'surname',
    fields: inGame,
    explained: null,
    signed: '9.10',
  });
  expect([
    protocolForms['bel-canto'].letters.clause,
    lettersOf('bel-canto', 'ru'),
    lettersOf('bel-canto', 'en'),
  ]).toEqual(['9.4.1', 'К Ч Д Ш', 'R B D S']);
});

it('[neft-mmt 25.2, 25.4, 25.5, 25.6, 25.7, 25.8, 25.9, 25.13] no table, the referee’s nickname, active roles only, who was taken out by night and by vote', () => {
  expect(protocolForms['neft-mmt']).toMatchObject({
    head: { event: '25.2', stage: '25.2', game: '25.2', table: null, date: '25.2', referee: '25.2' },
    refereeBy: 'nickname',
    fields: { winner: '25.9', bestMove: '25.8', nights: '25.6', fouls: '25.5', votes: '25.5', left: '25.7' },
    explained: null,
    signed: '25.13',
  });
  expect([
    protocolForms['neft-mmt'].letters.clause,
    lettersOf('neft-mmt', 'ru'),
    lettersOf('neft-mmt', 'en'),
  ]).toEqual(['25.4', '- М Д Ш', '- M D S']);
});

for (const [id, clause] of [
  ['fsm-2024', '8.3.1'],
  ['fiim-2025', '8.2.1'],
] as const) {
  it(`[${id} ${clause}] the best move is written down; for the rest the usual form stands without a clause`, () => {
    const { head, refereeBy, letters, fields, explained, signed } = protocolForms[id];
    expect(fields).toEqual({
      winner: null,
      bestMove: clause,
      nights: null,
      fouls: null,
      votes: null,
      left: null,
    });
    expect([...Object.values(head), letters.clause, explained, signed]).toEqual(
      Array.from({ length: 9 }, () => null),
    );
    expect([refereeBy, lettersOf(id, 'ru')]).toEqual(['surname', 'К Ч Д Ш']);
  });
}
