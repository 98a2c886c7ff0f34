// Lines from outside: what the notation can write is taken as it is, anything else is refused with its place, and nothing throws.
import { isRefusal } from '@omerta/base/refusal.ts';
import { playGame } from '@omerta/bots/bot.ts';
import { misfits } from '@omerta/testkit/schema-check.ts';
import { spoil } from '@omerta/testkit/spoil.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAction } from '../notation/action.ts';
import { makeLine } from '../notation/print.ts';
import { rulebook } from '../rulebooks/choose.ts';
import { rulebookIds } from '../rulebooks/rulebook.ts';
import type { CommandType, LineCommand } from './command.ts';
import { line, readLine } from './line-reader.ts';

const meta = { by: 'referee', at: 1_700_000_000_000, clause: '4.4.8', note: 'said: «7» #3' } as const;

const good: {
  readonly [T in Exclude<CommandType, 'replace'>]: readonly Extract<LineCommand, { type: T }>[];
} = {
  deal: [{ type: 'deal', seat: 1, role: 'don' }],
  night: [{ type: 'night', number: 1 }],
  day: [{ type: 'day', number: 12 }],
  speech: [{ type: 'speech', seat: 10 }],
  nominate: [{ type: 'nominate', seat: 1, nominee: 2, ...meta }],
  withdraw: [{ type: 'withdraw', seat: 1, nominee: 2 }],
  hand: [{ type: 'hand', seat: 3, candidate: 4, by: 3 }],
  vote: [
    { type: 'vote', candidate: 2, hands: { kind: 'named', seats: [1, 5] } },
    { type: 'vote', candidate: 2, hands: { kind: 'named', seats: [] } },
    { type: 'vote', candidate: 2, hands: { kind: 'rest' } },
    { type: 'vote', candidate: 2, hands: { kind: 'counted', count: 3, seats: [4] }, ...meta },
  ],
  'tie-speech': [{ type: 'tie-speech', seat: 2 }],
  'lift-hand': [{ type: 'lift-hand', seat: 2, by: 2 }],
  lift: [
    { type: 'lift', hands: { kind: 'outcome', passed: true } },
    { type: 'lift', hands: { kind: 'counted', count: 10, seats: [] } },
  ],
  last: [{ type: 'last', seat: 2 }],
  next: [{ type: 'next' }],
  shoot: [{ type: 'shoot', seat: 2, targets: [5], by: 2 }],
  shots: [
    {
      type: 'shots',
      shots: [
        { by: 2, targets: [5] },
        { by: 6, targets: [] },
        { by: 9, targets: [1, 5] },
      ],
    },
  ],
  don: [
    { type: 'don', target: 4 },
    { type: 'don', target: null },
  ],
  sheriff: [{ type: 'sheriff', target: 9 }],
  best: [{ type: 'best', seats: [1, 2, 3] }],
  warn: [{ type: 'warn', seat: 3 }],
  foul: [{ type: 'foul', seat: 3, ...meta, by: 'side-referee' }],
  yellow: [{ type: 'yellow', seat: 3 }],
  purple: [{ type: 'purple', seat: 3 }],
  remove: [{ type: 'remove', seat: 3 }],
  forfeit: [{ type: 'forfeit', seat: 3 }],
  break: [{ type: 'break' }],
  resume: [{ type: 'resume' }],
  annul: [{ type: 'annul', ...meta }],
  claim: [
    { type: 'claim', seat: 3, check: null },
    { type: 'claim', seat: 3, check: { target: 4, team: 'black' } },
  ],
  retract: [{ type: 'retract', seat: 3 }],
  split: [{ type: 'split', seats: [5, 7] }],
  note: [{ type: 'note', note: 'a remark' }],
  ruling: [
    { type: 'ruling', decision: null, note: 'played on' },
    { type: 'ruling', decision: { kind: 'miss' } },
    { type: 'ruling', decision: { kind: 'hold-vote', day: 2 } },
  ],
  incident: [{ type: 'incident', note: 'two nominations accepted' }],
  extra: [
    { type: 'extra', seat: 3, points: '-0.4', approver: null },
    { type: 'extra', seat: 3, points: 'li2', approver: 'chief' },
  ],
  approve: [{ type: 'approve', what: 'players', approver: 'duty' }],
  waive: [{ type: 'waive', seat: 3, approver: 'committee', clause: '8.5.1' }],
  penalty: [{ type: 'penalty', seat: 3, clause: '8.5.1' }],
  fine: [{ type: 'fine', seat: 3, points: '0.5', note: 'late' }],
  protest: [{ type: 'protest', seat: 4, note: 'the count' }],
  undo: [{ type: 'undo' }],
};
const all: readonly LineCommand[] = Object.values(good).flat();

const takes = (value: unknown): boolean => !isRefusal(readLine(value));

/** What the notation gives back of a line; a player's own hand or shot has no line, and a line says neither who nor when. */
const throughText = ({ by: _, at: __, ...command }: LineCommand): unknown => {
  const written = makeLine(command);
  return written === '' ? command : readAction(written, 1);
};

/** `note/empty`, `clause/required` and `clause/not-in-register`. */
const lacksWords = (command: LineCommand): boolean => {
  const { type, note = '', clause } = command;
  if (clause !== undefined && !rulebook('fsm-2024').knownClauses.has(clause)) return true;
  if (type === 'waive') return clause === undefined;
  const silent = type === 'note' || type === 'incident' || (type === 'ruling' && command.decision === null);
  return silent && note.trim() === '';
};

describe('a line from outside', () => {
  it.each(all)('is taken as it is: $type %#', (command) => {
    expect(readLine(JSON.parse(JSON.stringify(command)))).toEqual(command);
    expect(misfits(line.schema, command)).toEqual([]);
  });

  it.each([
    [{ type: 'shots' }, 'lines[2].shots', 'key/missing'],
    [{ type: 'foul', seat: '3' }, 'lines[2].seat', 'seat/not-a-seat'],
    [{ type: 'foul', seat: 11 }, 'lines[2].seat', 'seat/not-a-seat'],
    [{ type: 'note', note: 5 }, 'lines[2].note', 'type/text'],
    [{ type: 'claim', seat: 3 }, 'lines[2].check', 'key/missing'],
    [{ type: 'deal', seat: 3, role: 'mafia' }, 'lines[2].role', 'value/unlisted'],
    [{ type: 'foul', seat: 3, loud: true }, 'lines[2].loud', 'key/unknown'],
    [{ type: 'foul', seat: 3, at: 2 ** 53 }, 'lines[2].at', 'value/count'],
    [{ type: 'foul', seat: 3, by: 'nobody' }, 'lines[2].by', 'value/unlisted'],
    [{ type: 'note', note: 'x'.repeat(2_001) }, 'lines[2].note', 'text/long'],
    [{ type: 'note', note: 'said "no"' }, 'lines[2].note', 'text/plain'],
    [{ type: 'day', number: 100 }, 'lines[2].number', 'value/count'],
    [{ type: 'fine', seat: 3, points: '-1' }, 'lines[2].points', 'value/positive'],
    [{ type: 'shots', shots: [{ by: 2, targets: [0] }] }, 'lines[2].shots[0].targets[0]', 'seat/not-a-seat'],
    [{ type: 'vote', candidate: 2, hands: { kind: 'all' } }, 'lines[2].hands.kind', 'value/unlisted'],
    [{ type: 'replace', line: 1, count: 0, commands: [] }, 'lines[2].type', 'value/unlisted'],
    [{ type: 'toString' }, 'lines[2].type', 'value/unlisted'],
    ['foul 3', 'lines[2]', 'type/object'],
  ])('is refused with its place: %j', (value, path, code) => {
    expect(readLine(value, 'lines[2]')).toMatchObject({ path, code });
  });

  it('may bring a note of two thousand characters', () => {
    expect(takes({ type: 'note', note: 'x'.repeat(2_000) })).toBe(true);
  });

  it.each(rulebookIds)('is any that a table of %s gives', (id) => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        for (const { command } of playGame(rulebook(id), seed).lines)
          expect(readLine(command)).toEqual(command);
      }),
      { numRuns: 40 },
    );
  });
});

describe('a line with one thing wrong', () => {
  const spoilt = all.flatMap((command) => spoil(command));
  /** Nobody checked, nobody approved, only the sheriff claimed, only recorded. */
  const mayBeNull = ['don.target', 'sheriff.target', 'claim.check', 'ruling.decision', 'extra.approver'];
  const mayLack = ['by', 'at', 'clause', 'note'];

  it('is tried in two thousand ways', () => {
    expect(spoilt.length).toBeGreaterThan(2_000);
  });

  it('with a key too many is refused', () => {
    for (const { value } of spoilt.filter(({ how }) => how === 'key-more'))
      expect(takes(value), JSON.stringify(value)).toBe(false);
  });

  it('with a key too few is refused, but for what any line may lack', () => {
    for (const { value, at } of spoilt.filter(({ how }) => how === 'key-less'))
      expect(takes(value), JSON.stringify(value)).toBe(at.length === 1 && mayLack.includes(String(at[0])));
  });

  it('with a value of another kind is refused, but for the few that may be null', () => {
    for (const { value, at } of spoilt.filter(({ how }) => how === 'kind')) {
      const [key] = at;
      const { type } = Object(value);
      const free =
        at.length === 1 && mayBeNull.includes(`${type}.${key}`) && Object(value)[key ?? ''] === null;
      expect(takes(value), JSON.stringify(value)).toBe(free);
    }
  });

  it('is taken only where the notation writes and reads it unchanged, or the rules ask for words or a clause', () => {
    for (const { value } of spoilt) {
      const read = readLine(value);
      if (isRefusal(read) || lacksWords(read)) continue;
      const { by: _, at: __, ...said } = read;
      expect(throughText(read)).toEqual(said);
    }
  });

  it('fits the schema where it is taken, and only there', () => {
    for (const { value } of spoilt)
      expect(misfits(line.schema, value).length === 0, JSON.stringify(value)).toBe(takes(value));
  });
});

it('any JSON is a line or a refusal with its place, and nothing throws', () => {
  const types = fc.constantFrom(...Object.keys(good), 'replace', 'toString', '');
  const values = fc.oneof(
    fc.jsonValue(),
    fc.record({ type: types, seat: fc.jsonValue(), hands: fc.jsonValue() }, { requiredKeys: ['type'] }),
    fc.tuple(types, fc.dictionary(fc.string(), fc.jsonValue())).map(([type, more]) => ({ ...more, type })),
  );
  fc.assert(
    fc.property(values, (value) => takes(value) === (misfits(line.schema, value).length === 0)),
    { numRuns: 2_000 },
  );
});
