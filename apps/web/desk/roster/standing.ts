// How somebody stands in a tournament, and why he cannot be checked in: said before he is asked to wait.
import type { EntryStatus } from '@omerta/tournament/state.ts';
import { covers, dayAt } from '@omerta/tournament/time.ts';

type Entered = { readonly person: string; readonly status: EntryStatus; readonly here: boolean };
type Barred = {
  readonly person: string;
  readonly clause: string;
  readonly from: string;
  readonly to: string;
};

/** What the desk sees of it. */
export type RosterPicture = {
  readonly zone: string;
  readonly entries: readonly Entered[];
  readonly discipline: { readonly suspensions: readonly Barred[] };
};

/** Suspended on this day: with its clause, and up to which day. */
export const suspensionAt = (
  { zone, discipline }: Pick<RosterPicture, 'zone' | 'discipline'>,
  person: string,
  instant: string,
): Barred | null => {
  const day = dayAt(instant, zone);
  return discipline.suspensions.find((each) => each.person === person && covers(each, day)) ?? null;
};

export type AtTheDoor =
  | { readonly is: 'welcome' | 'here' | 'stranger' | Exclude<EntryStatus, 'accepted' | 'reserve'> }
  | { readonly is: 'suspended'; readonly clause: string; readonly to: string };

/** What is said to whoever comes with his badge. */
export const atTheDoor = (picture: RosterPicture, person: string, instant: string): AtTheDoor => {
  const entry = picture.entries.find((each) => each.person === person);
  if (!entry) return { is: 'stranger' };
  const { status } = entry;
  if (status !== 'accepted' && status !== 'reserve') return { is: status };
  const barred = suspensionAt(picture, person, instant);
  if (barred) return { is: 'suspended', clause: barred.clause, to: barred.to };
  return { is: entry.here ? 'here' : 'welcome' };
};

/** A badge is held before the camera for a while: it is read once, and again when it has been away. */
export const awayMilliseconds = 3_000;

export type LastRead = { readonly code: string; readonly at: number } | null;

export const isReadAnew = (last: LastRead, code: string, now: number): boolean =>
  last?.code !== code || now - last.at > awayMilliseconds;
