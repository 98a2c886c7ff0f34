// What is added to a game's stream at one stroke: a line with everything the rules drew from it, the head, nicknames put right, a signature.
import type { Command } from '@omerta/rules/game/command.ts';
import { type GameEvent, givenBy, isGameEventType, isGiven } from '@omerta/rules/game/event.ts';
import type { Tag } from '@omerta/rules/notation/record.ts';
import type { NewEvent } from '@omerta/store/append.ts';
import type { Envelope } from '@omerta/store/envelope.ts';
import type { Opening } from './opening.ts';
import type { SheetReopened, SheetSigned } from './signing.ts';

/** The act first, then its consequences: folding them needs no rulebook. */
export type LineEntry = {
  readonly kind: 'line';
  readonly command: Command;
  readonly events: readonly GameEvent[];
};

export type StreamEntry =
  | LineEntry
  | { readonly kind: 'head'; readonly tags: readonly Tag[] }
  /** Who sits on seats 1 to 10, put right after the opening; where people have ids the names stand elsewhere. */
  | { readonly kind: 'named'; readonly names: readonly string[] }
  | { readonly kind: 'signed'; readonly mark: SheetSigned }
  | { readonly kind: 'reopened'; readonly mark: SheetReopened };

const storedEvent = ({ type, ...data }: GameEvent): NewEvent => ({ type, data });

export const storedOpening = (opening: Opening): NewEvent => ({ type: 'GameOpened', data: opening });

export const storedEntry = (entry: StreamEntry): readonly NewEvent[] => {
  switch (entry.kind) {
    case 'line':
      return entry.events.map(storedEvent);
    case 'head':
      return [{ type: 'HeadWritten', data: { tags: entry.tags } }];
    case 'named':
      return [{ type: 'PlayersNamed', data: { names: entry.names } }];
    case 'signed':
      return [{ type: 'SheetSigned', data: entry.mark }];
    case 'reopened':
      return [{ type: 'SheetReopened', data: entry.mark }];
  }
};

export type Stored = Pick<Envelope, 'type' | 'data' | 'at'>;

/** The fields of an event are its own; who gave the line stands in the envelope. */
export const gameEventOf = ({ type, data }: Pick<Stored, 'type' | 'data'>): GameEvent =>
  ({ ...(data as object), type }) as GameEvent;

/** When it was written, by the clock of the device. */
export type Written = { readonly entry: StreamEntry; readonly at: number };

const entryOf = ({ type, data }: Stored): StreamEntry | null => {
  switch (type) {
    case 'HeadWritten':
      return { kind: 'head', tags: (data as { readonly tags: readonly Tag[] }).tags };
    case 'PlayersNamed':
      return { kind: 'named', names: (data as { readonly names: readonly string[] }).names };
    case 'SheetSigned':
      return { kind: 'signed', mark: data as SheetSigned };
    case 'SheetReopened':
      return { kind: 'reopened', mark: data as SheetReopened };
    default:
      return null;
  }
};

/** Everything after the opening; null where a newer program wrote something that this one does not know. */
export const entriesOf = (events: readonly Stored[]): readonly Written[] | null => {
  const written: { entry: StreamEntry; at: number }[] = [];
  for (const stored of events) {
    const own = entryOf(stored);
    if (own) {
      written.push({ entry: own, at: stored.at });
      continue;
    }
    if (!isGameEventType(stored.type)) return null;
    const event = gameEventOf(stored);
    const last = written.at(-1);
    if (isGiven(event))
      written.push({ entry: { kind: 'line', command: givenBy(event), events: [event] }, at: stored.at });
    else if (last?.entry.kind === 'line')
      last.entry = { ...last.entry, events: [...last.entry.events, event] };
    else return null;
  }
  return written;
};
