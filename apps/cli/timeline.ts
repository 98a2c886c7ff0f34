// A game told line by line: grouped by night and day, each event with its sentence and the clause behind it.
import type { Lang } from '@omerta/base/lang.ts';
import type { CommandType } from '@omerta/rules/game/command.ts';
import { type GameEvent, isAct } from '@omerta/rules/game/event.ts';
import { isOfSheet } from '@omerta/rules/game/line-kinds.ts';
import { type GameState, tonight } from '@omerta/rules/game/state.ts';
import { explain } from '@omerta/rules/game/tell/explain.ts';
import { refusalText } from '@omerta/rules/messages/refusal-text.ts';
import { makeLine } from '@omerta/rules/notation/print.ts';
import type { GameRecord } from '@omerta/rules/notation/record.ts';
import { type AppliedLine, type Replay, replay } from '@omerta/rules/notation/replay.ts';
import { harmless, type Paint, type Style } from './paint.ts';
import { momentText } from './summary.ts';
import { wrap } from './text-width.ts';
import type { CliTexts } from './texts/texts.ts';

const columns = 80;
const numberWidth = 6;
const arrow = '→ ';

type Timeline = { readonly lines: readonly string[]; readonly done: Replay };

/** A number or nothing in the margin, a mark, then the text wrapped beside them. */
type Entry = {
  readonly margin?: string;
  readonly lead?: string;
  readonly text: string;
  readonly clauses?: readonly string[];
  readonly style?: Style | null;
};

const entryLines = (
  { margin = '', lead = '', text, clauses = [], style = null }: Entry,
  paint: Paint,
): string[] => {
  const brackets = clauses.map((clause) => `[${clause}]`).join(' ');
  const indent = numberWidth + 2 + lead.length;
  // Brackets are wrapped with the text as one word each and coloured after, so that colours do not count as columns.
  const lines = wrap(brackets === '' ? text : `${text} ${brackets}`, columns - indent);
  return lines.map((line, i) => {
    const start = i === 0 ? `${paint('dim', margin.padStart(numberWidth))}  ${lead}` : ' '.repeat(indent);
    return (
      start +
      (style === null ? line.replace(/ ?\[[^\]]*\]$/, (clause) => paint('cyan', clause)) : paint(style, line))
    );
  });
};

const eventStyle = (event: GameEvent): Style | null => {
  if (event.type === 'ResultFixed') return 'bold';
  return event.type === 'LineTakenBack' ? 'dim' : null;
};

/** What the referee showed to the one who checked: the state holds it, no event does. */
const answerOf = ({ command, state }: AppliedLine, texts: CliTexts): string | null => {
  if ((command.type !== 'don' && command.type !== 'sheriff') || command.target === null) return null;
  const check = tonight(state)?.[command.type];
  const words = command.type === 'don' ? texts.explain.donAnswer : texts.explain.sheriffAnswer;
  return check ? words[check.hit ? 'yes' : 'no'] : null;
};

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const timelineOf = (record: GameRecord, lang: Lang, texts: CliTexts, paint: Paint): Timeline => {
  const lines: string[] = [];
  const add = (entry: Entry): void => {
    lines.push(...entryLines(entry, paint));
  };
  let heading = '';
  const under = (next: string): void => {
    if (next === heading) return;
    if (lines.length > 0) lines.push('');
    lines.push(paint('bold', capital(next)));
    heading = next;
  };
  const headingOf = (type: CommandType, state: GameState): string =>
    state.result && isOfSheet(type)
      ? texts.phases.sheet
      : momentText({ kind: state.phase, number: state.number }, texts);
  const tell = ({ line, command, events, state }: AppliedLine): void => {
    under(headingOf(command.type, state));
    for (const event of events) {
      const said = explain(event);
      const act = isAct(event) || event.type === 'LineReplaced';
      const text = harmless(said[lang]);
      const style = eventStyle(event);
      add({ ...(act ? { margin: String(line) } : { lead: arrow }), text, clauses: said.clauses, style });
    }
  };
  const done = replay(record, undefined, (applied) => {
    tell(applied);
    const answer = answerOf(applied, texts);
    if (answer !== null) add({ lead: arrow, text: answer });
  });
  if (done.refused) {
    const { line, command, refusal } = done.refused;
    under(headingOf(command.type, done.state));
    add({ margin: String(line), text: harmless(makeLine(command)) });
    const why = `${texts.explain.refused}: ${harmless(refusalText(refusal, lang))} ${refusal.code}`;
    add({ lead: '✗ ', text: why, clauses: [refusal.clause], style: 'red' });
    const after = record.lines.filter((each) => each.line > line).length;
    if (after > 0) add({ text: texts.explain.linesAfter(after), style: 'dim' });
  }
  return { lines: lines.length > 0 ? lines : [texts.explain.noLines], done };
};
