// The automatic referee: which part of the script follows which, for how long, and what is said.
import { bestMovePlace } from '@omerta/rules/game/decide/consequence.ts';
import { expects } from '@omerta/rules/game/decide/expects.ts';
import { openVote } from '@omerta/rules/game/decide/voting.ts';
import { bySeat, has, isSeat, nobody, type Seat, size } from '@omerta/rules/game/seat.ts';
import { type GameState, tonight } from '@omerta/rules/game/state.ts';
import { byNumber } from '@omerta/rules/game/tell/aloud.ts';
import { prompt, type SpokenPhrase, speak } from '@omerta/rules/game/tell/prompt.ts';
import { asSeen, seenResult } from '@omerta/rules/view/table.ts';
import { askedOf } from './asks.ts';
import { write, writeStep } from './lines.ts';
import { callSeconds, closingSeconds, nextCandidateSeconds, type PlayStep, windowSeconds } from './pauses.ts';
import { type Beat, lasting, type RoomTable } from './table.ts';

type Next = { readonly step: PlayStep; readonly seat: Seat | null; readonly seconds: number | null };

/** The same for every table and every deal: whom the shots reached must not show in the calls that follow. */
const nightSteps = ({ rulebook, state }: RoomTable): readonly PlayStep[] =>
  state.number === 1
    ? rulebook.rules.firstNight.value
    : [
        'shots',
        'don',
        'sheriff',
        ...(bestMovePlace(rulebook, state) === 'at-night' ? ['best' as const] : []),
      ];

/** As the room sees the game: one that a shot or a vote has decided goes on like any other. */
const expected = ({ rulebook, state }: RoomTable): Next => {
  const seen = asSeen(state);
  const step = expects(rulebook, seen);
  // By day the best move belongs to the last word and its time.
  const plain = step?.step === 'best' ? expects(rulebook, { ...seen, bestMoveRight: null }) : step;
  return plain ?? { step: 'sheet', seat: null, seconds: null };
};

const nextStep = (table: RoomTable, after: PlayStep): Next => {
  if (table.state.phase !== 'night') return expected(table);
  const steps = nightSteps(table);
  const step = steps[steps.indexOf(after) + 1] ?? 'day';
  const { rules } = table.rulebook;
  switch (step) {
    case 'don':
    case 'sheriff':
      return { step, seat: null, seconds: rules.checkSeconds.value ?? windowSeconds.check };
    case 'best':
      return { step, seat: null, seconds: rules.bestMoveSeconds.value ?? windowSeconds.best };
    case 'signs':
      return { step, seat: null, seconds: rules.signsSeconds.value ?? windowSeconds.signs };
    case 'shots':
      return { step, seat: null, seconds: table.rulebook.script.hunt?.beat ?? windowSeconds.shot };
    case 'day':
      return { step, seat: null, seconds: null };
    default:
      return { step, seat: null, seconds: expected(table).seconds };
  }
};

/** The hands raised by now, and all that are left for the last candidate: none is a number too. */
const handsNow = ({ rulebook, state }: RoomTable, step: PlayStep): { readonly count?: number } => {
  if (step === 'lift') return { count: size(state.day?.liftRaised ?? nobody) };
  const vote = step === 'vote' ? openVote(rulebook, state) : null;
  if (!vote) return {};
  return { count: vote.isLast ? vote.left.count : size(vote.ballot?.raised ?? nobody) };
};

/** A check that was made, or that nobody is left to make, must not show in the words of its step. */
const atStep = (state: GameState, step: PlayStep): GameState => {
  const night = tonight(state);
  return night && (step === 'don' || step === 'sheriff')
    ? { ...state, nights: state.nights.with(-1, { ...night, stage: step }) }
    : state;
};

/** What the script has for a step, at its opening or its closing. */
const phrases = (table: RoomTable, step: PlayStep, when: SpokenPhrase['when']): readonly SpokenPhrase[] => {
  const { rulebook } = table;
  const aloud = { ...byNumber, ...handsNow(table, step) };
  const state = atStep(asSeen(table.state), step);
  const bare = step === 'last' ? { ...state, bestMoveRight: null } : state;
  const say = prompt(rulebook, bare, aloud).say;
  const best = step === 'last' && state.bestMoveRight ? prompt(rulebook, state).say : [];
  return [...say, ...best].filter((phrase) => phrase.when === when);
};

const closeAsks = (table: RoomTable): RoomTable => ({
  ...table,
  asks: bySeat((seat) => ({ ...table.asks[seat], open: false })),
});

const openAsks = (table: RoomTable): RoomTable => ({
  ...table,
  asks: bySeat((seat) =>
    askedOf(table, seat) === null
      ? { ...table.asks[seat], open: false }
      : { number: table.asks[seat].number + 1, open: true },
  ),
});

/** The result is announced: nothing is waited for any more. */
const finish = (table: RoomTable, before: readonly SpokenPhrase[] = []): RoomTable => ({
  ...closeAsks(table),
  beat: null,
  whisper: null,
  interrupt: null,
  says: [...before, ...prompt(table.rulebook, table.state).say],
});

type Timed = Omit<Beat, 'serial' | 'from' | 'until'>;

const withBeat = (table: RoomTable, timed: Timed, at: number, seconds: number): RoomTable => ({
  ...table,
  beat: {
    ...timed,
    serial: (table.beat?.serial ?? 0) + 1,
    from: at,
    until: at + lasting(table.pace, seconds),
  },
});

const callOf = (step: PlayStep): Timed => ({
  step,
  part: 'call',
  seat: null,
  number: null,
  silent: false,
  window: 0,
});

const callLasts = ({ rulebook, state }: RoomTable, step: PlayStep): number =>
  step === 'vote' && (openVote(rulebook, state)?.place ?? 0) > 0 ? nextCandidateSeconds : callSeconds[step];

/** The best move that the night held is told with the morning. */
const bestMoveTold = ({ rulebook, state }: RoomTable): readonly SpokenPhrase[] =>
  state.phase === 'night' && state.bestMove && state.number === 2
    ? speak(rulebook, [['best-accepted', 'open', { seats: state.bestMove.seats }]], byNumber)
    : [];

/** Night and day begin with their words. */
const turn = (table: RoomTable, step: 'night' | 'day', at: number): RoomTable => {
  const says = [...phrases(table, step, 'open'), ...bestMoveTold(table)];
  const number = step === 'night' ? table.state.number + 1 : table.state.number;
  const turned = write({ ...table, says, interrupt: null }, { type: step, number }, at);
  if (seenResult(turned.state)) return finish(turned, says);
  return withBeat(turned, callOf(step), at, callSeconds[step]);
};

/** In the dark only the victim is called to his best move. */
const callBest = (table: RoomTable): RoomTable => {
  const seat = tonight(table.state)?.stage === 'best' ? table.state.bestMoveRight?.seat : undefined;
  return {
    ...table,
    says: [],
    whisper: seat === undefined ? null : { seat, says: phrases(table, 'best', 'open') },
  };
};

/** A vote and the night leave nobody the word. */
const silences = (step: PlayStep): boolean => step === 'vote' || step === 'lift';

const windowOf = (table: RoomTable, { step, seconds }: Next): number => {
  if (step === 'vote' || step === 'lift') return Number(table.rulebook.rules.voteWindowSeconds.value);
  return step === 'speech' && seconds === 0 ? windowSeconds.silenced : (seconds ?? 0);
};

/** What follows a step that is over. */
export const follow = (table: RoomTable, after: PlayStep, at: number): RoomTable => {
  const quiet = { ...closeAsks(table), whisper: null };
  if (seenResult(quiet.state)) return finish(quiet);
  const next = nextStep(quiet, after);
  const { step, seat } = next;
  if (step === 'night' || step === 'day') return turn(quiet, step, at);
  const called = step === 'best' ? callBest(quiet) : { ...quiet, says: phrases(quiet, step, 'open') };
  const silent = step === 'speech' && next.seconds === 0;
  return withBeat(
    silences(step) ? { ...called, interrupt: null } : called,
    { ...callOf(step), seat, silent, window: windowOf(quiet, next) },
    at,
    callLasts(quiet, step),
  );
};

/** Everybody looks at his card. */
export const begin = (table: RoomTable, at: number): RoomTable =>
  withBeat(table, callOf('cards'), at, callSeconds.cards);

const open = (
  table: RoomTable,
  { serial: _, from: __, until: ___, ...call }: Beat,
  at: number,
): RoomTable => {
  const number = call.step === 'shots' ? 1 : null;
  const opened = withBeat(table, { ...call, part: 'open', number }, at, call.window);
  const { interrupt } = opened;
  const asked = interrupt !== null && askedOf({ ...opened, interrupt: null }, interrupt.seat) !== null;
  return openAsks(asked ? { ...opened, interrupt: null } : opened);
};

/** The same even beat for each of the ten numbers. */
const callNumber = (table: RoomTable, beat: Beat, number: Seat, at: number): RoomTable =>
  withBeat(table, { ...beat, number }, at, beat.window);

const close = (table: RoomTable, beat: Beat, at: number): RoomTable => {
  const says = beat.step === 'best' || beat.step === 'last' ? [] : phrases(table, beat.step, 'close');
  const written = closeAsks(writeStep(table, beat, at));
  if (seenResult(written.state)) return finish(written);
  const seconds = says.length > 0 ? closingSeconds[beat.step] : undefined;
  if (seconds === undefined) return follow(written, beat.step, at);
  return withBeat(
    { ...written, says },
    { ...callOf(beat.step), part: 'close', seat: beat.seat },
    at,
    seconds,
  );
};

const isCallAlone = (step: PlayStep): boolean => step === 'cards' || step === 'night' || step === 'day';

/** The beat is over: by its time, or because its player has passed. */
export const endBeat = (table: RoomTable, at: number): RoomTable => {
  const { beat } = table;
  if (beat === null) return table;
  if (beat.part === 'call' && !isCallAlone(beat.step)) return open(table, beat, at);
  const following = beat.number === null ? 0 : beat.number + 1;
  if (beat.part === 'open' && isSeat(following)) return callNumber(table, beat, following, at);
  return beat.part === 'open' ? close(table, beat, at) : follow(table, beat.step, at);
};

/** By day a removal can take what is being played away: the speaker, the vote, the game. At night every call lasts its time. */
export const cut = (table: RoomTable, at: number): RoomTable => {
  const { beat, state } = table;
  if (beat === null) return table;
  if (seenResult(state)) return finish(table, table.says);
  if (state.phase !== 'day' || beat.part === 'close' || isCallAlone(beat.step)) return table;
  const { step, seat } = expected(table);
  const stands =
    beat.step === 'speech'
      ? beat.seat !== null && has(state.alive, beat.seat)
      : beat.step === step && beat.seat === seat;
  if (stands) return table;
  const followed = follow(table, beat.step, at);
  return { ...followed, says: [...table.says, ...followed.says] };
};
