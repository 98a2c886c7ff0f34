// What officials tell each other beside the games, game by game: the flags of side referees, the words between the desk and a table.
import { isRefusal } from '@omerta/base/refusal.ts';
import { foldTable, type Holding, nobodyHolds } from '@omerta/sync/holding.ts';
import { foldFlags, noFlags, type SideTable, type SideView } from '@omerta/sync/side-flags.ts';
import { foldWords, noWords, type WordsView, type WordTable } from '@omerta/sync/words.ts';
import { chooseBook } from '@omerta/tournament/rulebooks/choose.ts';
import { gameOf, type TournamentState } from '@omerta/tournament/state.ts';
import { sheetAnswers } from '@omerta/tournament/view/sheet-answers.ts';
import type { LiveCommit } from './commit.ts';

/** Who sees what the side referees of a game flag. */
const sideAudiences = ['referee', 'side-referee'] as const;
type SideAudience = (typeof sideAudiences)[number];

/** Who sees the words about a game. */
const wordAudiences = ['desk', 'referee'] as const;
type WordAudience = (typeof wordAudiences)[number];

export type BesidePicture =
  /** What the side referees of a game flag, and what comes of it. */
  | { readonly what: 'side'; readonly game: string; readonly audience: SideAudience }
  /** What the desk and whoever leads a game tell each other. */
  | { readonly what: 'word'; readonly game: string; readonly audience: WordAudience };

/** The same for the referee and his side referees; without the versions of the game, which would tell how much is written by night. */
const sidePicture = (tournament: TournamentState, game: string, { flags }: SideTable): SideView | null => {
  const book = chooseBook(tournament.rules);
  if (!gameOf(tournament, game) || isRefusal(book)) return null;
  return { rulebook: book.scoring.rulebook.id, flags };
};

/** By who wrote it and when it came; not a line of it. */
const undecided = ({ branches }: Holding): NonNullable<WordsView['branches']> =>
  branches
    .filter(({ choice }) => choice === null)
    .map(({ id, person, at }) => ({ branch: id, person, at: new Date(at).toISOString() }));
const wordPicture = (
  tournament: TournamentState,
  id: string,
  { words, calls }: WordTable,
  branches: WordsView['branches'],
): WordsView | null => {
  const [game, book] = [gameOf(tournament, id), chooseBook(tournament.rules)];
  if (!game || isRefusal(book)) return null;
  return { words, calls, sheet: sheetAnswers(tournament, book, game), ...(branches && { branches }) };
};

const picturesOf = (what: BesidePicture['what'], game: string): readonly BesidePicture[] =>
  what === 'side'
    ? sideAudiences.map((audience) => ({ what, game, audience }))
    : wordAudiences.map((audience) => ({ what, game, audience }));

export type Besides = {
  /** Folds what a commit says beside the games: the pictures that it may have changed. */
  readonly fold: (commit: LiveCommit) => readonly BesidePicture[];
  /** Null where the tournament has no such game. */
  readonly view: (tournament: TournamentState, picture: BesidePicture) => SideView | WordsView | null;
};

/** All the pictures beside these games. */
export const besideGames = (games: Iterable<string>): readonly BesidePicture[] =>
  [...games].flatMap((game) => [...picturesOf('side', game), ...picturesOf('word', game)]);

export const besidesOf = (): Besides => {
  const flags = new Map<string, SideTable>();
  const words = new Map<string, WordTable>();
  const tables = new Map<string, Holding>();
  const tableAt = (game: string): Holding => tables.get(game) ?? nobodyHolds;
  const flagsAt = (game: string): SideTable => flags.get(game) ?? noFlags;
  const wordsAt = (game: string): WordTable => words.get(game) ?? noWords;
  return {
    fold: (commit) => {
      for (const [game, events] of commit.sides) flags.set(game, events.reduce(foldFlags, flagsAt(game)));
      for (const [game, events] of commit.words) words.set(game, events.reduce(foldWords, wordsAt(game)));
      const branched = [...commit.tables].filter(([game, events]) => {
        const before = tableAt(game);
        const after = events.reduce(foldTable, before);
        tables.set(game, after);
        return before.branches !== after.branches;
      });
      return [
        ...branched.map(([game]): BesidePicture => ({ what: 'word', game, audience: 'desk' })),
        ...[...commit.sides.keys()].flatMap((game) => picturesOf('side', game)),
        ...[...commit.words.keys()].flatMap((game) => picturesOf('word', game)),
      ];
    },
    view: (tournament, { what, game, audience }) =>
      what === 'side'
        ? sidePicture(tournament, game, flagsAt(game))
        : wordPicture(
            tournament,
            game,
            wordsAt(game),
            audience === 'desk' ? undecided(tableAt(game)) : undefined,
          ),
  };
};
