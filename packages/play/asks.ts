// What the room waits for from a seat at this moment: read by pictures, by bots and by whoever decides on an act.
import { allows } from '@omerta/rules/game/decide/line.ts';
import { blacksInGame, checksTonight, seatOf } from '@omerta/rules/game/decide/night.ts';
import { openVote } from '@omerta/rules/game/decide/voting.ts';
import { has, listOf, nobody, type Seat, seats } from '@omerta/rules/game/seat.ts';
import { tonight } from '@omerta/rules/game/state.ts';
import type { ActWord } from './act.ts';
import type { PlayStep } from './pauses.ts';
import type { Beat, RoomTable } from './table.ts';

export type OpenAsk = {
  readonly step: PlayStep | 'foul-speech';
  readonly acts: readonly ActWord[];
  /** The seats that an act with a number may name. */
  readonly targets: readonly Seat[];
  readonly until: number | null;
};

type Wanted = Pick<OpenAsk, 'acts' | 'targets'> | null;

const wanted = (acts: readonly ActWord[], targets: readonly Seat[] = []): Wanted => ({ acts, targets });

const inTurn = ({ rulebook, state }: RoomTable, seat: Seat, silent: boolean): Wanted => {
  const nominees = listOf(state.alive).filter((nominee) =>
    allows(rulebook, state, { type: 'nominate', seat, nominee, by: seat }),
  );
  const own = state.day?.nominations.find((each) => each.by === seat)?.nominee;
  const withdraws =
    own !== undefined && allows(rulebook, state, { type: 'withdraw', seat, nominee: own, by: seat });
  return wanted(
    [
      'pass',
      ...(nominees.length > 0 ? (['nominate'] as const) : []),
      ...(withdraws ? (['withdraw'] as const) : []),
      ...(silent ? [] : (['say'] as const)),
    ],
    nominees,
  );
};

/** Two rulebooks have the best move in the last word. */
const inLastWord = ({ state }: RoomTable, seat: Seat): Wanted =>
  state.bestMoveRight?.seat === seat ? wanted(['pass', 'best', 'say'], seats) : wanted(['pass', 'say']);

const raises = (rightful: boolean): Wanted => (rightful ? wanted(['hand']) : null);

const handFor = ({ rulebook, state }: RoomTable, seat: Seat): Wanted => {
  const vote = openVote(rulebook, state);
  return raises(vote !== null && has(vote.left.seats & ~(vote.ballot?.raised ?? nobody), seat));
};

const shotOf = ({ state }: RoomTable, seat: Seat, number: Seat | null): Wanted => {
  const fired = tonight(state)?.fired.some((shot) => shot.by === seat);
  if (fired || !blacksInGame(state).includes(seat)) return null;
  return wanted(['shoot'], number === null ? seats : [number]);
};

const checkOf = ({ state }: RoomTable, seat: Seat, role: 'don' | 'sheriff'): Wanted =>
  tonight(state)?.stage === role && seatOf(state, role) === seat && checksTonight(state, role)
    ? wanted(['check'], seats)
    : null;

const wantedFrom = (table: RoomTable, beat: Beat, seat: Seat): Wanted => {
  const { state } = table;
  switch (beat.step) {
    case 'speech':
      return beat.seat === seat ? inTurn(table, seat, beat.silent) : null;
    case 'tie-speech':
      return beat.seat === seat ? wanted(['pass', 'say']) : null;
    case 'last':
      return beat.seat === seat ? inLastWord(table, seat) : null;
    case 'vote':
      return handFor(table, seat);
    case 'lift':
      return raises(has(state.alive & ~(state.day?.liftRaised ?? nobody), seat));
    case 'agreement':
      return blacksInGame(state).includes(seat) ? wanted(['point'], seats) : null;
    case 'shots':
      return shotOf(table, seat, beat.number);
    case 'don':
    case 'sheriff':
      return checkOf(table, seat, beat.step);
    case 'best':
      return state.bestMoveRight?.seat === seat && tonight(state)?.stage === 'best'
        ? wanted(['best'], seats)
        : null;
    default:
      return null;
  }
};

/** Null: nothing is waited for from this seat, or he has done it. */
export const askedOf = (table: RoomTable, seat: Seat): OpenAsk | null => {
  const { beat, interrupt, state } = table;
  if (state.paused) return null;
  if (beat?.part === 'open') {
    const own = wantedFrom(table, beat, seat);
    if (own) return { step: beat.step, ...own, until: beat.until };
  }
  return interrupt?.seat === seat
    ? { step: 'foul-speech', acts: ['say'], targets: [], until: interrupt.until }
    : null;
};
