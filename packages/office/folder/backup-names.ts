// The names of backups, which say when and why, and which of them are kept as they grow old. Time enters as data.

const backupReasons = ['start', 'hourly', 'hand'] as const;
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

/** Those that may go: of each stretch the newest stays. */
export const outdated = (backups: readonly Backup[], now: number): Backup[] => {
  const kept = new Set<string>();
  return backupsAmong(backups.map(({ name }) => name)).filter(({ at }) => {
    const stretch = stretchOf(at, now);
    if (kept.has(stretch)) return true;
    kept.add(stretch);
    return false;
  });
};

/** An hour after the newest. */
export const isDue = (backups: readonly Backup[], now: number): boolean => {
  const [newest] = backupsAmong(backups.map(({ name }) => name));
  return newest === undefined || now - newest.at >= hour;
};
