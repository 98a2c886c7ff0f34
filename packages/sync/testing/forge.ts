// For tests: commits with a sound chain whose events no rule gives.
import type { Random } from '@omerta/base/random.ts';
import { seal } from '@omerta/store/chain.ts';
import { eventId } from '@omerta/store/envelope.ts';
import { schemaOf } from '@omerta/store/upcast.ts';
import { upcasters } from '@omerta/stream/upcasters.ts';
import type { Mark, SentCommit } from '../sent.ts';
import { sha256, stream } from './server.ts';

type Given = Omit<SentCommit, 'hash'>;

/** Hashed as a device would. */
export const sealedAfter = ({ version, hash }: Mark, given: Given): SentCommit => {
  const { events, command, at, device, person } = given;
  let previous = hash;
  for (const [i, event] of events.entries()) {
    const place = { stream, version: version + i + 1, id: eventId(command, i + 1), previous };
    previous = seal(sha256, { ...event, ...place, command, at, device, person }).hash;
  }
  return { ...given, hash: previous };
};

const strange = [
  [{ type: 'PlayerLeft', data: { seat: 3, by: 'shot' } }],
  [{ type: 'ResultFixed', data: { winner: 'black' } }],
  [
    { type: 'NightFell', data: { number: 1 } },
    { type: 'PlayerLeft', data: { seat: 3, by: 'shot' } },
  ],
  [{ type: 'NightFell', data: { number: 99 } }],
  [{ type: 'DanceDanced', data: {} }],
] as const;

export const forgedAfter = (
  head: Mark,
  random: Random,
  { person, id }: { readonly person: string; readonly id: string },
): SentCommit =>
  sealedAfter(head, {
    command: id,
    at: 0,
    device: 'forger',
    person,
    events: random.pick(strange).map((event) => ({ ...event, schema: schemaOf(upcasters, event.type) })),
  });
