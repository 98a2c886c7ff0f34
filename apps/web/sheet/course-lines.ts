// The course of the game line by line, as the protocol tells it: checks with their answers, sanctions, incidents and rulings, each in its place.
import type { Moment } from '@omerta/rules/game/event.ts';
import { isToldInCourse } from '@omerta/rules/game/line-kinds.ts';
import type { GameState } from '@omerta/rules/game/state.ts';
import { type Explanation, explain, explainLine } from '@omerta/rules/game/tell/explain.ts';
import { type Line, timeline } from '../session/timeline.ts';

export type CheckAnswer = 'sheriff' | 'notSheriff' | 'black' | 'red';

export type CourseLine = {
  readonly number: number;
  /** Null where the record tells no time. */
  readonly at: number | null;
  readonly told: Explanation;
  readonly answer: CheckAnswer | null;
  readonly after: readonly Explanation[];
};

export type CourseMoment = { readonly moment: Moment; readonly lines: readonly CourseLine[] };

const answerTo = ({ nights }: GameState, { command, moment }: Line): CheckAnswer | null => {
  const night = nights.find(({ number }) => number === moment.number);
  if (command.type === 'don' && night?.don) return night.don.hit ? 'sheriff' : 'notSheriff';
  if (command.type === 'sheriff' && night?.sheriff) return night.sheriff.hit ? 'black' : 'red';
  return null;
};

export const courseLines = (state: GameState): readonly CourseMoment[] => {
  const moments: { readonly moment: Moment; readonly lines: CourseLine[] }[] = [];
  for (const line of timeline(state)) {
    if (!isToldInCourse(line.command.type)) continue;
    const { number, command, moment, consequences } = line;
    const here = moments.at(-1);
    const told = {
      number,
      at: command.at ?? null,
      told: explainLine(command),
      answer: answerTo(state, line),
      after: consequences.map(explain),
    };
    if (here?.moment.kind === moment.kind && here.moment.number === moment.number) here.lines.push(told);
    else moments.push({ moment, lines: [told] });
  }
  return moments;
};
