// The standing lines of a game, each with the moment it was given in and whether it may be named on a day screen.
import type { CommandType, LineCommand } from '@omerta/rules/game/command.ts';
import { commandOf, type GameEvent, isAct, type Moment } from '@omerta/rules/game/event.ts';
import { eventsOf } from '@omerta/rules/game/fold/evolve.ts';
import { isHeardAtNight } from '@omerta/rules/game/line-kinds.ts';
import type { GameState } from '@omerta/rules/game/state.ts';

export type Line = {
  /** From 1, as `replace` counts. */
  readonly number: number;
  readonly command: LineCommand;
  readonly moment: Moment;
  readonly consequences: readonly GameEvent[];
  /** Given in the dark: before the result its name or number would tell the table something. */
  readonly secret: boolean;
};

export const isSecret = (type: CommandType, kind: Moment['kind']): boolean =>
  kind !== 'day' && !isHeardAtNight(type);

export const timeline = (state: GameState): readonly Line[] => {
  const lines: {
    number: number;
    command: LineCommand;
    moment: Moment;
    consequences: GameEvent[];
    secret: boolean;
  }[] = [];
  let moment: Moment = { kind: 'dealing', number: 0 };
  for (const event of eventsOf(state.log)) {
    if (!isAct(event)) {
      lines.at(-1)?.consequences.push(event);
      continue;
    }
    if (event.type === 'NightFell') moment = { kind: 'night', number: event.number };
    const command = commandOf(event);
    lines.push({
      number: lines.length + 1,
      command,
      moment,
      consequences: [],
      secret: isSecret(command.type, moment.kind),
    });
    if (event.type === 'DayBroke') moment = { kind: 'day', number: event.number };
  }
  return lines;
};
