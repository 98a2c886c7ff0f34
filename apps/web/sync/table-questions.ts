// What a referee's device asks the server of his table: what to play, what is new there, what it sends and orders.
import { canonical, type Json } from '@omerta/base/canonical.ts';
import { listOf, type Of, optional, orNull, raw, text, whole } from '@omerta/base/reading.ts';
import type { Opening } from '@omerta/stream/opening.ts';
import type { Outbox } from '@omerta/sync/outbox.ts';
import { commit, mark, type Sent } from '@omerta/sync/sent.ts';
import { type AskRefusal, ask, type Reach, type ServerAnswer, saying } from '../server/ask.ts';
import type { ServedGame } from '../session/served.ts';
import type { ToldClock } from '../session/told-clock.ts';
import type { TableErrand } from './errands.ts';

const most = Number.MAX_SAFE_INTEGER;
const version = whole(0, most);

/** Which device writes the game, under whom, since when by the server's clock. */
const holder = saying({ device: text, person: text, at: whole(0, most), nickname: optional(orNull(text)) });
export type TableHolder = Of<typeof holder>;

const offered = saying({
  tournament: text,
  name: text,
  game: text,
  status: text,
  /** Told by no server of an earlier version. */
  stage: optional(orNull(text)),
  attempt: optional(whole(1, most)),
  opening: raw,
  seats: listOf(saying({ seat: whole(1, 10), person: text, nickname: orNull(text) })),
  /** Told by no server of an earlier version. */
  referee: optional(saying({ nickname: orNull(text), name: orNull(text) })),
  version,
  head: text,
  holder: orNull(holder),
});

/** A game that the server gives a referee to play. */
export type OfferedGame = Of<typeof offered>;

/** Read once more by whoever begins it: a server of another version has other rules. */
export const offeredOpening = ({ opening }: OfferedGame): Opening => opening as Opening;

/** Whether somebody who looked at one has seen the other: who sits, by which rules, and which phone leads. */
export const isSameOffer = (one: OfferedGame, other: OfferedGame): boolean => {
  const seen = ({ tournament, game, opening, seats, holder: by }: OfferedGame): string =>
    canonical({ tournament, game, opening, seats, by: by?.device ?? null } as Json);
  return seen(one) === seen(other);
};

const commitsPage = saying({ from: mark, commits: listOf(commit), version, head: text });

const entered = saying({ person: text });

type Asked<T> = Promise<ServerAnswer<T> | AskRefusal>;

const queryOf = ({ tournament, game }: ServedGame): string =>
  `tournament=${encodeURIComponent(tournament)}&game=${encodeURIComponent(game)}`;

/** What lines weigh is not known beforehand: a page of them may take longer on a bad network. */
const linesPatience = 20_000;

export const tableQuestions = (reach?: Reach) => ({
  exchange: (code: string): Asked<{ readonly person: string }> =>
    ask({ method: 'POST', path: '/api/code', body: { code }, reads: entered }, reach),
  me: (): Asked<{ readonly person: string | null }> =>
    ask({ path: '/api/me', reads: saying({ person: orNull(text) }) }, reach),
  next: (game?: ServedGame): Asked<{ readonly person: string; readonly next: OfferedGame | null }> =>
    ask(
      {
        path: game ? `/api/sync/next?${queryOf(game)}` : '/api/sync/next',
        reads: saying({ person: text, next: orNull(offered) }),
      },
      reach,
    ),
  send: (game: ServedGame, sent: Sent, clock: ToldClock | null | undefined): Asked<unknown> =>
    ask(
      {
        method: 'POST',
        path: '/api/sync/commits',
        body: { ...game, ...sent, ...(clock !== undefined && { clock }) },
        reads: raw,
        milliseconds: linesPatience,
      },
      reach,
    ),
  fetch: (game: ServedGame, after: number) =>
    ask(
      {
        path: `/api/sync/commits?${queryOf(game)}&after=${after}`,
        reads: commitsPage,
        milliseconds: linesPatience,
      },
      reach,
    ),
  takeOver: (game: ServedGame, { device }: Pick<Outbox, 'device'>) =>
    ask(
      {
        method: 'POST',
        path: '/api/sync/take-over',
        body: { ...game, device },
        reads: saying({ holder: orNull(holder), version, head: text }),
      },
      reach,
    ),
  order: (tournament: string, command: TableErrand): Asked<unknown> =>
    ask(
      {
        method: 'POST',
        path: '/api/orders',
        body: { to: 'tournament', tournament, command },
        reads: raw,
        milliseconds: linesPatience,
      },
      reach,
    ),
});

export type TableQuestions = ReturnType<typeof tableQuestions>;
