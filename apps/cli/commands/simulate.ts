// omerta simulate: many games of bots under one rulebook, and how they ended.
import { type BotKind, botKinds, type SimulationReport, simulate } from '@omerta/bots/simulate.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import type { Call } from '../command.ts';
import { nothingElse, readOptions, rulebookId, UsageError, wholeNumber } from '../options.ts';
import { write } from '../output.ts';
import { type Paint, paintIn, wantsColour } from '../paint.ts';
import { padded, widthOf } from '../text-width.ts';
import type { CliTexts } from '../texts/texts.ts';

type Counts = Readonly<Record<string, number>>;

const table = (counts: Counts, of: number | null, name: (key: string) => string): string[] => {
  const rows = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .sort(([, a], [, b]) => b - a);
  const width = Math.max(0, ...rows.map(([key]) => widthOf(name(key))));
  const digits = Math.max(0, ...rows.map(([, count]) => String(count).length));
  return rows.map(([key, count]) => {
    const share = of === null ? '' : `  ${((100 * count) / of).toFixed(1).padStart(5)}%`;
    return `  ${padded(name(key), width)}  ${String(count).padStart(digits)}${share}`;
  });
};

const named = (names: Readonly<Record<string, string>>, otherwise: string) => (key: string) =>
  names[key] ?? otherwise;

const marginIn = ({ margin, games }: SimulationReport, texts: CliTexts): string =>
  `  ${texts.simulate.margin(margin < 0 ? 'black' : 'red', ((100 * Math.abs(margin)) / games).toFixed(1))}`;

const asText = (report: SimulationReport, seconds: number, texts: CliTexts, paint: Paint): string => {
  const words = texts.simulate;
  const { games } = report;
  const sections = [
    [
      words.played(games, report.rulebook, report.seed),
      words.bots(words.kinds[report.bots.red], words.kinds[report.bots.black]),
      words.speed(report.lines, Math.round(games / seconds)),
    ],
    [
      paint('bold', words.winners),
      ...table(report.winners, games, named(texts.winners, texts.phases.annulled)),
      marginIn(report, texts),
    ],
    [
      paint('bold', words.endings),
      ...table(report.endings, games, named(texts.wonBy, texts.phases.annulled)),
    ],
    [paint('bold', words.branches), ...table(report.branches, null, (key) => key)],
  ];
  return `${sections.map((lines) => lines.join('\n')).join('\n\n')}\n`;
};

/** A line that is written over as the games go by, only for a person who waits. */
const progress = (games: number, texts: CliTexts): ((done: number) => void) => {
  if (process.stderr.isTTY !== true) return () => undefined;
  let shown = Date.now();
  return (done) => {
    if (done < games && Date.now() - shown < 200) return;
    shown = Date.now();
    process.stderr.write(done < games ? `\r${texts.simulate.progress(done, games)}` : '\r\u001b[K');
  };
};

const botKind = (text: string, texts: CliTexts): BotKind => {
  const kind = botKinds.find((each) => each === text);
  if (kind === undefined) throw new UsageError(texts.simulate.unknownBots(text, botKinds));
  return kind;
};

export const simulateCommand = async ({ args, texts }: Call): Promise<number> => {
  const { values, files } = readOptions(
    args,
    {
      games: 'value',
      rulebook: 'value',
      seed: 'value',
      bots: 'value',
      red: 'value',
      black: 'value',
      json: 'flag',
    },
    texts,
  );
  nothingElse(files, texts);
  const games = wholeNumber('--games', values.games ?? '1000', texts, 1);
  const seed = wholeNumber('--seed', values.seed ?? '1', texts, 0);
  const book = rulebook(rulebookId(values.rulebook ?? 'fsm-2024', texts));
  const both = values.bots ?? 'random';
  const bots = {
    red: botKind(values.red ?? both, texts),
    black: botKind(values.black ?? both, texts),
  };
  const started = performance.now();
  const report = simulate({ rulebook: book, bots, games, seed, onProgress: progress(games, texts) });
  const seconds = (performance.now() - started) / 1000;
  await write(
    'out',
    values.json ? `${JSON.stringify(report)}\n` : asText(report, seconds, texts, paintIn(wantsColour())),
  );
  return 0;
};
