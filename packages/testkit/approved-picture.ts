// Holds a rendered page against the picture of it that a person has looked at and approved.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type GreyPicture, readPng, writePng } from './png.ts';

/** Fonts are drawn a little differently by every version of a renderer. */
const sensibly = 96;
/** So many of a thousand pixels may differ sensibly. */
export const tolerated = 12;

/** Of a thousand pixels; all of them where the sizes differ. */
const differing = (one: GreyPicture, other: GreyPicture): number => {
  if (one.width !== other.width || one.height !== other.height) return 1000;
  const count = one.pixels.reduce(
    (sum, grey, i) => sum + Number(Math.abs(grey - (other.pixels[i] ?? 0)) > sensibly),
    0,
  );
  return (1000 * count) / one.pixels.length;
};

/**
 * How many of a thousand pixels differ from the approved picture. With OMERTA_APPROVE=1 the picture is written
 * anew, to be looked at before it is committed.
 */
export const unlikeApproved = (file: string, page: GreyPicture): number => {
  if (process.env['OMERTA_APPROVE'] === '1') writeFileSync(file, writePng(page));
  return existsSync(file) ? differing(readPng(readFileSync(file)), page) : 1000;
};
