// One action line to its command.
import type { Problem } from '@omerta/base/problem.ts';
import {
  approvers,
  type Command,
  type Decision,
  type Hands,
  type LiftHands,
  type Shot,
} from '../game/command.ts';
import { roles, teams } from '../game/role.ts';
import type { Seat } from '../game/seat.ts';
import { Reader } from './reader.ts';

const named = (seats: readonly Seat[]): Hands => ({ kind: 'named', seats });

/** After the colon: `-` nobody, `*` everybody who has not voted, or seats. */
const listed = (line: Reader): Hands => {
  if (line.maybeSign('-')) return named([]);
  if (line.maybeSign('*')) return { kind: 'rest' };
  return named(line.seats());
};

const readHands = (line: Reader): Hands => {
  if (!line.maybeSign('=')) {
    line.sign(':');
    return listed(line);
  }
  const count = line.whole();
  return { kind: 'counted', count, seats: line.maybeSign(':') ? line.seats() : [] };
};

const readLift = (line: Reader): LiftHands => {
  if (!line.maybeSign('=')) {
    line.sign(':');
    return listed(line);
  }
  const outcome = line.maybeWord(['yes', 'no']);
  if (outcome) return { kind: 'outcome', passed: outcome === 'yes' };
  const count = line.whole();
  return { kind: 'counted', count, seats: line.maybeSign(':') ? line.seats() : [] };
};

const readShot = (line: Reader): Shot => {
  const by = line.seat();
  line.sign('>');
  if (line.maybeSign('-')) return { by, targets: [] };
  const targets = [line.seat()];
  while (line.maybeSign(',')) targets.push(line.seat());
  return { by, targets };
};

const readShots = (line: Reader): Shot[] => {
  line.sign(':');
  const shots = [readShot(line)];
  while (line.atNumber()) shots.push(readShot(line));
  return shots;
};

const readTarget = (line: Reader): Seat | null => {
  line.sign(':');
  return line.maybeSign('-') ? null : line.seat();
};

const readBest = (line: Reader): Seat[] => {
  line.sign(':');
  return line.maybeSign('-') ? [] : line.seats();
};

const readDecision = (line: Reader): Decision | null => {
  const word = line.maybeWord(['miss', 'best-void', 'cancel-vote', 'hold-vote', 'protest']);
  if (word === 'cancel-vote' || word === 'hold-vote') return { kind: word, day: line.whole() };
  if (word === 'protest') return { kind: word, number: line.whole() };
  return word === 'miss' || word === 'best-void' ? { kind: word } : null;
};

const readPoints = (line: Reader): string => line.maybeWord(['li1', 'li2']) ?? line.signedDecimal();

const readApprover = (line: Reader): (typeof approvers)[number] | null =>
  line.maybeWord(['by']) ? line.word(approvers) : null;

const seatOnly =
  <
    T extends
      | 'speech'
      | 'tie-speech'
      | 'last'
      | 'warn'
      | 'foul'
      | 'yellow'
      | 'purple'
      | 'remove'
      | 'forfeit'
      | 'retract'
      | 'penalty'
      | 'protest',
  >(
    type: T,
  ) =>
  (line: Reader): Command =>
    ({ type, seat: line.seat() }) as Command;

const wordOnly =
  <T extends 'next' | 'break' | 'resume' | 'annul' | 'note' | 'incident' | 'undo'>(type: T) =>
  (): Command =>
    ({ type }) as Command;

const phase =
  (type: 'night' | 'day') =>
  (line: Reader): Command => ({ type, number: line.whole() });

/** Each word of the notation and what follows it; a clause and a note may end any line. */
const grammar: Readonly<Record<string, (line: Reader) => Command>> = {
  deal: (line) => ({ type: 'deal', seat: line.seat(), role: line.word(roles) }),
  night: phase('night'),
  day: phase('day'),
  speech: seatOnly('speech'),
  nominate: (line) => ({ type: 'nominate', seat: line.seat(), nominee: line.seat() }),
  withdraw: (line) => ({ type: 'withdraw', seat: line.seat(), nominee: line.seat() }),
  vote: (line) => ({ type: 'vote', candidate: line.seat(), hands: readHands(line) }),
  'tie-speech': seatOnly('tie-speech'),
  lift: (line) => ({ type: 'lift', hands: readLift(line) }),
  last: seatOnly('last'),
  next: wordOnly('next'),
  shots: (line) => ({ type: 'shots', shots: readShots(line) }),
  don: (line) => ({ type: 'don', target: readTarget(line) }),
  sheriff: (line) => ({ type: 'sheriff', target: readTarget(line) }),
  best: (line) => ({ type: 'best', seats: readBest(line) }),
  warn: seatOnly('warn'),
  foul: seatOnly('foul'),
  yellow: seatOnly('yellow'),
  purple: seatOnly('purple'),
  remove: seatOnly('remove'),
  forfeit: seatOnly('forfeit'),
  break: wordOnly('break'),
  resume: wordOnly('resume'),
  annul: wordOnly('annul'),
  claim: (line) => {
    const seat = line.seat();
    const what = line.word(['sheriff', 'check']);
    return {
      type: 'claim',
      seat,
      check: what === 'check' ? { target: line.seat(), team: line.word(teams) } : null,
    };
  },
  retract: seatOnly('retract'),
  split: (line) => ({ type: 'split', seats: line.seats() }),
  note: wordOnly('note'),
  ruling: (line) => ({ type: 'ruling', decision: readDecision(line) }),
  incident: wordOnly('incident'),
  extra: (line) => ({
    type: 'extra',
    seat: line.seat(),
    points: readPoints(line),
    approver: readApprover(line),
  }),
  approve: (line) => {
    const what = line.word(['players', 'total']);
    line.word(['by']);
    return { type: 'approve', what, approver: line.word(approvers) };
  },
  waive: (line) => {
    const seat = line.seat();
    const clause = line.maybeClause();
    if (clause === null) line.fail('expected', '(clause)');
    line.word(['by']);
    return { type: 'waive', seat, approver: line.word(approvers), ...(clause === null ? {} : { clause }) };
  },
  penalty: seatOnly('penalty'),
  fine: (line) => ({ type: 'fine', seat: line.seat(), points: line.decimal() }),
  protest: seatOnly('protest'),
  undo: wordOnly('undo'),
};

/** Lines that say nothing without their text. */
const needsNote = (command: Command): boolean =>
  command.type === 'note' ||
  command.type === 'incident' ||
  (command.type === 'ruling' && (command.decision === null || command.decision.kind === 'protest'));

const words = Object.keys(grammar);
const readerOf: ReadonlyMap<string, (line: Reader) => Command> = new Map(Object.entries(grammar));

export const readAction = (text: string, number: number): Command | Problem => {
  const line = new Reader(text, number);
  const column = line.column;
  const word = line.anyWord();
  const read = word === null ? undefined : readerOf.get(word);
  if (!read)
    return (
      line.problem ?? {
        line: number,
        column,
        code: 'word-unknown',
        found: word ?? text.trim(),
        wanted: words.join(' '),
      }
    );
  const command = read(line);
  const clause = line.maybeClause();
  const note = needsNote(command) ? line.note() : line.maybeNote();
  line.end();
  if (line.problem) return line.problem;
  if (clause === null && note === null) return command;
  return { ...command, ...(clause === null ? {} : { clause }), ...(note === null ? {} : { note }) };
};
