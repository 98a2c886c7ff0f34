// Game to canonical text: tags in their order, one action a line, shorthands written out, undone lines left out.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Command, Hands, LiftHands, Shot } from '../game/command.ts';
import { perform } from '../game/decide/decide.ts';
import type { Performed } from '../game/decide/line.ts';
import { commandOf, isAct } from '../game/event.ts';
import { type GameState, initialState } from '../game/state.ts';
import { type Commented, type GameRecord, rolesOf, type Tag, type TagItem } from './record.ts';

const listed = (hands: Extract<Hands, { kind: 'named' | 'rest' }>): string =>
  hands.kind === 'rest' ? ': *' : `: ${hands.seats.length === 0 ? '-' : hands.seats.join(' ')}`;

const makeHands = (hands: LiftHands): string => {
  if (hands.kind === 'outcome') return hands.passed ? ' = yes' : ' = no';
  if (hands.kind !== 'counted') return listed(hands);
  return hands.seats.length === 0 ? ` = ${hands.count}` : ` = ${hands.count}: ${hands.seats.join(' ')}`;
};

const makeShot = (shot: Shot): string =>
  `${shot.by}>${shot.targets.length === 0 ? '-' : shot.targets.join(',')}`;

const makeDecision = (command: Extract<Command, { type: 'ruling' }>): string => {
  const { decision } = command;
  if (!decision) return 'ruling';
  if ('day' in decision) return `ruling ${decision.kind} ${decision.day}`;
  return decision.kind === 'protest' ? `ruling protest ${decision.number}` : `ruling ${decision.kind}`;
};

const makeBody = (command: Command): string => {
  switch (command.type) {
    case 'deal':
      return `deal ${command.seat} ${command.role}`;
    case 'night':
    case 'day':
      return `${command.type} ${command.number}`;
    case 'nominate':
    case 'withdraw':
      return `${command.type} ${command.seat} ${command.nominee}`;
    case 'vote':
      return `vote ${command.candidate}${makeHands(command.hands)}`;
    case 'lift':
      return `lift${makeHands(command.hands)}`;
    case 'shots':
      return `shots: ${command.shots.map(makeShot).join(' ')}`;
    case 'don':
    case 'sheriff':
      return `${command.type}: ${command.target ?? '-'}`;
    case 'best':
      return `best: ${command.seats.length === 0 ? '-' : command.seats.join(' ')}`;
    case 'claim':
      return command.check === null
        ? `claim ${command.seat} sheriff`
        : `claim ${command.seat} check ${command.check.target} ${command.check.team}`;
    case 'split':
      return `split ${command.seats.join(' ')}`;
    case 'ruling':
      return makeDecision(command);
    case 'extra':
      return `extra ${command.seat} ${command.points}${command.approver === null ? '' : ` by ${command.approver}`}`;
    case 'approve':
      return `approve ${command.what} by ${command.approver}`;
    case 'waive':
      return `waive ${command.seat} (${command.clause ?? ''}) by ${command.approver}`;
    case 'fine':
      return `fine ${command.seat} ${command.points}`;
    case 'speech':
    case 'tie-speech':
    case 'last':
    case 'warn':
    case 'foul':
    case 'yellow':
    case 'purple':
    case 'remove':
    case 'forfeit':
    case 'retract':
    case 'penalty':
    case 'protest':
      return `${command.type} ${command.seat}`;
    case 'next':
    case 'break':
    case 'resume':
    case 'annul':
    case 'note':
    case 'incident':
    case 'undo':
      return command.type;
    case 'hand':
    case 'lift-hand':
    case 'shoot':
    case 'replace':
      return '';
  }
};

/** One command as its line; empty for what has no line of its own: a player's own hand or shot is part of the referee's line. */
export const makeLine = (command: Command): string => {
  const clause = command.clause === undefined || command.type === 'waive' ? '' : ` (${command.clause})`;
  const note = command.note === undefined ? '' : ` "${command.note}"`;
  const body = makeBody(command);
  return body === '' ? '' : `${body}${clause}${note}`;
};

export const makeTag = (tag: Tag): string => {
  switch (tag.kind) {
    case 'rulebook':
      return `[rulebook ${tag.id}]`;
    case 'switch':
      return `[switch ${tag.name} ${tag.value}]`;
    case 'text':
      return `[${tag.name} "${tag.value}"]`;
    case 'number':
      return `[${tag.name} ${tag.value}]`;
    case 'date':
      return `[date ${tag.value}]`;
    case 'seat':
      return `[seat ${tag.seat} "${tag.name}"${tag.role === null ? '' : ` ${tag.role}`}]`;
    case 'other':
      return `[${tag.text}]`;
  }
};

const tagOrder = [
  'rulebook',
  'switch',
  'event',
  'stage',
  'round',
  'table',
  'game',
  'date',
  'referee',
  'other',
  'seat',
];

const tagRank = ({ tag }: TagItem): number =>
  tagOrder.indexOf(tag.kind === 'text' || tag.kind === 'number' ? tag.name : tag.kind);

const byPlace = (a: TagItem, b: TagItem): number => {
  if (a.tag.kind === 'switch' && b.tag.kind === 'switch') return a.tag.name < b.tag.name ? -1 : 1;
  if (a.tag.kind === 'seat' && b.tag.kind === 'seat') return a.tag.seat - b.tag.seat;
  return tagRank(a) - tagRank(b);
};

const withComments = (item: Commented, text: string): string[] => [
  ...item.before.map((comment) => `#${comment}`),
  item.comment === null ? text : `${text} #${item.comment}`,
];

type Standing = Commented & { readonly text: string };

const commentsOf = (item: Commented): readonly string[] =>
  item.comment === null ? item.before : [...item.before, item.comment];

/** The lines that stand, each as what it stood for, and the comments left at the end; from a refused line on, as they were written. */
const standingLines = (
  record: GameRecord,
): { readonly lines: readonly Standing[]; readonly after: readonly string[] } => {
  let state: GameState = initialState(rolesOf(record));
  let refused = false;
  const lines: Standing[] = [];
  // Comments of lines taken back stay, on lines of their own.
  let kept: readonly string[] = [];
  for (const item of record.lines) {
    const done: Performed | null = refused ? null : perform(record.rulebook, state, item.command);
    refused ||= done === null || isRefusal(done);
    if (done !== null && !isRefusal(done)) state = done.state;
    if (!refused && item.command.type === 'undo') {
      const undone = lines.pop();
      kept = [...(undone ? commentsOf(undone) : []), ...kept, ...commentsOf(item)];
      continue;
    }
    const act = done !== null && !isRefusal(done) ? done.events.find(isAct) : undefined;
    const text = makeLine(act ? commandOf(act) : item.command);
    lines.push({ before: [...kept, ...item.before], comment: item.comment, text });
    kept = [];
  }
  return { lines, after: kept };
};

export const print = (record: GameRecord): string => {
  const tags = [...record.tags].sort(byPlace).flatMap((item) => withComments(item, makeTag(item.tag)));
  const { lines, after } = standingLines(record);
  const actions = lines.flatMap((item) => withComments(item, item.text));
  return `${[...tags, ...actions, ...[...after, ...record.after].map((comment) => `#${comment}`)].join('\n')}\n`;
};
