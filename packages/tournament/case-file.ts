// The file of a protest for whoever hears complaints outside the tournament: facts, evidence, decision, who judged.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { PersonId } from './meta.ts';
import type { Post } from './offices.ts';
import { chooseBook } from './rulebooks/choose.ts';
import { type Game, gameOf, type Protest, protestOf, type Ruling, type TournamentState } from './state.ts';

const caseFormat = 'omerta.case/1';

type CaseFile = {
  readonly format: typeof caseFormat;
  readonly tournament: string;
  readonly rulebook: TournamentState['published'];
  /** Who hears it. */
  readonly to: Post;
  readonly clauses: { readonly right: string; readonly decided: string | null; readonly complaint: string };
  readonly game: Game;
  readonly officials: {
    readonly referee: PersonId | null;
    readonly sides: readonly PersonId[];
    readonly chief: PersonId | null;
  };
  readonly protest: Protest;
  readonly rulings: readonly Ruling[];
  readonly complaints: TournamentState['complaints'];
};

export const caseFile = (state: TournamentState, id: string): CaseFile | null => {
  const protest = protestOf(state, id);
  const game = protest && gameOf(state, protest.game);
  const book = chooseBook(state.rules);
  if (!protest || !game || isRefusal(book)) return null;
  const { right, complaint } = book.rules.protest;
  return {
    format: caseFormat,
    tournament: state.name,
    rulebook: state.published,
    to: complaint.value,
    clauses: { right, decided: protest.decision?.clause ?? null, complaint: complaint.clause },
    game,
    officials: {
      referee: game.referee,
      sides: game.sides,
      chief: state.offices.find(({ office }) => office === 'chief')?.person ?? null,
    },
    protest,
    rulings: Object.values(state.rulings).filter((ruling) => ruling.protest === id),
    complaints: state.complaints.filter((each) => each.game === game.id),
  };
};
