// For tests: commands of the day by chance, some of them nonsense.
import type { Random } from '@omerta/base/random.ts';
import type { TournamentCommandFields } from '../command.ts';
import type { ScreenShow } from '../day.ts';
import { minutesAfter, type TestHall } from './hall.ts';

const scenes: readonly Exclude<ScreenShow, { readonly what: 'rotation' }>[] = [
  { what: 'seating', stage: 'q', round: 1 },
  { what: 'seating', stage: null, round: null },
  { what: 'seating', stage: 'nowhere', round: 0 },
  { what: 'countdown' },
  { what: 'clock', table: 1 },
  { what: 'standings' },
  { what: 'board', table: 0 },
  { what: 'reveal', from: 3 },
  { what: 'reveal', from: null },
  { what: 'blank' },
];
const shows = (random: Random): ScreenShow =>
  random.chance(0.3)
    ? { what: 'rotation', shows: random.shuffle(scenes).slice(0, random.below(5)), seconds: random.below(40) }
    : random.pick(scenes);

const days = ['2024-05-10', '2024-05-12', '2024-02-30', 'soon'];

type Make<T extends keyof TournamentCommandFields> = (
  hall: TestHall,
  random: Random,
  id: string | null,
) => TournamentCommandFields[T];

export const dayMakers: {
  readonly [T in
    | 'set-dates'
    | 'set-hours'
    | 'plan-rounds'
    | 'call-round'
    | 'uncall-round'
    | 'point-screen'
    | 'drop-screen'
    | 'open-entries'
    | 'close-entries']: Make<T>;
} = {
  'set-hours': (_, random) => ({
    hours: Array.from({ length: random.below(3) }, () => ({
      day: random.pick(days),
      starts: random.pick(['10:00', '18:30', '25:00']),
      ends: random.pick(['22:00', '01:00']),
    })),
  }),
  'set-dates': (_, random) => ({ from: random.pick(days), to: random.pick(days) }),
  'plan-rounds': (_, random) => ({
    rounds: Array.from({ length: random.below(3) }, () => ({
      stage: random.pick(['q', 'q', 'f']),
      round: random.below(4),
      at: random.pick(['2024-05-10T16:00:00Z', '2024-05-10T16:00:00+03:00']),
    })),
  }),
  'call-round': ({ now }, random, id) => ({
    stage: id ?? '',
    round: random.pick([1, 1, 2, 3, 0]),
    startsAt: minutesAfter(now, random.pick([5, 30, 100, 121, -1])),
  }),
  'uncall-round': (_, random, id) => ({ stage: id ?? '', round: random.pick([1, 1, 2, 0]) }),
  'point-screen': (_, random) => ({
    screen: random.pick(['s1', 's2', 'no id']),
    name: random.pick(['Hall', '']),
    shows: shows(random),
  }),
  'drop-screen': (_, random) => ({ screen: random.pick(['s1', 's2']) }),
  'open-entries': (_, random) => ({ question: random.pick([null, 'Which club?', '']) }),
  'close-entries': () => ({}),
};
