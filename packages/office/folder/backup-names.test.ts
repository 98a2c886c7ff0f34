// Backups grow old: the newest ten stay, of the last day one an hour, of the last month one a day, then one a month.
import { describe, expect, it } from 'vitest';
import { backupName, backupsAmong, freeBackup, isDue, outdated, parseBackupName } from './backup-names.ts';

const hour = 3_600_000;
const day = 24 * hour;
const now = Date.parse('2026-11-15T06:26:11Z');

const made = (hours: number, every: number) =>
  backupsAmong(Array.from({ length: hours / every }, (_, i) => backupName(now - i * every * hour, 'hourly')));

describe('backups', () => {
  it('are named by time and reason, and read back', () => {
    expect(backupName(now, 'start')).toBe('2026-11-15T06-26-11Z-start.omerta');
    expect(parseBackupName('2026-11-15T06-26-11Z-start.omerta')).toEqual({
      name: '2026-11-15T06-26-11Z-start.omerta',
      at: now,
      reason: 'start',
    });
    for (const name of [
      'notes.txt',
      '2026-11-15T06-26-11Z-why.omerta',
      '2026-13-45T06-26-11Z-start.omerta',
      '.2026-11-15T06-26-11Z-start.omerta.7.tmp',
    ]) {
      expect(parseBackupName(name)).toBeUndefined();
    }
  });

  it('of three years, one every half hour: a day of hours, a month of days, the rest by months', () => {
    const all = made(3 * 365 * 24, 0.5);
    const gone = new Set(outdated(all, now).map(({ name }) => name));
    const kept = all.filter(({ name }) => !gone.has(name));
    const within = (from: number, to: number): number =>
      kept.filter(({ at }) => now - at >= from && now - at < to).length;
    // Of the newest ten, which all stay, four share their hour with a newer one.
    expect(within(0, day)).toBe(24 + 1 + 4);
    expect(within(day, 31 * day)).toBeGreaterThanOrEqual(29);
    expect(within(day, 31 * day)).toBeLessThanOrEqual(32);
    expect(within(31 * day, 3 * 366 * day)).toBeGreaterThanOrEqual(34);
    expect(within(31 * day, 3 * 366 * day)).toBeLessThanOrEqual(36);
    expect(kept[0]?.at).toBe(now);
  });

  it('that were kept stay kept when time has not moved, and those of the future are left alone', () => {
    const all = made(90 * 24, 1);
    const gone = new Set(outdated(all, now).map(({ name }) => name));
    const kept = all.filter(({ name }) => !gone.has(name));
    expect(outdated(kept, now)).toEqual([]);
    expect(outdated(backupsAmong([backupName(now + day, 'start'), backupName(now, 'hand')]), now)).toEqual(
      [],
    );
  });

  it('stay, the newest ten of them, whatever the clock says', () => {
    const tenMinutes = made(4, 1 / 6);
    for (const years of [-50, -1, 0, 1, 50]) {
      const gone = outdated(tenMinutes, now + years * 365 * day).map(({ name }) => name);
      expect(tenMinutes.slice(0, 10).filter(({ name }) => gone.includes(name))).toEqual([]);
    }
    // A clock that was ahead for a while, and is right again: what it named then takes no place of the others.
    const ahead = backupsAmong(
      Array.from({ length: 12 }, (_, i) => backupName(now + 365 * day + i * 60_000, 'hourly')),
    );
    const gone = outdated([...ahead, ...tenMinutes], now).map(({ name }) => name);
    expect([...ahead, ...tenMinutes.slice(0, 10)].filter(({ name }) => gone.includes(name))).toEqual([]);
    expect(gone).toContain(tenMinutes[13]?.name);
  });

  it('of a clock set back get a name of their own', () => {
    const names = [backupName(now, 'hand'), backupName(now + 1_000, 'hand')];
    expect(freeBackup(names, now, 'hand')).toEqual({
      name: backupName(now + 2_000, 'hand'),
      at: now + 2_000,
      reason: 'hand',
    });
    expect(freeBackup(names, now, 'start').at).toBe(now);
  });

  it('are due an hour after the newest, and one that lies ahead puts none off', () => {
    const ahead = now + day;
    expect(isDue([ahead], now, hour)).toBe(true);
    expect(isDue([ahead, now], now + hour - 1, hour)).toBe(false);
    expect(isDue([ahead, now], now + hour, hour)).toBe(true);
    expect(isDue([], now, hour)).toBe(true);
  });
});
