// Where a replayed game stands, in a few lines for a person.
import type { Lang } from '@omerta/base/lang.ts';
import { type Expected, expects } from '@omerta/rules/game/decide/expects.ts';
import type { Moment } from '@omerta/rules/game/event.ts';
import { listOf, seats } from '@omerta/rules/game/seat.ts';
import { cancelledDays } from '@omerta/rules/game/slot.ts';
import type { GameState } from '@omerta/rules/game/state.ts';
import { refusalText } from '@omerta/rules/messages/refusal-text.ts';
import { warningText } from '@omerta/rules/messages/warning-text.ts';
import type { GameRecord } from '@omerta/rules/notation/record.ts';
import type { Replay } from '@omerta/rules/notation/replay.ts';
import { harmless } from './paint.ts';
import type { Speech } from './speech.ts';
import { widthOf, wrap } from './text-width.ts';
import type { CliTexts } from './texts/texts.ts';

const columns = 80;

export const momentText = ({ kind, number }: Moment, { phases }: CliTexts): string =>
  kind === 'dealing' ? phases.dealing : phases[kind](number);

export const phaseText = (state: GameState, texts: CliTexts): string => {
  if (state.annulled) return texts.phases.annulled;
  return state.result ? texts.phases.over : momentText({ kind: state.phase, number: state.number }, texts);
};

export const resultText = ({ result }: GameState, texts: CliTexts): string | null =>
  result &&
  `${texts.winners[result.winner]}, ${texts.wonBy[result.by]}, ${momentText(result.at, texts)} (${result.clause})`;

export const expectedText = (expected: Expected | null, texts: CliTexts): string => {
  if (expected === null) return texts.replay.nothing;
  const seconds = expected.seconds === null ? '' : `, ${texts.replay.seconds(expected.seconds)}`;
  return `${texts.steps[expected.step](expected.seat)}${seconds} (${expected.clause})`;
};

const outText = (state: GameState, texts: CliTexts): string =>
  state.out.map(({ seat, by, at }) => `${seat} ${texts.leftBy[by]} (${momentText(at, texts)})`).join(', ');

const foulsText = ({ fouls }: GameState): string =>
  seats
    .filter((seat) => fouls[seat])
    .map((seat) => `${seat} ${'•'.repeat(fouls[seat])}`)
    .join(', ');

export const summaryOf = (
  file: string,
  { rulebook }: GameRecord,
  { state, lines, refused, warnings }: Replay,
  { lang, texts, paint }: Speech,
): string => {
  const words = texts.replay;
  const rows: readonly (readonly [string, string])[] = [
    [words.rulebook, `${rulebook.id}, ${rulebook.name[lang]}`],
    [words.phase, phaseText(state, texts)],
    [words.expects, expectedText(expects(rulebook, state), texts)],
    [words.inGame, listOf(state.alive).join(' ')],
    [words.out, outText(state, texts)],
    [words.fouls, foulsText(state)],
    [words.cancelled, cancelledDays(state).map(texts.phases.day).join(', ')],
    [words.result, resultText(state, texts) ?? words.noResult],
    ...warnings.map(
      ({ line, warning }, i) =>
        [i === 0 ? words.warnings : '', words.warning(line, warningText(warning, lang))] as const,
    ),
  ];
  const shown = rows.filter(([, value]) => value !== '');
  const width = Math.max(...shown.map(([name]) => widthOf(name)));
  const verdict = refused ? paint('red', words.refusedAt(refused.line)) : paint('green', words.legal(lines));
  const indent = `\n${' '.repeat(width + 4)}`;
  const body = shown.map(([name, value]) => {
    const space = ' '.repeat(width - widthOf(name));
    return `  ${paint('dim', name)}${space}  ${wrap(value, columns - width - 4).join(indent)}\n`;
  });
  return `${paint('bold', harmless(file))}: ${verdict}\n${body.join('')}`;
};

/** What stands on standard error for a line that the rules do not allow. */
export const refusedLine = (
  file: string,
  { line, refusal }: NonNullable<Replay['refused']>,
  lang: Lang,
  texts: CliTexts,
): string =>
  `${harmless(`${file}:${line}: ${texts.replay.refused(refusal.code, refusal.clause, refusalText(refusal, lang))}`)}\n`;
