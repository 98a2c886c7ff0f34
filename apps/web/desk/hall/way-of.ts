// Where a need is settled that no single press settles: the room, what it opens there, and the word on the way.
import { viewThing } from '../roster/views.ts';
import { makeCaseThing } from '../wire/case-thing.ts';
import type { DeskRoom } from '../wire/rooms.ts';
import type { HallNeed } from './needs.ts';

/** What one press settles in the hall itself. */
type SettledHere = 'call' | 'absent' | 'approval';
export type NeedElsewhere = Exclude<HallNeed, { readonly what: SettledHere }>;

type WayOfNeed = {
  readonly room: DeskRoom;
  readonly thing: string;
  readonly words: 'decide' | 'look' | 'assign' | 'checkIn' | 'toSheet' | 'toTable';
};

const inCases = (opens: Parameters<typeof makeCaseThing>[0]): WayOfNeed => ({
  room: 'cases',
  thing: makeCaseThing(opens),
  words: 'decide',
});

export const wayOf = (need: NeedElsewhere): WayOfNeed => {
  switch (need.what) {
    case 'protest':
      return inCases({ kind: 'protest', protest: need.protest });
    case 'ruling':
      return inCases({ kind: 'part', part: 'rulings' });
    case 'charge':
      return inCases({ kind: 'part', part: 'charges' });
    case 'annulled':
    case 'replay':
    case 'incident':
      return inCases({ kind: 'ruling-on', about: need.game });
    case 'broken-off':
      return { room: 'hall', thing: need.game, words: 'toTable' };
    case 'flags':
    case 'branches':
      return { room: 'hall', thing: need.game, words: 'look' };
    case 'referee':
      return { room: 'seating', thing: need.stage, words: 'assign' };
    case 'unchecked':
      return { room: 'people', thing: viewThing('checkIn'), words: 'checkIn' };
    case 'sheet':
      return { room: 'sheets', thing: need.game, words: 'toSheet' };
  }
};
