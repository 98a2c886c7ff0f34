// What the desk tells the referee of a table and whether he has read it; his calls for the chief and who took them on. Beside the game, never in its record.
import { mapOf, oneOf, shape, text, whole } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { wordStream } from '@omerta/office/streams.ts';
import {
  chiefReasons,
  foldWords,
  longestWord,
  noWords,
  type WordEvents,
  wordKinds,
  wordsView,
} from '@omerta/sync/words.ts';
import { isParty } from '@omerta/tournament/party.ts';
import { writesLines } from '@omerta/tournament/powers.ts';
import { type Game, holds, type TournamentState } from '@omerta/tournament/state.ts';
import { problem } from '../api/problem.ts';
import { type Route, route } from '../api/route.ts';
import { oneOfGames as named, toldId, writerOf } from '../beside/beside-game.ts';
import { pictureOf } from '../live/frame.ts';
import type { LiveParts } from '../live/live.ts';
import { deskPosts } from '../live/tournament-pictures.ts';
import { watchWords } from '../live/watch.ts';
import { watchAskerOf } from '../live/watch-asker.ts';

const write = writerOf({
  stream: wordStream,
  fold: foldWords,
  none: noWords,
  notYours: 'word/not-yours',
  busy: 'word/busy',
});

/** More than anybody says in a game: beyond it a device has gone wrong. */
const mostWords = 300;

/** Somebody of the desk; a party to the game is nobody here. */
const isDesk = (state: TournamentState, game: Game, person: string): boolean =>
  holds(state, person, ...deskPosts) && !isParty(state, game, person);

const isReferee = (state: TournamentState, game: Game, person: string): boolean =>
  writesLines(state, person, game);

/** As long as its referee has something to do at the table. */
const isNow: ReadonlySet<string> = new Set(['scheduled', 'called', 'running', 'ended', 'sheet', 'signed']);

const isFit = (said: string): boolean => said.trim() !== '' && said.length <= longestWord;

const id = shape({ id: text });

const sendRoute = route({
  method: 'POST',
  url: '/api/words',
  tells: 'The desk sends whoever leads a game a word; a ruling is the chief’s.',
  body: shape({ ...named, id: toldId, kind: oneOf(wordKinds), text }),
  answer: id,
  audience: 'signed-in',
  handle: ({ body: { id: word, kind, text: said, ...where }, asker }, place) =>
    write<{ readonly id: string }>(place, { asker }, where, {
      may: isDesk,
      answer: { id: word },
      decide: async ({ state, game, person, told: { words, calls } }) => {
        const same = words.find((each) => each.id === word);
        const isSame = same?.person === person && same.kind === kind && same.text === said;
        if (same) return isSame ? { id: word } : problem('word/reused');
        if (calls.some((each) => each.id === word)) return problem('word/reused');
        if (kind === 'ruling' && !holds(state, person, 'chief')) return problem('word/chief-only');
        if (!isNow.has(game.status) || game.referee === null) return problem('word/not-now');
        if (!isFit(said)) return problem('word/text', { most: longestWord });
        if (words.length >= mostWords) return problem('word/most', { most: mostWords });
        const data: WordEvents['WordSent'] = { kind, text: said };
        return { writes: { type: 'WordSent', data }, as: word };
      },
      written: () => place.audit.note(asker, 'WordSent', { ...where, word }),
    }),
});

const readRoute = route({
  method: 'POST',
  url: '/api/words/read',
  tells: 'Whoever leads the game has read a word that somebody else sent.',
  body: shape({ ...named, word: toldId }),
  answer: shape({ word: text }),
  audience: 'signed-in',
  forOneGame: true,
  handle: ({ body: { word, ...where }, asker }, place) =>
    write<{ readonly word: string }>(place, { asker }, where, {
      may: isReferee,
      answer: { word },
      decide: async ({ person, told: { words } }) => {
        const found = words.find((each) => each.id === word);
        if (!found) return problem('word/unknown');
        if (found.read) return { word };
        if (found.person === person) return problem('word/own');
        const data: WordEvents['WordRead'] = { word };
        return { writes: { type: 'WordRead', data }, as: `${word}.read` };
      },
    }),
});

const callRoute = route({
  method: 'POST',
  url: '/api/words/calls',
  tells: 'Whoever leads the game asks for the chief, with the reason.',
  body: shape({ ...named, id: toldId, reason: oneOf(chiefReasons), note: text }),
  answer: id,
  audience: 'signed-in',
  forOneGame: true,
  handle: ({ body: { id: call, reason, note, ...where }, asker }, place) =>
    write<{ readonly id: string }>(place, { asker }, where, {
      may: isReferee,
      answer: { id: call },
      decide: async ({ game, person, told: { words, calls } }) => {
        const same = calls.find((each) => each.id === call);
        const isSame = same?.person === person && same.reason === reason && same.note === note;
        if (same) return isSame ? { id: call } : problem('word/reused');
        if (words.some((each) => each.id === call)) return problem('word/reused');
        if (!isNow.has(game.status)) return problem('word/not-now');
        if (note !== '' && !isFit(note)) return problem('word/text', { most: longestWord });
        if (calls.length >= mostWords) return problem('word/most', { most: mostWords });
        const data: WordEvents['ChiefAsked'] = { reason, note };
        return { writes: { type: 'ChiefAsked', data }, as: call };
      },
      written: () => place.audit.note(asker, 'ChiefAsked', { ...where, call }),
    }),
});

const answerRoute = route({
  method: 'POST',
  url: '/api/words/answers',
  tells: 'Somebody of the desk has taken on a referee’s call for the chief; the first one stands.',
  body: shape({ ...named, call: toldId }),
  answer: shape({ call: text }),
  audience: 'signed-in',
  handle: ({ body: { call, ...where }, asker }, place) =>
    write<{ readonly call: string }>(place, { asker }, where, {
      may: isDesk,
      answer: { call },
      decide: async ({ told: { calls } }) => {
        const found = calls.find((each) => each.id === call);
        if (!found) return problem('word/unknown');
        if (found.answered) return { call };
        const data: WordEvents['ChiefAnswered'] = { call };
        return { writes: { type: 'ChiefAnswered', data }, as: `${call}.answered` };
      },
    }),
});

const wordsRoute = ({ hub, names }: LiveParts): Route =>
  route({
    method: 'GET',
    url: '/api/words',
    tells: 'What the desk and whoever leads a game have told each other, for the two.',
    query: shape(named),
    answer: shape({
      audience: text,
      n: whole(1, Number.MAX_SAFE_INTEGER),
      view: wordsView,
      names: mapOf(text),
    }),
    audience: 'signed-in',
    forOneGame: true,
    handle: async ({ query: { tournament, game }, asker }, place) => {
      const broadcast = await hub.newest(tournament);
      const watched = watchWords(broadcast.state(), game, await watchAskerOf(place, tournament, game, asker));
      const unknown = problem('game/unknown', { game });
      if (isRefusal(watched)) return watched.code === 'watch/unknown' ? unknown : problem('word/not-yours');
      const seen = await pictureOf(broadcast, names, watched);
      return (seen as (typeof seen & { readonly view: never }) | null) ?? unknown;
    },
  });

export const wordRoutes = (live: LiveParts): readonly Route[] => [
  wordsRoute(live),
  sendRoute,
  readRoute,
  callRoute,
  answerRoute,
];
