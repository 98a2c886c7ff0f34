// What side referees flag, and what the referee says to it: beside the game, never in its record. The product's own affair.
import { canonical, type Json } from '@omerta/base/canonical.ts';
import { listOf, mapOf, oneOf, orNull, shape, text, whole } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { sideStream, tournamentsAmong } from '@omerta/office/streams.ts';
import {
  flagAnswers,
  foldFlags,
  isSettled,
  noFlags,
  type SideEvents,
  type SideFlag,
  sideFlag,
  sideView,
} from '@omerta/sync/side-flags.ts';
import { isParty } from '@omerta/tournament/party.ts';
import { isTableSide, writesLines } from '@omerta/tournament/powers.ts';
import { chooseBook } from '@omerta/tournament/rulebooks/choose.ts';
import { type Game, gamesOf, type TournamentState } from '@omerta/tournament/state.ts';
import { type ApiProblem, problem } from '../api/problem.ts';
import { type Route, route } from '../api/route.ts';
import { toldId as flagId, oneOfGames as named, writerOf } from '../beside/beside-game.ts';
import { pictureOf } from '../live/frame.ts';
import type { LiveParts } from '../live/live.ts';
import { watchSide } from '../live/watch.ts';
import { watchAskerOf } from '../live/watch-asker.ts';

const writeSide = writerOf({
  stream: sideStream,
  fold: foldFlags,
  none: noFlags,
  notYours: 'side/not-yours',
  busy: 'side/busy',
});

/** One of the game's side referees; a party to the game is none. */
const mayFlag = (state: TournamentState, game: Game, person: string): boolean =>
  isTableSide(state, person, game) && !isParty(state, game, person);

/** Whoever leads it. */
const mayAnswer = (state: TournamentState, game: Game, person: string): boolean =>
  writesLines(state, person, game);

/** More than anybody flags in a game: beyond it a device has gone wrong. */
const mostFlags = 300;

const isNow: ReadonlySet<string> = new Set(['called', 'running', 'ended']);

/** The rulebook must know the act. */
const isListed = ({ rules }: TournamentState, flag: SideFlag): boolean => {
  if (flag.what === 'hands' || flag.act === null) return true;
  const book = chooseBook(rules);
  return !isRefusal(book) && book.scoring.rulebook.violations.some(({ act }) => act === flag.act);
};

const flagRoute = route({
  method: 'POST',
  url: '/api/side/flags',
  tells: 'A side referee of the game tells its referee of a violation or of the hands he counted.',
  body: shape({ ...named, id: flagId, flag: sideFlag }),
  answer: shape({ id: text }),
  audience: 'signed-in',
  forOneGame: true,
  handle: ({ body: { id, flag, ...where }, asker }, place) =>
    writeSide<{ readonly id: string }>(place, { asker }, where, {
      may: mayFlag,
      answer: { id },
      decide: async ({ state, game, person, told: { flags } }) => {
        const same = flags.find((each) => each.id === id);
        if (same) {
          const isSame = same.person === person && canonical(same.flag as Json) === canonical(flag as Json);
          return isSame ? { id } : problem('side/reused');
        }
        if (!isNow.has(game.status)) return problem('side/not-now');
        if (!isListed(state, flag)) return problem('side/no-such-act');
        if (flags.length >= mostFlags) return problem('side/most', { most: mostFlags });
        const { version } = await place.office.play(where.tournament, where.game);
        const data: SideEvents['FlagRaised'] = { flag, version };
        return { writes: { type: 'FlagRaised', data }, as: id };
      },
    }),
});

const answerRoute = route({
  method: 'POST',
  url: '/api/side/answers',
  tells:
    'Whoever leads the game has seen a flag, accepted or dismissed it; the first of the last two stands.',
  body: shape({ ...named, flag: flagId, answer: oneOf(flagAnswers) }),
  answer: shape({ flag: text, answer: oneOf(flagAnswers) }),
  audience: 'signed-in',
  forOneGame: true,
  handle: ({ body: { flag: id, answer, ...where }, asker }, place) => {
    const given = { flag: id, answer };
    return writeSide<typeof given>(place, { asker }, where, {
      may: mayAnswer,
      answer: given,
      decide: async ({ told: { flags } }) => {
        const flag = flags.find((each) => each.id === id);
        if (!flag) return problem('side/no-flag');
        if (flag.answer === answer) return given;
        if (isSettled(flag))
          return answer === 'seen' ? { flag: id, answer: 'seen' } : problem('side/answered');
        const data: SideEvents['FlagAnswered'] = given;
        return { writes: { type: 'FlagAnswered', data }, as: `${id}.${answer}` };
      },
    });
  },
});

const readRoute = ({ hub, names }: LiveParts): Route =>
  route({
    method: 'GET',
    url: '/api/side/flags',
    tells: 'What was flagged in a game and what came of it, for its side referees and whoever leads it.',
    query: shape(named),
    answer: shape({
      audience: text,
      n: whole(1, Number.MAX_SAFE_INTEGER),
      view: sideView,
      names: mapOf(text),
    }),
    audience: 'signed-in',
    forOneGame: true,
    handle: async ({ query: { tournament, game }, asker }, place) => {
      const broadcast = await hub.newest(tournament);
      const watcher = await watchAskerOf(place, tournament, game, asker);
      const watched = watchSide(broadcast.state(), game, watcher);
      const unknown: ApiProblem = problem('game/unknown', { game });
      if (isRefusal(watched)) return watched.code === 'watch/unknown' ? unknown : problem('side/not-yours');
      const seen = await pictureOf(broadcast, names, watched);
      return (seen as (typeof seen & { readonly view: never }) | null) ?? unknown;
    },
  });

const sideGame = shape({
  ...named,
  name: text,
  round: whole(0),
  table: whole(0),
  status: text,
  referee: orNull(text),
});

const gamesAt = (tournament: string, state: TournamentState, person: string) =>
  gamesOf(state)
    .filter((game) => isNow.has(game.status) || game.status === 'scheduled')
    .filter((game) => mayFlag(state, game, person))
    .map(({ id, round, table, status, referee }) => ({
      tournament,
      name: state.name,
      game: id,
      round,
      table,
      status,
      referee,
    }));

const gamesRoute = ({ names }: LiveParts): Route =>
  route({
    method: 'GET',
    url: '/api/side/games',
    tells:
      'The games at which you are a side referee, as long as they are not over; their referees by nickname.',
    answer: shape({ games: listOf(sideGame), names: mapOf(text) }),
    audience: 'signed-in',
    forOneTournament: true,
    handle: async ({ asker: { person, within } }, { store, office }) => {
      if (person === null) return problem('auth/none');
      const ids = within === null ? tournamentsAmong(await store.heads()) : [within];
      const games = (
        await Promise.all(ids.map(async (id) => gamesAt(id, (await office.tournament(id)).state, person)))
      ).flat();
      return { games, names: await names.of(games.flatMap(({ referee }) => referee ?? [])) };
    },
  });

export const sideRoutes = (live: LiveParts): readonly Route[] => [
  gamesRoute(live),
  readRoute(live),
  flagRoute,
  answerRoute,
];
