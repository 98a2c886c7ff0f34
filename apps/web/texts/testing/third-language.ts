// A program for a test: puts a language that nobody speaks in the place of English and prints what is said of a game, of refusals and rules.
// It is a process of its own, as the disguised words would stay in the tests that share theirs.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lang } from '@omerta/base/lang.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { disguiseData, disguiseLanguage } from '@omerta/testkit/pseudo.ts';

type Module = Readonly<Record<string, unknown>>;

const root = join(import.meta.dirname, '../../../..');

const load = (patterns: readonly string[]): Promise<readonly Module[]> =>
  Promise.all(
    globSync(patterns, { cwd: root, exclude: ['**/node_modules', '**/*.test.ts', '**/testing'] }).map(
      (path): Promise<Module> => import(join(root, path)),
    ),
  );

/** Nothing that speaks may be loaded before its words are disguised: some sentences are made when they are loaded. */
disguiseLanguage(
  await load([
    'packages/*/texts/en/*.ts',
    'apps/*/texts/en/*.ts',
    'packages/rules/rulebooks/*/clauses-en.ts',
  ]),
);
disguiseData(await load(['packages/rules/rulebooks/**/*.ts']));

const lang: Lang = 'en';
const demo = join(root, 'apps/cli/demo/first-game.mgn');

const recorded = async () => {
  const { parse } = await import('@omerta/rules/notation/parse.ts');
  const { replay } = await import('@omerta/rules/notation/replay.ts');
  const record = parse(readFileSync(demo, 'utf8'));
  if (isRefusal(record)) throw new Error(record.code);
  const lines: Parameters<NonNullable<Parameters<typeof replay>[2]>>[0][] = [];
  replay(record, undefined, (line) => lines.push(line));
  return { rulebook: record.rulebook, lines };
};

const game = async (): Promise<readonly string[]> => {
  const { explain } = await import('@omerta/rules/game/tell/explain.ts');
  const { prompt } = await import('@omerta/rules/game/tell/prompt.ts');
  const { rulebook, lines } = await recorded();
  const told = lines.flatMap(({ events }) => events.map((event) => explain(event)[lang]));
  const said = lines.flatMap(({ state }) =>
    prompt(rulebook, state).say.flatMap((phrase) => [phrase[lang], phrase.gesture?.[lang] ?? '']),
  );
  return [...told, ...said];
};

const refusals = async (): Promise<readonly string[]> => {
  const { ruleRefusalCodes } = await import('@omerta/rules/game/refusal.ts');
  const { refusalText } = await import('@omerta/rules/messages/refusal-text.ts');
  const { problemText } = await import('@omerta/rules/messages/problem-text.ts');
  const { scoreCodes } = await import('@omerta/scoring/game/game-score.ts');
  const { scoreRefusalText } = await import('@omerta/scoring/messages/refusal-text.ts');
  const tournament = await import('@omerta/tournament/refusal.ts');
  const { refusalText: tournamentText } = await import('@omerta/tournament/messages/refusal-text.ts');
  const args = { seat: 3, other: 4, number: 5 } as const;
  return [
    ...ruleRefusalCodes.map((code) => refusalText({ code, clause: '4.1', args }, lang)),
    ...scoreCodes.map((code) =>
      scoreRefusalText({ path: '', code, clause: null, seat: 3, limit: '1.2', over: '0.4' }, lang),
    ),
    ...tournament.tournamentRefusalCodes.map((code) =>
      tournamentText({ code, clause: null, params: {} }, lang),
    ),
    problemText({ line: 1, column: 1, code: 'expected', found: '', wanted: '5' }, lang),
  ];
};

const advisor = async (): Promise<readonly string[]> => {
  const { playGame, usualKnobs } = await import('@omerta/bots/bot.ts');
  const { writeDown } = await import('@omerta/bots/written.ts');
  const { parse } = await import('@omerta/rules/notation/parse.ts');
  const { replay } = await import('@omerta/rules/notation/replay.ts');
  const { rulebook } = await import('@omerta/rules/rulebooks/choose.ts');
  const { rulebookIds } = await import('@omerta/rules/rulebooks/rulebook.ts');
  const { advise } = await import('@omerta/scoring/advisor/advise.ts');
  const { credits } = await import('@omerta/scoring/advisor/credits.ts');
  const { penaltyName } = await import('@omerta/scoring/messages/penalty-names.ts');
  return rulebookIds.flatMap((id) =>
    Array.from({ length: 40 }, (_, game) => game).flatMap((game) => {
      const record = parse(writeDown(rulebook(id), playGame(rulebook(id), game, usualKnobs)));
      if (isRefusal(record)) throw new Error(record.code);
      const lines: Parameters<NonNullable<Parameters<typeof replay>[2]>>[0][] = [];
      replay(record, undefined, (line) => lines.push(line));
      const played = { rulebook: record.rulebook, lines };
      return [
        ...advise(played).flatMap(({ because, question, clause }) => [
          because[lang],
          question?.[lang] ?? '',
          penaltyName(id, clause)[lang],
        ]),
        ...credits(played).map(({ because }) => because[lang]),
      ];
    }),
  );
};

const rules = async (): Promise<readonly string[]> => {
  const { rulebook } = await import('@omerta/rules/rulebooks/choose.ts');
  const { rulebookIds } = await import('@omerta/rules/rulebooks/rulebook.ts');
  const { reminderMoments, remindersAt, reminderTexts } = await import('@omerta/rules/rulebooks/reminder.ts');
  const { ruleNames } = await import('@omerta/rules/rulebooks/rule-names.ts');
  const { ruleValue } = await import('@omerta/rules/rulebooks/rule-values.ts');
  const { mistakesOf } = await import('@omerta/rules/rulebooks/mistakes.ts');
  return rulebookIds.flatMap((id) => {
    const book = rulebook(id);
    return [
      ...(Object.keys(ruleNames) as (keyof typeof ruleNames)[]).flatMap((name) => [
        ruleNames[name][lang],
        ruleValue(name, book.rules[name].value, lang),
      ]),
      ...reminderMoments.flatMap((at) => remindersAt(book, at).map(({ what }) => reminderTexts[what][lang])),
      ...mistakesOf(id).map((mistake) => mistake[lang]),
    ];
  });
};

const commands: readonly (readonly string[])[] = [
  ['help'],
  ['help', 'score'],
  ['explain', demo],
  ['replay', demo],
  ['score', demo],
  ['rules', 'diff', 'fsm-2024', 'fiim-2025'],
  ['clauses', '--rulebook', 'bel-canto'],
  ['replay', 'no-such-file'],
];

const commandLine = async (): Promise<readonly string[]> => {
  const { run } = await import('../../../cli/run.ts');
  const said: string[] = [];
  const streams = [process.stdout, process.stderr].map((stream) => ({ stream, write: stream.write }));
  for (const { stream } of streams) stream.write = (text: unknown) => said.push(String(text)) > 0;
  for (const args of commands) await run(args);
  for (const { stream, write } of streams) stream.write = write;
  return said.join('').split('\n');
};

const spoken = {
  game: await game(),
  refusals: await refusals(),
  advisor: await advisor(),
  rules: await rules(),
  commandLine: await commandLine(),
};
export type SpokenSample = typeof spoken;
process.stdout.write(JSON.stringify(spoken));
