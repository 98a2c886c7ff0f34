// An order from outside, as JSON: whom it is for, and the lines it brings to a game.
import type { Invalid } from '@omerta/base/invalid.ts';
import {
  either,
  listOf,
  type Of,
  optional,
  orNull,
  raw,
  read,
  shape,
  tagged,
  text,
  whole,
} from '@omerta/base/reading.ts';
import { cards, correction, line } from '@omerta/rules/game/line-reader.ts';
import { clock } from './table-clock.ts';

const version = whole(0, Number.MAX_SAFE_INTEGER);

/** The command is read by whom it is for. */
const order = tagged(
  'to',
  {
    club: { command: raw, expected: optional(version) },
    /** `expected`: refused unless it was decided on this version; without it the newest is meant. */
    tournament: { tournament: text, command: raw, expected: optional(version) },
    /**
     * A game has one writer, and a line belongs after the one before it: `expected` is the version it was
     * played on.
     */
    game: { tournament: text, game: text, command: raw, expected: version },
  },
  { device: optional(text) },
);

/** Whom a command is for; the id of the command is unique in the whole club. */
export type Order = Of<typeof order>;

export const readOrder = (value: unknown): Order | Invalid => read(order, value);

/** `roles` are the cards known before the first line. A line keeps the time of its device in it: it decides nothing. */
const lines = shape({
  id: text,
  by: text,
  roles: optional(cards),
  lines: listOf(either(line, correction)),
  clock: optional(orNull(clock)),
});

export const readLines = (value: unknown): Of<typeof lines> | Invalid => read(lines, value);
