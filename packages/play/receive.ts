// What comes of an input: the room after it, or why nothing has changed.
import { folded, isSeen, longestNickname, tidy } from '@omerta/base/nickname.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { sha256 } from '@omerta/base/sha256.ts';
import { perform } from '@omerta/rules/game/decide/decide.ts';
import { bySeat } from '@omerta/rules/game/seat.ts';
import { initialState } from '@omerta/rules/game/state.ts';
import { type PlayerAct, parseAct } from './act.ts';
import { advance, leaveGame, settle, usualBots } from './advance.ts';
import { dealFrom, isPart, seedFrom } from './deal.ts';
import { doAsked, speakForFoul } from './do-act.ts';
import type { InputKind, InputOf, RoomInput } from './input.ts';
import { leading } from './leading.ts';
import { awaitLine, propose } from './person.ts';
import type { Bots } from './player.ts';
import { type PlayRefusal, refuseAct, refuseRoom } from './refusal.ts';
import { type Chair, chairAt, isOver, type Room, seatOfChair, withChair } from './room.ts';
import { begin } from './script.ts';
import type { RoomTable } from './table.ts';

export type Received = {
  readonly room: Room;
  /** The chair that a `sit` was given. */
  readonly chair: number | null;
};

const mayStart = ({ chairs }: Room): boolean =>
  chairs.every((chair) => chair !== null && (chair.bot || chair.ready));

const emptyTable = (room: Room, seed: string): RoomTable => ({
  rulebook: room.rulebook,
  pace: room.setup.pace,
  state: initialState(dealFrom(seed).cards),
  beat: null,
  says: [],
  whisper: null,
  // The first question of every chair was whether it is ready.
  asks: bySeat(() => ({ number: 1, open: false })),
  said: [],
  points: [],
  interrupt: null,
  proposals: [],
  clock: null,
  speaks: null,
  muted: [],
  given: [],
  chance: Number.parseInt(sha256(`bots ${seed}`).slice(0, 12), 16),
  wakes: {},
});

const start = (room: Room, at: number): Room => {
  if (!mayStart(room)) return room;
  const seed = seedFrom(
    room.server,
    room.chairs.map((chair) => chair?.entropy ?? null),
  );
  const table = emptyTable(room, seed);
  return {
    ...room,
    phase: 'playing',
    seed,
    dealt: dealFrom(seed),
    table: room.setup.referee === 'system' ? begin(table, at) : awaitLine(table, at),
  };
};

const sit = (room: Room, { nickname, bot, at }: InputOf<'sit'>): Received | PlayRefusal => {
  if (room.phase !== 'waiting') return refuseRoom('room/started');
  const name = tidy(nickname);
  if (!isSeen(name, longestNickname)) return refuseRoom('nickname/form');
  if (room.chairs.some((each) => each && folded(each.nickname) === folded(name)))
    return refuseRoom('nickname/taken', { word: name });
  const chair = room.chairs.indexOf(null) + 1;
  if (chair === 0) return refuseRoom('room/full');
  const taken: Chair = { nickname: name, bot, ready: bot, entropy: null, gone: null, left: false };
  return { room: start(withChair(room, chair, taken), at), chair };
};

const stand = (room: Room, { chair }: InputOf<'stand'>): Room | PlayRefusal => {
  if (room.phase !== 'waiting') return refuseRoom('room/started');
  return chairAt(room, chair) ? withChair(room, chair, null) : refuseRoom('chair/none', { number: chair });
};

const beReady = (room: Room, chair: Chair, act: PlayerAct, input: InputOf<'act'>): Room | PlayRefusal => {
  if (act.word === 'leave') return withChair(room, input.chair, null);
  if (act.word !== 'ready') return refuseRoom('room/not-started');
  if (input.ask !== 1) return refuseRoom('ask/other', { number: 1 });
  if (chair.ready) return refuseAct(room.rulebook, 'act/late', act.word);
  if (input.entropy !== undefined && !isPart(input.entropy)) return refuseRoom('entropy/form');
  return start(
    withChair(room, input.chair, { ...chair, ready: true, entropy: input.entropy ?? null }),
    input.at,
  );
};

const needsNoAsk = ({ word }: PlayerAct): boolean =>
  word === 'leave' || word === 'foul-speech' || word === 'protest';

/** In a room of a person the referee judges; what a player asks of him is a proposal. */
const doAct = (room: Room, table: RoomTable, act: PlayerAct, input: InputOf<'act'>): Room | PlayRefusal => {
  const { chair, at } = input;
  const seat = seatOfChair(room, chair);
  if (seat === null) return refuseRoom('chair/none', { number: chair });
  const ask = table.asks[seat];
  if (needsNoAsk(act) ? ask.open && ask.number !== input.ask : ask.number !== input.ask)
    return refuseRoom('ask/other', { number: ask.number });
  if (act.word === 'leave') return leaveGame(room, chair, at);
  if (table.state.paused) return refuseRoom('room/paused');
  if (!needsNoAsk(act) && !ask.open) return refuseAct(room.rulebook, 'act/late', act.word);
  if (room.setup.referee === 'person') return seated(room, propose(table, seat, act, at));
  return seated(
    room,
    act.word === 'foul-speech' ? speakForFoul(table, seat, at) : doAsked(table, seat, act, at),
  );
};

const seated = (room: Room, table: RoomTable | PlayRefusal): Room | PlayRefusal =>
  isRefusal(table) ? table : { ...room, table };

const protest = (room: Room, text: string, input: InputOf<'act'>): Room | PlayRefusal => {
  const seat = seatOfChair(room, input.chair);
  if (room.phase !== 'over' || !room.table || seat === null)
    return refuseAct(room.rulebook, 'act/not-asked', 'protest');
  const { at } = input;
  const done = perform(room.rulebook, room.table.state, { type: 'protest', seat, note: text, by: seat, at });
  return isRefusal(done) ? done : { ...room, table: { ...room.table, state: done.state } };
};

const act = (room: Room, input: InputOf<'act'>): Room | PlayRefusal => {
  const chair = chairAt(room, input.chair);
  const parsed = parseAct(input.do);
  if (!chair) return refuseRoom('chair/none', { number: input.chair });
  if (!parsed) return refuseRoom('act/unreadable', { word: input.do.slice(0, 40) });
  if (room.phase === 'waiting') return beReady(room, chair, parsed, input);
  if (chair.left) return refuseRoom('chair/left', { number: input.chair });
  if (parsed.word === 'protest') return protest(room, parsed.text, input);
  if (isOver(room) || !room.table) return refuseRoom('room/over');
  return doAct(room, room.table, parsed, input);
};

const connection = (room: Room, { chair, kind, at }: InputOf<'gone' | 'back'>): Room | PlayRefusal => {
  const given = chairAt(room, chair);
  if (!given) return refuseRoom('chair/none', { number: chair });
  // A second loss while he is gone does not lengthen his grace.
  const gone = kind === 'gone' ? (given.gone ?? at) : null;
  return withChair(room, chair, { ...given, gone });
};

const close = (room: Room): Room | PlayRefusal => {
  if (isOver(room)) return refuseRoom('room/over');
  const table = room.table && {
    ...room.table,
    beat: null,
    whisper: null,
    interrupt: null,
    says: [],
    wakes: {},
  };
  return { ...room, phase: 'abandoned', table };
};

const handlers: {
  readonly [K in Exclude<InputKind, 'sit'>]: (room: Room, input: InputOf<K>) => Room | PlayRefusal;
} = {
  stand,
  act,
  gone: connection,
  back: connection,
  close,
  ...leading,
};

/** An input that came with an earlier instant than the room has reached counts as one of now. */
export const receive = (room: Room, input: RoomInput, bots: Bots = usualBots): Received | PlayRefusal => {
  const at = Math.max(input.at, room.at);
  const due = advance(room, at, bots);
  const given = { ...input, at };
  if (given.kind === 'sit') {
    const seated = sit(due, given);
    return isRefusal(seated) ? seated : { ...seated, room: settle(seated.room, at) };
  }
  const handle = handlers[given.kind] as (room: Room, input: RoomInput) => Room | PlayRefusal;
  const done = handle(due, given);
  return isRefusal(done) ? done : { room: settle(done, at), chair: null };
};
