// Instants, zones and calendar days.
import { describe, expect, it } from 'vitest';
import { addDays, dayAt, isInstant, isZone, nextTime } from './time.ts';

describe('instants', () => {
  it.each(['2024-05-10T15:00:00Z', '2024-05-10T15:00Z', '2024-05-10T18:00:00.250+03:00'])(
    '%s is one',
    (text) => {
      expect(isInstant(text)).toBe(true);
    },
  );

  it.each(['2024-05-10', '2024-05-10T15:00:00', '2024-13-10T15:00:00Z', 'now', ''])('%s is none', (text) => {
    expect(isInstant(text)).toBe(false);
  });
});

describe('days', () => {
  it('belong to the zone of the hall', () => {
    expect(
      ['UTC', 'Europe/Minsk', 'America/New_York'].map((zone) => dayAt('2024-05-10T22:30:00Z', zone)),
    ).toEqual(['2024-05-10', '2024-05-11', '2024-05-10']);
  });

  it('go over months, leap days and years', () => {
    expect([addDays('2024-02-28', 1), addDays('2023-02-28', 1), addDays('2024-12-31', 3)]).toEqual([
      '2024-02-29',
      '2023-03-01',
      '2025-01-03',
    ]);
  });

  it('zones are names of the IANA data', () => {
    expect(['Europe/Minsk', 'UTC', 'Asia/Tokyo'].every(isZone)).toBe(true);
    expect(['Europe/Nowhere', '+03:00', '3', ''].some(isZone)).toBe(false);
  });
});

describe('the next six in the morning', () => {
  it.each([
    ['2026-01-10T12:00:00Z', 'Europe/Minsk', '2026-01-11T03:00:00.000Z'],
    ['2026-01-11T02:59:59Z', 'Europe/Minsk', '2026-01-11T03:00:00.000Z'],
    ['2026-01-11T03:00:00Z', 'Europe/Minsk', '2026-01-12T03:00:00.000Z'],
    ['2026-01-10T22:00:00Z', 'Europe/Minsk', '2026-01-11T03:00:00.000Z'],
    ['2026-01-10T12:00:00Z', 'UTC', '2026-01-11T06:00:00.000Z'],
    ['2026-01-10T12:00:00Z', 'Asia/Kathmandu', '2026-01-11T00:15:00.000Z'],
    ['2026-01-10T12:00:00Z', 'Pacific/Kiritimati', '2026-01-10T16:00:00.000Z'],
    ['2026-01-31T23:00:00-05:00', 'America/New_York', '2026-02-01T11:00:00.000Z'],
  ])('after %s in %s is %s', (after, zone, next) => {
    expect(nextTime(after, 6, zone)).toBe(next);
  });

  it('goes by the clock on the wall in nights when clocks change', () => {
    expect(nextTime('2026-03-28T22:00:00Z', 6, 'Europe/Berlin')).toBe('2026-03-29T04:00:00.000Z');
    expect(nextTime('2026-10-24T22:00:00Z', 6, 'Europe/Berlin')).toBe('2026-10-25T05:00:00.000Z');
    expect(nextTime('2026-11-01T04:00:00Z', 6, 'America/New_York')).toBe('2026-11-01T11:00:00.000Z');
  });
});
