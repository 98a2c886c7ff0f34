import { exec } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { commandNames } from './command-names.ts';
import { helpText } from './help.ts';
import { omerta } from './testing.ts';
import { widthOf } from './text-width.ts';
import { loadTexts } from './texts/load.ts';

describe.concurrent('omerta', { timeout: 60_000 }, () => {
  it('shows its help without arguments, with help and with --help', async () => {
    const [bare, word, option] = await Promise.all([omerta([]), omerta(['help']), omerta(['--help'])]);
    expect(bare).toEqual(word);
    expect(bare).toEqual(option);
    expect(bare.status).toBe(0);
    for (const name of commandNames) expect(bare.out).toContain(`  ${name} `);
  });

  it('shows the help of a command in both ways and both languages', async () => {
    const [word, option, russian] = await Promise.all([
      omerta(['help', 'replay']),
      omerta(['replay', '--help']),
      omerta(['--lang', 'ru', 'replay', '-h']),
    ]);
    expect(word).toEqual(option);
    expect(word.out).toContain('--until LINE');
    expect(russian.out).toContain('Параметры:');
  });

  it('tells its version', async () => {
    const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'));
    expect(await omerta(['--version'])).toEqual({ status: 0, out: `${version}\n`, err: '' });
  });

  it.each([
    [['frobnicate'], 'there is no command "frobnicate"'],
    [['frobnicate', '--lang', 'ru'], 'нет команды «frobnicate»'],
    [['help', 'frobnicate'], 'there is no command "frobnicate"'],
    [['toString'], 'there is no command "toString"'],
    [['--frobnicate'], 'there is no option --frobnicate'],
    [['replay', 'x', '--frobnicate'], 'there is no option --frobnicate'],
    [['replay', 'x', '--frobnicate', '--lang=ru'], 'нет параметра --frobnicate'],
    [['replay', 'x', '-j'], 'there is no option -j'],
    [['replay'], 'omerta replay FILE'],
    [['print', '--lang', 'ru'], 'omerta print FILE'],
    [['explain'], 'omerta explain FILE'],
    [['explain', 'a', 'b'], 'takes one file'],
    [['replay', 'x', '--until'], '--until needs a value'],
    [['replay', 'x', '--until', '--json'], '--until needs a value'],
    [['replay', 'x', '--until', 'ten'], '--until must be a whole number'],
    [['replay', 'x', '--json=yes'], '--json takes no value'],
    [['replay', 'x', '--lang', 'de'], '--lang is en or ru, not "de"'],
    [['replay', 'x', '--lang'], '--lang needs a value'],
    [['clauses', '--rulebook', 'fsm'], 'there is no rulebook "fsm"'],
    [['clauses', '--status', 'fine'], 'there is no status "fine"'],
    [['clauses', 'fsm-2024'], '"fsm-2024" is not needed here'],
    [['rules'], 'omerta rules switches'],
    [['rules', 'frobnicate', '--lang', 'ru'], 'нет «omerta rules frobnicate»'],
    [['rules', 'diff', 'fsm-2024'], 'name the two rulebooks'],
    [['rules', 'hash', 'fsm'], 'there is no rulebook "fsm"'],
    [['simulate', '--games', '0'], '--games must be a whole number from 1 up'],
    [['perft'], '--depth is required'],
    [['perft', 'x', '--depth', '1', '--rulebook', 'fsm-2024'], 'a file names its own rulebook'],
    [['demo', 'x'], '"x" is not needed here'],
  ])('%j is a mistake in the call: one sentence and exit 2', async (args, sentence) => {
    const { status, out, err } = await omerta(args);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toContain(sentence);
    expect(err).toMatch(/^omerta: [^\n]+\n$/);
  });

  it('ends quietly when nobody reads on, and says when nothing can be written', async () => {
    const command = `${process.execPath} ${join(import.meta.dirname, 'main.ts')} clauses --json`;
    const run = promisify(exec);
    expect((await run(`${command} | head -c 10`)).stderr).toBe('');
    expect((await run(`${command} > /dev/full; echo $?`)).stdout).toBe('3\n');
  });
});

describe('help', () => {
  it.each(['en', 'ru'] as const)('fits 80 columns in %s', async (lang) => {
    const texts = await loadTexts(lang);
    for (const name of [null, ...commandNames])
      for (const line of helpText(name, texts).split('\n'))
        expect(widthOf(line), line).toBeLessThanOrEqual(80);
  });
});
