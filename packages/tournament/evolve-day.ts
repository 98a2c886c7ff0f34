// Folding the day: dates, planned and called rounds, the hall's screens, entries by the public.
import type { Folds } from './fold.ts';
import { covers } from './time.ts';

export const evolveDay: Folds<
  | 'DatesSet'
  | 'HoursSet'
  | 'RoundsPlanned'
  | 'RoundCalled'
  | 'RoundUncalled'
  | 'ScreenPointed'
  | 'ScreenDropped'
  | 'EntriesOpened'
  | 'EntriesClosed'
> = {
  DatesSet: (state, { from, to }) => ({
    ...state,
    dates: { from, to },
    hours: state.hours.filter(({ day }) => covers({ from, to }, day)),
  }),
  HoursSet: (state, { hours }) => ({ ...state, hours }),
  RoundsPlanned: (state, { rounds }) => ({ ...state, plan: rounds }),
  RoundCalled: (state, { stage, round, startsAt, at }) => ({
    ...state,
    calls: [
      ...state.calls.filter((each) => each.stage !== stage || each.round !== round),
      { stage, round, at, startsAt },
    ],
  }),
  RoundUncalled: (state, { stage, round }) => ({
    ...state,
    calls: state.calls.filter((each) => each.stage !== stage || each.round !== round),
  }),
  // Pointed elsewhere, a screen keeps its place in the list.
  ScreenPointed: (state, { screen, name, shows }) => ({
    ...state,
    screens: state.screens.some((each) => each.screen === screen)
      ? state.screens.map((each) => (each.screen === screen ? { screen, name, shows } : each))
      : [...state.screens, { screen, name, shows }],
  }),
  ScreenDropped: (state, { screen }) => ({
    ...state,
    screens: state.screens.filter((each) => each.screen !== screen),
  }),
  EntriesOpened: (state, { question }) => ({ ...state, asked: { question } }),
  EntriesClosed: (state) => ({ ...state, asked: null }),
};
