// For tests: a case for each refusal of the day: dates, the plan and the call of rounds, screens, entries.
import type { ScreenShow } from '../day.ts';
import { give, openHall, refusalOf } from './hall.ts';
import { after, nothing, played } from './refusal-steps.ts';

const soon = '2024-05-10T15:30:00Z';
const point = (screen: string, shows: ScreenShow = { what: 'blank' }) => ({ screen, name: 'Hall', shows });

export const dayCases = {
  'dates/form': () =>
    after(openHall(), nothing, 'org', 'set-dates', { from: '2024-05-12', to: '2024-05-11' }),
  'hours/form': () =>
    after(
      openHall(),
      (hall) => give(hall, 'org', 'set-dates', { from: '2024-05-11', to: '2024-05-12' }),
      'org',
      'set-hours',
      { hours: [{ day: '2024-05-13', starts: '10:00', ends: '22:00' }] },
    ),
  'plan/round': () =>
    after(openHall(), nothing, 'org', 'plan-rounds', { rounds: [{ stage: 'q', round: 0, at: soon }] }),
  'round/begun': () =>
    after(openHall(), played, 'org', 'call-round', { stage: 'q', round: 1, startsAt: soon }),
  'round/not-called': () => after(openHall(), nothing, 'org', 'uncall-round', { stage: 'q', round: 1 }),
  'round/when': () =>
    after(openHall(), nothing, 'org', 'call-round', {
      stage: 'q',
      round: 1,
      startsAt: '2024-05-10T14:00:00Z',
    }),
  'screen/shows': () =>
    after(openHall(), nothing, 'org', 'point-screen', point('s1', { what: 'clock', table: 0 })),
  'screen/unknown': () => after(openHall(), nothing, 'org', 'drop-screen', { screen: 's1' }),
  'screen/most': () => {
    const hall = openHall();
    for (let i = 1; i <= 50; i++) give(hall, 'org', 'point-screen', point(`s${i}`));
    return refusalOf(hall, 'org', 'point-screen', point('s51'));
  },
  'entries/closed': () => after(openHall(), nothing, 'org', 'close-entries', {}),
};
