// The names of backups, which say when and why, and which of them are kept as they grow old. Time enters as data.

/** `play`: every ten minutes while games are played; `signed`: before a signature is acknowledged. */
const backupReasons = ['start', 'hourly', 'hand', 'play', 'signed'] as const;
export type BackupReason = (typeof backupReasons)[number];

export type Backup = { readonly name: string; readonly at: number; readonly reason: BackupReason };

const hour = 3_600_000;
const day = 24 * hour;

const namePattern = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z-([a-z]+)\.omerta$/;

/** `2026-11-15T06-26-11Z-start.omerta`: no colons, which some systems do not allow. */
export const backupName = (at: number, reason: BackupReason): string => {
  const instant = new Date(at).toISOString();
  return `${instant.slice(0, 19).replaceAll(':', '-')}Z-${reason}.omerta`;
};

/** Undefined for a file that is no backup of ours. */
export const parseBackupName = (name: string): Backup | undefined => {
  const [, date = '', hours = '', minutes = '', seconds = '', word = ''] = namePattern.exec(name) ?? [];
  const at = Date.parse(`${date}T${hours}:${minutes}:${seconds}Z`);
  const reason = backupReasons.find((each) => each === word);
  return reason && !Number.isNaN(at) ? { name, at, reason } : undefined;
};

/** Newest first. */
export const backupsAmong = (names: readonly string[]): Backup[] =>
  names
    .map(parseBackupName)
    .filter((each) => each !== undefined)
    .toSorted((a, b) => b.at - a.at || (a.name < b.name ? 1 : -1));

/** The stretch of time of which one backup is kept: an hour within a day, a day within thirty, then a month. */
const stretchOf = (at: number, now: number): string => {
  const instant = new Date(at).toISOString();
  if (now - at <= day) return instant.slice(0, 13);
  return now - at <= 30 * day ? instant.slice(0, 10) : instant.slice(0, 7);
};

/** Whatever the clock says: a clock set wrong must not cost the last copies. */
const alwaysKept = 10;

/**
 * Those that may go: of each stretch the newest stays. A time that lies ahead says that a clock was wrong, not
 * how old a backup is: such a one stays, and counts neither for a stretch nor among the newest.
 */
export const outdated = (backups: readonly Backup[], now: number): Backup[] => {
  const kept = new Set<string>();
  const past = backupsAmong(backups.map(({ name }) => name)).filter(({ at }) => at <= now);
  return past.filter(({ at }, i) => {
    const stretch = stretchOf(at, now);
    const goes = kept.has(stretch) && i >= alwaysKept;
    kept.add(stretch);
    return goes;
  });
};

/** A second later for each that has the name already: a clock set back overwrites nothing. */
export const freeBackup = (names: readonly string[], at: number, reason: BackupReason): Backup => {
  const name = backupName(at, reason);
  return names.includes(name) ? freeBackup(names, at + 1_000, reason) : { name, at, reason };
};

/** So long after the newest that does not lie ahead. */
export const isDue = (times: readonly number[], now: number, every: number): boolean =>
  now - Math.max(...times.filter((at) => at <= now)) >= every;
