// What the person who leads gives, each thing as an input of its own; in a room that the system leads nobody gives any.
import { isRefusal } from '@omerta/base/refusal.ts';
import { has } from '@omerta/rules/game/seat.ts';
import type { InputOf } from './input.ts';
import { decline, interrupt, lead, show } from './person.ts';
import { type PlayRefusal, refuseRoom } from './refusal.ts';
import { isOver, type Room } from './room.ts';
import type { RoomTable } from './table.ts';

type Kind = 'line' | 'clock' | 'mute' | 'interrupt' | 'decline' | 'end';
type Changed = RoomTable | PlayRefusal;

/** Of a game that has begun, as long as it `takes` that. */
const atTable =
  <K extends Kind>(
    change: (table: RoomTable, input: InputOf<K>) => Changed,
    takes: (room: Room, input: InputOf<K>) => boolean = (room) => !isOver(room),
  ) =>
  (room: Room, input: InputOf<K>): Room | PlayRefusal => {
    if (room.setup.referee !== 'person') return refuseRoom('room/system-leads');
    if (!room.table) return refuseRoom('room/not-started');
    if (!takes(room, input)) return refuseRoom('room/over');
    const table = change(room.table, input);
    return isRefusal(table) ? table : { ...room, table };
  };

/** What belongs to the sheet is still written after the end; what the end has revealed cannot be taken back. */
const takesLine = (room: Room, { command: { type } }: InputOf<'line'>): boolean =>
  !isOver(room) || (room.phase === 'over' && type !== 'undo' && type !== 'replace');

const end = (room: Room, input: InputOf<'end'>): Room | PlayRefusal => {
  const done = atTable<'end'>((table) => (table.beat === null ? table : refuseRoom('room/no-result')))(
    room,
    input,
  );
  return isRefusal(done) ? done : { ...done, phase: 'over' };
};

export const leading: { readonly [K in Kind]: (room: Room, input: InputOf<K>) => Room | PlayRefusal } = {
  line: atTable<'line'>(lead, takesLine),
  clock: atTable<'clock'>(show),
  mute: atTable<'mute'>((table, { seats }) => ({ ...table, muted: seats })),
  interrupt: atTable<'interrupt'>((table, { seat, at }) =>
    has(table.state.alive, seat) ? interrupt(table, seat, at) : refuseRoom('proposal/none', { number: seat }),
  ),
  decline: atTable<'decline'>(decline),
  end,
};
