// What an act of a player changes at the table, or why it is refused: in a game that the system leads.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { LineCommand } from '@omerta/rules/game/command.ts';
import { perform } from '@omerta/rules/game/decide/decide.ts';
import { allows } from '@omerta/rules/game/decide/line.ts';
import { clauseOf } from '@omerta/rules/game/decide/permission.ts';
import { isAct } from '@omerta/rules/game/event.ts';
import { eventsOf } from '@omerta/rules/game/fold/evolve.ts';
import { has, type Seat } from '@omerta/rules/game/seat.ts';
import { reply } from '@omerta/rules/game/tell/reply.ts';
import { isIn } from '@omerta/rules/game/tell/situation.ts';
import type { SpeechOf } from '@omerta/rules/view/heard.ts';
import type { PlayerAct } from './act.ts';
import { askedOf, type OpenAsk } from './asks.ts';
import { write } from './lines.ts';
import { windowSeconds } from './pauses.ts';
import { type PlayRefusal, refuseAct } from './refusal.ts';
import { cut, endBeat } from './script.ts';
import { type Beat, lasting, type RoomTable, withPoint } from './table.ts';

/** Given by the player himself or by the system; the referee answers with the rulebook's words, where it has some. */
const give = (table: RoomTable, command: LineCommand): RoomTable | PlayRefusal => {
  const done = perform(table.rulebook, table.state, command);
  if (isRefusal(done)) return done;
  const [act] = done.events;
  const says = act && isAct(act) ? reply(table.rulebook, done.state, act) : [];
  return { ...table, state: done.state, says: says.length > 0 ? says : table.says };
};

const speechOf: Readonly<Partial<Record<OpenAsk['step'], SpeechOf>>> = {
  speech: 'turn',
  'tie-speech': 'tie',
  last: 'last',
  'foul-speech': 'out-of-turn',
};

export const say = (table: RoomTable, by: Seat, step: OpenAsk['step'], text: string): RoomTable => ({
  ...table,
  said: [...table.said, { by, of: speechOf[step] ?? 'turn', text, after: eventsOf(table.state.log).length }],
});

/** The line that an act inside a window becomes. */
const lineOf = (table: RoomTable, beat: Beat, seat: Seat, act: PlayerAct): LineCommand | null => {
  switch (act.word) {
    case 'nominate':
    case 'withdraw':
      return { type: act.word, seat, nominee: act.seat };
    case 'hand':
      if (beat.step === 'lift') return { type: 'lift-hand', seat };
      return beat.seat === null ? null : { type: 'hand', seat, candidate: beat.seat };
    case 'shoot':
      return { type: 'shoot', seat, targets: [act.seat] };
    case 'check':
      return { type: table.state.roles[seat] === 'don' ? 'don' : 'sheriff', target: act.seat };
    case 'best':
      return { type: 'best', seats: act.seats };
    case 'claim':
      return { type: 'claim', seat, check: act.check };
    default:
      return null;
  }
};

/** Whether an act of this seat has its place in the window, done already or not. */
const belongs = (table: RoomTable, beat: Beat, seat: Seat, act: PlayerAct): boolean => {
  switch (act.word) {
    case 'hand':
      return beat.step === 'vote' || beat.step === 'lift';
    case 'shoot':
      return beat.step === 'shots';
    case 'check':
      return beat.step === 'don' || beat.step === 'sheriff';
    case 'best':
      return beat.step === 'best' || beat.step === 'last';
    case 'nominate':
    case 'withdraw':
      return beat.step === 'speech' && beat.seat === seat;
    case 'claim':
      return askedOf(table, seat)?.acts.includes('say') ?? false;
    default:
      return askedOf(table, seat)?.acts.includes(act.word) ?? false;
  }
};

/** An act that the seat's own question allows; a second one is refused by the rule that allows one. */
export const doAsked = (
  table: RoomTable,
  seat: Seat,
  act: PlayerAct,
  at: number,
): RoomTable | PlayRefusal => {
  const { beat, rulebook } = table;
  const asked = askedOf(table, seat);
  if (act.word === 'say' && asked?.acts.includes('say')) return say(table, seat, asked.step, act.text);
  if (beat?.part !== 'open' || !belongs(table, beat, seat, act))
    return refuseAct(rulebook, 'act/not-asked', act.word);
  if (act.word === 'pass') return endBeat(table, at);
  if (act.word === 'point') return withPoint(table, { by: seat, seat: act.seat });
  if (act.word === 'shoot' && asked === null) return refuseAct(rulebook, 'shot/second', act.word);
  if (act.word === 'shoot' && beat.number !== null && act.seat !== beat.number)
    return refuseAct(rulebook, 'shot/other-number', act.word, beat.number);
  const line = lineOf(table, beat, seat, act);
  return line === null
    ? refuseAct(rulebook, 'act/not-asked', act.word)
    : give(table, { ...line, by: seat, at });
};

/** In somebody else's minute: the foul first, then the microphone. In a last word a foul would tell whether the game is decided. */
export const speakForFoul = (table: RoomTable, seat: Seat, at: number): RoomTable | PlayRefusal => {
  const { beat, rulebook, state } = table;
  const open = beat?.part === 'open' && beat.step === 'speech' && beat.seat !== seat;
  const clause = clauseOf(rulebook, 'speech-out-of-turn');
  if (!open || table.interrupt !== null || !has(state.alive, seat) || clause === null)
    return refuseAct(rulebook, 'act/not-asked', 'foul-speech');
  const fouled = give(table, { type: 'foul', seat, clause, by: 'system', at });
  if (isRefusal(fouled)) return fouled;
  if (!has(fouled.state.alive, seat)) return cut(fouled, at);
  return {
    ...fouled,
    interrupt: { seat, until: at + lasting(table.pace, windowSeconds.foulSpeech) },
    asks: { ...fouled.asks, [seat]: { number: fouled.asks[seat].number + 1, open: true } },
  };
};

/** A game that is decided goes on for the room: who leaves it then loses his last word as he would in any other. */
const withoutLastWord = (table: RoomTable, seat: Seat, at: number): RoomTable =>
  table.state.result && table.state.farewells.includes(seat)
    ? write(table, { type: 'last', seat }, at)
    : table;

/** Who leaves is removed under the rulebook's clause, as long as it reaches him. */
export const leaveTable = (table: RoomTable, seat: Seat, at: number): RoomTable => {
  const { rulebook, state } = table;
  const violation = rulebook.violations.find((each) => each.act === 'leaving-table');
  if (!violation || (violation.except && isIn(rulebook, state, seat, violation.except))) return table;
  const command = { type: 'remove', seat, clause: violation.clause, by: 'system', at } as const;
  if (table.beat === null || !allows(rulebook, state, command)) return table;
  const removed = give(table, command);
  return isRefusal(removed) ? table : cut(withoutLastWord(removed, seat, at), at);
};

export const endInterrupt = (table: RoomTable): RoomTable => {
  const { interrupt } = table;
  if (interrupt === null) return table;
  const { seat } = interrupt;
  return { ...table, interrupt: null, asks: { ...table.asks, [seat]: { ...table.asks[seat], open: false } } };
};
