// What was saved beside a record, read: what does not fit is as if it had not been saved, and the game goes on.

import { keptFields, keptList } from '@omerta/base/kept.ts';
import { inEvery } from '@omerta/base/lang.ts';
import {
  type Descriptor,
  flag,
  listOf,
  oneOf,
  optional,
  orNull,
  shape,
  text,
  whole,
} from '@omerta/base/reading.ts';
import { number } from '@omerta/base/values.ts';
import { steps } from '@omerta/rules/game/decide/expects.ts';
import { seat } from '@omerta/rules/game/seat-reader.ts';
import { cues } from '@omerta/rules/rulebooks/script.ts';
import { type Aside, emptyAside, type Kept, type Saved } from './aside.ts';

const count = whole(0, Number.MAX_SAFE_INTEGER);
const milliseconds = number(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
const seats = listOf(seat);

const clock = shape({ startedAt: orNull(milliseconds), elapsed: milliseconds, duration: milliseconds });

const said = inEvery(() => text);

const phrase = {
  ...said,
  clause: text,
  beat: optional(milliseconds),
  gesture: optional(shape({ ...said, clause: text })),
  cue: oneOf(cues),
  when: oneOf(['open', 'close']),
};

const draft = shape({
  seats,
  count: orNull(count),
  calledAt: orNull(milliseconds),
  shots: listOf(shape({ by: seat, targets: seats })),
  shooter: orNull(seat),
});

/** An aside is kept within what leads back to it. */
const kept: Descriptor<Kept> = {
  read: (value, path) => shape({ version: count, aside, at: milliseconds }).read(value, path),
  schema: {},
};

const aside: Descriptor<Aside> = keptFields(
  {
    standing: orNull(shape({ step: oneOf(steps), seat: orNull(seat), phase: text })),
    clock: orNull(clock),
    calling: orNull(clock),
    draft,
    closing: keptList(shape(phrase)),
    unannounced: keptList(shape({ ...phrase, seat, line: count })),
    heard: count,
    woken: orNull(text),
    hushed: orNull(text),
    veiled: flag,
    chief: flag,
    stopped: flag,
    before: orNull(kept),
    after: orNull(kept),
  },
  emptyAside,
);

const saved = keptFields<Saved>({ aside, kept: keptList(kept) }, { aside: emptyAside, kept: [] });

export const savedOfJson = (json: unknown): Saved => saved.read(json, '');
