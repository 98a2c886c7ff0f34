// The whole explanation of a game: its heading, its timeline and the table at the end.
import type { Lang } from '@omerta/base/lang.ts';
import type { GameRecord, Tag } from '@omerta/rules/notation/record.ts';
import { harmless, type Paint } from './paint.ts';
import { ringOf } from './ring.ts';
import { resultText } from './summary.ts';
import { wrap } from './text-width.ts';
import type { CliTexts } from './texts/texts.ts';
import { capital, timelineOf } from './timeline.ts';

const tagText = (tag: Tag, texts: CliTexts): string | null => {
  const { tags } = texts.explain;
  if (tag.kind === 'number') return tags[tag.name](String(tag.value));
  if (tag.kind === 'date') return tag.value;
  if (tag.kind === 'switch') return `${tag.name} ${tag.value}`;
  if (tag.kind !== 'text') return null;
  return tag.name === 'referee' ? tags.referee(harmless(tag.value)) : harmless(tag.value);
};

const headingOf = (record: GameRecord, lang: Lang, texts: CliTexts, paint: Paint): string[] => {
  const tags = record.tags.map(({ tag }) => tagText(tag, texts)).filter((text) => text !== null);
  return [
    `${paint('bold', record.rulebook.id)}  ${record.rulebook.name[lang]}`,
    ...(tags.length === 0 ? [] : wrap(tags.join(', '), 80)),
  ];
};

export const explanationOf = (
  record: GameRecord,
  lang: Lang,
  texts: CliTexts,
  paint: Paint,
): { readonly text: string; readonly refused: boolean } => {
  const { lines, done } = timelineOf(record, lang, texts, paint);
  const { state } = done;
  const best = state.bestMove;
  const result = resultText(state, texts);
  const sections = [
    headingOf(record, lang, texts, paint),
    lines,
    ringOf(record, state, texts, paint),
    [
      ...(best ? [texts.explain.bestMove(best.by, best.seats.join(' '), best.blacks)] : []),
      `${paint('bold', capital(texts.replay.result))}: ${state.annulled ? texts.phases.annulled : (result ?? texts.replay.noResult)}`,
    ],
  ];
  return {
    text: `${sections.map((section) => section.join('\n')).join('\n\n')}\n`,
    refused: done.refused !== null,
  };
};
