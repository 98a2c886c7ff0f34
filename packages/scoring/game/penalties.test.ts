// Every penalty of every rulebook: whom its own words fine, after which result, and what it costs.
import type { Seat } from '@omerta/rules/game/seat.ts';
import { type RulebookId, rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { describe, expect, it } from 'vitest';
import type { Sheet } from '../sheet/sheet.ts';
import { itemsOf, makeSheet, penalties, refusals, scoreBy } from '../testing/game.ts';
import { type Fined, pinnedPenalties } from '../testing/pinned-penalties.ts';
import { scoringFor } from '../testing/sheets.ts';

/** The Sheriff, a red, a black and the Don of the examples' seating. */
const probes: readonly Seat[] = [1, 2, 8, 10];
const who: Readonly<Record<Fined, readonly Seat[]>> = {
  'red-team': [1, 2],
  red: [2],
  sheriff: [1],
  'black-team': [8, 10],
  black: [8],
  don: [10],
  any: [1, 2, 8, 10],
};

const finedBy = (id: RulebookId, clause: string): Fined => {
  const fined = pinnedPenalties[id][clause];
  if (!fined) throw new Error(`nobody wrote down whom ${id} ${clause} fines`);
  return fined;
};

type Spec = readonly [number: string, condition: 'lost' | 'always'];

const outcome = (winner: Sheet['winner'], seat: Seat): 'win' | 'loss' | 'draw' => {
  if (winner === 'draw') return 'draw';
  return (winner === 'red') === seat < 8 ? 'win' : 'loss';
};

/** What imposing one item gives: the item, or the refusal. */
const imposedOn = (id: RulebookId, winner: Sheet['winner'], seat: Seat, clause: string): string => {
  const score = scoreBy(
    id,
    makeSheet(winner, { atTable: [], penalties: penalties(`${seat} ${clause} duty`) }),
  );
  return [...itemsOf(score, seat).slice(1), ...refusals(score)].join('; ');
};

/** Every probe in every result: imposed where role and result fit, else refused for the one that does not. */
const verify = (id: RulebookId, clause: string, [, condition]: Spec, points: string): void => {
  const fined = who[finedBy(id, clause)];
  for (const winner of ['red', 'black', 'draw'] as const) {
    for (const seat of probes) {
      const role = fined.includes(seat);
      const result = condition === 'always' || outcome(winner, seat) === 'loss';
      const refusal = `${role ? 'penalty/result' : 'penalty/role'} ${clause} @${seat}`;
      expect(imposedOn(id, winner, seat, clause)).toBe(
        role && result ? `penalty ${points} ${clause} additional` : refusal,
      );
    }
  }
};

const wording = (fined: Fined, condition: Spec[1]): string =>
  `${fined}, ${condition === 'lost' ? 'only if the team lost' : 'whatever the result'}`;

const proveAll = (
  id: RulebookId,
  specs: readonly Spec[],
  of: (number: string) => string,
  points: string,
): void => {
  it.each(specs.map((spec) => [of(spec[0]), wording(finedBy(id, of(spec[0])), spec[1]), spec] as const))(
    `[${id} %s] ${points}: %s`,
    (clause, _, spec) => {
      verify(id, clause, spec, points);
    },
  );
};

const harmful: readonly Spec[] = [
  ['1', 'lost'],
  ['2', 'always'],
  ['3', 'lost'],
  ['4', 'lost'],
  ['5', 'lost'],
  ['5.1', 'lost'],
  ['5.2', 'lost'],
  ['5.3', 'lost'],
  ['5.4', 'lost'],
  ['7', 'lost'],
  ['8', 'lost'],
  ['9', 'lost'],
  ['10', 'lost'],
  ['11', 'lost'],
];

describe('fsm-2024', () => {
  proveAll('fsm-2024', harmful, (number) => `8.5.${number}`, '-0.4');

  it('[fsm-2024 8.5, 8.5.5.5] an exemption is no penalty', () => {
    expect(imposedOn('fsm-2024', 'black', 1, '8.5.5.5')).toBe('penalty/not-listed 8.5 @1');
    expect(imposedOn('fsm-2024', 'black', 1, '8.5')).toBe('penalty/not-listed 8.5 @1');
  });

  it('[fsm-2024 8.5.6] a lead-in is no act of its own; the acts under it need the loss', () => {
    expect(imposedOn('fsm-2024', 'black', 1, '8.5.6')).toBe('penalty/not-listed 8.5 @1');
    for (const [seat, number] of [
      [8, 7],
      [1, 8],
      [1, 9],
      [8, 10],
      [8, 11],
    ] as const) {
      const [won, lost] = seat === 1 ? (['red', 'black'] as const) : (['black', 'red'] as const);
      expect(imposedOn('fsm-2024', won, seat, `8.5.${number}`)).toBe(`penalty/result 8.5.${number} @${seat}`);
      expect(imposedOn('fsm-2024', 'draw', seat, `8.5.${number}`)).toBe(
        `penalty/result 8.5.${number} @${seat}`,
      );
      expect(imposedOn('fsm-2024', lost, seat, `8.5.${number}`)).toBe(
        `penalty -0.4 8.5.${number} additional`,
      );
    }
  });
});

describe('neft-mmt', () => {
  proveAll('neft-mmt', harmful, (number) => `19.5.${number}`, '-0.4');

  it('[neft-mmt 19.5, 19.5.5.5] an exemption is no penalty', () => {
    expect(imposedOn('neft-mmt', 'black', 1, '19.5.5.5')).toBe('penalty/not-listed 19.5 @1');
    expect(imposedOn('neft-mmt', 'black', 1, '19.5')).toBe('penalty/not-listed 19.5 @1');
  });

  it('[neft-mmt 19.5.6] a lead-in is no act of its own; the acts under it need the loss', () => {
    expect(imposedOn('neft-mmt', 'black', 1, '19.5.6')).toBe('penalty/not-listed 19.5 @1');
    for (const number of [7, 10, 11])
      expect(imposedOn('neft-mmt', 'draw', 10, `19.5.${number}`)).toBe(`penalty/result 19.5.${number} @10`);
    for (const number of [8, 9])
      expect(imposedOn('neft-mmt', 'red', 1, `19.5.${number}`)).toBe(`penalty/result 19.5.${number} @1`);
  });
});

describe('fiim-2018', () => {
  const specs: readonly Spec[] = [
    ['1', 'lost'],
    ['2', 'always'],
    ['3', 'lost'],
    ['4', 'lost'],
  ];
  proveAll('fiim-2018', specs, (number) => `8.5.${number}`, '-0.4');

  it('[fiim-2018 8.5] its four acts and no others; different ones add up', () => {
    expect(imposedOn('fiim-2018', 'black', 1, '8.5.8')).toBe('penalty/not-listed 8.5 @1');
    const score = scoreBy('fiim-2018', makeSheet('black', { penalties: penalties('5 8.5.1, 5 8.5.2') }));
    expect(itemsOf(score, 5).slice(1)).toEqual([
      'penalty -0.4 8.5.1 additional',
      'penalty -0.4 8.5.2 additional',
    ]);
  });
});

describe('bel-canto', () => {
  it('[bel-canto 8.6] lists no penalties', () => {
    expect(imposedOn('bel-canto', 'black', 5, '8.5.1')).toBe('penalty/not-listed 8.6 @5');
  });
});

describe('fiim-2025', () => {
  const section = (number: number, items: readonly number[], lost: readonly number[] = []): Spec[] =>
    items.map((item) => [`${number}.${item}`, lost.includes(item) ? 'lost' : 'always']);
  const small: readonly Spec[] = [
    ...section(1, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], [5, 6]),
    ...section(2, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 14, 15, 16, 17], [4, 5]),
    ...section(3, [1, 2]),
    ...section(4, [1, 2, 3, 4], [2, 3]),
    ...section(5, [1]),
  ];
  const large: readonly Spec[] = [
    ...section(1, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], [1, 7, 10]),
    ...section(2, [1, 2, 3, 4], [1, 2]),
    ...[1, 2, 3, 4].map((number) => [`2.2.${number}`, 'lost'] as const),
    ...section(3, [1, 2, 3, 4], [1]),
    ...section(4, [1]),
    ...section(5, [1], [1]),
  ];
  proveAll('fiim-2025', small, (number) => `8.4.4/${number}`, '-0.3');
  proveAll('fiim-2025', large, (number) => `8.5.5/${number}`, '-0.5');

  it('[fiim-2025 8.4.4/5.2] is for a draw and who was at the table', () => {
    expect(imposedOn('fiim-2025', 'red', 8, '8.4.4/5.2')).toBe('penalty/result 8.4.4/5.2 @8');
    expect(imposedOn('fiim-2025', 'draw', 8, '8.4.4/5.2')).toBe('penalty/result 8.4.4/5.2 @8');
    const score = scoreBy(
      'fiim-2025',
      makeSheet('draw', { atTable: [8], penalties: penalties('8 8.4.4/5.2') }),
    );
    expect([...itemsOf(score, 8).slice(1), ...refusals(score)]).toEqual([
      'penalty -0.3 8.4.4/5.2 additional',
    ]);
  });

  it('[fiim-2025 8.4, 8.4.1, 8.4.4, 8.5, 8.5.1, 8.5.5] headings and numbers that are not there are no penalties', () => {
    for (const clause of [
      '8.4',
      '8.4.1',
      '8.4.4',
      '8.5',
      '8.5.1',
      '8.5.5',
      '8.4.4/2.11',
      '8.4.4/note-1',
      '8.5.4',
      '8.5.5/6.1',
    ])
      expect(imposedOn('fiim-2025', 'black', 2, clause)).toBe('penalty/not-listed 8.4.1 @2');
  });

  it('[fiim-2025 8.4.2] an act that is not listed costs a small penalty', () => {
    verify('fiim-2025', '8.4.2', ['', 'always'], '-0.3');
  });

  it('[fiim-2025 8.5.3] an act that is not listed costs a large penalty if the team lost', () => {
    verify('fiim-2025', '8.5.3', ['', 'lost'], '-0.5');
  });
});

describe('whom a removal and a forfeit fine', () => {
  const removals: readonly (readonly [RulebookId, clause: string, points: string])[] = [
    ['fsm-2024', '8.2.4', '-0.5'],
    ['fiim-2018', '8.2.4', '-0.5'],
    ['neft-mmt', '19.2.4', '-0.5'],
    ['bel-canto', '8.2.4', '-1'],
    ['fiim-2025', '8.6.1', '-0.8'],
  ];

  it.each(removals)('[%s %s] a removal costs %s: any', (id, clause, points) => {
    for (const seat of who[finedBy(id, clause)]) {
      const score = scoreBy(id, makeSheet('red', { removed: [seat] }));
      expect(itemsOf(score, seat).some((item) => item.startsWith(`removal ${points} ${clause} `))).toBe(true);
      for (const other of probes) if (other !== seat) expect(itemsOf(score, other)).toHaveLength(1);
    }
  });

  const forfeits: readonly (readonly [RulebookId, clause: string])[] = [
    ['fsm-2024', '8.2.5'],
    ['neft-mmt', '19.2.5'],
    ['fiim-2025', '8.6.2'],
  ];

  it.each(forfeits)('[%s %s] a forfeit costs 1: any', (id, clause) => {
    for (const seat of who[finedBy(id, clause)]) {
      const score = scoreBy(id, makeSheet(seat < 8 ? 'black' : 'red', { by: 'forfeit', forfeitBy: seat }));
      expect(itemsOf(score, seat).some((item) => item.startsWith(`forfeit -1 ${clause} `))).toBe(true);
      for (const other of probes) if (other !== seat) expect(itemsOf(score, other)).toHaveLength(1);
    }
  });
});

describe('both tables', () => {
  it.each(rulebookIds)('%s fines under the clauses written down, and under no other', (id) => {
    const { penalties: rules, removal, forfeit } = scoringFor(id);
    const clauses = [...(rules?.items ?? []).map(({ clause }) => clause), removal.clause, forfeit.clause];
    expect([...new Set(clauses)].sort()).toEqual(Object.keys(pinnedPenalties[id]).sort());
  });
});
