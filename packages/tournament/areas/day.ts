// The day as the desk runs it: its dates, the plan and the call of a round, the hall's screens, entries by the public.
import type { TournamentCommandOf } from '../command.ts';
import { isScene, type PlannedRound, type ScreenShow } from '../day.ts';
import { isText } from '../meta.ts';
import { refuse, type TournamentRefusal } from '../refusal.ts';
import type { CommandGuards, Scene, TournamentAnswer } from '../scene.ts';
import { type Game, gamesOf, stageOf, type TournamentState } from '../state.ts';
import { covers, isDay, isUtc, secondsBetween } from '../time.ts';
import { whyNotCalledTogether } from './calls.ts';

const hoursAhead = 2;
const mostScreens = 50;
const mostInRotation = 12;
const longestQuestion = 500;
/** How keys for watching are named. */
const keyIdPattern = /^[\w-]{1,64}$/;

/** Of a round, a table or a place. */
const isNumber = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= 1_000;

const whyNotPlanned = (
  state: TournamentState,
  { stage, round, at }: PlannedRound,
): TournamentRefusal | null => {
  if (!stageOf(state, stage)) return refuse('stage/unknown', { stage });
  return isNumber(round) && isUtc(at) ? null : refuse('plan/round', { stage, round });
};

/** As clocks show it: 09:30. */
const clockPattern = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

const setHours = ({ state }: Scene, { hours }: TournamentCommandOf<'set-hours'>): TournamentAnswer => {
  const { dates } = state;
  const named = new Set<string>();
  for (const { day, starts, ends } of hours) {
    const isOurs = dates !== null && isDay(day) && covers(dates, day) && !named.has(day);
    if (!isOurs || !clockPattern.test(starts) || !clockPattern.test(ends))
      return refuse('hours/form', { day, starts, ends });
    named.add(day);
  }
  const sorted = hours.toSorted((a, b) => (a.day < b.day ? -1 : 1));
  return [{ type: 'HoursSet', hours: sorted.map(({ day, starts, ends }) => ({ day, starts, ends })) }];
};

const planRounds = ({ state }: Scene, { rounds }: TournamentCommandOf<'plan-rounds'>): TournamentAnswer => {
  const named = new Set<string>();
  for (const planned of rounds) {
    const { stage, round } = planned;
    const place = `${stage}/${round}`;
    const reason =
      whyNotPlanned(state, planned) ?? (named.has(place) ? refuse('plan/round', { stage, round }) : null);
    if (reason) return reason;
    named.add(place);
  }
  return [{ type: 'RoundsPlanned', rounds: rounds.map(({ stage, round, at }) => ({ stage, round, at })) }];
};

const gamesIn = (state: TournamentState, stage: string, round: number): Game[] =>
  gamesOf(state).filter((game) => game.stage === stage && game.round === round && game.status !== 'annulled');

/** Games that wait are called; where all are called and none has begun, only the countdown moves. */
const callRound = (
  scene: Scene,
  { stage, round, startsAt }: TournamentCommandOf<'call-round'>,
): TournamentAnswer => {
  const { state, at } = scene;
  const games = gamesIn(state, stage, round);
  if (games.length === 0) return refuse('round/none', { round });
  const waiting = games.filter(({ status }) => status === 'scheduled');
  if (waiting.length === 0 && games.some(({ status }) => status !== 'called'))
    return refuse('round/begun', { round });
  const unled = waiting.find(({ referee }) => referee === null);
  if (unled) return refuse('game/no-referee', { game: unled.id });
  const busy = whyNotCalledTogether(scene, waiting);
  if (busy) return busy;
  const ahead = isUtc(startsAt) ? secondsBetween(at, startsAt) : -1;
  if (ahead < 0 || ahead > hoursAhead * 3_600)
    return refuse('round/when', { round, at: startsAt, hours: hoursAhead });
  return [
    { type: 'RoundCalled', stage, round, startsAt },
    ...waiting.map(({ id }) => ({ type: 'GameCalled', game: id }) as const),
  ];
};

const whyNotShown = (state: TournamentState, shows: ScreenShow): TournamentRefusal | null => {
  const unfit = refuse('screen/shows', { what: shows.what });
  const fits = (number: number | null): TournamentRefusal | null =>
    number === null || isNumber(number) ? null : unfit;
  switch (shows.what) {
    case 'seating':
      return shows.stage !== null && !stageOf(state, shows.stage)
        ? refuse('stage/unknown', { stage: shows.stage })
        : fits(shows.round);
    case 'clock':
    case 'board':
      return fits(shows.table);
    case 'reveal':
      return fits(shows.from);
    case 'rotation': {
      const { shows: parts, seconds } = shows;
      const long = Number.isInteger(seconds) && seconds >= 5 && seconds <= 600;
      if (!long || parts.length === 0 || parts.length > mostInRotation || !parts.every(isScene)) return unfit;
      return parts.map((part) => whyNotShown(state, part)).find((reason) => reason !== null) ?? null;
    }
    case 'countdown':
    case 'standings':
    case 'blank':
      return null;
  }
};

const pointScreen = (
  { state }: Scene,
  { screen, name, shows }: TournamentCommandOf<'point-screen'>,
): TournamentAnswer => {
  if (!keyIdPattern.test(screen)) return refuse('id/form', { id: screen });
  if (!isText(name)) return refuse('text/missing', { field: 'name' });
  const reason = whyNotShown(state, shows);
  if (reason) return reason;
  const isNew = !state.screens.some((each) => each.screen === screen);
  return isNew && state.screens.length >= mostScreens
    ? refuse('screen/most', { most: mostScreens })
    : [{ type: 'ScreenPointed', screen, name, shows }];
};

export const dayChecks: CommandGuards<
  | 'set-dates'
  | 'set-hours'
  | 'plan-rounds'
  | 'call-round'
  | 'point-screen'
  | 'drop-screen'
  | 'open-entries'
  | 'close-entries'
> = {
  'set-dates': {
    target: null,
    decide: (_, { from, to }) =>
      isDay(from) && isDay(to) && from <= to
        ? [{ type: 'DatesSet', from, to }]
        : refuse('dates/form', { from, to }),
  },
  'set-hours': { target: null, decide: setHours },
  'plan-rounds': { target: null, decide: planRounds },
  'call-round': {
    target: 'stage',
    ready: ({ state }) => (state.phase === 'running' ? null : refuse('tournament/not-running')),
    decide: callRound,
  },
  'point-screen': { target: null, decide: pointScreen },
  'drop-screen': {
    target: null,
    decide: ({ state }, { screen }) =>
      state.screens.some((each) => each.screen === screen)
        ? [{ type: 'ScreenDropped', screen }]
        : refuse('screen/unknown', { screen }),
  },
  'open-entries': {
    target: null,
    decide: (_, { question }) =>
      question === null || (isText(question) && question.length <= longestQuestion)
        ? [{ type: 'EntriesOpened', question }]
        : refuse('text/missing', { field: 'question' }),
  },
  'close-entries': {
    target: null,
    ready: ({ state }) => (state.asked === null ? refuse('entries/closed') : null),
    decide: () => [{ type: 'EntriesClosed' }],
  },
};
