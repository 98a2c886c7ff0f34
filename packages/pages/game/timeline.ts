// A finished game told line by line, night by night and day by day, with the clause behind each consequence.
import { type GameEvent, isGiven } from '@omerta/rules/game/event.ts';
import { isOfSheet } from '@omerta/rules/game/line-kinds.ts';
import { tonight } from '@omerta/rules/game/state.ts';
import { explain } from '@omerta/rules/game/tell/explain.ts';
import type { AppliedLine } from '@omerta/rules/notation/replay.ts';
import { clause, type PageContext } from '../context.ts';
import { type Html, html } from '../frame/html.ts';
import type { PlayedRecord } from './record.ts';

const sentence = (context: PageContext, event: GameEvent): Html => {
  const said = explain(event);
  const clauses = said.clauses.map((number) => html` ${clause(context, number)}`);
  return html`${said[context.lang]}${clauses}`;
};

/** What the referee showed to the one who checked: the state holds it, no event does. */
const answerOf = ({ words }: PageContext, { command, state }: AppliedLine): Html | null => {
  if ((command.type !== 'don' && command.type !== 'sheriff') || command.target === null) return null;
  const check = tonight(state)?.[command.type];
  return check ? html`<li>${words.game.answers[command.type][check.hit ? 'yes' : 'no']}</li>` : null;
};

const lineOf = (context: PageContext, line: AppliedLine): Html => {
  const given = line.events.filter(isGiven);
  const answer = answerOf(context, line);
  const drawn = [
    ...line.events
      .filter((event) => !isGiven(event))
      .map((event) => html`<li>${sentence(context, event)}</li>`),
    ...(answer ? [answer] : []),
  ];
  return html`<li>${given.map((event) => sentence(context, event))}${drawn.length > 0 && html`<ul>${drawn}</ul>`}</li>\n`;
};

const headingOf = ({ words }: PageContext, { command, state }: AppliedLine): string =>
  state.result && isOfSheet(command.type) ? words.game.sheet : words.phasesOfGame(state.phase, state.number);

export const timelineOf = (context: PageContext, { lines }: PlayedRecord): Html => {
  const groups: { readonly heading: string; readonly lines: AppliedLine[] }[] = [];
  for (const line of lines) {
    const heading = headingOf(context, line);
    const last = groups.at(-1);
    if (last?.heading === heading) last.lines.push(line);
    else groups.push({ heading, lines: [line] });
  }
  return html`<div class="timeline">${groups.map(
    (group) =>
      html`<h3>${group.heading}</h3>\n<ol>${group.lines.map((line) => lineOf(context, line))}</ol>\n`,
  )}</div>`;
};
