// An evening's game: which round and table it becomes, and the orders that seat it; a game played elsewhere comes with its record.
import { isRefusal, type Refusal } from '@omerta/base/refusal.ts';
import { reading } from '@omerta/base/unfit.ts';
import { parse } from '@omerta/rules/notation/parse.ts';
import { print } from '@omerta/rules/notation/print.ts';
import type { GameRecord } from '@omerta/rules/notation/record.ts';
import type { Scoring } from '@omerta/scoring/scoring.ts';
import { readRecordSheet } from '@omerta/scoring/sheet/record-file.ts';
import type { Sheet } from '@omerta/scoring/sheet/sheet.ts';
import type { Paper } from '@omerta/tournament/command.ts';
import { paperSteps } from '../sheets/paper-steps.ts';
import type { DeskCommand } from '../wire/order.ts';
import type { DeskPicture } from '../wire/picture.ts';

export type GameToTake = {
  readonly record: GameRecord;
  readonly names: readonly string[];
  readonly winner: Sheet['winner'];
};

type PlayedRefusal =
  | (Refusal<'not-a-record' | 'refused-line'> & { readonly line: number })
  | Refusal<'other-rules' | 'unfinished'>;

/** Whether the evening can take it, asked before anybody is seated: a refused sheet would leave the game half taken. */
export const readPlayed = (text: string, scoring: Scoring): GameToTake | PlayedRefusal => {
  const record = parse(text);
  if (isRefusal(record)) return { code: 'not-a-record', line: record.line };
  const players = record.seats.map(({ seat }) => ({ id: String(seat), nick: null }));
  const sheet = reading(() =>
    readRecordSheet({ path: '', file: '', text: recordOf(record, players), scoring, players }),
  );
  if (sheet === 'annulled') return { code: 'unfinished' };
  if (!isRefusal(sheet)) return { record, names: record.seats.map(({ name }) => name), winner: sheet.winner };
  switch (sheet.code) {
    case 'score/refused-line':
      return { code: 'refused-line', line: sheet.line };
    case 'score/unfinished':
    case 'score/annulled':
      return { code: 'unfinished' };
    default:
      return { code: 'other-rules' };
  }
};

/** The record as the log keeps it: people by their ids. */
const recordOf = (record: GameRecord, players: readonly { readonly id: string }[]): string =>
  print({
    ...record,
    tags: record.tags.map((item) =>
      item.tag.kind === 'seat'
        ? { ...item, tag: { ...item.tag, name: players[item.tag.seat - 1]?.id ?? item.tag.name } }
        : item,
    ),
  });

type Games = Pick<DeskPicture, 'games'>;

/** The first round in which this table is free and none of the ten plays or leads. */
export const roundFor = ({ games }: Games, table: number, players: readonly string[]): number => {
  const standing = games.filter(({ status }) => status !== 'annulled');
  const isTaken = (round: number): boolean =>
    games.some((game) => game.round === round && game.table === table) ||
    standing.some(
      (game) =>
        game.round === round &&
        (game.seats.some((person) => players.includes(person)) ||
          (game.referee !== null && players.includes(game.referee))),
    );
  let round = 1;
  while (isTaken(round)) round += 1;
  return round;
};

type Seating = {
  readonly stage: string;
  readonly table: number;
  readonly players: readonly string[];
  readonly drawn: boolean;
  readonly referee: string | null;
};

const seated = (picture: Games, { stage, table, players, drawn, referee }: Seating) => {
  const round = roundFor(picture, table, players);
  const game = `${stage}/${round}/${table}`;
  const orders: DeskCommand[] = [{ type: 'seat-game', stage, round, table, players, drawn }];
  if (referee !== null) orders.push({ type: 'assign-referees', game, referee, sides: [] });
  return { game, orders };
};

/** A game to be played now. */
export const seatOrders = (picture: Games, seating: Seating): readonly DeskCommand[] =>
  seated(picture, seating).orders;

/** A game that was played: seated as it was, led by whoever brings it, and its sheet handed in and signed. */
export const takeOrders = (
  picture: Games,
  seating: Pick<Seating, 'stage' | 'table' | 'players'> & { readonly referee: string },
  { record, winner }: GameToTake,
): readonly DeskCommand[] => {
  const { game: id, orders } = seated(picture, { ...seating, drawn: false });
  const { referee, players } = seating;
  const game = { id, status: 'scheduled', referee, sides: [], winner: null };
  const paper: Paper = {
    record: recordOf(
      record,
      players.map((person) => ({ id: person })),
    ),
  };
  return [...orders, ...paperSteps(game, { winner, paper }, { person: referee, signs: true })];
};
