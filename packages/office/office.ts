// The office of a club: takes commands, lets the pure machines decide, and appends the events to the log
// exactly once.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Receipt } from '@omerta/store/append.ts';
import { faultAsRefusal } from '@omerta/store/fault.ts';
import type { Store } from '@omerta/store/store.ts';
import type { Played } from '@omerta/stream/fold.ts';
import type { ClubState } from '@omerta/tournament/club/state.ts';
import type { GameId } from '@omerta/tournament/command.ts';
import { unreadable } from '@omerta/tournament/command-form.ts';
import type { Keeping } from '@omerta/tournament/meta.ts';
import { chooseBook } from '@omerta/tournament/rulebooks/choose.ts';
import { gameOf, type TournamentState } from '@omerta/tournament/state.ts';
import { type Refused, refusedByOffice, refusedByTournament } from './answer.ts';
import { keepWords } from './free-words.ts';
import { keeperOf, type Loaded } from './keeper.ts';
import { ownKeeping } from './keeping.ts';
import { clubMachine, tournamentMachine } from './machines.ts';
import { type Order, readOrder } from './order-reader.ts';
import { decideOrder, denied, type Premises, streamOf } from './orders.ts';
import { playMachine, recordText } from './play.ts';
import { type PreviewedOrder, previewOrder } from './preview-order.ts';
import { receivedAlong, repeatedOrder } from './received.ts';
import { clubStream, gameStream, tournamentStream } from './streams.ts';
import { takingTurns } from './turns.ts';

export type Handled =
  | { readonly receipt: Receipt; readonly events: readonly { readonly type: string }[] }
  | Refused;

export type Office = {
  readonly store: Store;
  readonly club: () => Promise<Loaded<ClubState>>;
  readonly tournament: (id: string) => Promise<Loaded<TournamentState>>;
  readonly play: (tournament: string, game: GameId) => Promise<Loaded<Played>>;
  /** The text of a game's stream; a refusal while it has no line. */
  readonly record: (tournament: string, game: GameId) => Promise<{ readonly text: string } | Refused>;
  /** What a command to a tournament would change in its tables, were it given now; nothing is written. */
  readonly preview: (tournament: string, command: unknown) => Promise<PreviewedOrder | Refused>;
  /** An `Order`: it comes from outside and is read before anything is decided. */
  readonly handle: (order: unknown) => Promise<Handled>;
};

/** How often a command is decided again because another office wrote in between. */
const attempts = 100;

/** A store that does not answer is a refusal as every other. */
const answering = async <T>(work: () => Promise<T>): Promise<T | Refused> => {
  try {
    return await work();
  } catch (error) {
    return refusedByOffice({ code: 'store/refused', refusal: faultAsRefusal(error) });
  }
};

const handleOrder = async (place: Premises, order: Order): Promise<Handled> => {
  const device = order.device ?? 'office';
  const { store } = place;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const repeated = await repeatedOrder(store, streamOf(place, order), order);
    if (repeated) return repeated;
    const decided = await decideOrder(place, order, device);
    if (isRefusal(decided)) return decided;
    const { words, step, clock } = decided;
    if (words) await keepWords(store.people, words.of, words.text);
    const { first, along } = step;
    const received = await receivedAlong(store, order, first, clock);
    const receipt = await store.append(first.stream, first.expected, first.commit, [...along, received]);
    if (!isRefusal(receipt)) return { receipt, events: decided.events };
    if (receipt.code !== 'append/stale') return refusedByOffice({ code: 'store/refused', refusal: receipt });
  }
  return refusedByOffice({ code: 'command/busy' });
};

/**
 * `clubName` is the club of this log; until it is founded, tournaments run without a club. `keeping` is asked anew
 * for every command: another than the office's own is for whoever simulates time and chance.
 */
export const openOffice = (store: Store, clubName: string, keeping: () => Keeping = ownKeeping): Office => {
  const place: Premises = {
    store,
    clubName,
    keeping,
    clubs: keeperOf(store, clubMachine),
    tournaments: keeperOf(store, tournamentMachine),
    plays: keeperOf(store, playMachine),
  };
  const inTurn = takingTurns();
  const tournament: Office['tournament'] = (id) => place.tournaments.load(tournamentStream(id));
  const play: Office['play'] = (id, game) => place.plays.load(gameStream(id, game));
  return {
    store,
    club: () => place.clubs.load(clubStream(clubName)),
    tournament,
    play,
    record: (id, gameId) =>
      answering(async () => {
        const { state } = await tournament(id);
        const played = (await play(id, gameId)).state;
        const game = gameOf(state, gameId);
        const book = chooseBook(state.rules);
        if (!game || isRefusal(book)) return denied('game/unknown', { game: gameId });
        if (!played.opening) return refusedByOffice({ code: 'play/none', game: gameId });
        return { text: recordText(book.scoring.rulebook, game, played) };
      }),
    preview: (id, command) => answering(() => previewOrder(place, id, command)),
    handle: async (given) => {
      const order = readOrder(given);
      if (isRefusal(order)) return refusedByTournament(unreadable(order));
      return inTurn(streamOf(place, order), () => answering(() => handleOrder(place, order)));
    },
  };
};
