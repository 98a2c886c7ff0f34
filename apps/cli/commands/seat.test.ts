import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { omerta } from '../testing.ts';

let folder = '';
const put = (name: string, content: unknown): void =>
  writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
const run = (...args: string[]) => omerta(args, { cwd: folder });
const ten = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const eleven = ten.map((player) => player + 10);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'omerta-seat-'));
  put('apart.json', [[1, 13]]);
  put('pairs.json', [[1, 13, 4]]);
  put('wishes.json', { teams: [[1, 2]], fixed: [{ player: 1, table: 2 }] });
  put('key.json', { apart: [], club: [] });
  put('crowd.json', { teams: [[1, 2, 3]] });
  put('small.json', { format: 'omerta.seating/1', players: 20, rounds: [[ten, eleven]] });
  put('illegal.json', { format: 'omerta.seating/1', players: 20, rounds: [[ten, [...ten.slice(1), 11]]] });
  put('other.json', { format: 'omerta.sheet/1', players: 20, rounds: [] });
  put('order.json', [...eleven, ...ten]);
  put('standings.json', {
    format: 'omerta.standings/1',
    rows: [...eleven, ...ten].map((n, i) => ({ place: i + 1, player: `P${String(n).padStart(3, '0')}` })),
  });
  put('names.json', { rows: [{ place: 1, player: 'Alpha' }] });
  put('seating.json', (await run('seat', '--players', '40', '--rounds', '12', '--json')).out);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe.concurrent('omerta seat', { timeout: 60_000 }, () => {
  it('writes a seating file with its seed, steps and check', async () => {
    const { status, out, err } = await run(
      'seat',
      '--players',
      '20',
      '--tables',
      '2',
      '--rounds',
      '10',
      '--seed',
      '7',
      '--json',
    );
    expect({ status, err }).toEqual({ status: 0, err: '' });
    const file = JSON.parse(out);
    expect(Object.keys(file)).toEqual(['format', 'players', 'rounds', 'seed', 'steps', 'check']);
    expect(file).toMatchObject({
      format: 'omerta.seating/1',
      players: 20,
      seed: 7,
      steps: 0,
      check: { legal: true, pairs: { excessPercent: '0.00' } },
    });
    expect(file.check.spreads.seats).toBeLessThanOrEqual(1);
  });

  it('gives the same file again for the same steps, and for the steps that seconds took', async () => {
    const args = ['seat', '--players', '33', '--rounds', '8', '--json'];
    const timed = await run(...args, '--seconds', '1');
    const { steps } = JSON.parse(timed.out);
    expect(steps).toBeGreaterThan(0);
    expect((await run(...args, '--steps', String(steps))).out).toBe(timed.out);
  });

  it.each(['en', 'ru'])('shows the rounds and the proof in %s', async (lang) => {
    const { status, out } = await run('seat', '--players', '40', '--rounds', '12', '--lang', lang);
    expect(status).toBe(0);
    expect(out).toContain('6384');
    expect(out).not.toMatch(/undefined|NaN/);
  });

  it('says that games cannot be even, and how many rounds would make them so', async () => {
    const { out } = await run('seat', '--players', '13', '--rounds', '3', '--steps', '1000');
    expect(out).toContain('divisible by 13');
  });

  it('keeps pairs of a file apart, and honours wishes', async () => {
    const apart = JSON.parse(
      (
        await run(
          'seat',
          '--players',
          '20',
          '--rounds',
          '6',
          '--steps',
          '100000',
          '--apart',
          'apart.json',
          '--json',
        )
      ).out,
    );
    expect(apart.check).toMatchObject({ legal: true, apartMet: 0 });
    const { out } = await run(
      'seat',
      '--players',
      '20',
      '--rounds',
      '6',
      '--steps',
      '100000',
      '--wishes',
      'wishes.json',
      '--json',
    );
    const { rounds } = JSON.parse(out) as { readonly rounds: readonly (readonly (readonly number[])[])[] };
    expect(rounds.every((round) => round[1]?.includes(1) && round[0]?.includes(2))).toBe(true);
  });

  it('balances tables exactly and prints the bound of that', async () => {
    const { out } = await run(
      'seat',
      '--players',
      '30',
      '--rounds',
      '9',
      '--balance',
      'tables',
      '--steps',
      '6000000',
    );
    expect(out).toContain('differ by 0 at most');
    expect(out).toContain('3915');
  });

  it.each([
    [['--players', '39', '--tables', '4', '--rounds', '3'], 1, 'size/too-few'],
    [['--players', '20', '--rounds', '3', '--wishes', 'crowd.json'], 1, 'apart/crowd'],
    [['--players', '40', '--rounds', '3', '--apart', 'pairs.json'], 2, '[1, 13]'],
    [['--players', '40', '--rounds', '3', '--wishes', 'key.json'], 2, 'club'],
    [['--players', '40', '--rounds', '3', '--wishes', 'nowhere.json'], 2, 'nowhere.json'],
    [['--players', '40', '--rounds', '3', '--wishes', 'key.json', '--apart', 'apart.json'], 2, '--apart'],
    [['--players', '40', '--rounds', '3', '--balance', 'chairs'], 2, 'chairs'],
    [['--players', '40', '--rounds', '3', '--steps', '1', '--seconds', '1'], 2, '--steps'],
    [['--players', '40'], 2, '--rounds'],
    [['--players', 'many', '--rounds', '3'], 2, 'many'],
    [['--players', '40', '--rounds', '3', 'extra'], 2, 'extra'],
    [['repair'], 2, 'seat repair'],
    [['repair', 'small.json'], 2, '--keep'],
    [['repair', 'small.json', '--keep', '1', '--drop', 'x'], 2, '--drop'],
    [['repair', 'small.json', '--keep', '0', '--drop', '3'], 1, 'repair/short'],
    [['repair', 'other.json', '--keep', '0'], 2, 'omerta.seating/1'],
    [['swiss', 'small.json'], 2, 'standings'],
    [['swiss', 'small.json', 'names.json'], 2, 'Alpha'],
    [['swiss', 'small.json', 'order.json', '--tier', '9'], 1, 'swiss/tier'],
  ])('seat %j: exit %i, says %s', async (args, exit, said) => {
    const { status, out, err } = await run('seat', ...args);
    expect({ status, out }).toEqual({ status: exit, out: '' });
    expect(err).toContain(said);
  });

  it('refuses in JSON where JSON is asked for', async () => {
    const { status, out } = await run('seat', '--players', '39', '--tables', '4', '--rounds', '3', '--json');
    expect(status).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ format: 'omerta.seating/1', refused: { code: 'size/too-few' } });
  });

  it('repairs: published rounds stay and every change is told', async () => {
    const { status, out, err } = await run(
      'seat',
      'repair',
      'seating.json',
      '--keep',
      '4',
      '--drop',
      '7',
      '--add',
      '41',
      '--json',
    );
    expect(status).toBe(0);
    const [before, after] = [
      JSON.parse((await run('seat', '--players', '40', '--rounds', '12', '--json')).out),
      JSON.parse(out),
    ];
    expect(after.rounds.slice(0, 4)).toEqual(before.rounds.slice(0, 4));
    expect(after).toMatchObject({ players: 41, check: { legal: true } });
    expect(err).toContain('41 instead of 7');
    const text = await run(
      'seat',
      'repair',
      'seating.json',
      '--keep',
      '4',
      '--drop',
      '7',
      '--add',
      '41',
      '--lang',
      'ru',
    );
    expect(text.out).toContain('41 вместо 7');
  });

  it.each(['order.json', 'standings.json'])('goes on by standing from %s', async (standings) => {
    const { status, out } = await run('seat', 'swiss', 'small.json', standings, '--rounds', '1', '--json');
    expect(status).toBe(0);
    const { rounds } = JSON.parse(out) as { readonly rounds: readonly (readonly (readonly number[])[])[] };
    expect(rounds[0]).toEqual([ten, eleven]);
    expect(rounds[1]?.map((table) => table.toSorted((a, b) => a - b))).toEqual([eleven, ten]);
  });

  it('checks any seating', async () => {
    const good = await run('seating-check', 'small.json', '--json');
    expect(good.status).toBe(0);
    expect(JSON.parse(good.out)).toMatchObject({
      legal: true,
      apartMet: 0,
      pairs: { S: 90, bound: 90, excessPercent: '0.00' },
    });
    expect(await run('seating-check', 'small.json', '--apart', 'apart.json')).toMatchObject({ status: 0 });
    put('together.json', [[1, 2]]);
    expect(await run('seating-check', 'small.json', '--apart', 'together.json')).toMatchObject({ status: 1 });
    const bad = await run('seating-check', 'illegal.json');
    expect(bad.status).toBe(1);
    expect(bad.out).toContain('round 1, table 2: player 2 sits in this round already');
    expect((await run('seating-check', 'other.json', '--json')).status).toBe(2);
  });
});
