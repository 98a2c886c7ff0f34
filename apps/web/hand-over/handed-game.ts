// A game as it goes from one device to another: everything its log holds and what stands beside the record.
import type { Command } from '@omerta/rules/game/command.ts';
import { rulebookOf } from '../rulebooks/all.ts';
import { type Aside, emptyAside, savedToJson } from '../session/aside.ts';
import { advance, type Course, startCourse } from '../session/course.ts';
import type { GameLog } from '../session/game-log.ts';
import type { Opening } from '../session/opening.ts';
import { readNotation } from '../session/read-notation.ts';
import type { Live } from '../session/session.ts';
import { toCodes } from './codes.ts';

/** `course` is what the commands lead to: shown before it is taken. */
export type HandedGame = {
  readonly opening: Opening;
  readonly commands: readonly Command[];
  readonly aside: Aside;
  readonly course: Course;
};

/** Why what was brought cannot be taken. */
export type Unfit = {
  readonly unfit: 'damaged' | 'unknown-rulebook' | 'refused-line' | 'not-a-record';
  readonly line?: number;
};

export const handedCodes = (
  live: Pick<Live, 'course' | 'aside'>,
  commands: readonly Command[],
): Promise<readonly string[]> =>
  toCodes(JSON.stringify({ opening: live.course.opening, commands, aside: live.aside }));

const follow = (opening: Opening, commands: readonly Command[], aside: Aside): HandedGame | Unfit => {
  const rulebook = rulebookOf(opening);
  if (!rulebook) return { unfit: 'unknown-rulebook' };
  let course = startCourse(opening, rulebook);
  for (const [i, command] of commands.entries()) {
    const next = advance(course, command);
    if ('refusal' in next) return { unfit: 'refused-line', line: i + 1 };
    course = next;
  }
  return { opening, commands, aside, course };
};

/** Sealed by the device that sent it; another program's text under the same seal is damaged, whatever it does here. */
export const ofHandedText = (text: string): HandedGame | Unfit => {
  try {
    const { opening, commands, aside } = JSON.parse(text);
    return typeof opening.rulebook === 'string' ? follow(opening, commands, aside) : { unfit: 'damaged' };
  } catch {
    return { unfit: 'damaged' };
  }
};

/** A written game goes on from its last line. */
export const ofRecord = (text: string): HandedGame | Unfit => {
  const read = readNotation(text);
  if ('problem' in read) return { unfit: 'not-a-record', line: read.problem.line };
  if ('refusal' in read) return { unfit: 'refused-line', line: read.line };
  return { opening: read.course.opening, commands: read.commands, aside: emptyAside, course: read.course };
};

/** The game under a name of its own in this device's log. */
export const keepHanded = async (
  log: GameLog,
  { opening, commands, aside }: HandedGame,
): Promise<boolean> => {
  const id = await log.create(opening, commands);
  if (typeof id !== 'string') return false;
  await log.saveAside(id, commands.length + 1, savedToJson({ aside, kept: [] }));
  return true;
};
