// A game from a few lines of notation, for tests: the tags are filled in.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { RuleRefusal } from '@omerta/rules/game/refusal.ts';
import type { GameState } from '@omerta/rules/game/state.ts';
import { parse } from '@omerta/rules/notation/parse.ts';
import { replay } from '@omerta/rules/notation/replay.ts';
import { reportState, type StateReport } from '@omerta/rules/notation/report.ts';
import type { Rulebook, RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';

const roles = ['red', 'black', 'red', 'sheriff', 'red', 'black', 'red', 'red', 'don', 'red'];

/** The tags of the notation's example: blacks 2, 6 and the Don 9, the Sheriff 4. */
export const tagsOf = (id: RulebookId, dealt = true): string =>
  [
    `[rulebook ${id}]`,
    ...roles.map((role, i) => `[seat ${i + 1} "P${i + 1}"${dealt ? ` ${role}` : ''}]`),
  ].join('\n');

type PlayedTable = {
  readonly rulebook: Rulebook;
  readonly state: GameState;
  readonly refusal: RuleRefusal | null;
  readonly report: StateReport;
};

/** Plays `lines`, one a line; a line that cannot be read is a mistake of the test. */
export const play = (id: RulebookId, lines: string, heading = tagsOf(id)): PlayedTable => {
  const record = parse(`${heading}\n${lines}`);
  if (isRefusal(record))
    throw new Error(`line ${record.line}, column ${record.column}: ${record.code} ${record.found ?? ''}`);
  const { state, refused } = replay(record);
  return {
    rulebook: record.rulebook,
    state,
    refusal: refused?.refusal ?? null,
    report: reportState(record.rulebook, state),
  };
};

export type Position = Pick<PlayedTable, 'rulebook' | 'state'>;

/** A position reached by lines that are all accepted: a refusal is a mistake of the test. */
const reach = (id: RulebookId, lines: readonly string[], dealt: boolean): Position => {
  const { rulebook, state, refusal } = play(id, lines.join('\n'), tagsOf(id, dealt));
  if (refusal) throw new Error(`refused: ${refusal.code}`);
  return { rulebook, state };
};

export const positionAfter = (id: RulebookId, lines: readonly string[]): Position => reach(id, lines, true);

/** Nobody has a card but by a line. */
export const bareAfter = (id: RulebookId, lines: readonly string[]): Position => reach(id, lines, false);

/** From the agreement night into day 1, and through a missed night into day 2. */
export const toDay1 = 'night 1\nday 1';
export const toDay2 = `${toDay1}\nnight 2\nshots: 2>- 6>- 9>-\ndon: -\nsheriff: -\nday 2`;

/** Lines that many tests begin with: seat 7 is voted out on day 1, seat 4 is killed in night 2. */
export const dayOne = ['night 1', 'day 1'];
export const candidates = [...dayOne, 'nominate 1 2', 'nominate 4 7'];
export const votedOut = [...candidates, 'vote 2: 1 3 4 5', 'vote 7: *'];
export const nightTwo = [...votedOut, 'last 7', 'night 2'];
export const shot = [...nightTwo, 'shots: 2>4 6>4 9>4'];
export const checked = [...shot, 'don: 4', 'sheriff: 2'];

/** Black wins in night 2 by killing seat 7, who is still to have his last word. */
export const decidedByKill = [
  'night 1',
  ...['remove 1', 'remove 3', 'remove 5', 'day 1'],
  ...['night 2', 'shots: 2>7 6>7 9>7'],
];

/** Red wins on day 2 by voting the Don out; seat 1 was killed. */
export const decidedByVote = [
  ...dayOne,
  ...['remove 2', 'remove 6'],
  ...['night 2', 'shots: 9>1', 'don: -', 'sheriff: -', 'best: -'],
  ...['day 2', 'nominate 3 9', 'vote 9: *'],
];
