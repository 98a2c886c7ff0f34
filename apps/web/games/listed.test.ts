// The list of games: newest first, what cannot be opened too, and nothing that the room has not seen.
import { isRefusal } from '@omerta/base/refusal.ts';
import { playGame } from '@omerta/bots/bot.ts';
import type { LineCommand } from '@omerta/rules/game/command.ts';
import { linesOf } from '@omerta/rules/game/fold/evolve.ts';
import type { Role } from '@omerta/rules/game/role.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import type { LineEntry } from '@omerta/stream/entry.ts';
import { expect, it } from 'vitest';
import type { LoggedGame } from '../session/game-log.ts';
import { openingWith, room } from '../session/testing/sessions.ts';
import { isOpen, isOver, type Listed, listGames, seenOf } from './listed.ts';

const rules = rulebook('fsm-2024');
const roles: readonly (Role | null)[] = [
  null,
  'red',
  'black',
  'red',
  'sheriff',
  'red',
  'black',
  'red',
  'red',
  'don',
  'red',
];
const turned: readonly (Role | null)[] = [
  null,
  'don',
  'red',
  'black',
  'red',
  'sheriff',
  'red',
  'red',
  'black',
  'red',
  'red',
];
const firstNight: readonly LineCommand[] = [
  { type: 'night', number: 1 },
  { type: 'day', number: 1 },
  { type: 'speech', seat: 1 },
  { type: 'nominate', seat: 2, nominee: 7 },
];

const readable = ({ game }: Listed): LoggedGame => {
  if (isRefusal(game)) throw new Error(game.code);
  return game;
};

it('says of a game that goes on only what the room knows: other cards, the same line', async () => {
  const seen = await Promise.all(
    [roles, turned].map(async (deal) => {
      const { start, log } = await room();
      await start(openingWith(rules, deal), firstNight);
      return listGames(log, await log.list());
    }),
  );
  const [one, other] = seen.map(([listed]) => listed && seenOf(readable(listed)));
  expect(one).toEqual(other);
  expect(one).toMatchObject({ phase: { kind: 'day', number: 1 }, winner: null, signed: false });
  expect(one && isOpen(one) && !isOver(one)).toBe(true);
});

it('a finished game says who won, and is open until it is signed', async () => {
  const { deal, state } = playGame(rules, 1);
  const { start, log } = await room();
  const session = await start(openingWith(rules, deal), linesOf(state));
  const look = async () =>
    (await listGames(log, await log.list())).map((listed) => seenOf(readable(listed)))[0];
  const before = await look();
  expect(before).toMatchObject({ phase: { kind: 'over' }, winner: state.result?.winner, signed: false });
  expect(before && isOpen(before) && isOver(before)).toBe(true);
  session.sign({ name: 'Referee', ink: null }, session.live().course.version);
  await session.settled();
  const after = await look();
  expect(after && isOpen(after)).toBe(false);
});

it('a game that this version cannot read is listed with its day and its reason, and its log can be saved', async () => {
  const { start, log, device } = await room();
  const opening = openingWith(rules, roles);
  const strange = { kind: 'line', command: { type: 'note' }, events: [{ type: 'DanceDanced' }] };
  await log.create({ ...opening, rulebook: 'house-2099' as 'fsm-2024' });
  device.advance(1000);
  await log.create(opening, [strange as unknown as LineEntry]);
  device.advance(1000);
  const { id } = (await start(opening, firstNight)).live();
  const listed = await listGames(log, await log.list());
  expect(
    listed.map(({ game, current }) => [isRefusal(game) ? game.code : game.id, game.openedAt, current]),
  ).toEqual([
    [id, 1_002_000, true],
    ['newer-program', 1_001_000, false],
    ['unknown-rulebook', 1_000_000, false],
  ]);
  expect((await log.raw(listed[1]?.game.id ?? '')).at(-1)).toContain('"DanceDanced"');
});
