// Orders from outside: whom they are for, and every line they bring, is read before anything is decided,
// and nothing is written.
import { isRefusal } from '@omerta/base/refusal.ts';
import { spoil } from '@omerta/testkit/spoil.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { readLines, readOrder } from './order-reader.ts';
import { cup, playingClub, type TestClub } from './testing/club.ts';

const roles = [null, 'red', 'black', 'red', 'sheriff', 'red', 'black', 'red', 'red', 'don', 'red'];
const lines = [
  { type: 'night', number: 1 },
  { type: 'shots', shots: [{ by: 2, targets: [5] }] },
  { type: 'foul', seat: 3, by: 'referee', at: 5, note: 'loud' },
  { type: 'vote', candidate: 2, hands: { kind: 'counted', count: 3, seats: [1, 5, 7] } },
  { type: 'hand', seat: 4, candidate: 2, by: 4 },
  { type: 'best', seats: [1, 2, 3], at: 6 },
  { type: 'approve', what: 'total', approver: 'chief', note: 'agreed' },
  { type: 'lift', hands: { kind: 'named', seats: [1, 2, 3, 4, 5] } },
];
const meta = { id: 'l1', by: 'ref' };
const play = { ...meta, roles, lines };
const order = { to: 'game', tournament: cup, game: 'q/1/1', expected: 0, command: play, device: 'table-1' };

describe('an order to a game', () => {
  let club: TestClub;
  beforeAll(async () => {
    club = await playingClub();
  });

  const given = (line: unknown) => ({
    ...order,
    command: { ...play, lines: [{ type: 'night', number: 1 }, line] },
  });

  it.each([
    [given({ type: 'shots' }), 'lines[1].shots', 'The key shots is missing', 'Нет ключа shots'],
    [given({ type: 'foul', seat: '3' }), 'lines[1].seat', 'not "3"', 'а стоит "3"'],
    [given({ type: 'toString' }), 'lines[1].type', 'choose one of', 'выберите из'],
    [given({ type: 'undo', loud: 1 }), 'lines[1].loud', 'There is no key loud', 'Ключа loud'],
    [{ ...order, command: { ...play, roles: roles.slice(1) } }, 'roles', '11 is possible', 'возможно 11'],
    [{ ...order, command: { ...play, roles: roles.with(1, 'don') } }, 'roles', 'one don', 'один don'],
    [{ ...order, command: null }, '-', 'An object is expected', 'нужен объект'],
    [{ ...order, expected: '0' }, 'expected', 'A whole number', 'целое число'],
    [{ ...order, game: 3 }, 'game', 'Text in quotes', 'текст в кавычках'],
    [{ ...order, to: 'hall' }, 'to', 'choose one of club, tournament, game', 'выберите из'],
    [{ ...order, role: 'chief' }, 'role', 'There is no key role', 'Ключа role'],
    [null, '-', 'An object is expected', 'нужен объект'],
  ])('that cannot be read is refused with its place and a sentence: %#', async (value, path, en, ru) => {
    const handled = await club.office.handle(value);
    expect(handled).toMatchObject({ code: 'command/unreadable', params: { path } });
    if (!isRefusal(handled)) return;
    expect(handled.sentence.en).toContain(en);
    expect(handled.sentence.ru).toContain(ru);
    expect((await club.store.head(`game/${cup}/q/1/1`)).version).toBe(0);
  });
});

describe('an order with one thing wrong', () => {
  const { command: _, ...bare } = order;
  const orders = [
    { ...bare, command: null },
    { to: 'tournament', tournament: cup, command: null, expected: 3 },
    { to: 'club', command: null, device: 'desk' },
  ];
  const mayLack = ['device', 'expected'];

  it('is refused: with a key too many, a key too few, a value of another kind', () => {
    for (const good of orders) {
      expect(readOrder(good)).toEqual(good);
      for (const { how, at, value } of spoil(good)) {
        const [key] = at;
        const free =
          (how === 'key-less' &&
            mayLack.includes(String(key)) &&
            !(good.to === 'game' && key === 'expected')) ||
          (how !== 'key-less' && key === 'command') ||
          (how === 'far' && ['tournament', 'game', 'device'].includes(String(key))) ||
          (how === 'far' && Number.isSafeInteger(Object(value)[key ?? '']) && Object(value)[key ?? ''] >= 0);
        expect(isRefusal(Object(readOrder(value))), `${how} ${JSON.stringify(value)}`).toBe(!free);
      }
    }
  });

  it('so are its lines', () => {
    expect(readLines(play)).toEqual(play);
    const spoilt = spoil(play);
    expect(spoilt.length).toBeGreaterThan(1_000);
    for (const { how, at, value } of spoilt) {
      const taken = !isRefusal(Object(readLines(value)));
      if (how === 'key-more') expect(taken, JSON.stringify(value)).toBe(false);
      if (how === 'key-less')
        expect(taken).toBe(
          (at[0] === 'lines' && ['by', 'at', 'note'].includes(String(at[2]))) ||
            (at[0] === 'roles' && at.length === 1),
        );
      if (how === 'kind')
        expect(taken).toBe(at[0] === 'roles' && at.length === 2 && Object(value).roles[at[1] ?? 0] === null);
    }
  });
});
