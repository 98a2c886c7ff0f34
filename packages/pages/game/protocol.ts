// What the sheet of a finished game says beside its result: first victim, best move, points given and taken, cards.
import type { ReleasedGame } from '@omerta/tournament/view/released.ts';
import { clause, type PageContext, pointsIn, signed } from '../context.ts';
import { type Html, html, joinedBy } from '../frame/html.ts';

const listed = (parts: readonly Html[]): Html | null =>
  parts.length === 0 ? null : joinedBy(html`, `, parts);

export const protocolOf = (context: PageContext, { sheet, amended }: ReleasedGame): Html => {
  const { words } = context;
  const { facts } = words.game;
  const seats = (list: readonly number[]): Html | null => listed(list.map((seat) => html`${seat}`));
  const rows: readonly (readonly [string, Html | null])[] = [
    [facts.firstKilled, html`${sheet.firstKilled ?? '—'}`],
    [facts.bestMove, sheet.bestMove && seats(sheet.bestMove)],
    [
      facts.extra,
      listed(
        sheet.extra.map(
          ({ seat, points }) =>
            html`${words.seat(seat)} ${/^-?[\d.]+$/.test(points) ? signed(context, points) : points}`,
        ),
      ),
    ],
    [
      facts.penalties,
      listed(sheet.penalties.map((each) => html`${words.seat(each.seat)} ${clause(context, each.clause)}`)),
    ],
    [
      facts.fines,
      listed(sheet.fines.map(({ seat, points }) => html`${words.seat(seat)} −${pointsIn(context, points)}`)),
    ],
    [facts.removed, seats(sheet.removed)],
    [facts.yellow, seats(sheet.yellow)],
    [facts.purple, seats(sheet.purple.map(({ seat }) => seat))],
    [facts.forfeit, sheet.forfeitBy === null ? null : html`${sheet.forfeitBy}`],
  ];
  const shown = rows.filter(([, said]) => said !== null);
  return html`<dl class="facts">${shown.map(([name, said]) => html`<div><dt>${name}</dt><dd>${said}</dd></div>\n`)}</dl>${
    amended && html`<p>${words.game.amended}</p>`
  }`;
};
