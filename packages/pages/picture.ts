// What pages are made of: the public's pictures, as the server gives them to anybody, with the names beside them.
import type { PublicView } from '@omerta/rules/view/view.ts';
import type { PublicTournament } from '@omerta/tournament/view/public.ts';

export type NamesById = Readonly<Record<string, string>>;

export type TournamentPicture = {
  readonly tournament: string;
  readonly n: number;
  readonly view: PublicTournament;
  readonly names: NamesById;
};

/** A game as the public sees it: seat 1 first. */
export type TableView = PublicView & { readonly players: readonly string[] };

export type PublicGameEntry = PublicTournament['games'][number];

/** Whoever has no name any more is called by his id. */
export const nameIn = (names: NamesById, person: string): string =>
  Object.hasOwn(names, person) ? (names[person] ?? person) : person;
