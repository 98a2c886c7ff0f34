// The demo's game: it is whole, and every step of it shows what its line did.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { chaptersOf, inGame, replayed } from './replayed.ts';

const found = replayed(readFileSync(join(import.meta.dirname, 'game.mgn'), 'utf8'));

it('is a finished game, one step a line, from ten at the table to a result', () => {
  if (!found) throw new Error('the demo is no game');
  const { record, steps } = found;
  expect(steps).toHaveLength(record.lines.length + 1);
  expect(inGame(steps[0].state)).toHaveLength(10);
  expect(steps.at(-1)?.state.result).not.toBeNull();
  for (const { events } of steps.slice(1)) expect(events.length).toBeGreaterThan(0);
});

it('has a chapter for every night and day, in order', () => {
  const names = chaptersOf(found?.steps ?? []).map(({ phase, number }) => `${phase} ${number}`);
  expect(names.slice(0, 5)).toEqual(['night 1', 'day 1', 'night 2', 'day 2', 'night 3']);
});

it('is nothing where the text is no game', () => {
  expect(replayed('[rulebook nobody]')).toBeUndefined();
});
