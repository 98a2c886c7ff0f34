// The game to play next: for the phone of a referee, who sits where and under which rules, before its first line.
import { listOf, optional, orNull, raw, shape, text, whole } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { openingFor } from '@omerta/office/play.ts';
import { tournamentsAmong } from '@omerta/office/streams.ts';
import { holdingOf } from '@omerta/sync/table.ts';
import { type Game, gamesOf, type TournamentState } from '@omerta/tournament/state.ts';
import type { Asker } from '../api/asker.ts';
import type { Place } from '../api/place.ts';
import { type Route, route } from '../api/route.ts';
import type { LiveParts } from '../live/live.ts';
import { stageName } from '../people/only-game.ts';
import { type Named, tableOf } from './table-of.ts';

const most = Number.MAX_SAFE_INTEGER;

const next = shape({
  tournament: text,
  /** Of the tournament. */
  name: text,
  game: text,
  status: text,
  /** Of the stage; null at an evening, where there is one. */
  stage: orNull(text),
  /** 2 and more: it is played again. */
  attempt: whole(1, most),
  /** Cards are null: they are dealt on the device. */
  opening: raw,
  seats: listOf(shape({ seat: whole(1, 10), person: text, nickname: orNull(text) })),
  /** Who asks: what his club calls him, and the name it keeps of him. */
  referee: shape({ nickname: orNull(text), name: orNull(text) }),
  version: whole(0, most),
  head: text,
  holder: raw,
});

/** What is running goes first, then what is called, then the earliest that is to come. */
const urgency = ['running', 'ended', 'called', 'scheduled'];

const rank = ({ status }: Game): number => urgency.indexOf(status);

const nextFor = ({ id }: { readonly id: string }, state: TournamentState, person: string) =>
  gamesOf(state)
    .filter((game) => game.referee === person && rank(game) >= 0)
    .map((game) => ({ tournament: id, game }));

const findNext = async (place: Place, { person, only, within }: Asker): Promise<Named | null> => {
  if (only) return only;
  if (person === null) return null;
  const ids = within === null ? tournamentsAmong(await place.store.heads()) : [within];
  const found = await Promise.all(
    ids.map(async (id) => nextFor({ id }, (await place.office.tournament(id)).state, person)),
  );
  const [first] = found
    .flat()
    .toSorted(
      (a, b) => rank(a.game) - rank(b.game) || a.game.round - b.game.round || a.game.table - b.game.table,
    );
  return first ? { tournament: first.tournament, game: first.game.id } : null;
};

export const nextRoute = ({ names }: LiveParts): Route =>
  route({
    method: 'GET',
    url: '/api/sync/next',
    tells:
      'The game that you lead next, or one that you name: its opening, its seats, and which device holds it.',
    query: shape({ tournament: optional(text), game: optional(text) }),
    answer: shape({ person: text, next: orNull(next) }),
    audience: 'signed-in',
    forOneGame: true,
    forOneTournament: true,
    handle: async ({ query: { tournament, game }, asker, request }, place) => {
      const person = asker.person ?? '';
      const named =
        tournament !== undefined && game !== undefined ? { tournament, game } : await findNext(place, asker);
      if (!named) return { person, next: null };
      const found = await tableOf(place, { asker, request }, named);
      if (isRefusal(found)) return found;
      const { seats, status } = found.game;
      const { holder } = (await holdingOf(found.table)).holding;
      const nicknames = await names.of([...seats, person, ...(holder ? [holder.person] : [])]);
      const { name } = (await place.store.people.get(person)) ?? {};
      const { version, hash } = await place.store.head(found.table.streams.game);
      return {
        person,
        next: {
          ...named,
          name: found.state.name,
          status,
          stage: stageName(found.state, found.game),
          attempt: found.game.attempt,
          opening: openingFor(found.today, found.game, []),
          seats: seats.map((person, i) => ({ seat: i + 1, person, nickname: nicknames[person] ?? null })),
          referee: {
            nickname: nicknames[person] ?? null,
            name: typeof name === 'string' && name !== '' ? name : null,
          },
          version,
          head: hash,
          holder: holder && { ...holder, nickname: nicknames[holder.person] ?? null },
        },
      };
    },
  });
