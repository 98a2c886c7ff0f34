// A line of a game as it comes from outside: notation as text.
import { type Descriptor, text } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { fail, shown } from '@omerta/base/unfit.ts';
import type { LineCommand } from '@omerta/rules/game/command.ts';
import { readAction } from '@omerta/rules/notation/action.ts';

const longestLine = 4_000;

/** One line of the notation, as the record would have it. */
export const written: Descriptor<LineCommand> = {
  read: (value, path) => {
    const line = text.read(value, path);
    if (line.length > longestLine || /[\n\r\0]/.test(line))
      return fail(path, 'text/plain', { found: shown(value) });
    const command = readAction(line, 1);
    if (isRefusal(command)) return fail(path, 'record/syntax', { problem: command });
    return command.type === 'replace' ? fail(path, 'value/unlisted', { found: shown(value) }) : command;
  },
  schema: { type: 'string', maxLength: longestLine },
};
