// A protocol by its sheet: of a game written on paper, or of one whose sheet a ruling has changed since.
import type { Lang } from '@omerta/base/lang.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import type { SheetHead } from '@omerta/rules/protocol/head.ts';
import { protocolForms } from '@omerta/rules/protocol/protocol-form.ts';
import type { Sheet } from '@omerta/scoring/sheet/sheet.ts';
import type { Counted } from './counted.ts';
import { noFacts } from './course-facts.ts';
import { type Protocol, type ProtocolRow, pointRow } from './protocol.ts';

/** The cards and removals that a sheet tells of; when they happened it does not. */
const marksOf = (
  sheet: Sheet,
  seat: Seat,
): Pick<ProtocolRow, 'fouls' | 'yellow' | 'purple' | 'out' | 'sentOff'> => ({
  fouls: 0,
  yellow: sheet.yellow.filter((each) => each === seat).length,
  purple: sheet.purple.filter((each) => each.seat === seat).length,
  out: sheet.removed.includes(seat) ? { by: 'removal', at: '' } : null,
  sentOff: null,
});

/** In the words of the record where it has the same entry. */
const explainedOn = (sheet: Sheet, told: Protocol['explained']): Protocol['explained'] => {
  const entry = (
    seat: Seat,
    what: 'extra' | 'penalty' | 'waive' | 'fine',
    value: string,
    note = '',
  ): Protocol['explained'][number] => ({
    seat,
    what,
    value,
    note:
      note ||
      (told.find((each) => each.seat === seat && each.what === what && each.value === value)?.note ?? ''),
  });
  return [
    ...sheet.extra.map(({ seat, points }) => entry(seat, 'extra', points)),
    ...sheet.penalties.map(({ seat, clause }) => entry(seat, 'penalty', clause)),
    ...sheet.waived.map(({ seat, clause }) => entry(seat, 'waive', clause)),
    ...sheet.fines.map(({ seat, points, reason }) => entry(seat, 'fine', points, reason)),
    ...told.filter(({ what }) => what === 'decision'),
  ];
};

const outcomeOf = ({ winner, by }: Sheet): Pick<Protocol, 'winner' | 'by'> => {
  if (by === 'forfeit') return { winner, by };
  return { winner, by: winner === 'draw' ? 'draw' : 'vote' };
};

export const protocolOfSheet = (
  { scoring, sheet, score }: Counted,
  head: SheetHead,
  lang: Lang,
): Protocol => {
  const form = protocolForms[scoring.rulebook.id];
  const { firstKilled, bestMove } = sheet;
  return {
    head,
    ...outcomeOf(sheet),
    clause: '',
    rows: score.players.map((player) => ({
      ...pointRow(player, form, lang),
      ...marksOf(sheet, player.seat),
    })),
    nominations: [],
    ballots: [],
    votes: [],
    nights: [],
    bestMove: firstKilled === null ? null : { by: firstKilled, seats: bestMove ?? [], denied: null },
    protests: [],
    course: noFacts,
    explained: explainedOn(sheet, []),
  };
};

/** The course that was recorded, with the points and the result that stand now. */
export const amendedProtocol = (recorded: Protocol, counted: Counted, lang: Lang): Protocol => {
  const { winner, by, rows, bestMove } = protocolOfSheet(counted, recorded.head, lang);
  const isSame = winner === recorded.winner && (by === 'forfeit') === (recorded.by === 'forfeit');
  return {
    ...recorded,
    winner,
    by: isSame ? recorded.by : by,
    rows: recorded.rows.map((row, i) => ({
      ...row,
      ...rows[i],
      fouls: row.fouls,
      out: row.out,
      sentOff: row.sentOff,
    })),
    bestMove: bestMove && { ...bestMove, denied: recorded.bestMove?.denied ?? null },
    explained: explainedOn(counted.sheet, recorded.explained),
  };
};
