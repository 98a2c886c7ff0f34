// For tests: finished games of the bot, played on a device in memory.
import { seedOf } from '@omerta/base/random.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { playGame } from '@omerta/bots/bot.ts';
import { writeDown } from '@omerta/bots/written.ts';
import { countCourse } from '@omerta/documents/protocol/counted.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import type { RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import { emptyMemory } from '@omerta/store/memory.ts';
import { readNotation } from '../../session/read-notation.ts';
import type { Session } from '../../session/session.ts';
import { room as emptyRoom, testDevice } from '../../session/testing/sessions.ts';

export const room = async () => {
  const device = testDevice();
  const now = (): number => {
    device.advance(1000);
    return device.now();
  };
  const made = await emptyRoom(emptyMemory(), { ...device, now });
  /** A written game on the device, line by line as it was given. */
  const start = async (text: string): Promise<Session> => {
    const read = readNotation(text);
    if (isRefusal(read)) throw new Error('not read');
    const session = await made.start(read.course.opening, []);
    for (const { command } of read.lines) give(session, command);
    return session;
  };
  return { start, reopen: made.reopen };
};

export const simulated = (id: RulebookId, wanted: (text: string) => boolean, from = 0): string => {
  for (let i = from; ; i++) {
    const text = writeDown(rulebook(id), playGame(rulebook(id), seedOf(7, i)));
    if (wanted(text)) return text;
  }
};

export const isFinished = (text: string): boolean => {
  const read = readNotation(text);
  return !isRefusal(read) && countCourse(read.course) !== null;
};

export const give = (session: Session, command: Parameters<Session['perform']>[0] | null): void => {
  const outcome = command && session.perform(command, session.live().course.version);
  if (outcome && outcome !== 'done') throw new Error(typeof outcome === 'string' ? outcome : outcome.code);
};

export const countedOf = (session: Session) => {
  const counted = countCourse(session.live().course);
  if (!counted) throw new Error('no points');
  return counted;
};

export const finished = (id: RulebookId): string => simulated(id, isFinished);
