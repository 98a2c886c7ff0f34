// Who leads and helps at which table: why somebody cannot, an even proposal, and the orders in a sequence that the machine takes.
import { groupBy } from '@omerta/base/group-by.ts';
import { cheapest } from '@omerta/seating/assignment.ts';
import type { DeskCommand } from '../wire/order.ts';
import type { DeskGame, DeskPicture } from '../wire/picture.ts';

export type Crew = { readonly referee: string | null; readonly sides: readonly string[] };
/** By game. */
export type Crews = Readonly<Record<string, Crew>>;

const conflicts = ['plays', 'elsewhere', 'own-team'] as const;
export type RefereeConflict = (typeof conflicts)[number];

/** Games whose referees may still be named: until the sheet is signed. */
export const isOpen = ({ status }: DeskGame): boolean =>
  status === 'scheduled' ||
  status === 'called' ||
  status === 'running' ||
  status === 'ended' ||
  status === 'sheet';

export const crewsOf = (games: readonly DeskGame[]): Crews =>
  Object.fromEntries(games.map(({ id, referee, sides }) => [id, { referee, sides }]));

const crewOf = (crews: Crews, { id, referee, sides }: DeskGame): Crew => crews[id] ?? { referee, sides };

const holding = ({ officials }: DeskPicture, ...posts: readonly string[]): string[] => [
  ...new Set(officials.filter(({ office }) => posts.includes(office)).map(({ person }) => person)),
];
export const mayLead = (picture: DeskPicture): readonly string[] => holding(picture, 'referee', 'chief');
export const mayHelp = (picture: DeskPicture): readonly string[] =>
  holding(picture, 'side-referee', 'referee');

const isParty = (games: readonly DeskGame[], game: DeskGame, person: string): boolean =>
  game.seats.includes(person) ||
  game.gone.includes(person) ||
  (game.attempt > 1 && games.some((other) => other.replay === game.id && isParty(games, other, person)));

/** Why the machine would refuse this person at this table, the others as `crews` has them. */
export const conflictOf = (
  { games, teamsFormed }: Pick<DeskPicture, 'games' | 'teamsFormed'>,
  game: DeskGame,
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
  const isThere = (other: DeskGame): boolean => {
    const { referee, sides } = crewOf(crews, other);
    return referee === person || sides.includes(person);
  };
  if (others.some(isThere)) return 'elsewhere';
  const own = teamsFormed.find(({ members }) => members.includes(person));
  return own && game.seats.some((seated) => own.members.includes(seated)) ? 'own-team' : null;
};

/** What a crew of the draft is refused for, person by person. */
export const conflictsIn = (
  picture: Pick<DeskPicture, 'games' | 'teamsFormed'>,
  game: DeskGame,
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

/**
 * Games of these without a fitting referee get one: of those free in the round, first whoever has led least,
 * then whoever has been least at the table. Who is named already stays.
 */
export const proposed = (picture: DeskPicture, games: readonly DeskGame[], draft: Crews): Crews => {
  const leaders = mayLead(picture);
  const appointed = holding(picture, 'referee');
  let crews = draft;
  const led = (person: string, isCounted: (game: DeskGame) => boolean): number =>
    picture.games.filter(
      (game) => game.status !== 'annulled' && isCounted(game) && crewOf(crews, game).referee === person,
    ).length;
  const isUnfit = (game: DeskGame): boolean => {
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
        // Squares: two tables led once each are better than one led twice. The chief only where referees do not suffice.
        return (appointed.includes(person) ? 0 : chiefToo) + 100 * led(person, () => true) + here ** 2;
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

const assignment = (game: string, { referee, sides }: Crew): DeskCommand[] =>
  referee === null ? [] : [{ type: 'assign-referees', game, referee, sides }];

/**
 * The orders for what the draft changes. The machine takes them one by one and lets nobody be at two tables,
 * so each waits until its people are free; where two tables exchange theirs, somebody free stands in between.
 */
export const assignments = (picture: DeskPicture, draft: Crews): readonly DeskCommand[] => {
  let now = crewsOf(picture.games);
  let waiting = picture.games.filter(
    (game) => isOpen(game) && !isSame(crewOf(draft, game), crewOf(now, game)),
  );
  const orders: DeskCommand[] = [];
  const put = (game: DeskGame, crew: Crew): void => {
    now = { ...now, [game.id]: crew };
    orders.push(...assignment(game.id, crew));
  };
  const fits = (game: DeskGame): boolean =>
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
