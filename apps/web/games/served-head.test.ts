// The head that a phone begins a game of the tournament with, in every rulebook.
import { headOf } from '@omerta/rules/protocol/head.ts';
import { protocolForms } from '@omerta/rules/protocol/protocol-form.ts';
import { type RulebookId, rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { expect, it } from 'vitest';
import type { OfferedGame } from '../sync/table-questions.ts';
import { servedOpening, servedSeats } from './served-head.ts';

const offered = (rulebook: RulebookId, more: Partial<OfferedGame> = {}): OfferedGame => ({
  tournament: 'cup',
  name: 'Кубок «Чёрная кошка»',
  game: 'q/3/2',
  status: 'called',
  stage: 'Отбор',
  opening: {
    rulebook,
    switches: {},
    players: [],
    tags: [
      { kind: 'text', name: 'stage', value: 'q' },
      { kind: 'number', name: 'round', value: 3 },
      { kind: 'number', name: 'table', value: 2 },
    ],
  },
  seats: [],
  referee: { nickname: 'Гроза', name: 'Ёлкина' },
  version: 0,
  head: '',
  holder: null,
  ...more,
});

const headIn = (offer: OfferedGame) => headOf(servedOpening(offer, '2026-11-18').tags);

it.each(rulebookIds)('%s: tournament, stage, game, table and day are those of the desk', (id) => {
  expect(headIn(offered(id))).toEqual({
    event: 'Кубок «Чёрная кошка»',
    stage: 'Отбор',
    game: '3',
    table: '2',
    date: '2026-11-18',
    referee: '',
  });
});

it('the one stage of an evening is called by the evening, never by its id', () => {
  expect(headIn(offered('fsm-2024', { stage: null })).stage).toBe('Кубок «Чёрная кошка»');
});

it.each(rulebookIds)('%s: the referee has the name that its head asks for, or what is known of it', (id) => {
  const wanted = protocolForms[id].refereeBy === 'surname' ? 'Ёлкина' : 'Гроза';
  const refereeOf = (offer: OfferedGame) => servedSeats(offer, 'ref').referee;
  expect(refereeOf(offered(id))).toBe(wanted);
  expect(refereeOf(offered(id, { referee: { nickname: 'Гроза', name: null } }))).toBe('Гроза');
  const { referee: _, ...unnamed } = offered(id);
  expect(refereeOf(unnamed)).toBeUndefined();
});
