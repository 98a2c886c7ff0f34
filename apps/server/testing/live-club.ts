// For tests: a running game of a club, played through the office line by line, and its log as a broadcast gets it.

import type { TableClock } from '@omerta/office/table-clock.ts';
import { cup, done, type TestClub } from '@omerta/office/testing/club.ts';
import { table } from '@omerta/office/testing/lines.ts';
import type { Command } from '@omerta/rules/game/command.ts';
import type { Role } from '@omerta/rules/game/role.ts';
import { commitsOf, type LiveCommit } from '../live/commit.ts';

/** Time goes on by a second with every order. */
export const later = (club: TestClub, seconds = 1): void => {
  club.now = new Date(Date.parse(club.now) + seconds * 1_000).toISOString();
};

type Played = { readonly roles?: readonly (Role | null)[]; readonly clock?: TableClock | null };

/** One order with these lines. */
export const play = async (club: TestClub, lines: readonly Command[], more: Played = {}): Promise<void> => {
  later(club);
  club.count += 1;
  const { version } = await club.office.play(cup, table);
  const command = { id: `line-${club.count}`, by: 'ref', lines, ...more };
  done(await club.office.handle({ to: 'game', tournament: cup, game: table, expected: version, command }));
};

export const commitsIn = async ({ store }: TestClub): Promise<readonly LiveCommit[]> =>
  commitsOf(cup, await store.readOrder(cup, 0, 100_000));
