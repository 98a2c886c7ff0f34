// Real games replay to what their source recorded.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRefusal } from '@omerta/base/refusal.ts';
import { parse } from '@omerta/rules/notation/parse.ts';
import { replay } from '@omerta/rules/notation/replay.ts';
import { reportState } from '@omerta/rules/notation/report.ts';
import { describe, expect, it } from 'vitest';

const folder = join(process.env['OMERTA_DATA'] ?? '', 'games');
const games = readdirSync(folder).filter((file) => file.endsWith('.mgn'));

describe('real games', () => {
  it('are there', () => expect(games.length).toBeGreaterThan(0));

  it.each(games)('%s replays to its recorded ballots, nights and winner', (file) => {
    const record = parse(readFileSync(join(folder, file), 'utf8'));
    if (isRefusal(record)) throw new Error(JSON.stringify(record));
    const {
      file: _,
      notes: __,
      rulebook,
      refused,
      ...expected
    } = JSON.parse(readFileSync(join(folder, file.replace('.mgn', '.expected.json')), 'utf8'));
    const replayed = replay(record);
    expect(record.rulebook.id).toBe(rulebook);
    expect(replayed.refused).toBe(refused);
    expect(reportState(record.rulebook, replayed.state)).toMatchObject(expected);
  });
});
