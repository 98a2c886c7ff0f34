// The hall of a simulation: its office, its clock and its people, through whom every command is given.
import type { Random } from '@omerta/base/random.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Store } from '@omerta/store/store.ts';
import type { ClubCommandFields, ClubCommandType } from '@omerta/tournament/club/command.ts';
import type { TournamentCommandFields, TournamentCommandType } from '@omerta/tournament/command.ts';
import { sceneOf, whyNotReady } from '@omerta/tournament/decide.ts';
import type { PersonId } from '@omerta/tournament/meta.ts';
import type { Preview } from '@omerta/tournament/preview.ts';
import type { Book } from '@omerta/tournament/rulebooks/choose.ts';
import { holdersOf, initialState, type TournamentState } from '@omerta/tournament/state.ts';
import type { Refused } from '../answer.ts';
import { type Handled, type Office, openOffice } from '../office.ts';
import type { Order } from '../order-reader.ts';
import type { Lines } from '../play.ts';
import type { SimulatedStage } from './plan.ts';

/** Told of each ruling that was applied: what its preview had said, and the tournament before and after. */
export type OnRuling = (seen: Preview, before: TournamentState, after: TournamentState) => void;

export type Hall = {
  readonly office: Office;
  readonly tournament: string;
  readonly random: Random;
  readonly seed: number;
  readonly stages: readonly SimulatedStage[];
  readonly book: Book;
  readonly onRuling: OnRuling;
  readonly onGame: (done: number) => void;
  /** How often disputes arise: more often in small tournaments, so that they show them too. */
  readonly dispute: number;
  state: TournamentState;
  /** Milliseconds since 1970. */
  now: number;
  /** Commands given so far, each with its own id. */
  count: number;
  gamesPlayed: number;
  sheetsIn: number;
  readonly refusals: Map<string, number>;
};

const second = 1_000;
export const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** A hall opens at ten and sends nobody into a round after ten in the evening. */
const opensAt = 10 * hour;
const closesAt = 22 * hour;

export const firstDay = Date.parse('2026-01-10T00:00:00Z') + opensAt;

export const nextRoundTime = (now: number): number =>
  now % day < closesAt ? now : now - (now % day) + day + opensAt;

export const simulatedClub = 'club';

const timeIn = ({ now }: Hall): string => new Date(now).toISOString();

export type PlannedHall = Pick<
  Hall,
  'tournament' | 'random' | 'seed' | 'stages' | 'book' | 'onRuling' | 'onGame' | 'dispute'
>;

/** In an office that keeps its own time. `count` is where the numbers of the commands begin: no id twice. */
export const hallIn = (office: Office, planned: PlannedHall, now: number, count = 0): Hall => ({
  ...planned,
  office,
  state: initialState,
  now,
  count,
  gamesPlayed: 0,
  sheetsIn: 0,
  refusals: new Map(),
});

export const newHall = (planned: PlannedHall, store: Store): Hall => {
  // The simulation keeps this log: time and chance are its own, so that a seed gives the same tournament again.
  const office = openOffice(store, simulatedClub, () => ({
    at: timeIn(hall),
    seed: `${planned.tournament}-${hall.count}`,
  }));
  const hall = hallIn(office, planned, firstDay);
  return hall;
};

const metaOf = (hall: Hall, by: PersonId) => {
  hall.now += (1 + hall.random.below(5)) * second;
  hall.count += 1;
  return { id: `${hall.tournament}-${hall.count}`, by };
};

/** A finger that presses twice: the second press has the same answer and changes nothing. */
const secondPress = 0.01;

const send = async (hall: Hall, order: Order): Promise<Handled> => {
  const handled = await hall.office.handle(order);
  if (isRefusal(handled)) {
    hall.refusals.set(handled.code, (hall.refusals.get(handled.code) ?? 0) + 1);
    return handled;
  }
  hall.state = (await hall.office.tournament(hall.tournament)).state;
  if (hall.random.chance(secondPress)) {
    const again = await hall.office.handle(order);
    if (isRefusal(again) || again.receipt.hash !== handled.receipt.hash)
      throw new Error(`done twice: ${JSON.stringify(order.command)}`);
  }
  return handled;
};

const refusalIn = (handled: Handled): Refused | null => (isRefusal(handled) ? handled : null);

/** Null where it was done. */
export const give = async <T extends TournamentCommandType>(
  hall: Hall,
  by: PersonId,
  type: T,
  fields: TournamentCommandFields[T],
): Promise<Refused | null> => {
  const command = { ...(fields as object), type, ...metaOf(hall, by) };
  return refusalIn(
    await send(hall, { to: 'tournament', tournament: hall.tournament, command, device: 'desk' }),
  );
};

export const giveClub = async <T extends ClubCommandType>(
  hall: Hall,
  by: PersonId,
  type: T,
  fields: ClubCommandFields[T],
): Promise<Refused | null> => {
  const command = { ...fields, type, ...metaOf(hall, by) };
  return refusalIn(await send(hall, { to: 'club', command, device: 'desk' }));
};

export const giveLines = async (hall: Hall, by: PersonId, game: string, play: Lines) => {
  const expected = (await hall.office.play(hall.tournament, game)).version;
  const command = { ...play, ...metaOf(hall, by) };
  return refusalIn(
    await send(hall, {
      to: 'game',
      tournament: hall.tournament,
      game,
      command,
      expected,
      device: `table-${game}`,
    }),
  );
};

/** What a simulation relies on: a refusal here is a mistake of its own. */
export const must = (refused: Refused | null): void => {
  if (refused) throw new Error(`${refused.code}: ${refused.sentence.en}`);
};

/** Whether this person may give this command about this thing now, whatever it will say. */
export const mayNow = async (
  hall: Hall,
  person: PersonId,
  type: TournamentCommandType,
  [target, id]: readonly [target: 'game' | 'person' | 'stage' | 'protest' | 'ruling', id: string],
) => {
  const club = (await hall.office.club()).state;
  const scene = sceneOf(hall.state, person, timeIn(hall), { club });
  return whyNotReady(scene, { type, [target]: id }, id) === null;
};

export const organiser = 'organiser';
export const chiefOf = (hall: Hall): PersonId => holdersOf(hall.state, 'chief')[0] ?? organiser;
