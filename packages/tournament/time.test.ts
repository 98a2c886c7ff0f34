// Instants, zones and calendar days.
import { describe, expect, it } from 'vitest';
import { addDays, dayAt, isInstant, isZone } from './time.ts';

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
