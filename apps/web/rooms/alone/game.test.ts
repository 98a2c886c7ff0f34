// A game against bots: it comes to its end, takes nothing of the person's time, and is the same after any reload.

import type { Bots } from '@omerta/play/player.ts';
import { byChance } from '@omerta/play/testing/by-chance.ts';
import { rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { describe, expect, it } from 'vitest';
import { readKept } from './kept-game.ts';
import { readingTime } from './pace.ts';
import { actByChance, firstKept, isOver, type Simulated, simulate } from './testing/table-of-bots.ts';

const shown = ({ game }: Simulated) => game.shown.get();

/** Until it is over or the person is asked for something by one of these acts. */
const playUntil = (table: Simulated, act: string | null = null): Simulated => {
  if (shown(table).waits === 'card') table.game.skip();
  for (let i = 0; i < 20_000 && !isOver(table); i++) {
    if (act !== null && shown(table).picture.asks?.acts.some((each) => each === act)) break;
    actByChance(table, i);
    if (!table.tick()) break;
  }
  return table;
};

describe.each(rulebookIds)('%s', (rulebook) => {
  it('is played to its end by the timer alone', () => {
    expect(isOver(playUntil(simulate(firstKept(1, rulebook))))).toBe(true);
  });
});

it('waits for the person to have looked at his card, however long that takes', () => {
  const table = simulate(firstKept(1));
  table.pass(3_600_000);
  expect(shown(table)).toMatchObject({ waits: 'card', picture: { view: { phase: { kind: 'dealing' } } } });
  table.game.skip();
  expect(shown(table).picture.view?.phase).toEqual({ kind: 'night', number: 1 });
});

it('a page that wakes late takes nothing of the person’s time', () => {
  const table = playUntil(simulate(firstKept(2)), 'nominate');
  const { asks } = shown(table).picture;
  const left = Date.parse(asks?.until ?? '') - table.game.now();
  expect(left).toBeGreaterThan(59_000);
  table.pass(10_000);
  expect(Date.parse(asks?.until ?? '') - table.game.now()).toBeCloseTo(left - 10_000);
});

it('stands still while nobody looks', () => {
  const table = playUntil(simulate(firstKept(2)), 'nominate');
  const before = table.game.now();
  table.game.setSeen(false);
  table.pass(3_600_000);
  expect(table.game.now()).toBe(before);
  table.game.setSeen(true);
  table.pass(1_000);
  expect(table.game.now()).toBe(before + 1_000);
});

it('skips to the next moment, and never past what the person is asked', () => {
  const table = simulate(firstKept(3));
  for (let i = 0; i < 5_000 && !isOver(table); i++) {
    const before = shown(table).picture;
    table.game.skip();
    const after = shown(table).picture;
    if (before.asks === null) expect(JSON.stringify(after)).not.toBe(JSON.stringify(before));
  }
  expect(isOver(table)).toBe(true);
});

it('is the same game after the page was closed, at any point of it', () => {
  const whole = playUntil(simulate(firstKept(4)));
  let table = simulate(firstKept(4));
  table.game.skip();
  for (let i = 0; i < 20_000 && !isOver(table); i++) {
    actByChance(table, i);
    table.tick();
    if (i % 40 !== 0) continue;
    const was = shown(table).picture;
    table.game.stop();
    const kept = readKept(JSON.stringify(table.kept()));
    expect(kept).not.toBeNull();
    if (kept) table = simulate(kept, { device: 9_000_000_000 });
    expect(shown(table).picture).toEqual(was);
    if (shown(table).waits === 'card') table.game.skip();
  }
  expect(shown(table).room.table?.state.result).toEqual(shown(whole).room.table?.state.result);
});

describe('what a bot says', () => {
  const sentence = 'I think that seat 4 is black, and I shall vote so.';
  const talking: Bots = () => (picture, random) =>
    picture.asks?.acts.includes('say') &&
    !picture.heard.some((item) => item.kind === 'speech' && item.by === picture.view?.seat && item.text)
      ? { word: 'say', text: sentence }
      : byChance(picture, random);

  const untilSaid = (): Simulated => {
    const table = simulate(firstKept(2), { bots: talking });
    table.game.skip();
    while (shown(table).waits !== 'words') if (!actByChance(table, 1)) table.tick();
    return table;
  };

  it('stands as long as it is read, and then the game goes on', () => {
    const table = untilSaid();
    const [before, from] = [table.game.now(), table.device()];
    expect(shown(table).picture.heard.at(-1)).toMatchObject({ kind: 'speech', text: sentence });
    table.tick();
    expect([table.game.now(), table.device() - from]).toEqual([before, readingTime(sentence, 'usual')]);
    expect(shown(table).waits).toBeNull();
    table.tick();
    expect(table.game.now()).toBeGreaterThan(before);
  });

  it('is skipped with the speech', () => {
    const table = untilSaid();
    const { speaks } = shown(table).picture;
    table.game.skip();
    expect(shown(table)).toMatchObject({ waits: null });
    expect(shown(table).picture.speaks).not.toBe(speaks);
  });
});

it('nothing is opened that another program kept', () => {
  for (const wrong of [null, '', '{', '{}', '[]', '{"rulebook":"fsm-2024"}'])
    expect(readKept(wrong)).toBeNull();
});
