// What the desk asks before it acts: what an order would change in the standings, and whose place a protest could still change.
import { listOf, type Of, orNull, text, whole } from '@omerta/base/reading.ts';
import { type AskRefusal, ask, type ServerAnswer, saying } from '../../server/ask.ts';
import type { DeskCommand } from './order.ts';

const row = saying({ place: orNull(whole(0, 1_000_000)), total: text });

const foreseen = saying({
  rows: listOf(saying({ table: orNull(text), player: text, before: orNull(row), after: orNull(row) })),
  digest: text,
  events: listOf(text),
});
export type ForeseenChange = Of<typeof foreseen>;
export type ForeseenRow = ForeseenChange['rows'][number];

const at = (tournament: string): string => `/api/tournaments/${encodeURIComponent(tournament)}`;

export const foresee = (
  tournament: string,
  command: DeskCommand,
): Promise<ServerAnswer<ForeseenChange> | AskRefusal> =>
  ask({ method: 'POST', path: `${at(tournament)}/preview`, body: { command }, reads: foreseen });

const stake = saying({ players: orNull(listOf(text)) });

export const askStake = (
  tournament: string,
  protest: string,
): Promise<ServerAnswer<Of<typeof stake>> | AskRefusal> =>
  ask({ path: `${at(tournament)}/protests/${encodeURIComponent(protest)}/stake`, reads: stake });
