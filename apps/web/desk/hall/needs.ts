// Who needs the chief now and why, the most pressing first: what a referee asks for, what the law waits for, what a table lacks.
// What nobody waits for is routine and stands apart (routine.ts).
import type { Approver } from '@omerta/rules/game/command.ts';
import type { AskedEntry } from '@omerta/scoring/game/game-score.ts';
import type { ChiefReason } from '@omerta/sync/words.ts';
import type { DeskGame, DeskPicture } from '../wire/picture.ts';
import type { HallWords } from './hall-words.ts';
import { uncheckedAt } from './unchecked.ts';

type OfTable = {
  /** The same as long as it is the same need. */
  readonly id: string;
  readonly game: string;
  readonly stage: string;
  readonly round: number;
  readonly table: number;
  readonly clause: string | null;
};

type AskedFor = Pick<AskedEntry, 'list' | 'value'> & { readonly seat: number; readonly player: string };

export type HallNeed = OfTable &
  (
    | {
        readonly what: 'call';
        readonly call: string;
        readonly reason: ChiefReason;
        readonly note: string;
        readonly at: string;
      }
    | { readonly what: 'replay' | 'incident'; readonly cause: string }
    | { readonly what: 'absent'; readonly player: string; readonly substitutes: readonly string[] }
    /** Called, and not checked in: the game does not begin. */
    | { readonly what: 'unchecked'; readonly players: readonly string[] }
    /** On the phone of its referee: nothing goes on there until it is ruled on. */
    | { readonly what: 'annulled'; readonly cause: string | null; readonly note: string }
    /** The same where the rulebook replays on a protest alone: the game goes on, or its result is told. */
    | { readonly what: 'broken-off' }
    | { readonly what: 'branches'; readonly count: number }
    | { readonly what: 'referee' | 'sheet' }
    | {
        readonly what: 'approval';
        readonly of: Approver;
        readonly seat: number | null;
        /** How much, and the person it is for. */
        readonly asks: readonly AskedFor[];
      }
    | { readonly what: 'protest'; readonly protest: string; readonly player: string; readonly at: string }
    | { readonly what: 'ruling'; readonly ruling: string }
    | { readonly what: 'charge'; readonly charge: string; readonly player: string }
    | { readonly what: 'flags'; readonly count: number }
  );

/** In this order: a person waits, then a table, then a paper. */
const urgency: readonly HallNeed['what'][] = [
  'call',
  'absent',
  'unchecked',
  'referee',
  'annulled',
  'broken-off',
  'replay',
  'branches',
  'protest',
  'incident',
  'charge',
  'approval',
  'flags',
  'ruling',
  'sheet',
];

const ofGame = (
  { id, stage, round, table }: DeskGame,
  what: string,
  clause: string | null = null,
): OfTable => ({
  id: `${what} ${id}`,
  game: id,
  stage,
  round,
  table,
  clause,
});

/** A result is announced and no sheet has come for so long. */
const sheetLate = 10 * 60_000;

const isLate = ({ status, endedAt }: DeskGame, now: number): boolean =>
  (status === 'ended' || status === 'sheet') && endedAt !== null && now - Date.parse(endedAt) > sheetLate;

/** Annulled at the table, it needs the one ruling, whatever happened there; with a result told it is like any other. */
const incidentNeeds = (game: DeskGame, isAnnulled: boolean, mayReplay: boolean): readonly HallNeed[] => {
  const [first] = game.incidents;
  if (isAnnulled && game.status === 'running') {
    if (!mayReplay) return [{ ...ofGame(game, 'broken-off'), what: 'broken-off' }];
    const { cause = null, note = '', clause = null } = first ?? {};
    return [{ ...ofGame(game, 'annulled', clause), what: 'annulled', cause, note }];
  }
  return game.incidents.map(({ cause, clause, mandatory }): HallNeed => {
    const what = mandatory ? 'replay' : 'incident';
    return { ...ofGame(game, `${what} ${cause}`, clause), what, cause };
  });
};

const tableNeeds = (
  picture: DeskPicture,
  game: DeskGame,
  { isAnnulled, mayReplay, now }: { isAnnulled: boolean; mayReplay: boolean; now: number },
): readonly HallNeed[] => {
  const waits = picture.expects.filter((each) => each.id === game.id).map(({ command }) => command);
  const unled = waits.includes('assign-referees') && game.status !== 'scheduled';
  const players = game.status === 'called' ? uncheckedAt(picture, game) : [];
  return [
    ...incidentNeeds(game, isAnnulled, mayReplay),
    ...(players.length > 0 ? [{ ...ofGame(game, 'unchecked'), what: 'unchecked', players } as const] : []),
    ...(unled ? [{ ...ofGame(game, 'referee'), what: 'referee' } as const] : []),
    ...(isLate(game, now) ? [{ ...ofGame(game, 'sheet'), what: 'sheet' } as const] : []),
  ];
};

const wordNeeds = (game: DeskGame, words: HallWords): readonly HallNeed[] => {
  const { calls, flags, branches } = words(game.id);
  const asked = calls
    .filter(({ answered }) => answered === null)
    .map(
      ({ id, reason, note, at }): HallNeed => ({
        ...ofGame(game, `call ${id}`),
        what: 'call',
        call: id,
        reason,
        note,
        at,
      }),
    );
  return [
    ...asked,
    ...(flags > 0 ? [{ ...ofGame(game, 'flags'), what: 'flags', count: flags } as const] : []),
    ...(branches.length > 0
      ? [{ ...ofGame(game, 'branches'), what: 'branches', count: branches.length } as const]
      : []),
  ];
};

const gamesById = ({ games }: DeskPicture): ReadonlyMap<string, DeskGame> =>
  new Map(games.map((game) => [game.id, game]));

const caseNeeds = (picture: DeskPicture): readonly HallNeed[] => {
  const games = gamesById(picture);
  const about = (id: string, make: (game: DeskGame) => HallNeed): readonly HallNeed[] => {
    const game = games.get(id);
    return game && game.status !== 'annulled' ? [make(game)] : [];
  };
  const clauseOf = (id: string): string | null =>
    picture.expects.find((each) => each.id === id)?.clause ?? null;
  return [
    ...picture.vacancies.flatMap(({ game: id, player, substitutes, clause }) =>
      about(id, (game) => ({
        ...ofGame(game, `absent ${player}`, clause),
        what: 'absent',
        player,
        substitutes,
      })),
    ),
    ...picture.protests
      .filter(({ decision }) => decision === null)
      .flatMap(({ id, game: on, player, at }) =>
        about(on, (game) => ({
          ...ofGame(game, `protest ${id}`, clauseOf(id)),
          what: 'protest',
          protest: id,
          player,
          at,
        })),
      ),
    ...picture.open.flatMap(({ game: id, of, seat = null, clause = null, asks = [] }) =>
      id === undefined || of === undefined
        ? []
        : about(id, (game) => ({
            ...ofGame(game, `approval ${of} ${seat}`, clause),
            what: 'approval',
            of,
            seat,
            asks: asks.map((each) => ({ ...each, player: game.seats[each.seat - 1] ?? '' })),
          })),
    ),
    ...picture.rulings
      .filter(({ status }) => status === 'proposed')
      .flatMap(({ id, game: on }) =>
        about(on, (game) => ({ ...ofGame(game, `ruling ${id}`, clauseOf(id)), what: 'ruling', ruling: id })),
      ),
    ...picture.charges
      .filter(({ decision }) => decision === null)
      .flatMap(({ id, game: on, person, clause }) =>
        about(on, (game) => ({
          ...ofGame(game, `charge ${id}`, clause),
          what: 'charge',
          charge: id,
          player: person,
        })),
      ),
  ];
};

/** `mayReplay`: the rulebook gives somebody a replay without a protest. */
export const needsOf = (
  picture: DeskPicture,
  words: HallWords,
  { mayReplay, now }: { readonly mayReplay: boolean; readonly now: number },
): readonly HallNeed[] => {
  if (picture.phase !== 'running') return [];
  const standing = picture.games.filter(({ status }) => status !== 'annulled');
  const all = [
    ...standing.flatMap((game) => [
      ...wordNeeds(game, words),
      ...tableNeeds(picture, game, { isAnnulled: words(game.id).isAnnulled, mayReplay, now }),
    ]),
    ...caseNeeds(picture),
  ];
  return all.toSorted((a, b) => urgency.indexOf(a.what) - urgency.indexOf(b.what) || a.table - b.table);
};

/** What nobody should have to look for: it is heard too. */
const heard: ReadonlySet<HallNeed['what']> = new Set([
  'call',
  'absent',
  'annulled',
  'broken-off',
  'branches',
  'replay',
  'incident',
  'protest',
  'approval',
  'charge',
]);

/** Whether something has come since that is to be heard; nothing is while it is looked at for the first time. */
export const isNews = (before: readonly HallNeed[] | null, now: readonly HallNeed[]): boolean => {
  if (before === null) return false;
  const known = new Set(before.map(({ id }) => id));
  return now.some(({ id, what }) => heard.has(what) && !known.has(id));
};
