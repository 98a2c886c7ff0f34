// Who leads and helps at which table: why somebody cannot, an even proposal, and the orders in a sequence that the machine takes.
import { groupBy } from '@omerta/base/group-by.ts';
import { cheapest } from '@omerta/seating/assignment.ts';
import { gameId } from '@omerta/tournament/schedule.ts';
import type { DeskCommand } from '../wire/order.ts';
import type { DeskGame, DeskPicture, DeskStage } from '../wire/picture.ts';

/** A table that is led: of a published round, or planned for one that is laid. */
export type LedTable = Pick<
  DeskGame,
  'id' | 'stage' | 'round' | 'table' | 'seats' | 'gone' | 'attempt' | 'replay' | 'referee' | 'sides'
> & { readonly status: DeskGame['status'] | 'planned' };

/** The desk's picture as far as it is of referees. */
export type LedPicture = Pick<DeskPicture, 'officials' | 'teamsFormed' | 'entries'> & {
  readonly games: readonly LedTable[];
};

/** With the rounds of a stage that are laid and not published, as their games will be called. */
export const withPlanned = (
  picture: DeskPicture,
  { stage, players, rounds, published, crews }: DeskStage,
): LedPicture => ({
  ...picture,
  games: [
    ...picture.games,
    ...rounds.slice(published).flatMap((tables, r) =>
      tables.map((numbers, i): LedTable => {
        const [round, table] = [published + r + 1, i + 1];
        const crew = crews.find((each) => each.round === round && each.table === table);
        return {
          id: gameId(stage, round, table),
          stage,
          round,
          table,
          seats: numbers.map((number) => players[number - 1] ?? ''),
          gone: [],
          attempt: 1,
          replay: null,
          referee: crew?.referee ?? null,
          sides: crew?.sides ?? [],
          status: 'planned',
        };
      }),
    ),
  ],
});

export type Crew = { readonly referee: string | null; readonly sides: readonly string[] };
/** By game. */
export type Crews = Readonly<Record<string, Crew>>;

const conflicts = ['plays', 'elsewhere', 'own-team'] as const;
export type RefereeConflict = (typeof conflicts)[number];

/** Games whose referees may still be named: until the sheet is signed. */
export const isOpen = ({ status }: LedTable): boolean =>
  status === 'planned' ||
  status === 'scheduled' ||
  status === 'called' ||
  status === 'running' ||
  status === 'ended' ||
  status === 'sheet';

export const crewsOf = (games: readonly LedTable[]): Crews =>
  Object.fromEntries(games.map(({ id, referee, sides }) => [id, { referee, sides }]));

const crewOf = (crews: Crews, { id, referee, sides }: LedTable): Crew => crews[id] ?? { referee, sides };

const holding = ({ officials }: LedPicture, ...posts: readonly string[]): string[] => [
  ...new Set(officials.filter(({ office }) => posts.includes(office)).map(({ person }) => person)),
];
export const mayLead = (picture: LedPicture): readonly string[] => holding(picture, 'referee', 'chief');
export const mayHelp = (picture: LedPicture): readonly string[] =>
  holding(picture, 'side-referee', 'referee');

/** Over, it holds nobody at its table. */
const isOver = ({ status }: LedTable): boolean =>
  status !== 'planned' && status !== 'scheduled' && status !== 'called' && status !== 'running';

const isParty = (games: readonly LedTable[], game: LedTable, person: string): boolean =>
  game.seats.includes(person) ||
  game.gone.includes(person) ||
  (game.attempt > 1 && games.some((other) => other.replay === game.id && isParty(games, other, person)));

/** Why the machine would refuse this person at this table, the others as `crews` has them. */
export const conflictOf = (
  { games, teamsFormed }: Pick<LedPicture, 'games' | 'teamsFormed'>,
  game: LedTable,
  person: string,
  crews: Crews = {},
): RefereeConflict | null => {
  const others = games.filter(
    (other) =>
      other.id !== game.id &&
      other.stage === game.stage &&
      other.round === game.round &&
      other.status !== 'annulled',
  );
  if (isParty(games, game, person) || others.some(({ seats }) => seats.includes(person))) return 'plays';
  const isThere = (other: LedTable): boolean => {
    if (isOver(game) || isOver(other)) return false;
    const { referee, sides } = crewOf(crews, other);
    return referee === person || sides.includes(person);
  };
  if (others.some(isThere)) return 'elsewhere';
  const own = teamsFormed.find(({ members }) => members.includes(person));
  return own && game.seats.some((seated) => own.members.includes(seated)) ? 'own-team' : null;
};

/** What a crew of the draft is refused for, person by person. */
export const conflictsIn = (
  picture: Pick<LedPicture, 'games' | 'teamsFormed'>,
  game: LedTable,
  crews: Crews,
): readonly { readonly person: string; readonly conflict: RefereeConflict }[] => {
  const { referee, sides } = crewOf(crews, game);
  const all = [...(referee === null ? [] : [referee]), ...sides];
  return all.flatMap((person, i) => {
    const conflict = all.indexOf(person) === i ? conflictOf(picture, game, person, crews) : 'elsewhere';
    return conflict === null ? [] : [{ person, conflict }];
  });
};

const never = 1e9;
const chiefToo = 1e6;
const playerToo = 1e7;

/** Plays in the tournament, if not in this round: he leads rivals where nobody else can. */
export const playsHere = ({ entries }: Pick<LedPicture, 'entries'>, person: string): boolean =>
  entries.some((entry) => entry.person === person && entry.status === 'accepted');

/**
 * Games of these without a fitting referee get one: of those free in the round, first whoever has led least,
 * then whoever has been least at the table; the chief and players of the tournament where others do not suffice.
 * Who is named already stays.
 */
export const proposed = (picture: LedPicture, games: readonly LedTable[], draft: Crews): Crews => {
  const leaders = mayLead(picture);
  const appointed = holding(picture, 'referee');
  let crews = draft;
  const led = (person: string, isCounted: (game: LedTable) => boolean): number =>
    picture.games.filter(
      (game) => game.status !== 'annulled' && isCounted(game) && crewOf(crews, game).referee === person,
    ).length;
  const isUnfit = (game: LedTable): boolean => {
    const { referee } = crewOf(crews, game);
    return referee === null || !leaders.includes(referee) || conflictsIn(picture, game, crews).length > 0;
  };
  for (const [, round] of groupBy(games, (game) => `${game.stage}/${game.round}`)) {
    const open = round.filter((game) => isOpen(game) && isUnfit(game));
    const emptied = open.map((game): [string, Crew] => [game.id, { referee: null, sides: [] }]);
    const without = { ...crews, ...Object.fromEntries(emptied) };
    const size = Math.max(leaders.length, open.length);
    const prices = Array.from({ length: size }, (_, i) =>
      Array.from({ length: size }, (__, j) => {
        const [person, game] = [leaders[i], open[j]];
        if (person === undefined || game === undefined) return 0;
        if (conflictOf(picture, game, person, without) !== null) return never;
        const here = led(person, ({ table }) => table === game.table);
        const rank =
          (appointed.includes(person) ? 0 : chiefToo) + (playsHere(picture, person) ? playerToo : 0);
        // Squares: two tables led once each are better than one led twice.
        return rank + 100 * led(person, () => true) + here ** 2;
      }),
    );
    const chosen = cheapest(prices);
    for (const [i, person] of leaders.entries()) {
      const game = open[chosen[i] as number];
      if (game === undefined || (prices[i]?.[chosen[i] as number] ?? never) >= never) continue;
      const { sides } = crewOf(crews, game);
      const fitting = sides.filter((side) => conflictOf(picture, game, side, without) === null);
      crews = { ...crews, [game.id]: { referee: person, sides: fitting.filter((side) => side !== person) } };
    }
  }
  return crews;
};

const isSame = (one: Crew, other: Crew): boolean =>
  one.referee === other.referee && one.sides.join('\n') === other.sides.join('\n');

const assignment = (
  { id, status, stage, round, table }: LedTable,
  { referee, sides }: Crew,
): DeskCommand[] => {
  if (status === 'planned') return [{ type: 'plan-referees', stage, round, table, referee, sides }];
  return referee === null ? [] : [{ type: 'assign-referees', game: id, referee, sides }];
};

/**
 * The orders for what the draft changes. The machine takes them one by one and lets nobody be at two tables,
 * so each waits until its people are free; where two tables exchange theirs, somebody free stands in between.
 */
export const assignments = (picture: LedPicture, draft: Crews): readonly DeskCommand[] => {
  let now = crewsOf(picture.games);
  let waiting = picture.games.filter(
    (game) => isOpen(game) && !isSame(crewOf(draft, game), crewOf(now, game)),
  );
  const orders: DeskCommand[] = [];
  const put = (game: LedTable, crew: Crew): void => {
    now = { ...now, [game.id]: crew };
    orders.push(...assignment(game, crew));
  };
  const fits = (game: LedTable): boolean =>
    conflictsIn(picture, game, { ...now, [game.id]: crewOf(draft, game) }).length === 0;
  while (waiting.length > 0) {
    const next = waiting.find(fits);
    const [first] = waiting;
    const game = next ?? first;
    if (!game) break;
    if (!next) {
      const { referee } = crewOf(now, game);
      const spare = mayLead(picture).find(
        (person) => person !== referee && conflictOf(picture, game, person, now) === null,
      );
      const isUseful = spare !== undefined;
      if (isUseful) put(game, { referee: spare, sides: [] });
      if (isUseful && waiting.some((each) => each !== game && fits(each))) continue;
    }
    put(game, crewOf(draft, game));
    waiting = waiting.filter((each) => each !== game);
  }
  return orders;
};
