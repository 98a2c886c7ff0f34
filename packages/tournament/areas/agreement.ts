// Who must agree to a ruling: one of each group that the rulebook names, and nobody for two of them.
import type { PersonId } from '../meta.ts';
import type { Side } from '../offices.ts';
import { isPartyTo } from '../party.ts';
import { isJudge } from '../powers.ts';
import type { Book } from '../rulebooks/choose.ts';
import type { Groups, RulingKind } from '../rulebooks/tournament-rules.ts';
import { type Game, gameOf, type Ruling, type TournamentState } from '../state.ts';
import { decidersOf, isOwnGame } from './protests.ts';

/** One of each must agree; the decider of the protest speaks for any group that he could be of. */
export const agreementFor = (
  state: TournamentState,
  book: Book,
  game: Game,
  { kind, onProtest }: { readonly kind: RulingKind; readonly onProtest: boolean },
): Groups | null => {
  const { alone, onProtest: others } = book.rules.rulings[kind].value;
  if (!onProtest) return alone;
  const deciders = decidersOf(state, book, game);
  return [deciders, ...others.filter((group) => !group.some((judge) => deciders.includes(judge)))];
};

type Proposal = Pick<Ruling, 'game' | 'protest' | 'change'>;

const groupsOf = (state: TournamentState, book: Book, ruling: Proposal): Groups => {
  const game = gameOf(state, ruling.game);
  const asked = { kind: ruling.change.kind, onProtest: ruling.protest !== null };
  return (game && agreementFor(state, book, game, asked)) ?? [];
};

type Fits<T> = (person: T, group: Groups[number]) => boolean;

/** Whether somebody can stand for a group; on a protest nobody decides his own game where the rulebook forbids it. */
const fitsIn =
  (
    state: TournamentState,
    book: Book,
    { game: id, protest, change }: Proposal,
    [deciders]: Groups,
  ): Fits<PersonId> =>
  (person, group) => {
    const game = gameOf(state, id);
    const own = protest !== null && group === deciders && game !== undefined && isOwnGame(book, game, person);
    return !own && !isPartyTo(state, { game: id, change }, person) && isJudge(state, person, id, group);
  };

/** Who of them stands for each group, as many groups as they can; null where nobody is left for it. */
export const standingFor = <T>(
  fits: Fits<T>,
  [group, ...rest]: Groups,
  people: readonly T[],
): readonly (T | null)[] => {
  if (!group) return [];
  const ways = [...people.filter((person) => fits(person, group)), null].map((person) => [
    person,
    ...standingFor(
      fits,
      rest,
      people.filter((other) => other !== person),
    ),
  ]);
  const met = (way: readonly (T | null)[]): number => way.filter((each) => each !== null).length;
  return ways.reduce((best, way) => (met(way) > met(best) ? way : best));
};

export const sidesOf = (
  state: TournamentState,
  book: Book,
  ruling: Proposal & Pick<Ruling, 'agreed'>,
): readonly Side[] => {
  const groups = groupsOf(state, book, ruling);
  const fits = fitsIn(state, book, ruling, groups);
  const standing = standingFor(fits, groups, ruling.agreed);
  const officials = [...new Set(state.offices.map(({ person }) => person))];
  return groups.map((group, i) => {
    const others = standing.filter((_, j) => j !== i);
    const free = officials.filter((person) => !others.includes(person) && fits(person, group));
    const of = group.map((judge) => ({
      judge,
      people: free.filter((person) => isJudge(state, person, ruling.game, [judge])),
    }));
    return { of, by: standing[i] ?? null };
  });
};

export const missingOf = (sides: readonly Side[]): readonly Side[] => sides.filter(({ by }) => by === null);

/** Whether this person is one of those who must agree. */
export const isOfThem = (state: TournamentState, book: Book, ruling: Proposal, person: PersonId): boolean => {
  const groups = groupsOf(state, book, ruling);
  const fits = fitsIn(state, book, ruling, groups);
  return groups.some((group) => fits(person, group));
};
