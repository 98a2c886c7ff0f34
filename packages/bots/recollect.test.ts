// Looking back at whole games: what each bot believed is what its seat could know then, in whole percents.
import { seedOf } from '@omerta/base/random.ts';
import { eventsOf, evolve } from '@omerta/rules/game/fold/evolve.ts';
import { isOf } from '@omerta/rules/game/role.ts';
import { type BySeat, seats } from '@omerta/rules/game/seat.ts';
import { initialState } from '@omerta/rules/game/state.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import { rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { describe, expect, it } from 'vitest';
import { playClever } from './clever-game.ts';
import { recollect } from './recollect.ts';

const fsm = rulebook('fsm-2024');

const sum = (percents: BySeat<number>): number => seats.reduce((total, seat) => total + percents[seat], 0);

describe('what bots believed', () => {
  it.each(rulebookIds)('under %s is told of every speech, ballot and night, and of the end', (id) => {
    const book = rulebook(id);
    const { state } = playClever(book, seedOf(14, 3), { red: 100, black: 100 });
    const moments = recollect(book, state, seats).map(({ moment }) => moment);
    const count = (kind: string): number => moments.filter((moment) => moment.kind === kind).length;
    expect(moments[0]).toEqual({ kind: 'speech', day: 1, by: 1 });
    expect(count('ballot')).toBe(state.ballots.length);
    expect(count('night')).toBe(state.nights.filter((night) => night.number > 1).length);
    expect(moments.at(-1)).toEqual({ kind: 'end', day: state.number });
    expect(new Set(moments.map((moment) => JSON.stringify(moment))).size).toBe(moments.length);
  });

  it('is whole, and exact of the own card, the team and checks', () => {
    let checked = 0;
    for (let game = 0; game < 4; game++) {
      const { deal, state } = playClever(fsm, seedOf(15, game), { red: 100, black: 100 });
      for (const { moment, minds } of recollect(fsm, state, seats))
        for (const { seat, black, sheriff, pretended } of minds) {
          const isBlack = isOf('black', deal[seat]);
          expect(sum(black)).toBe(300);
          expect(sum(sheriff)).toBe(100);
          expect(black[seat]).toBe(isBlack ? 100 : 0);
          expect(pretended?.[seat] ?? null).toBe(isBlack ? 0 : null);
          if (isBlack)
            for (const other of seats) expect(black[other]).toBe(isOf('black', deal[other]) ? 100 : 0);
          if (deal[seat] !== 'sheriff') continue;
          expect(sheriff[seat]).toBe(100);
          for (const night of state.nights)
            if (night.sheriff && night.number < moment.day) {
              checked++;
              expect(black[night.sheriff.seat]).toBe(night.sheriff.hit ? 100 : 0);
            }
        }
    }
    expect(checked).toBeGreaterThan(0);
  });

  it('holds nothing of what came later', () => {
    const { deal, state } = playClever(fsm, seedOf(15, 0), { red: 100, black: 100 });
    const events = eventsOf(state.log);
    const half = events.slice(0, events.length / 2).reduce(evolve, initialState(deal));
    const early = recollect(fsm, half, seats);
    expect(early.length).toBeGreaterThan(10);
    expect(recollect(fsm, state, seats).slice(0, early.length)).toEqual(early);
  });

  it('begins with the prior, and is told of the bots alone', () => {
    const { deal, state } = playClever(fsm, seedOf(15, 0), { red: 100, black: 100 });
    const red = seats.find((seat) => deal[seat] === 'red') ?? 1;
    const [first, ...later] = recollect(fsm, state, [red]);
    expect(first?.minds.map((mind) => mind.seat)).toEqual([red]);
    const others = seats.filter((seat) => seat !== red).map((seat) => first?.minds[0]?.black[seat]);
    expect(others.toSorted()).toEqual([33, 33, 33, 33, 33, 33, 34, 34, 34]);
    expect(first?.minds[0]?.because).toBeNull();
    // He is asked no more when he has left.
    expect(later.every(({ minds }) => minds.every((mind) => mind.seat === red))).toBe(true);
    expect(later.some(({ minds }) => minds[0]?.because)).toBe(true);
  });
});
