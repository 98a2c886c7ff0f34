// What each chair and the public is shown of a room: built from nothing by picking, as every view is.

import type { Lang, Text } from '@omerta/base/lang.ts';
import type { Command } from '@omerta/rules/game/command.ts';
import { isSpoken } from '@omerta/rules/game/decide/expects.ts';
import { isOf } from '@omerta/rules/game/role.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import type { SpokenPhrase } from '@omerta/rules/game/tell/prompt.ts';
import type { Cue } from '@omerta/rules/rulebooks/script.ts';
import { type Heard, heard } from '@omerta/rules/view/heard.ts';
import {
  type HallView,
  type PublicView,
  type RefereeView,
  type SeatView,
  view,
} from '@omerta/rules/view/view.ts';
import type { ActWord } from './act.ts';
import { askedOf } from './asks.ts';
import { noEntropy } from './deal.ts';
import type { PlayStep } from './pauses.ts';
import { isOver, type Room, seatOfChair } from './room.ts';
import type { Pointed, Proposal, RoomClock, RoomTable } from './table.ts';

export type ChairSeen = {
  readonly chair: number;
  readonly nickname: string;
  readonly bot: boolean;
  readonly ready: boolean;
  readonly gone: boolean;
  readonly left: boolean;
  /** Null before the deal. */
  readonly seat: Seat | null;
};

/** The commitment alone until the end; then everything that another program needs to repeat the deal. */
export type DealSeen =
  | { readonly commitment: string }
  | {
      readonly commitment: string;
      readonly server: string;
      readonly entropies: readonly string[];
      /** Null where the game never began. */
      readonly seed: string | null;
    };

export type Saying = { readonly cue: Cue } & Text;

export type AskSeen = {
  readonly ask: number;
  readonly step: PlayStep | 'ready' | 'foul-speech';
  readonly acts: readonly ActWord[];
  /** The seats that an act with a number may name now. */
  readonly targets: readonly Seat[];
  /** Null before the start and where a person leads. */
  readonly until: string | null;
};

/** What everybody is shown. */
type Common = {
  readonly rulebook: string;
  readonly switches: Readonly<Record<string, string>>;
  readonly referee: 'system' | 'person';
  readonly language: Lang;
  readonly pace: number;
  readonly grace: number;
  readonly phase: Room['phase'];
  readonly chairs: readonly (ChairSeen | null)[];
  readonly deal: DealSeen;
  readonly heard: readonly Heard[];
  /** What the referee says now, in every language. */
  readonly says: readonly Saying[];
  /** The number being called while the blacks shoot. */
  readonly number: Seat | null;
  /** Whose microphone is open; nobody's at night. */
  readonly speaks: Seat | null;
  readonly interrupts: Seat | null;
  /** Whose microphone the person who leads has shut. */
  readonly muted: readonly Seat[];
  readonly clock: RoomClock | null;
};

export type SeatPicture = Common & {
  readonly audience: 'seat';
  readonly chair: number;
  /** Null before the deal. */
  readonly view: SeatView | null;
  /** What the blacks showed each other in night 1; null for everybody else. */
  readonly points: readonly Pointed[] | null;
  readonly asks: AskSeen | null;
};

/** Nominations and ballots only after the game, so that a second window helps nobody. */
export type PublicPicture = Common & {
  readonly audience: 'public';
  readonly view: HallView | PublicView | null;
};

/** For the person who leads: everything, and what the players have done in the step. */
export type RefereePicture = Common & {
  readonly audience: 'referee';
  readonly view: RefereeView | null;
  readonly proposals: readonly Proposal[];
  /** What the blacks showed each other in night 1. */
  readonly points: readonly Pointed[];
  /** Every line and correction that he gave: the game is these. */
  readonly given: readonly Command[];
};

const isoOf = (at: number): string => new Date(at).toISOString();

export const chairsSeen = (room: Room): Common['chairs'] =>
  room.chairs.map(
    (each, i) =>
      each && {
        chair: i + 1,
        nickname: each.nickname,
        bot: each.bot,
        ready: each.ready,
        gone: each.gone !== null,
        left: each.left,
        seat: seatOfChair(room, i + 1),
      },
  );

export const dealSeen = (room: Room): DealSeen => {
  const { commitment, server, seed } = room;
  if (!isOver(room)) return { commitment };
  const entropies = room.chairs.map((chair) => chair?.entropy ?? noEntropy);
  return { commitment, server, entropies, seed };
};

const sayings = (phrases: readonly SpokenPhrase[]): readonly Saying[] =>
  phrases.map(({ cue, en, ru }) => ({ cue, en, ru }));

/** In a break, and while the clock of the person who leads stands, nobody has the word. */
const hasTheWord = ({ beat, speaks, state, clock }: RoomTable): Seat | null => {
  if (state.paused || (clock !== null && clock.startedAt === null)) return null;
  return beat?.until !== null && beat?.part === 'open' && isSpoken(beat.step) && !beat.silent
    ? beat.seat
    : speaks;
};

/** By night no clock is shown: what runs then is nobody's to see. */
const clockOf = ({ state, beat, clock }: RoomTable): RoomClock | null => {
  if (state.phase !== 'day') return null;
  if (beat?.part !== 'open' || beat.until === null) return clock;
  return { startedAt: isoOf(beat.from), elapsed: 0, duration: beat.until - beat.from };
};

const pickCommon = (room: Room): Common => {
  const { setup, table } = room;
  return {
    rulebook: setup.rulebook,
    switches: setup.switches,
    referee: setup.referee,
    language: setup.language,
    pace: setup.pace,
    grace: setup.grace,
    phase: room.phase,
    chairs: chairsSeen(room),
    deal: dealSeen(room),
    heard: table ? heard(table.state, table.said) : [],
    says: table ? sayings(table.says) : [],
    number: table?.beat?.number ?? null,
    speaks: table ? hasTheWord(table) : null,
    interrupts: table?.interrupt?.seat ?? null,
    muted: table?.muted ?? [],
    clock: table ? clockOf(table) : null,
  };
};

const commons = new WeakMap<Room, Common>();

/** A room is never changed in place: eleven pictures of it share what everybody is shown. */
const common = (room: Room): Common => {
  const known = commons.get(room) ?? pickCommon(room);
  commons.set(room, known);
  return known;
};

/** The engine has the step that no line has recorded; the room is still playing the one before. */
const stepSeen = ({ state, beat }: RoomTable): SeatView['now'] =>
  beat === null || state.phase !== 'day' || beat.step === 'cards'
    ? null
    : { step: beat.step, seat: beat.seat, seconds: beat.window > 0 ? beat.window : null };

const asksOf = (room: Room, chair: number): AskSeen | null => {
  const { table } = room;
  const seat = seatOfChair(room, chair);
  if (room.phase === 'waiting') {
    const waited = room.chairs[chair - 1];
    return waited && !waited.ready
      ? { ask: 1, step: 'ready', acts: ['ready'], targets: [], until: null }
      : null;
  }
  if (isOver(room) || !table || seat === null) return null;
  const asked = askedOf(table, seat);
  return (
    asked && {
      ask: table.asks[seat].number,
      step: asked.step,
      acts: asked.acts,
      targets: asked.targets,
      until: asked.until === null ? null : isoOf(asked.until),
    }
  );
};

export const seatPicture = (room: Room, chair: number): SeatPicture => {
  const { table } = room;
  const seat = seatOfChair(room, chair);
  const shown = table && seat !== null ? view(table.rulebook, table.state, seat) : null;
  const whispered = table?.whisper && table.whisper.seat === seat ? sayings(table.whisper.says) : null;
  const all = common(room);
  return {
    audience: 'seat',
    chair,
    ...all,
    says: whispered ?? all.says,
    view: shown && table ? { ...shown, now: stepSeen(table) } : null,
    points: table && seat !== null && isOf('black', table.state.roles[seat]) ? table.points : null,
    asks: asksOf(room, chair),
  };
};

/** What names a candidate or tells hands. */
const ballotCues: ReadonlySet<Cue> = new Set<Cue>([
  'nomination-accepted',
  'nomination-repeated',
  'nomination-withdrawn',
  'no-vote',
  'vote-open',
  're-vote',
  'vote',
  'vote-close',
  'vote-rest',
  'tie-open',
  'tie-again',
  'tie-same',
  'tie-wide',
  'lift',
  'lift-close',
  'lift-barred',
  'lift-failed',
  'best-accepted',
]);

/** What the table heard and a second window must not repeat. */
const forPublic = (items: readonly Heard[]): readonly Heard[] =>
  items.flatMap((item): Heard[] => {
    switch (item.kind) {
      case 'speech':
        return [{ day: item.day, kind: 'speech', by: item.by, of: item.of }];
      case 'left':
      case 'foul':
      case 'night':
        return [item];
      default:
        return [];
    }
  });

export const publicPicture = (room: Room): PublicPicture => {
  const { table } = room;
  const all = common(room);
  if (isOver(room))
    return {
      audience: 'public',
      ...all,
      view: table ? view(table.rulebook, table.state, 'public') : null,
    };
  const now = table ? stepSeen(table) : null;
  const hall = table ? view(table.rulebook, table.state, 'hall') : null;
  return {
    audience: 'public',
    ...all,
    heard: forPublic(all.heard),
    says: all.says.filter(({ cue }) => !ballotCues.has(cue)),
    view: hall && { ...hall, now: now?.step === 'vote' ? { step: 'vote', seat: null, seconds: null } : now },
  };
};

export const refereePicture = (room: Room): RefereePicture => ({
  audience: 'referee',
  ...common(room),
  view: room.table ? view(room.table.rulebook, room.table.state, 'referee') : null,
  proposals: room.table?.proposals ?? [],
  points: room.table?.points ?? [],
  given: room.table?.given ?? [],
});
