// A sanction under a clause whose own sanction is another: it stands, and the clause's own is named.
import { isRefusal } from '@omerta/base/refusal.ts';
import { play, tagsOf, toDay1 } from '@omerta/testkit/table.ts';
import { describe, expect, it } from 'vitest';
import { warningText } from '../../messages/warning-text.ts';
import { readAction } from '../../notation/action.ts';
import { parse } from '../../notation/parse.ts';
import { type Replay, replay } from '../../notation/replay.ts';
import { rulebook } from '../../rulebooks/choose.ts';
import type { RulebookId } from '../../rulebooks/rulebook.ts';
import type { LineCommand } from '../command.ts';
import { replayWith } from '../decide/correction.ts';
import { linesOf } from '../fold/evolve.ts';
import { warningOf } from './warning.ts';

const commandOf = (line: string): LineCommand => {
  const command = readAction(line, 1);
  if (isRefusal(command) || command.type === 'replace') throw new Error(`cannot be read: ${line}`);
  return command;
};

const replayed = (id: RulebookId, lines: string): Replay => {
  const record = parse(`${tagsOf(id)}\n${toDay1}\n${lines}`);
  if (isRefusal(record)) throw new Error(record.code);
  return replay(record);
};

/** The line, and the sanctions that its clause gives instead; null: nothing speaks against it. */
const cases: Readonly<
  Record<RulebookId, readonly (readonly [line: string, own: readonly string[] | null])[]>
> = {
  'fsm-2024': [
    ['foul 3 (6.6.1)', null],
    ['foul 3 (6.7.1)', ['removal']],
    ['foul 3 (6.8.1)', ['forfeit']],
    ['remove 3 (6.7.1)', null],
    ['remove 5 (6.6.1)', ['foul']],
    ['remove 3 (6.8.5)', ['forfeit']],
    ['forfeit 3 (6.8.5)', null],
    ['forfeit 3 (6.7.1)', ['removal']],
    ['forfeit 3 (6.7.4)', ['removal']],
    ['remove 3 (6.7.9)', null],
    ['foul 3 (5.1.1)', ['forfeit']],
    ['foul 3 (5.1.15)', null],
    ['remove 3 (5.1.6)', null],
    ['forfeit 3 (5.1.6)', null],
    ['remove 3 (7.3)', null],
    ['foul 3 (7.3)', ['removal', 'forfeit']],
    ['foul 3 (6.6)', null],
    ['foul 3 (6.7)', ['removal']],
    ['remove 3 (6.8)', ['forfeit']],
    ['foul 3 (6.4)', null],
    ['foul 3 (6.5)', null],
    ['remove 3 (6.5)', null],
    ['forfeit 3 (6.5)', ['foul', 'removal']],
    ['remove 3 (6.4)', ['foul']],
    ['remove 3 (6.3)', null],
    ['foul 3 (4.3.6)', null],
    ['forfeit 3 (5.1)', null],
    ['foul 3', null],
    ['warn 3 (6.8.1)', null],
  ],
  'fiim-2018': [
    ['foul 3 (6.6.9)', null],
    ['remove 3 (6.6.9)', ['foul']],
    ['remove 3 (6.8.4)', ['forfeit']],
    ['foul 3 (6.6.8)', null],
    ['foul 3 (5.1.20)', ['removal']],
    ['forfeit 3 (6.7.4)', ['removal']],
    ['remove 3 (6.5)', null],
  ],
  'neft-mmt': [
    ['foul 3 (14.1)', null],
    ['yellow 3 (14.1)', ['foul']],
    ['yellow 3 (15.1.1)', null],
    ['remove 3 (15.1.1)', ['yellow']],
    ['foul 3 (15.2)', ['yellow', 'warning']],
    ['yellow 3 (15.3)', null],
    ['remove 3 (15.3)', ['yellow', 'warning']],
    ['forfeit 3 (15.3)', ['yellow', 'warning']],
    ['yellow 3 (15.8)', null],
    ['remove 3 (15.8)', ['yellow']],
    ['yellow 3 (13.6)', null],
    ['foul 3 (13.5)', null],
    ['remove 3 (13.5)', null],
    ['yellow 3 (13.5)', ['foul', 'removal']],
    ['purple 3 (15.9.4)', null],
    ['purple 3 (16.3)', ['removal']],
    ['remove 3 (16.3)', null],
    ['forfeit 3 (16.3)', ['removal']],
    ['forfeit 3 (17.5)', null],
    ['remove 3 (17.8)', ['forfeit']],
    ['forfeit 3 (12.15)', null],
    ['remove 3 (12.9)', null],
    ['yellow 3 (12.9)', ['removal', 'forfeit']],
    ['foul 3 (12.9)', ['removal', 'forfeit']],
    ['remove 3 (18.4)', null],
    ['foul 3 (18.24.1)', null],
    ['remove 3 (18.25)', null],
    ['foul 3 (14)', null],
    ['foul 3 (15.1)', ['yellow']],
    ['foul 3 (16)', ['removal']],
    ['remove 3 (17)', ['forfeit']],
    ['remove 3 (6.4)', null],
    ['foul 3 (8.6)', null],
    ['warn 3 (8.6)', null],
    ['remove 3 (12.17)', null],
  ],
  'bel-canto': [
    ['foul 3 (6.8.1)', ['forfeit']],
    ['remove 5 (6.6.1)', ['foul']],
    ['remove 5 (6.7.4)', null],
    ['forfeit 5 (6.7)', ['removal']],
    ['foul 5 (6.5)', null],
  ],
  'fiim-2025': [
    ['foul 3 (6.6.9)', null],
    ['remove 3 (6.6.9)', ['foul']],
    ['foul 3 (4.3.6)', null],
    ['foul 3 (6.7.16)', ['removal']],
    ['forfeit 3 (6.7.16)', ['removal']],
    ['foul 3 (6.3.2)', null],
    ['foul 3 (6.8.6)', null],
    ['forfeit 3 (6.8.5)', null],
  ],
};

describe('the own sanction of a clause', () => {
  const rows = Object.entries(cases).flatMap(([id, list]) =>
    list.map(([line, own]) => ({ id: id as RulebookId, line, own })),
  );
  const title = (line: string): string => /\((.*)\)/.exec(line)?.[1] ?? '6.3';

  it.each(
    rows.map(
      (row) =>
        [
          `[${row.id} ${title(row.line)}] ${row.line}: ${row.own?.join(' or ') ?? 'nothing to say'}`,
          row,
        ] as const,
    ),
  )('%s', (_, { id, line, own }) => {
    expect(warningOf(rulebook(id), commandOf(line))?.own ?? null).toEqual(own);
  });

  it('[fsm-2024 6.8.5; neft-mmt 17.5, 17.6, 17.8; fiim-2025 6.8.5] where the act is worse in another clause, that one is named', () => {
    const insteadOf = (id: RulebookId, line: string) => warningOf(rulebook(id), commandOf(line))?.instead;
    expect(insteadOf('fsm-2024', 'forfeit 3 (6.7.4)')).toEqual(['6.8.5']);
    expect(insteadOf('fiim-2025', 'forfeit 3 (6.7.16)')).toEqual(['6.8.5']);
    expect(insteadOf('neft-mmt', 'forfeit 3 (16.3)')).toEqual(['17.5', '17.6']);
    expect(insteadOf('neft-mmt', 'forfeit 3 (16.6)')).toEqual(['17.8']);
    expect(insteadOf('bel-canto', 'forfeit 3 (6.7.4)')).toEqual([]);
  });
});

describe('a line with a warning', () => {
  it('[fsm-2024 6.6.1, 6.7.1, 6.8.1] is recorded as it is written', () => {
    const { report, refusal } = play(
      'fsm-2024',
      `${toDay1}\nfoul 3 (6.8.1)\nremove 5 (6.6.1)\nforfeit 7 (6.7.1)`,
    );
    expect(refusal).toBeNull();
    expect(report).toMatchObject({
      fouls: { 3: 1 },
      out: [
        { seat: 5, by: 'removal' },
        { seat: 7, by: 'forfeit' },
      ],
      result: { by: 'forfeit' },
    });
  });

  it('[fsm-2024 6.8.5, 6.7.4] a removal of a leaving player under the clause of his act is no slip', () => {
    const voted = 'nominate 1 2\nnominate 4 7\nvote 2: 1 3 4 5\nvote 7: *';
    expect(replayed('fsm-2024', `${voted}\nremove 7 (6.7.4)`).warnings).toEqual([]);
    expect(replayed('fsm-2024', `${voted}\nremove 7 (6.8.5)`).warnings).toMatchObject([
      { warning: { own: ['forfeit'] } },
    ]);
  });

  it('[fsm-2024 6.8.1] is told once and by its number; taken back it is told no more', () => {
    const first = tagsOf('fsm-2024').split('\n').length + 3;
    const told = (lines: string) =>
      replayed('fsm-2024', lines).warnings.map(({ line, warning }) => [line, warning.clause]);
    expect(told('foul 3 (6.8.1)\n\nnominate 1 2\nremove 5 (6.6.1)')).toEqual([
      [first, '6.8.1'],
      [first + 3, '6.6.1'],
    ]);
    expect(told('foul 3 (6.8.1)\nundo')).toEqual([]);
    expect(told('foul 3 (6.8.1)\nremove 5 (6.6.1)\nundo\nspeech 1')).toEqual([[first, '6.8.1']]);
    expect(told('foul 3 (6.8.1)\nspeech 1\nundo\nundo\nfoul 3 (6.8.2)')).toEqual([[first + 4, '6.8.2']]);
    expect(told('foul 3 (6.8.1)\nvote 3: *')).toEqual([[first, '6.8.1']]);
  });

  it('[fsm-2024 6.8.1] is neither lost nor told twice by a correction', () => {
    const { state } = replayed('fsm-2024', 'foul 3 (6.8.1)\nspeech 1\nfoul 5 (6.6.1)');
    const book = rulebook('fsm-2024');
    const told = (line: number, commands: readonly string[]) => {
      const corrected = replayWith(book, state, { line, count: 1, commands: commands.map(commandOf) }).state;
      return linesOf(corrected).flatMap((command) => warningOf(book, command)?.clause ?? []);
    };
    expect(told(4, ['speech 2'])).toEqual(['6.8.1']);
    expect(told(3, ['foul 3 (6.6.1)'])).toEqual([]);
    expect(told(3, ['foul 4 (6.8.1)'])).toEqual(['6.8.1']);
    expect(told(5, ['foul 5 (6.7.1)'])).toEqual(['6.8.1', '6.7.1']);
  });

  it('[fsm-2024 6.7.4] is told in one sentence, in English and in Russian', () => {
    const tell = (id: RulebookId, line: string) => {
      const warning = warningOf(rulebook(id), commandOf(line));
      return warning && [warningText(warning, 'en'), warningText(warning, 'ru')];
    };
    expect(tell('fsm-2024', 'forfeit 4 (6.7.4)')).toEqual([
      'Clause 6.7.4 gives a removal, and a forfeit only by 6.8.5: the line on seat 4 stands, correct it if it is a slip.',
      'По пункту 6.7.4 полагается удаление, а ППК только по пункту 6.8.5: запись об игроке № 4 остаётся, исправьте её, если это описка.',
    ]);
    expect(tell('neft-mmt', 'foul 4 (15.2)')).toEqual([
      'Clause 15.2 gives a yellow card or a verbal warning, not a foul: the line on seat 4 stands, correct it if it is a slip.',
      'По пункту 15.2 полагается жёлтая карточка или устное предупреждение, а не фол: запись об игроке № 4 остаётся, исправьте её, если это описка.',
    ]);
  });
});
