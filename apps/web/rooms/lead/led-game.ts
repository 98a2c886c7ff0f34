// The game of a room as the referee's device has it: the deal, and every line and correction that he gave.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { RefereePicture } from '@omerta/play/picture.ts';
import type { Command } from '@omerta/rules/game/command.ts';
import { seats } from '@omerta/rules/game/seat.ts';
import { plainText } from '@omerta/rules/notation/plain-text.ts';
import type { Rulebook } from '@omerta/rules/rulebooks/rulebook.ts';
import { advance, type Course, startCourse } from '@omerta/stream/course.ts';
import type { Written } from '@omerta/stream/entry.ts';
import { openingOf } from '@omerta/stream/opening.ts';
import type { LoggedGame } from '../../session/game-log.ts';
import { moved, noHistory } from '../../session/history.ts';

export const ledId = (room: string): string => `room/${room}`;

/** At his own table nobody says who gave a line. */
const own = ({ by: _, ...command }: Command): Command => command as Command;

export const givenSince = ({ given }: RefereePicture, count: number): readonly Written[] =>
  given.slice(count).map((command) => ({
    entry: { kind: 'line', command: own(command), events: [] },
    at: command.at ?? 0,
  }));

const beginning = ({ chairs, view, switches }: RefereePicture, rulebook: Rulebook): Course => {
  const players = seats.map((seat) => ({
    name: plainText(chairs.find((each) => each?.seat === seat)?.nickname ?? ''),
    role: view?.roles[seat] ?? null,
  }));
  return startCourse(openingOf(rulebook, switches, players), rulebook);
};

/** The version counts the opening as one, as in every stream. Null: these are no lines of this program's rules. */
export const ledGame = (room: string, picture: RefereePicture, rulebook: Rulebook): LoggedGame | null => {
  let course = beginning(picture, rulebook);
  let history = noHistory;
  for (const each of picture.given) {
    const command = own(each);
    const next = advance(course, command);
    if (isRefusal(next)) return null;
    history = moved(history, course, command, next.course);
    course = next.course;
  }
  const head = { version: picture.given.length + 1, hash: '' };
  return { id: ledId(room), course, history, head, trail: [], openedAt: 0 };
};
