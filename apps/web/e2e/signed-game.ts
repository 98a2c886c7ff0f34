// Games of a prepared tournament, told as a referee's phone tells them: called, begun, over, the sheet handed in and signed.
import { deal } from '@omerta/office/testing/lines.ts';
import { emptySheet } from '@omerta/scoring/sheet/sheet.ts';
import { type Owned, toCup } from '@omerta/server/testing/owned.ts';

type Making = Pick<Owned, 'give' | 'place'>;

const cupOf = (tournament: string) => ({ ...toCup, tournament });

const seatsOf = async ({ place }: Making, tournament: string, game: string): Promise<readonly string[]> =>
  (await place.office.tournament(tournament)).state.games[game]?.seats ?? [];

type Led = { readonly tournament?: string; readonly game?: string; readonly referee: string };

const handsIn = async (
  { give }: Making,
  { tournament = 'cup', game = 'q/1/1', referee }: Led,
  winner: 'red' | 'black',
  paper: object,
): Promise<void> => {
  const by = (type: string, fields: object = {}): Promise<void> =>
    give(cupOf(tournament), referee, type, { game, ...fields });
  for (const type of ['call-game', 'start-game']) await by(type);
  await by('announce-result', { winner });
  await by('hand-in-sheet', { paper });
};

/** Of red, the first seat has extra points. */
export const signSheetOf = async (on: Making, led: Led): Promise<void> => {
  const { tournament = 'cup', game = 'q/1/1', referee } = led;
  const seats = (await seatsOf(on, tournament, game)).map((player, i) => ({ player, role: deal[i] }));
  const extra = [{ seat: 1, points: '0.4', by: 'referee' }];
  await handsIn(on, led, 'red', { sheet: { ...emptySheet, seats, winner: 'red', extra } });
  await on.give(cupOf(tournament), referee, 'sign-sheet', { game });
};

/** The third seat is removed, the first costs its team the game; not signed yet. */
export const handInRecordOf = async (on: Making, led: Led, rulebook: string): Promise<void> => {
  const { tournament = 'cup', game = 'q/1/1' } = led;
  const seats = await seatsOf(on, tournament, game);
  const cards = seats.map((player, i) => `[seat ${i + 1} "${player}" ${deal[i]}]`);
  const lines = ['night 1', 'day 1', 'remove 3 (6.7.10)', 'forfeit 1'];
  await handsIn(on, led, 'black', { record: [`[rulebook ${rulebook}]`, ...cards, ...lines].join('\n') });
};
