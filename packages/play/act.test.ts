// Acts as text: what is written is read back, and what is none is not read as another.
import { seats } from '@omerta/rules/game/seat.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longestText, makeAct, type PlayerAct, parseAct } from './act.ts';

const seat = fc.constantFrom(...seats);
const text = fc
  .string({ maxLength: longestText })
  .map((written) => written.replaceAll('"', '').replaceAll(/\s+/g, ' ').trim())
  .filter((written) => written !== '');
const act: fc.Arbitrary<PlayerAct> = fc.oneof(
  fc.constantFrom('ready', 'pass', 'hand', 'foul-speech', 'leave').map((word) => ({ word }) as PlayerAct),
  fc
    .tuple(fc.constantFrom('nominate', 'withdraw', 'shoot', 'point', 'check'), seat)
    .map(([word, at]) => ({ word, seat: at }) as PlayerAct),
  fc
    .uniqueArray(seat, { minLength: 1, maxLength: 3 })
    .map((list) => ({ word: 'best', seats: list }) as const),
  fc
    .option(fc.record({ target: seat, team: fc.constantFrom('red' as const, 'black' as const) }))
    .map((check) => ({ word: 'claim', check }) as const),
  fc
    .tuple(fc.constantFrom('say', 'protest'), text)
    .map(([word, said]) => ({ word, text: said }) as PlayerAct),
);

describe('acts', () => {
  it('are read as they were made', () => {
    fc.assert(
      fc.property(act, (given) => {
        expect(parseAct(makeAct(given))).toEqual(given);
      }),
    );
  });

  it.each([
    '',
    ' ',
    'stand',
    'pass 3',
    'nominate',
    'nominate 0',
    'nominate 11',
    'nominate 1 2',
    'nominate 01x',
    'shoot -',
    'claim 3',
    'claim 3 green',
    'claim 3 red 4',
    'claim 11 red',
    'best',
    'best 1 1',
    'best 1 2 3 4',
    'say',
    'say hello',
    'say ""',
    'say " "',
    `say "${'a'.repeat(longestText + 1)}"`,
    'HAND',
  ])('“%s” is none', (line) => {
    expect(parseAct(line)).toBeNull();
  });

  it('keeps a quote and a line’s end out of a text, as the notation must', () => {
    expect(parseAct('say "a "b"\nc"')).toEqual({ word: 'say', text: 'a “b” c' });
  });
});
