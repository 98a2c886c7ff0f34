// The hours in which each day of a tournament is played, as instants, and what fits into them.
import type { DayHours } from '@omerta/tournament/day.ts';
import { addDays } from '@omerta/tournament/time.ts';
import type { DeskPicture } from '../wire/picture.ts';
import { instantIn } from './zone-instant.ts';

/** Milliseconds. */
export type DayWindow = { readonly starts: number; readonly ends: number };

/** Where nobody has said when a day of several begins and ends. */
const usual = { starts: '10:00', ends: '22:00' } as const;
const mostDays = 31;

/** Every day of the tournament with its hours; a single day has none unless somebody has set them. */
export const hoursOf = ({ dates, hours }: Pick<DeskPicture, 'dates' | 'hours'>): readonly DayHours[] => {
  if (!dates || (dates.from === dates.to && hours.length === 0)) return [];
  const days = Array.from({ length: mostDays }, (_, i) => addDays(dates.from, i));
  return days
    .filter((day) => day <= dates.to)
    .map((day) => hours.find((each) => each.day === day) ?? { day, ...usual });
};

/** An end that is not after its start is of the night that follows. */
export const windowsOf = (zone: string, hours: readonly DayHours[]): readonly DayWindow[] =>
  hours.flatMap(({ day, starts, ends }) => {
    const from = instantIn(zone, `${day}T${starts}`);
    const to = instantIn(zone, `${ends > starts ? day : addDays(day, 1)}T${ends}`);
    return from === null || to === null ? [] : [{ starts: from, ends: to }];
  });

const isWithin = (at: number, length: number, { starts, ends }: DayWindow): boolean =>
  at >= starts && at + length <= ends;

/** The first instant from `at` on at which something so long fits; where no day is left for it, `at` itself. */
export const fitted = (at: number, length: number, windows: readonly DayWindow[]): number =>
  windows
    .map((window) => Math.max(at, window.starts))
    .find((start, i) => windows[i] !== undefined && isWithin(start, length, windows[i])) ?? at;

/** Whether it lies within the hours of a day; without hours everything does. */
export const fits = (at: number, length: number, windows: readonly DayWindow[]): boolean =>
  windows.length === 0 || windows.some((window) => isWithin(at, length, window));
