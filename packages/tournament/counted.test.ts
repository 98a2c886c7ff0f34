// Who has a row in the table: those who are in the field or have played.
import { isRefusal } from '@omerta/base/refusal.ts';
import { expect, it } from 'vitest';
import { standingsOfState } from './standings.ts';
import { give, openHall, people, playGame, preparedHall, type TestHall } from './testing/hall.ts';

const listed = ({ state }: TestHall): readonly string[] => {
  const table = standingsOfState(state);
  if (isRefusal(table)) throw new Error(table.code);
  return table.rows.map(({ player }) => player).toSorted();
};

it('whoever was accepted and has no seat and no game has no row once the field is formed, and has one before', () => {
  expect(listed(preparedHall({ players: 11 }))).toContain('p11');
  const hall = openHall({ rounds: 1 });
  give(hall, 'org', 'apply', { person: 'late' });
  give(hall, 'org', 'accept', { person: 'late' });
  playGame(hall, 'q/1/1');
  expect(listed(hall)).toEqual(people(10).toSorted());
});
