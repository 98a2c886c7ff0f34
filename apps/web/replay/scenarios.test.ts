// Every game of the scenarios, and every real one where they are given, opens step by step to where the rules lead it.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRefusal } from '@omerta/base/refusal.ts';
import { parse } from '@omerta/rules/notation/parse.ts';
import { replay } from '@omerta/rules/notation/replay.ts';
import { expect, it } from 'vitest';
import { beliefsAlong } from './beliefs-along.ts';
import { seatsSeen } from './seats-seen.ts';
import { replayed } from './steps.ts';
import { toldAt } from './told.ts';

const scenarios = join(import.meta.dirname, '../../../scenarios');
const data = process.env['OMERTA_DATA'];
const files = [
  ...globSync('*/*.mgn', { cwd: scenarios }).map((file) => join(scenarios, file)),
  ...(data ? globSync('games/*.mgn', { cwd: data }).map((file) => join(data, file)) : []),
];

it(`all ${files.length} of them, ${data ? 'the real ones too' : 'without the real ones: OMERTA_DATA is not set'}`, () => {
  expect(files.length).toBeGreaterThan(150);
  for (const file of files) {
    const record = parse(readFileSync(file, 'utf8'));
    if (isRefusal(record)) continue;
    const game = replayed(record);
    const end = replay(record);
    const last = game.steps.at(-1) ?? game.steps[0];
    const { log: _, ...engine } = end.state;
    expect(last.state, file).toMatchObject(engine);
    expect(game.refused).toEqual(end.refused);
    for (const [at, step] of game.steps.entries()) {
      for (const eyes of ['table', 'all'] as const) {
        expect(seatsSeen(record.rulebook, step, eyes)).toHaveLength(10);
        const before = game.steps[at - 1];
        // Each step tells something.
        if (before) expect(toldAt(before, step, eyes).length, `${file} ${at}`).toBeGreaterThan(0);
      }
    }
    if (!file.startsWith(scenarios)) expect(beliefsAlong(game)).toHaveLength(game.steps.length);
  }
}, 300_000);
