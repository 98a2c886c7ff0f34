// The office of a club: takes commands, lets the pure machines decide, and appends the events to the log
// exactly once.
import { isInvalid } from '@omerta/base/invalid.ts';
import type { Receipt } from '@omerta/store/append.ts';
import { isRefusal } from '@omerta/store/refusal.ts';
import type { Store } from '@omerta/store/store.ts';
import type { ClubState } from '@omerta/tournament/club/state.ts';
import type { GameId } from '@omerta/tournament/command.ts';
import { chooseBook } from '@omerta/tournament/rulebooks/choose.ts';
import { gameOf, type TournamentState } from '@omerta/tournament/state.ts';
import { type Refused, refusedByOffice } from './answer.ts';
import { keeperOf, type Loaded } from './keeper.ts';
import { clubMachine, tournamentMachine } from './machines.ts';
import { decideOrder, denied, type Order, type Place } from './orders.ts';
import { type PlayState, playMachine, recordText } from './play.ts';
import { clubStream, gameStream, tournamentStream } from './streams.ts';

export type Handled =
  | { readonly receipt: Receipt; readonly events: readonly { readonly type: string }[] }
  | { readonly refusal: Refused };

export type Office = {
  readonly store: Store;
  readonly club: () => Promise<Loaded<ClubState>>;
  readonly tournament: (id: string) => Promise<Loaded<TournamentState>>;
  readonly play: (tournament: string, game: GameId) => Promise<Loaded<PlayState>>;
  /** The text of a game's stream; a refusal while it has no line. */
  readonly record: (
    tournament: string,
    game: GameId,
  ) => Promise<{ readonly text: string } | { readonly refusal: Refused }>;
  readonly handle: (order: Order) => Promise<Handled>;
};

/** How often a command is decided again because somebody wrote in between. */
const attempts = 20;

/** `clubName` is the club of this log. Until it is founded, tournaments run without a club. */
export const openOffice = (store: Store, clubName: string): Office => {
  const place: Place = {
    store,
    clubName,
    clubs: keeperOf(store, clubMachine),
    tournaments: keeperOf(store, tournamentMachine),
    plays: keeperOf(store, playMachine),
  };
  const tournament: Office['tournament'] = (id) => place.tournaments.load(tournamentStream(id));
  const play: Office['play'] = (id, game) => place.plays.load(gameStream(id, game));
  return {
    store,
    club: () => place.clubs.load(clubStream(clubName)),
    tournament,
    play,
    record: async (id, gameId) => {
      const { state } = await tournament(id);
      const { seats, game: played } = (await play(id, gameId)).state;
      const game = gameOf(state, gameId);
      const book = chooseBook(state.rules);
      if (!game || isInvalid(book)) return denied('game/unknown', { game: gameId });
      if (seats.length === 0) return { refusal: refusedByOffice({ code: 'play/none', game: gameId }) };
      // Players whose seats were corrected later appear under their own names.
      return { text: recordText(book.scoring.rulebook, game, game.seats, played) };
    },
    handle: async (order) => {
      const device = order.device ?? 'office';
      for (let attempt = 0; attempt < attempts; attempt++) {
        const decided = await decideOrder(place, order, device);
        if ('refusal' in decided) return decided;
        const { first, along } = decided.step;
        const receipt = await store.append(first.stream, first.expected, first.commit, along);
        if (!isRefusal(receipt)) return { receipt, events: decided.events };
        if (receipt.code !== 'append/stale')
          return { refusal: refusedByOffice({ code: 'store/refused', refusal: receipt }) };
      }
      return { refusal: refusedByOffice({ code: 'command/busy' }) };
    },
  };
};
