// For tests: lines of a game as the notation writes them, given to an office or forged into its log.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { LineCommand } from '@omerta/rules/game/command.ts';
import type { Role } from '@omerta/rules/game/role.ts';
import { parse } from '@omerta/rules/notation/parse.ts';
import type { NewEvent } from '@omerta/store/append.ts';
import type { Handled } from '../office.ts';
import { cup, type TestClub } from './club.ts';

export const table = 'q/1/1';
export const tableStream = `game/${cup}/${table}`;

export const deal: readonly Role[] = [
  'red',
  'black',
  'red',
  'sheriff',
  'red',
  'black',
  'red',
  'red',
  'don',
  'red',
];

/** A record of the first game under fsm-2024. */
export const recordOf = (lines: readonly string[]): string =>
  ['[rulebook fsm-2024]', ...deal.map((role, i) => `[seat ${i + 1} "p${i + 1}" ${role}]`), ...lines, ''].join(
    '\n',
  );

export const commandsOf = (lines: readonly string[]): readonly LineCommand[] => {
  const record = parse(recordOf(lines));
  if (isRefusal(record)) throw new Error(JSON.stringify(record));
  return record.lines.map(({ command }) => command as LineCommand);
};

/** An order to the first game, on the newest version; the lines may be anything. */
export const giveLines = async (
  club: TestClub,
  by: string,
  lines: readonly unknown[],
  roles: readonly unknown[] = [null, ...deal],
): Promise<Handled> => {
  club.count += 1;
  const { version } = await club.office.play(cup, table);
  const command = { id: `lines-${club.count}`, by, roles, lines };
  return club.office.handle({ to: 'game', tournament: cup, game: table, expected: version, command });
};

/** Past the office, into a chain that stays whole: what an archive of somebody else may hold. */
export const forge = async (
  { store }: TestClub,
  stream: string,
  person: string | null,
  events: readonly NewEvent[],
): Promise<void> => {
  const { version } = await store.head(stream);
  const commit = { command: `forged-${version}`, at: 0, device: 'forger', person, events };
  const receipt = await store.append(stream, version, commit);
  if (isRefusal(receipt)) throw new Error(receipt.code);
};
