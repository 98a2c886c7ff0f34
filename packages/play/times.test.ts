// How long everything lasts, from the times of the stream: windows by the words of each rulebook, calls and beats by our own table of pauses.
import type { Act as GameAct } from '@omerta/rules/game/event.ts';
import { isAct } from '@omerta/rules/game/event.ts';
import { eventsOf } from '@omerta/rules/game/fold/evolve.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import type { RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import { describe, expect, it } from 'vitest';
import type { Player } from './player.ts';
import { type Room, seatOfChair } from './room.ts';
import type { Beat } from './table.ts';
import { type Mishaps, roomOf, runRoom, start } from './testing/rooms.ts';

type Seconds = Readonly<Record<string, number>>;

/** Read off the rulebooks' words; what they leave open is what pauses.ts says and stands below. */
const open = { shots: 1, signs: 5, check: 10 } as const;
const windows: Readonly<Record<RulebookId, Seconds>> = {
  'fsm-2024': {
    agreement: 60,
    signs: open.signs,
    'free-seating': 40,
    speech: 60,
    vote: 1.5,
    'tie-speech': 30,
    lift: 1.5,
    last: 60,
    shots: open.shots,
    don: 10,
    sheriff: 10,
    best: 20,
  },
  'fiim-2018': {
    agreement: 60,
    'sheriff-look': 20,
    speech: 60,
    vote: 2,
    'tie-speech': 30,
    lift: 2,
    last: 60,
    shots: open.shots,
    don: 10,
    sheriff: 10,
  },
  'neft-mmt': {
    agreement: 75,
    'free-seating': 60,
    speech: 60,
    vote: 1,
    'tie-speech': 30,
    lift: 1,
    last: 60,
    shots: 1,
    don: open.check,
    sheriff: open.check,
    best: 20,
  },
  'bel-canto': {
    agreement: 60,
    'sheriff-look': 20,
    speech: 60,
    vote: 2,
    'tie-speech': 30,
    lift: 2,
    last: 60,
    shots: open.shots,
    don: 10,
    sheriff: 10,
  },
  'fiim-2025': {
    agreement: 60,
    'sheriff-look': 20,
    'free-seating': 30,
    speech: 60,
    vote: 1.5,
    'tie-speech': 30,
    lift: 1.5,
    last: 60,
    shots: open.shots,
    don: 10,
    sheriff: 10,
    best: 20,
  },
};

const calls: Seconds = {
  cards: 10,
  night: 3,
  day: 4,
  agreement: 2,
  signs: 2,
  'sheriff-look': 2,
  'free-seating': 2,
  speech: 2,
  'tie-speech': 2,
  lift: 4,
  last: 3,
  shots: 3,
  don: 2,
  sheriff: 2,
  best: 2,
};

/** Day 1: 2 and 3 tie twice and the lift fails. Night 2: 5 is killed. Day 2: 7 is voted out. Nobody passes. */
const quiet: Player = ({ asks, view }) => {
  if (!asks || !view) return null;
  const { seat, phase } = view;
  const nominee: Partial<Record<Seat, Seat>> = phase.number === 1 ? { 1: 2, 2: 3 } : {};
  const named = phase.number === 2 && seat === 2 ? 7 : nominee[seat];
  switch (asks.step) {
    case 'speech':
      return named !== undefined && asks.targets.includes(named) ? { word: 'nominate', seat: named } : null;
    case 'vote':
      return (view.now?.seat === 2 ? seat <= 5 : seat > 5) ? { word: 'hand' } : null;
    case 'shots':
      return phase.number === 2 && asks.targets.includes(5) ? { word: 'shoot', seat: 5 } : null;
    default:
      return null;
  }
};

/** Seat 10 speaks three times for a foul in the speeches of 1, 2 and 3. */
const fouls: Mishaps = (room, chair) => {
  const { beat, state } = room.table ?? {};
  const early = beat?.step === 'speech' && beat.part === 'open' && (beat.seat ?? 10) <= 3;
  return early && state?.number === 1 && seatOfChair(room, chair) === 10 ? { word: 'foul-speech' } : null;
};

type Played = { readonly beats: readonly Beat[]; readonly room: Room };

const play = (rulebook: RulebookId, pace: number): Played => {
  const beats: Beat[] = [];
  const watch = ({ table }: Room): void => {
    const beat = table?.beat;
    if (beat && beat.serial !== beats.at(-1)?.serial) beats.push(beat);
  };
  const { room } = runRoom(roomOf({ rulebook, pace }), { player: quiet, mishaps: fouls, watch });
  return { beats, room };
};

/** From the beginning of a beat to that of the next one. */
const lasted = ({ beats }: Played, step: string, part: Beat['part']): readonly number[] => [
  ...new Set(
    beats.flatMap((beat, i) => {
      const next = beats[i + 1];
      return next && beat.step === step && beat.part === part && !beat.silent
        ? [(next.from - beat.from) / 1000]
        : [];
    }),
  ),
];

const actsOf = ({ room }: Played): readonly GameAct[] =>
  eventsOf(room.table?.state.log ?? null).filter(isAct);

/** Seconds from one kind of line to the next one of another kind. */
const between = (played: Played, first: GameAct['type'], second: GameAct['type']): readonly number[] => {
  const acts = actsOf(played);
  return [
    ...new Set(
      acts.flatMap((act, i) => {
        const next = acts[i + 1];
        return act.type === first && next?.type === second ? [((next.at ?? 0) - (act.at ?? 0)) / 1000] : [];
      }),
    ),
  ];
};

const books = Object.keys(windows) as RulebookId[];
const cited =
  '[fsm-2024 4.2.1, 4.2.3, 4.3.1, 4.4.5, 4.4.12, 4.4.13, 4.5.4, 4.5.9; fiim-2018 4.2.1, 4.2.2, 4.2.3, 4.3.1, 4.4.6, 4.4.13; neft-mmt 7.1, 7.2, 8.1, 9.6, 9.13, 9.17, 10.3, 10.4, 10.10; bel-canto 4.2.1, 4.2.2, 4.2.3, 4.3.1, 4.4.6, 4.4.13; fiim-2025 4.2.1, 4.2.2, 4.2.3, 4.2.4, 4.3.1, 4.4.5, 4.4.12, 4.4.13, 4.5.9]';

describe.each(books)('the times of %s', (rulebook) => {
  const played = play(rulebook, 1);

  it(`${cited} every window lasts as long as the rulebook says`, () => {
    const found = Object.keys(windows[rulebook]).map((step) => [step, lasted(played, step, 'open')]);
    expect(Object.fromEntries(found)).toEqual(
      Object.fromEntries(Object.entries(windows[rulebook]).map(([step, seconds]) => [step, [seconds]])),
    );
    expect(new Set(played.beats.map(({ step }) => step))).toEqual(
      new Set([...Object.keys(windows[rulebook]), 'cards', 'night', 'day']),
    );
  });

  it('every call and every closing has its pause', () => {
    for (const { step } of played.beats)
      expect(lasted(played, step, 'call'), step).toEqual(step === 'vote' ? [4, 2] : [calls[step]]);
    for (const step of ['vote', 'lift', 'shots', 'don', 'sheriff', 'agreement'])
      expect(lasted(played, step, 'close'), step).toEqual([2]);
  });

  it('the stream has the same times', () => {
    const [night] = actsOf(played);
    expect(night).toMatchObject({ type: 'NightFell', at: start + 10_000 });
    expect(between(played, 'SpeechGiven', 'SpeechGiven')).toEqual(rulebookSpeeches);
    const check = (windows[rulebook]['don'] ?? 0) + 2 + 2;
    expect(between(played, 'ShotsCounted', 'DonChecked')).toEqual([check]);
    expect(between(played, 'DonChecked', 'SheriffChecked')).toEqual([check]);
    // Masks on, the call of the hunt, and ten numbers.
    expect(between(played, 'NightFell', 'ShotsCounted')).toEqual([3 + 3 + 10 * 1]);
    expect(between(played, 'TieSpeechGiven', 'TieSpeechGiven')).toEqual([30 + 2]);
  });

  it('ten numbers are called one after another, each once a night', () => {
    const nights = played.beats.filter(({ step, part }) => step === 'shots' && part === 'open');
    expect(nights.slice(0, 10).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('a pace divides them all', () => {
    const fast = play(rulebook, 20);
    expect(fast.beats.map(({ step, part }) => [step, part])).toEqual(
      played.beats.map(({ step, part }) => [step, part]),
    );
    const first = fast.beats[0]?.from ?? 0;
    const length = (fast.beats.at(-1)?.from ?? 0) - first;
    expect(length * 20).toBe((played.beats.at(-1)?.from ?? 0) - (played.beats[0]?.from ?? 0));
  });
});

/** A minute and its call; a silenced player has five seconds to name a candidate. */
const rulebookSpeeches = [62, 7];

describe('a silenced player', () => {
  it.each(books)(
    '[fsm-2024 6.4; fiim-2018 6.4; neft-mmt 13.4; bel-canto 6.4; fiim-2025 6.4] has no word in his turn, and may name a candidate: %s',
    (rulebook) => {
      const silent = play(rulebook, 1).beats.filter((beat) => beat.silent && beat.part === 'open');
      expect(silent.map(({ seat, from, until }) => [seat, (until ?? 0) - from])).toEqual([[10, 5_000]]);
    },
  );
});
