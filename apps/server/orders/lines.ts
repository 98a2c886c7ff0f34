// The lines of an order to a game: notation as text, with the time of the device where it is told, and corrections.
import {
  checked,
  type Descriptor,
  listOf,
  type Of,
  optional,
  orNull,
  shape,
  text,
  whole,
} from '@omerta/base/reading.ts';
import { fail, shown } from '@omerta/base/unfit.ts';
import { clock } from '@omerta/office/table-clock.ts';
import type { Command, LineCommand } from '@omerta/rules/game/command.ts';
import { cards } from '@omerta/rules/game/line-reader.ts';
import { written } from '../api/written-line.ts';

const instant = checked(
  text,
  (value, path) => {
    if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/.test(value) || Number.isNaN(Date.parse(value)))
      fail(path, 'value/unlisted', { found: shown(value), wanted: '2026-11-16T12:00:00Z' });
  },
  { format: 'date-time' },
);

/** The device's own time is kept with the line, and decides nothing. */
const timed = shape({ line: written, device: instant });

const plain: Descriptor<LineCommand> = {
  read: (value, path) => {
    if (typeof value === 'string') return written.read(value, path);
    const { line, device } = timed.read(value, path);
    return { ...line, at: Date.parse(device) };
  },
  schema: { anyOf: [written.schema, timed.schema] },
};

const most = 1_000_000;
const replacing = shape({ line: whole(1, most), count: whole(0, most), lines: listOf(plain) });
const replace = shape({ replace: replacing });

const line: Descriptor<Command> = {
  read: (value, path) => {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'replace'))
      return plain.read(value, path);
    const { line: first, count, lines } = replace.read(value, path).replace;
    return { type: 'replace', line: first, count, commands: lines };
  },
  schema: { anyOf: [written.schema, timed.schema, replace.schema] },
};

/** Ten, seat 1 first. */
const roles: Descriptor<Of<typeof cards>> = {
  read: (value, path) => cards.read(Array.isArray(value) ? [null, ...value] : value, path),
  schema: {
    type: 'array',
    items: (cards.schema as { readonly items: object }).items,
    minItems: 10,
    maxItems: 10,
  },
};

export const linesCommand = shape({
  id: text,
  roles: optional(roles),
  lines: listOf(line),
  clock: optional(orNull(clock)),
});
export type LinesCommand = Of<typeof linesCommand>;
