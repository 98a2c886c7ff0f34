// The protocol of a written game, with the sheet that goes with it where there is one.
import type { Lang } from '@omerta/base/lang.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import type { GameRecord } from '@omerta/rules/notation/record.ts';
import { replay } from '@omerta/rules/notation/replay.ts';
import { headOf } from '@omerta/rules/protocol/head.ts';
import { scoreGame } from '@omerta/scoring/game/score.ts';
import type { Scoring } from '@omerta/scoring/scoring.ts';
import type { RecordFault } from '@omerta/scoring/sheet/record-file.ts';
import type { Sheet } from '@omerta/scoring/sheet/sheet.ts';
import { openingOfRecord } from '@omerta/stream/opening.ts';
import { type Counted, countCourse } from './counted.ts';
import { gameLink } from './link.ts';
import { emptyPaper, type ProtocolPaper } from './paper.ts';
import { type Protocol, protocolOf } from './protocol.ts';
import { amendedProtocol } from './sheet-protocol.ts';
import { writtenHead } from './written-head.ts';

/** By which rules the points of a sheet are counted. */
export type RuledSheet = { readonly scoring: Scoring; readonly sheet: Sheet };

export const countedSheet = ({ scoring, sheet }: RuledSheet): Counted => ({
  scoring,
  sheet,
  score: scoreGame(scoring, sheet),
});

/** The game that a record tells, and the points of the sheet in force, or else its own. */
export const recordedProtocol = (
  record: GameRecord,
  inForce: RuledSheet | null,
  lang: Lang,
): Protocol | RecordFault => {
  const { state, refused } = replay(record);
  if (refused) return { code: 'score/refused-line', line: refused.line, refusal: refused.refusal };
  if (state.annulled) return { code: 'score/annulled' };
  const opening = openingOfRecord(record);
  const course = { opening, rulebook: record.rulebook, otherEdition: false, state, version: 0 };
  const counted = countCourse(course);
  const own = counted && protocolOf(course, counted, lang);
  if (!own) return { code: 'score/unfinished' };
  return inForce ? amendedProtocol(own, countedSheet(inForce), lang) : own;
};

/** Before the game: the head and the nicknames, no card and no point. */
export const preparedPaper = (record: GameRecord): ProtocolPaper => ({
  ...emptyPaper(record.rulebook.id),
  head: headOf(record.tags.map(({ tag }) => tag)),
  names: record.seats.map(({ name }) => name),
});

export const recordPaper = (
  record: GameRecord,
  inForce: RuledSheet | null,
  lang: Lang,
): ProtocolPaper | RecordFault => {
  const played = recordedProtocol(record, inForce, lang);
  if (isRefusal<Protocol | RecordFault>(played)) return played;
  const log = writtenHead(record);
  return { ...preparedPaper(record), played, log, link: gameLink(log, null) };
};
