// What a disk may hold after a crash between two acknowledgements: of what was written since the last sync any
// part, in any order, whole or torn.
import type { Random } from '@omerta/base/random.ts';

/** The two files of a log as the disk has them. */
export type Disk = { readonly main: Buffer; readonly wal: Buffer };

/** What a disk writes at once. */
const sector = 512;

/** The sectors in which two states of a file differ, by their number. */
const changedSectors = (before: Buffer, after: Buffer): number[] => {
  const count = Math.ceil(Math.max(before.length, after.length) / sector);
  const part = (file: Buffer, nth: number): Buffer => file.subarray(nth * sector, (nth + 1) * sector);
  return Array.from({ length: count }, (_, nth) => nth).filter(
    (nth) => !part(before, nth).equals(part(after, nth)),
  );
};

const garbage = (random: Random, length: number): Buffer =>
  Buffer.from(Array.from({ length }, () => random.below(256)));

/** A sector that arrived, was lost, was torn in the middle or holds neither the old nor the new. */
const writeSector = (random: Random, image: Buffer, after: Buffer, nth: number): void => {
  const from = nth * sector;
  const whole = after.subarray(from, from + sector);
  const fate = random.below(8);
  if (fate < 4) whole.copy(image, from);
  if (fate === 4) whole.subarray(0, random.below(sector)).copy(image, from);
  if (fate === 5) garbage(random, Math.min(sector, image.length - from)).copy(image, from);
};

/** Where the file grew, any length up to the new one; what never arrived there is zero. */
const torn = (random: Random, before: Buffer, after: Buffer): Buffer => {
  const grown = Math.max(0, after.length - before.length);
  const image = Buffer.alloc(before.length + (random.chance(0.5) ? grown : random.below(grown + 1)));
  before.copy(image);
  const changed = changedSectors(before, after).filter((nth) => nth * sector < image.length);
  // In order up to some point, as often as each by chance.
  const reached = random.chance(0.5) ? random.below(changed.length + 1) : undefined;
  if (reached === undefined) for (const nth of changed) writeSector(random, image, after, nth);
  else
    for (const nth of changed.slice(0, reached))
      after.subarray(nth * sector, (nth + 1) * sector).copy(image, nth * sector);
  return image;
};

/**
 * SQLite syncs the write-ahead log before it acknowledges, and before it copies pages from there into the main
 * file: so either the write-ahead log is still on its way and the main file as it was, or the other way round.
 */
export const crashImage = (random: Random, before: Disk, after: Disk): Disk => {
  const isCopying = !before.main.equals(after.main) && random.chance(0.7);
  return isCopying
    ? { main: torn(random, before.main, after.main), wal: after.wal }
    : { main: before.main, wal: torn(random, before.wal, after.wal) };
};

/** Bytes that were on the disk and no longer are what they were: zeroed, overwritten, one bit turned, cut off. */
export const damagedImage = (random: Random, disk: Disk): Disk => {
  const which = disk.wal.length === 0 || random.chance(0.5) ? 'main' : 'wal';
  const image = Buffer.from(disk[which]);
  const from = random.below(Math.ceil(image.length / sector)) * sector;
  const length = Math.min(sector * (1 + random.below(8)), image.length - from);
  const turned = from + random.below(length);
  switch (random.below(4)) {
    case 0:
      image.fill(0, from, from + length);
      break;
    case 1:
      garbage(random, length).copy(image, from);
      break;
    case 2:
      image.writeUInt8(image.readUInt8(turned) ^ (1 << random.below(8)), turned);
      break;
    default:
      return { ...disk, [which]: image.subarray(0, from) };
  }
  return { ...disk, [which]: image };
};
