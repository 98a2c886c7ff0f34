// A draft becomes a tournament that the machine takes, or says what is wrong and where.
import { isRefusal } from '@omerta/base/refusal.ts';
import { perform } from '@omerta/tournament/decide.ts';
import { initialState } from '@omerta/tournament/state.ts';
import { describe, expect, it } from 'vitest';
import { emptyDraft, type TournamentDraft } from './draft.ts';
import { faultsOf, ordersOf, rulesOf, tournamentId } from './orders.ts';

const empty = emptyDraft('Europe/Minsk', '2026-11-16');
const filled: TournamentDraft = {
  ...empty,
  name: ' Minsk Open ',
  to: '2026-11-17',
  stages: [
    ...empty.stages,
    { name: 'Суперфинал', kind: 'final', games: '5', advance: '10', coefficient: '1,5', carry: true },
  ],
  officials: [
    { office: 'chief', nickname: 'Главный' },
    { office: 'referee', nickname: 'Судья' },
  ],
};
const people = new Map([
  ['Главный', 'p1'],
  ['Судья', 'p2'],
]);
const kinds = { qualifying: 'Отбор', semifinal: 'Полуфинал', final: 'Финал' };
const made = (draft: TournamentDraft) => ordersOf(draft, people, (kind) => kinds[kind]);
const told = (draft: TournamentDraft): readonly string[] =>
  faultsOf(draft).map(({ step, what, at }) => `${step} ${what} ${at}`);

describe('a filled-in draft', () => {
  it('has no fault, and every order of it is taken by the machine', () => {
    expect(told(filled)).toEqual([]);
    let state = initialState;
    for (const [i, order] of made(filled).entries()) {
      const done = perform(
        state,
        { ...order, id: `o${i}`, by: 'owner' },
        { at: '2026-11-16T10:00:00Z', seed: '1' },
        { club: null },
      );
      if (isRefusal(done)) throw new Error(`${order.type}: ${done.code}`);
      state = done.state;
    }
    expect(state).toMatchObject({
      name: 'Minsk Open',
      phase: 'preparing',
      dates: { from: '2026-11-16', to: '2026-11-17' },
    });
    expect(
      state.stages.map(({ stage, name, plannedGames, advance, coefficient }) => [
        stage,
        name,
        plannedGames,
        advance,
        coefficient,
      ]),
    ).toEqual([
      ['s1', 'Отбор', 12, null, '1'],
      ['s2', 'Суперфинал', 5, 10, '1.5'],
    ]);
    expect(state.offices).toEqual([
      { person: 'owner', office: 'organiser' },
      { person: 'p1', office: 'chief' },
      { person: 'p2', office: 'referee' },
    ]);
  });
});

describe('what is wrong', () => {
  it('is told with its step', () => {
    expect(told(empty)).toEqual(['about name 0']);
    expect(told({ ...filled, from: '2026-11-18' })).toEqual(['about days 0']);
    expect(told({ ...filled, zone: '+03:00' })).toEqual(['about zone 0']);
    expect(told({ ...filled, house: { win: 'much' } })).toEqual(['rules rules 0']);
    expect(told({ ...filled, stages: [] })).toEqual(['stages no-stages 0']);
    expect(told({ ...filled, officials: [...filled.officials, { office: 'chief', nickname: 'X' }] })).toEqual(
      ['officials two-chiefs 0'],
    );
    const naming = { office: 'referee', nickname: 'Судья' } as const;
    expect(told({ ...filled, naming })).toEqual(['officials not-added 0']);
  });
  it('is told of each stage', () => {
    const bad = {
      name: '',
      kind: 'final',
      games: '0',
      advance: '9',
      coefficient: '-1',
      carry: true,
    } as const;
    expect(told({ ...filled, stages: [bad, bad] })).toEqual([
      'stages stage-games 1',
      'stages stage-coefficient 1',
      'stages stage-games 2',
      'stages stage-advance 2',
      'stages stage-coefficient 2',
    ]);
  });
  it('is not asked of an evening, which has one stage of its own', () => {
    expect(told({ ...filled, kind: 'evening', stages: [] })).toEqual([]);
    expect(made({ ...filled, kind: 'evening' }).some(({ type }) => type === 'add-stage')).toBe(false);
  });
});

it('names house rules only where something is changed', () => {
  expect(rulesOf(filled).rulebook).toBe('fsm-2024');
  expect(rulesOf({ ...filled, house: { win: '0.75' }, houseName: ' Ours ' }).rulebook).toEqual({
    base: 'fsm-2024',
    name: 'Ours',
    change: { win: '0.75' },
  });
});

it('makes an address of the name', () => {
  expect(tournamentId('Кубок «Минск» 2026!', '3f2a')).toBe('кубок-минск-2026-3f2a');
  expect(tournamentId('???', '3f2a')).toBe('cup-3f2a');
});
