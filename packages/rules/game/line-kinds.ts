// What kind of line each command makes: one row a command, and the questions that are asked of it.
import type { Actor, Command, CommandOf, CommandType } from './command.ts';
import type { Seat } from './seat.ts';

type Kind = 'play' | 'sanction' | 'beside' | 'sheet' | 'correction';

type Official = Exclude<Actor, Seat>;

/** Whether it may still be written once the result is fixed: until the room knows it, or as long as last words, lines of the ballot or steps of the night are left. */
export type AfterResult = 'open' | 'closed' | 'until-told' | 'in-last-words' | 'in-ballot' | 'in-night';

type LineKind = {
  readonly kind: Kind;
  /** A side referee helps to keep the record and never decides; the system keeps the script going and judges nothing it cannot see. */
  readonly by: readonly Official[];
  /** A player may give it for himself. */
  readonly byPlayer: boolean;
  /** Everybody at the table hears or sees it, in the dark too. */
  readonly heardAtNight: boolean;
  readonly afterResult: AfterResult;
  /** An annulled game is over without a result: what happened may still be written down, but nothing may be decided. */
  readonly afterAnnulment: 'open' | 'closed' | 'undecided';
  /** It only stands in the log: taking it back needs no folding. */
  readonly inert: boolean;
  /** Written down once the game is over: it does not move the end. */
  readonly afterwards: boolean;
  /** The course of the game in the protocol tells it: cards, phases, speeches and points stand elsewhere or tell nothing. */
  readonly toldInCourse: boolean;
};

const play = {
  kind: 'play',
  by: ['referee'],
  byPlayer: false,
  heardAtNight: false,
  afterResult: 'closed',
  afterAnnulment: 'closed',
  inert: false,
  afterwards: false,
  toldInCourse: true,
} as const satisfies LineKind;

const phase = { ...play, by: ['referee', 'system'], heardAtNight: true, toldInCourse: false } as const;
const speech = { ...play, by: ['referee', 'system'], byPlayer: true, toldInCourse: false } as const;
const counted = { ...play, by: ['referee', 'system'] } as const;
const chosen = { ...play, byPlayer: true } as const;
/** The system writes that nothing was chosen before the time was over. */
const chosenInTime = { ...chosen, by: ['referee', 'system'] } as const;
/** Only a player does it: an official records the whole line instead. */
const raised = { ...play, by: [], byPlayer: true } as const;

const sanction = { ...play, kind: 'sanction', heardAtNight: true, afterResult: 'open' } as const;
/** The system writes it for the one act of each kind that it sees by itself. */
const seenBySystem = { ...sanction, by: ['referee', 'system'] } as const;
const beside = { ...play, kind: 'beside', afterResult: 'open' } as const;
const announced = { ...beside, heardAtNight: true } as const;
const talk = { ...beside, by: ['referee', 'side-referee'], byPlayer: true, inert: true } as const;
const written = { ...beside, by: ['referee', 'side-referee'], inert: true, afterwards: true } as const;
const sheet = {
  ...beside,
  kind: 'sheet',
  inert: true,
  afterwards: true,
  toldInCourse: false,
} as const;
const correction = {
  ...beside,
  kind: 'correction',
  afterAnnulment: 'open',
  afterwards: true,
} as const;

const lineKinds = {
  deal: { ...counted, toldInCourse: false },
  night: phase,
  day: { ...phase, afterResult: 'in-night' },
  speech,
  nominate: chosen,
  withdraw: chosen,
  hand: { ...raised, afterResult: 'in-ballot' },
  vote: { ...counted, afterResult: 'in-ballot' },
  'tie-speech': speech,
  'lift-hand': raised,
  lift: counted,
  last: { ...speech, afterResult: 'in-last-words' },
  next: { ...phase, afterResult: 'in-last-words' },
  shoot: raised,
  shots: counted,
  don: { ...chosenInTime, afterResult: 'in-night' },
  sheriff: { ...chosenInTime, afterResult: 'in-night' },
  best: { ...chosenInTime, afterResult: 'in-night' },
  warn: sanction,
  foul: seenBySystem,
  yellow: sanction,
  purple: { ...sanction, afterAnnulment: 'open', inert: true, afterwards: true },
  remove: seenBySystem,
  forfeit: sanction,
  break: { ...announced, afterResult: 'until-told' },
  resume: announced,
  annul: announced,
  claim: talk,
  retract: talk,
  split: { ...talk, byPlayer: false },
  note: { ...written, afterAnnulment: 'open' },
  ruling: { ...beside, afterAnnulment: 'undecided', afterwards: true },
  incident: { ...written, afterAnnulment: 'open' },
  extra: sheet,
  approve: sheet,
  waive: sheet,
  penalty: sheet,
  fine: { ...sheet, afterAnnulment: 'open' },
  protest: { ...sheet, byPlayer: true, afterAnnulment: 'open', toldInCourse: true },
  undo: correction,
  replace: correction,
} as const satisfies Record<CommandType, LineKind>;

/** The words of some kinds, for tables that must have them all. */
export type WordsOf<K extends Kind> = {
  [T in CommandType]: (typeof lineKinds)[T]['kind'] extends K ? T : never;
}[CommandType];

const kindOf = (type: CommandType): LineKind => lineKinds[type];

/** Refused in a break, and after the result unless it belongs to it. */
export const isPlay = (type: CommandType): boolean => kindOf(type).kind === 'play';

export const isSanction = (command: Command): command is CommandOf<WordsOf<'sanction'>> =>
  kindOf(command.type).kind === 'sanction';

export const isOfSheet = (type: CommandType): boolean => kindOf(type).kind === 'sheet';

export const mayOfficialGive = (type: CommandType, official: Official): boolean =>
  kindOf(type).by.includes(official);

export const mayPlayerGive = (type: CommandType): boolean => kindOf(type).byPlayer;

/** What only a player does himself: in a record it is part of the referee's line. */
export const isPlayersAlone = (type: CommandType): boolean => kindOf(type).by.length === 0;

export const isHeardAtNight = (type: CommandType): boolean => kindOf(type).heardAtNight;

export const afterResult = (type: CommandType): AfterResult => kindOf(type).afterResult;

export const isOpenAfterAnnulment = (command: Command): boolean => {
  const { afterAnnulment } = kindOf(command.type);
  if (afterAnnulment === 'undecided') return command.type === 'ruling' && command.decision === null;
  return afterAnnulment === 'open';
};

export const isInert = (type: CommandType): boolean => kindOf(type).inert;

export const isAfterwards = (type: CommandType): boolean => kindOf(type).afterwards;

export const isToldInCourse = (type: CommandType): boolean => kindOf(type).toldInCourse;
