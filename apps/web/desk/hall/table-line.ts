// Where a table stands, in a line: what its picture says while it plays, what the tournament says before and after.
import type { DeskGame } from '../wire/picture.ts';
import type { SeenTable } from './table-seen.ts';

type Winner = 'red' | 'black' | 'draw';

/** `seat` null: the picture does not say whose. */
export type TableLine =
  | { readonly what: 'scheduled' | 'called' | 'absent' | 'dealing' | 'playing' | 'annulled' | 'replayed' }
  /** Called, and so many of its players are not checked in. */
  | { readonly what: 'unchecked'; readonly count: number }
  | { readonly what: 'night' | 'day' | 'nightfall' | 'lift' | 'pause'; readonly number: number }
  | { readonly what: 'speech' | 'last'; readonly number: number; readonly seat: number | null }
  | { readonly what: 'vote' | 'revote'; readonly number: number; readonly seat: number | null }
  /** Those with the most hands have as many each. */
  | { readonly what: 'tie'; readonly number: number; readonly hands: readonly number[] }
  | {
      /** `enough`: signed, where no second person confirms. */
      readonly what: 'over' | 'ended' | 'sheet' | 'signed' | 'enough' | 'confirmed' | 'final';
      readonly winner: Winner | null;
    };

const ballotOf = ({ ballots, phase }: SeenTable) => {
  const last = ballots.at(-1);
  return last && last.day === phase.number ? last : null;
};

/** A tied ballot is followed by speeches and another round. */
const tieOf = (table: SeenTable): readonly number[] | null => {
  const ballot = ballotOf(table);
  if (!ballot || ballot.outcome === null || !ballot.outcome.startsWith('tie')) return null;
  const counts = ballot.hands.map(({ count }) => count ?? 0);
  const most = Math.max(...counts);
  return counts.filter((count) => count === most);
};

const byDay = (table: SeenTable): TableLine => {
  const { now, phase } = table;
  const { number } = phase;
  const seat = now?.seat ?? null;
  switch (now?.step) {
    case 'speech':
      return { what: 'speech', number, seat };
    case 'tie-speech': {
      const hands = tieOf(table);
      return hands ? { what: 'tie', number, hands } : { what: 'speech', number, seat };
    }
    case 'vote':
      return { what: tieOf(table) || (ballotOf(table)?.round ?? 1) > 1 ? 'revote' : 'vote', number, seat };
    case 'lift':
      return { what: 'lift', number };
    case 'last':
      return { what: 'last', number, seat };
    case 'night':
      return { what: 'nightfall', number };
    default:
      return { what: 'day', number };
  }
};

const inPlay = (table: SeenTable): TableLine => {
  const { kind, number } = table.phase;
  if (table.paused) return { what: 'pause', number };
  switch (kind) {
    case 'dealing':
      return { what: 'dealing' };
    case 'night':
      return { what: 'night', number };
    case 'day':
      return byDay(table);
    case 'over':
      return { what: 'over', winner: table.result?.winner ?? null };
    case 'annulled':
      return { what: 'annulled' };
  }
};

/** `table` null: no picture has come yet; `second`: somebody else confirms a signed sheet; `unchecked`: players not checked in. */
export const tableLine = (
  game: Pick<DeskGame, 'status' | 'winner' | 'absent' | 'replay'>,
  table: SeenTable | null,
  second = true,
  unchecked = 0,
): TableLine => {
  const { status, winner } = game;
  switch (status) {
    case 'scheduled':
    case 'called':
      if (game.absent.length > 0) return { what: 'absent' };
      return status === 'called' && unchecked > 0
        ? { what: 'unchecked', count: unchecked }
        : { what: status };
    case 'running':
      return table ? inPlay(table) : { what: 'playing' };
    case 'signed':
      return { what: second ? status : 'enough', winner };
    case 'ended':
    case 'sheet':
    case 'confirmed':
    case 'final':
      return { what: status, winner };
    case 'annulled':
      return { what: game.replay === null ? 'annulled' : 'replayed' };
  }
};
