// Old events in today's shape: converted when they are read, never in the log, whose hashes are over what was stored.
import type { Row } from './chain.ts';
import { type Envelope, parseBody } from './envelope.ts';

/** From one shape of a type's data to the next. */
type Upcast = (data: unknown) => unknown;

/** For each type the steps from shape 1 on: a type with two steps is written in shape 3 today. */
export type Upcasters = Readonly<Record<string, readonly Upcast[]>>;

const stepsOf = (upcasters: Upcasters, type: string): readonly Upcast[] =>
  Object.hasOwn(upcasters, type) ? (upcasters[type] ?? []) : [];

export const schemaOf = (upcasters: Upcasters, type: string): number => stepsOf(upcasters, type).length + 1;

/**
 * A stored row as today's event. Throws for one that a newer program wrote: folding it blindly would decide
 * wrongly.
 */
export const envelopeOf = (upcasters: Upcasters, row: Row): Envelope => {
  const body = parseBody(row.body);
  if (!body)
    throw new Error(
      `The log is damaged at position ${row.position}: ${row.stream} ${row.version} is not an event.`,
    );
  const steps = stepsOf(upcasters, body.type);
  if (body.schema > steps.length + 1)
    throw new Error(`A newer Omerta wrote ${body.type} in shape ${body.schema}: update this one to read it.`);
  const data = steps.slice(body.schema - 1).reduce((old, step) => step(old), body.data);
  return { ...body, data, schema: steps.length + 1, hash: row.hash, position: row.position };
};
