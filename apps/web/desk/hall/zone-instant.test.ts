// Times written for another place, also on the days when its clocks turn.
import { expect, it } from 'vitest';
import { instantIn, localIn } from './zone-instant.ts';

it.each([
  ['Europe/Minsk', '2026-01-10T19:40', '2026-01-10T16:40:00.000Z'],
  ['America/New_York', '2026-07-01T00:05', '2026-07-01T04:05:00.000Z'],
  ['Europe/Berlin', '2026-03-29T03:30', '2026-03-29T01:30:00.000Z'],
  ['Europe/Berlin', '2026-03-29T01:30', '2026-03-29T00:30:00.000Z'],
  // The hour that comes twice: the first of them.
  ['Europe/Berlin', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
  ['Asia/Kathmandu', '2026-01-10T05:45', '2026-01-10T00:00:00.000Z'],
])('%s %s', (zone, local, instant) => {
  expect(instantIn(zone, local)).toBe(Date.parse(instant));
  expect(localIn(zone, Date.parse(instant))).toBe(local);
});

it('what there is not, is none: the hour that is left out, half a date, nothing', () => {
  for (const local of ['2026-03-29T02:30', '2026-13-01T10:00', '2026-01-10', ''])
    expect(instantIn('Europe/Berlin', local)).toBeNull();
});
