// What lies beside a game, for whoever may write it: his right to it, what is there, and a way to write that looks again where somebody else was first.
import { checked, text } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { fail, shown } from '@omerta/base/unfit.ts';
import { tournamentStream } from '@omerta/office/streams.ts';
import type { NewEvent, StreamCommit } from '@omerta/store/append.ts';
import type { Envelope } from '@omerta/store/envelope.ts';
import { isId } from '@omerta/tournament/meta.ts';
import { type Game, gameOf, type TournamentState } from '@omerta/tournament/state.ts';
import type { Place } from '../api/place.ts';
import { type ApiProblem, problem } from '../api/problem.ts';
import { storeProblem } from '../api/refused.ts';
import type { Asked } from '../api/route.ts';
import type { ServerCode } from '../api/server-code.ts';

export type OneOfGames = { readonly tournament: string; readonly game: string };

export const oneOfGames = { tournament: text, game: text } as const;

/** Made by the device that tells: the same again is the same. An answer to it has its id and a dot. */
export const toldId = checked(
  text,
  (value, path) => {
    if (!/^[A-Za-z0-9-]{1,64}$/.test(value))
      fail(path, 'value/unlisted', { found: shown(value), wanted: 'id' });
  },
  { pattern: '^[A-Za-z0-9-]{1,64}$' },
);

/** One kind of thing that lies beside games. */
export type BesideKind<T extends { readonly version: number }> = {
  readonly stream: (tournament: string, game: string) => string;
  readonly fold: (table: T, event: Envelope) => T;
  readonly none: T;
  readonly notYours: ServerCode;
  readonly busy: ServerCode;
};

export type BesideAsks = Pick<Asked<unknown, unknown, unknown>, 'asker'>;

type May = (state: TournamentState, game: Game, person: string) => boolean;

export type BesideGame<T> = {
  readonly state: TournamentState;
  readonly game: Game;
  readonly person: string;
  readonly told: T;
  /** Writes this where neither what was told nor the tournament, which gave the right to it, have moved on; null: look again. */
  readonly append: (command: string, event: NewEvent) => Promise<ApiProblem | 'written' | null>;
};

/** As it is now, for who has the right; another game's session is nobody here. */
const besideOf = async <T extends { readonly version: number }>(
  place: Place,
  { asker: { person, only, device } }: BesideAsks,
  named: OneOfGames,
  { kind, may }: { readonly kind: BesideKind<T>; readonly may: May },
): Promise<BesideGame<T> | ApiProblem> => {
  if (person === null) return problem('auth/none');
  if (only && (only.tournament !== named.tournament || only.game !== named.game))
    return problem('auth/one-game');
  const unknown = problem('game/unknown', { game: named.game });
  if (!isId(named.tournament)) return unknown;
  const { state, version } = await place.office.tournament(named.tournament);
  const game = gameOf(state, named.game);
  if (!game) return unknown;
  if (!may(state, game, person)) return problem(kind.notYours);
  const stream = kind.stream(named.tournament, named.game);
  const told = (await place.store.read(stream)).reduce(kind.fold, kind.none);
  const append: BesideGame<T>['append'] = async (command, event) => {
    const meta = { command, person, device, at: place.now().getTime() };
    const unmoved: StreamCommit = {
      stream: tournamentStream(named.tournament),
      expected: version,
      commit: { ...meta, events: [] },
    };
    const done = await place.store.append(stream, told.version, { ...meta, events: [event] }, [unmoved]);
    if (!isRefusal(done)) return 'written';
    return done.code === 'append/stale' ? null : storeProblem(done);
  };
  return { state, game, person, told, append };
};

/** How often it is looked again because somebody else wrote in between. */
const attempts = 20;

type Writing<T, A> = {
  readonly may: May;
  /** Answers, or says what is to be written and then answered. */
  readonly decide: (
    beside: BesideGame<T>,
  ) => Promise<A | ApiProblem | { readonly writes: NewEvent; readonly as: string }>;
  readonly answer: A;
  /** Once it is written, by this very order. */
  readonly written?: () => Promise<void>;
};

export const writerOf =
  <T extends { readonly version: number }>(kind: BesideKind<T>) =>
  async <A extends object>(
    place: Place,
    asks: BesideAsks,
    named: OneOfGames,
    { may, decide, answer, written }: Writing<T, A>,
  ): Promise<A | ApiProblem> => {
    for (let attempt = 0; attempt < attempts; attempt++) {
      const beside = await besideOf(place, asks, named, { kind, may });
      if (isRefusal(beside)) return beside;
      const decided = await decide(beside);
      if (isRefusal(decided) || !('writes' in decided)) return decided as A | ApiProblem;
      const done = await beside.append(decided.as, decided.writes);
      if (done === 'written') {
        await written?.();
        return answer;
      }
      if (done !== null) return done;
    }
    return problem(kind.busy);
  };
