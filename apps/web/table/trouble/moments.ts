// The lines of a game by day and night.
import type { LineCommand } from '@omerta/rules/game/command.ts';
import type { Moment } from '@omerta/rules/game/event.ts';
import type { GameState } from '@omerta/rules/game/state.ts';
import { type Line, timeline } from '../../session/timeline.ts';
import { emptyStep, isNightStep, type NightStep, nightSteps } from './line-form.ts';

export type MomentLines = { readonly moment: Moment; readonly lines: readonly Line[] };

const isSame = (one: Moment, other: Moment): boolean =>
  one.kind === other.kind && one.number === other.number;

/** Cards known before the first line are a moment too: they can be exchanged. */
export const momentsOf = (state: GameState): readonly MomentLines[] => {
  const moments: { moment: Moment; lines: Line[] }[] = [];
  for (const line of timeline(state)) {
    const last = moments.at(-1);
    if (last && isSame(last.moment, line.moment)) last.lines.push(line);
    else moments.push({ moment: line.moment, lines: [line] });
  }
  return moments;
};

export type StepPlace = {
  readonly step: NightStep;
  readonly at: number;
  readonly command: LineCommand;
  readonly isNew: boolean;
};

/** Every step of a night has its place, recorded or not: the list is the same for any deal. */
export const stepPlaces = ({ lines }: MomentLines): readonly StepPlace[] => {
  const places: StepPlace[] = [];
  let at =
    lines.find(({ command }) => isNightStep(command.type) || command.type === 'day')?.number ??
    (lines.at(-1)?.number ?? 0) + 1;
  for (const step of nightSteps) {
    const line = lines.find(({ command }) => command.type === step);
    if (line) at = line.number;
    places.push({ step, at, command: line?.command ?? emptyStep(step), isNew: !line });
    if (line) at++;
  }
  return places;
};

/** Secret lines of a night that are no step of it: notes, claims, rulings. */
export const otherSecrets = ({ lines }: MomentLines): readonly Line[] =>
  lines.filter(({ secret, command }) => secret && !isNightStep(command.type));
