// What the referee says at the step the script stands at, filled in from the rulebook's phrases.
import { isRefusal } from '@omerta/base/refusal.ts';
import { outcomeWords } from '../../rulebooks/outcome-words.ts';
import type { Rulebook } from '../../rulebooks/rulebook.ts';
import { type Cue, commonCue, type Phrase } from '../../rulebooks/script.ts';
import { tallyOf, topOf } from '../ballot.ts';
import { type Expected, expects } from '../decide/expects.ts';
import { nextVote, openVote } from '../decide/voting.ts';
import type { OutBy, Result } from '../event.ts';
import type { Role } from '../role.ts';
import { has, nobody, type Seat, seats, size } from '../seat.ts';
import { isCancelled } from '../slot.ts';
import { type GameState, type LogCell, lastBallot, tonight } from '../state.ts';
import { type Aloud, byNumber, fillPhrase, type PhraseValues } from './aloud.ts';

/** `open` before the step begins, `close` when it ends. */
export type SpokenPhrase = Phrase & { readonly cue: Cue; readonly when: 'open' | 'close' };

export type Prompt = { readonly say: readonly SpokenPhrase[]; readonly expected: Expected | null };

/** A clause is given where one phrase serves several rules: it names the one that applies. */
export type Spoken = readonly [
  cue: Cue,
  when: SpokenPhrase['when'],
  values?: PhraseValues,
  clause?: string | undefined,
];

const ourWords = ({ rules }: Rulebook, cue: Cue): Phrase | undefined => {
  const words = outcomeWords[cue];
  if (!words) return undefined;
  const { rule, ...phrase } = words;
  return { ...phrase, clause: rules[rule].clause };
};

/** A cue that the rulebook's script leaves out is said as another, in our own words, or not at all. */
export const speak = (rulebook: Rulebook, list: readonly Spoken[], aloud: Aloud): SpokenPhrase[] =>
  list.flatMap(([asked, when, values = {}, clause]) => {
    const { script } = rulebook;
    const cue = [asked, commonCue[asked]].find((each) => each && script[each]) ?? asked;
    const phrase = script[cue] ?? ourWords(rulebook, cue);
    if (!phrase) return [];
    return [{ ...fillPhrase(phrase, values, aloud), cue, when, clause: clause ?? phrase.clause }];
  });

const morning = (state: GameState): Spoken[] => {
  const night = tonight(state);
  if (!night || night.number === 1) return [['day', 'open']];
  return [
    ['day', 'open'],
    night.killed === null ? ['nobody-killed', 'open'] : ['killed', 'open', { seat: night.killed }],
  ];
};

/** Said where the table expects a vote and none is held: there were candidates, or a removal took it. */
const nightfall = (rulebook: Rulebook, state: GameState): Spoken[] => {
  if (state.phase === 'dealing') return [['opening-night', 'open']];
  const { day } = state;
  const awaited = day?.stage === 'circle' && (day.nominations.length > 0 || isCancelled(state, state.number));
  const vote = awaited ? nextVote(rulebook, state) : null;
  const noVote: Spoken[] = vote && isRefusal(vote) ? [['no-vote', 'open', {}, vote.clause]] : [];
  return [...noVote, ...stayed(state), ['night', 'open']];
};

/** Who is tied, and what each of them has. */
const tie = (state: GameState): PhraseValues => {
  const ballot = lastBallot(state);
  const tally = ballot ? tallyOf(state, ballot) : [];
  return { seats: topOf(ballot?.candidates ?? [], tally), votes: Math.max(...tally) };
};

const barringClause = (log: LogCell | null): string | undefined => {
  for (let cell = log; cell !== null; cell = cell.before)
    if (cell.event.type === 'LiftBarred') return cell.event.clause;
  return undefined;
};

/** Tied, and nobody leaves: there was no lift, or no majority for it. */
const stayed = (state: GameState): Spoken[] => {
  const ballot = lastBallot(state);
  if (ballot?.day !== state.number) return [];
  if (ballot.outcome === 'lift-failed') return [['lift-failed', 'open', tie(state)]];
  if (ballot.outcome !== 'no-lift') return [];
  return ballot.round === 1
    ? [['tie-wide', 'open', tie(state)]]
    : [['lift-barred', 'open', tie(state), barringClause(state.log)]];
};

const speechCue = (state: GameState, { seat, seconds }: Expected): Cue => {
  if (seconds === 0) return 'speech-silenced';
  return seat !== null && has(state.muted, seat) ? 'speech-short' : 'speech';
};

/** Hands raised by the players themselves are counted; the last candidate gets every vote that is left. */
const vote = (rulebook: Rulebook, state: GameState): Spoken[] => {
  const open = openVote(rulebook, state);
  if (!open) return [];
  const { candidate: seat, candidates, ballot, left, isLast } = open;
  const raised = size(ballot?.raised ?? nobody);
  const known = isLast ? left.count : raised;
  const opening = (ballot ? ballot.round === 1 : state.day?.stage === 'circle') ? 'vote-open' : 're-vote';
  return [
    ...(open.place === 0 ? ([[opening, 'open', { seats: candidates }]] as const) : []),
    ['vote', 'open', { seat }],
    ...(isLast && left.count > raised ? ([['vote-rest', 'close', { seat }]] as const) : []),
    ['vote-close', 'close', isLast || raised > 0 ? { count: known } : {}],
  ];
};

const tieSpeech = (state: GameState, values: PhraseValues): Spoken[] => {
  const { tied = [], tieSpeeches = [] } = state.day ?? {};
  const cue = lastBallot(state)?.round === 1 ? 'tie-open' : 'tie-again';
  const opening: Spoken[] = tieSpeeches.length === tied.length ? [[cue, 'open', tie(state)]] : [];
  return [...opening, ['tie-speech', 'open', values]];
};

/** Asked like a vote: the tie first, then the question, and the hands counted aloud. */
const lift = (state: GameState): Spoken[] => {
  const raised = size(state.day?.liftRaised ?? nobody);
  return [
    ['tie-same', 'open', tie(state)],
    ['lift', 'open', { seats: state.day?.tied ?? [] }],
    ['lift-close', 'close', raised > 0 ? { count: raised } : {}],
  ];
};

const lastCue: Readonly<Partial<Record<OutBy, Cue>>> = { lift: 'last-lifted', shot: 'last-killed' };

/** Who leaves by the vote is named once, before the first last word; a kill that ended the game is told with its last word. */
const farewell = (rulebook: Rulebook, state: GameState, { seat }: Expected): Spoken[] => {
  const ballot = lastBallot(state);
  const today = state.phase === 'day' && ballot?.day === state.number ? ballot.leaving : [];
  const first = seat !== null && today[0] === seat && state.farewells.length === today.length;
  const how = state.out.find((each) => each.seat === seat)?.by ?? 'vote';
  const leaves: Spoken = how === 'lift' ? ['lifted', 'open', { seats: today }] : ['leaves', 'open', { seat }];
  const killed = state.phase === 'night' ? morning(state) : [];
  const { killedLastWordSeconds, votedLastWordSeconds } = rulebook.rules;
  // The clause of a decisive last word would tell the table that the game is over.
  const { clause } = how === 'shot' ? killedLastWordSeconds : votedLastWordSeconds;
  return [...(first ? [leaves] : killed), [lastCue[how] ?? 'last', 'open', { seat }, clause]];
};

/** The act that forfeited the game: sanctions recorded after the result come later in the log. */
const forfeiter = (log: LogCell | null): Seat | null => {
  let fixed = false;
  for (let cell = log; cell !== null; cell = cell.before) {
    fixed ||= cell.event.type === 'ResultFixed';
    if (fixed && cell.event.type === 'ForfeitDeclared') return cell.event.seat;
  }
  return null;
};

const holders = (state: GameState, role: Role): Seat[] => seats.filter((seat) => state.roles[seat] === role);

const resultCue: Readonly<Record<Result['winner'], Cue>> = {
  draw: 'draw',
  red: 'red-won',
  black: 'black-won',
};

const ending = (state: GameState): Spoken[] => {
  const { result } = state;
  if (!result) return [];
  if (result.by === 'forfeit') return [['forfeit', 'open', { seat: forfeiter(state.log) }]];
  const values: PhraseValues = {
    blacks: holders(state, 'black'),
    don: holders(state, 'don'),
    sheriff: holders(state, 'sheriff'),
  };
  return [[resultCue[result.winner], 'open', values]];
};

/** How long protests are taken is a switch of the rulebook, where a clock and not the next game ends it. */
const protests = ({ switches }: Rulebook): PhraseValues => {
  const seconds = switches['protest-window'];
  return seconds === undefined ? {} : { minutes: Number((Number(seconds) / 60).toFixed(1)) };
};

const timed = (opening: Cue, closing: Cue, values: PhraseValues): Spoken[] => [
  [opening, 'open', values],
  [closing, 'close', values],
];

/** At night nothing here looks at who is still in the game: a call left out would tell the table a role. */
const spokenAt = (rulebook: Rulebook, state: GameState, expected: Expected): readonly Spoken[] => {
  const { step, seat, seconds } = expected;
  const values: PhraseValues = { seat, seconds };
  switch (step) {
    case 'deal':
      return [['deal', 'open', values]];
    case 'night':
      return nightfall(rulebook, state);
    case 'agreement':
      return timed('agreement', 'agreement-end', values);
    case 'signs':
      return [
        ['don-sign', 'open'],
        ['sheriff-sign', 'open'],
      ];
    case 'sheriff-look':
      return timed('sheriff-look', 'sheriff-look-end', values);
    case 'free-seating':
      return timed('free-seating', 'free-seating-end', values);
    case 'day':
      return morning(state);
    case 'speech':
      return [[speechCue(state, expected), 'open', values]];
    case 'vote':
      return vote(rulebook, state);
    case 'tie-speech':
      return tieSpeech(state, values);
    case 'lift':
      return lift(state);
    case 'last':
      return farewell(rulebook, state, expected);
    case 'shots':
      return timed('hunt', 'hunt-end', values);
    case 'don':
      return timed('don', 'don-end', values);
    case 'sheriff':
      return timed('sheriff', 'sheriff-end', values);
    case 'best':
      return timed('best', 'best-accepted', values);
    case 'sheet':
      return [...ending(state), ['sheet', 'open', protests(rulebook)]];
  }
};

/** In a break nothing else can be called than its end. */
export const prompt = (rulebook: Rulebook, state: GameState, aloud: Aloud = byNumber): Prompt => {
  const expected = expects(rulebook, state);
  if (expected === null) return { say: [], expected };
  const list: readonly Spoken[] = state.paused ? [['resume', 'open']] : spokenAt(rulebook, state, expected);
  return { say: speak(rulebook, list, aloud), expected };
};
