// Beliefs against a plain count over all 2,520 worlds, and whether they mean what they say.
import { seedOf } from '@omerta/base/random.ts';
import { isOf } from '@omerta/rules/game/role.ts';
import { everybody, has, listOf, type Seat, seats, setOf } from '@omerta/rules/game/seat.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import { type Heard, heard } from '@omerta/rules/view/heard.ts';
import { describe, expect, it } from 'vitest';
import { playClever } from '../clever-game.ts';
import { beliefOf, freshBeliefs, hear } from './beliefs.ts';
import { type Knowledge, openTo, openToAll } from './knowledge.ts';
import { likelihoods } from './likelihoods.ts';
import { observed } from './observer.ts';
import { outlookNow, redByDay, redByNight } from './outlook.ts';
import { fullWeight, weightOf } from './weight.ts';

type World = { readonly blacks: readonly Seat[]; readonly sheriff: Seat; readonly don: Seat };

const worlds: readonly World[] = seats.flatMap((a) =>
  seats.flatMap((b) =>
    seats.flatMap((c) =>
      a < b && b < c
        ? listOf(everybody & ~setOf([a, b, c])).flatMap((sheriff) =>
            [a, b, c].map((don) => ({ blacks: [a, b, c], sheriff, don })),
          )
        : [],
    ),
  ),
);

/** Seat 3 nominates 5 on day 2; 1 and 4 raise a hand against 5, the others in the game do not; 7 is shot, a Sheriff or not. */
const few: readonly Heard[] = [
  { day: 2, kind: 'nominated', by: 3, seat: 5 },
  { day: 2, kind: 'hands', round: 1, candidate: 5, seats: [1, 4], count: 2 },
  { day: 3, kind: 'night', killed: 7 },
];

/** The same three things by hand: their likelihoods added up for one world. */
const scoreByHand = ({ blacks, sheriff }: World): number => {
  const colour = (seat: Seat): 'red' | 'black' => (blacks.includes(seat) ? 'black' : 'red');
  let score = likelihoods[`nominate/later/${colour(3)}-${colour(5)}`];
  // Seat 3 nominated in his turn without a claim.
  if (sheriff === 3) score += likelihoods['silent/in-turn'];
  for (const by of seats)
    if (by !== 5)
      score += likelihoods[`${by === 1 || by === 4 ? 'hand' : 'spare'}/later/${colour(by)}-${colour(5)}`];
  if (blacks.includes(7)) score += likelihoods['shot/black'];
  else if (sheriff === 7) score += likelihoods['shot/sheriff'];
  return score;
};

const byHand = (fits: (world: World) => boolean) => {
  const open = worlds.filter(fits);
  const best = Math.max(...open.map(scoreByHand));
  const weights = open.map((world) => weightOf(best - scoreByHand(world)));
  const sum = (holds: (world: World) => boolean): number =>
    open.reduce((total, world, i) => total + (holds(world) ? (weights[i] ?? 0) : 0), 0);
  return {
    total: sum(() => true),
    black: Object.fromEntries(seats.map((seat) => [seat, sum(({ blacks }) => blacks.includes(seat))])),
    sheriff: Object.fromEntries(seats.map((seat) => [seat, sum(({ sheriff }) => sheriff === seat)])),
  };
};

describe('beliefs', () => {
  it('there are 2,520 worlds', () => {
    expect(worlds).toHaveLength(2520);
    expect(openToAll.dons.reduce((sum, dons) => sum + dons, 0)).toBe(2520);
  });

  const views: readonly (readonly [string, Knowledge | null, (world: World) => boolean])[] = [
    ['nobody', null, () => true],
    [
      'a red',
      { seat: 2, role: 'red', mates: [], checks: [] },
      ({ blacks, sheriff }) => !blacks.includes(2) && sheriff !== 2,
    ],
    [
      'a Sheriff who found 6 black and 8 red',
      {
        seat: 2,
        role: 'sheriff',
        mates: [],
        checks: [
          { seat: 6, hit: true },
          { seat: 8, hit: false },
        ],
      },
      ({ blacks, sheriff }) => sheriff === 2 && blacks.includes(6) && !blacks.includes(8),
    ],
    [
      'a black with his team',
      { seat: 2, role: 'black', mates: [6, 9], checks: [] },
      ({ blacks, don }) => String(blacks) === '2,6,9' && don !== 2,
    ],
    [
      'a Don who knows that 4 is not the Sheriff',
      { seat: 2, role: 'don', mates: [6, 9], checks: [{ seat: 4, hit: false }] },
      ({ blacks, don, sheriff }) => String(blacks) === '2,6,9' && don === 2 && sheriff !== 4,
    ],
  ];

  it.each(views)('%s weighs them exactly as a plain count does', (_, known, fits) => {
    const beliefs = freshBeliefs(null);
    for (const item of few) hear(beliefs, item);
    // What is heard last is the shot: it ends the turn of seat 3.
    expect(beliefOf(beliefs, known ? openTo(known) : openToAll)).toEqual(byHand(fits));
  });

  it('weights follow the exponential to the last unit', () => {
    for (const below of [0, 1, 10, 500, 1000, 5000, 12_000])
      expect(Math.abs(weightOf(below) - fullWeight * Math.exp(-below / 1000))).toBeLessThanOrEqual(0.51);
    expect(weightOf(40_000)).toBe(1);
  });

  it('what he did himself tells a player nothing', () => {
    const [mine, others] = [freshBeliefs(3), freshBeliefs(null)];
    for (const beliefs of [mine, others]) hear(beliefs, few[0] as Heard);
    expect(new Set(mine.ofTeam)).toEqual(new Set([0]));
    expect(new Set(others.ofTeam).size).toBeGreaterThan(1);
  });

  it('the game that goes on leaves no world in which it would be over', () => {
    const left: Heard[] = [3, 7, 8, 9].map((seat) => ({
      day: 3,
      kind: 'left',
      seat: seat as Seat,
      how: 'vote',
    }));
    const beliefs = freshBeliefs(null);
    for (const item of [...left, { day: 4, kind: 'speech', by: 1, of: 'turn' } as const]) hear(beliefs, item);
    const over = openToAll.cases.filter((_, i) => {
      const blacks = worlds[3 * i]?.blacks ?? [];
      const alive = blacks.filter((seat) => !has(setOf([3, 7, 8, 9]), seat)).length;
      return alive === 0 || alive === 3;
    });
    const { total } = beliefOf(beliefs, openToAll);
    const wrong = beliefOf(beliefs, { cases: over, dons: over.map(() => 3) });
    expect(over.length).toBeGreaterThan(0);
    expect(Math.max(...over.map((i) => beliefs.ofTeam[Math.floor(i / 7)] ?? 0))).toBe(-30_000);
    expect(total).toBeGreaterThan(wrong.total);
  });

  it('what they call likely happens as often as they say', () => {
    const bins = [0, 1, 2, 3, 4].map(() => ({ said: 0, black: 0, count: 0 }));
    for (let game = 0; game < 30; game++) {
      const { deal, state } = playClever(rulebook('fsm-2024'), seedOf(77, game), { red: 100, black: 100 });
      const told = observed(heard(state));
      const moments = [1, 2, 3].map((part) => told[Math.floor((part * told.length) / 4)]);
      for (const moment of moments)
        for (const seat of seats) {
          const said = moment?.black[seat] ?? 0;
          const bin = bins[Math.min(4, Math.floor(said / 200))];
          if (!bin) continue;
          bin.said += said;
          bin.count++;
          if (isOf('black', deal[seat])) bin.black += 1000;
        }
    }
    // Of hundreds of seats a bin strays by a few points; beliefs that mean nothing stray by tens.
    for (const { said, black, count } of bins)
      if (count > 50) expect(Math.abs(said - black) / count).toBeLessThan(120);
  });

  it('who will win is judged by what comes next: a vote may still hit, a night only takes a red', () => {
    const said = (players: number, blacks: number) =>
      [redByDay, redByNight].map((red) => red(players, blacks, 'people'));
    // Seven with three blacks: a hit at the vote is their last hope; after a miss nothing is.
    expect(said(7, 3)).toEqual([322, 0]);
    expect(said(6, 3)).toEqual([0, 0]);
    expect(said(3, 1)).toEqual([636, 0]);
    expect(said(5, 0)).toEqual([1000, 1000]);
    // An even table is worse off: its vote hands the night an odd one.
    expect(said(8, 2).toSorted((one, other) => one - other)).toEqual(said(8, 2));
    // Of 5,080 games of one club red won 44 in a hundred.
    expect(Math.abs(redByDay(10, 3, 'people') - 440)).toBeLessThan(30);
  });

  it('a listener begins where games of people end on average, and counts on the vote until it is over', () => {
    const { state } = playClever(rulebook('fsm-2024'), 5, { red: 100, black: 100 });
    const items = heard(state);
    const told = observed(items);
    expect(Math.abs((told[0]?.wins.red ?? 0) - 440)).toBeLessThan(60);
    const voted = items.findIndex((item) => item.kind === 'left' && item.how === 'vote');
    const beliefs = freshBeliefs(null);
    for (const item of items.slice(0, voted + 1)) hear(beliefs, item);
    const { total } = beliefOf(beliefs, openToAll);
    expect(told[voted]?.wins.red).toBe(Math.floor(outlookNow(beliefs, openToAll, true) / total));
    expect(told[voted]?.wins.red).not.toBe(Math.floor(outlookNow(beliefs, openToAll, false) / total));
  });
});
