// Who plays a stage: whoever was accepted and has come, or the first of the stage before.
import { tableSize } from '@omerta/seating/seating.ts';
import type { DeskPicture, DeskRow, DeskStage } from '../wire/picture.ts';

/** Plays no more: withdrew, was turned away, or was sent out. */
export const isOut = ({ entries, discipline }: DeskPicture, person: string): boolean => {
  const status = entries.find((entry) => entry.person === person)?.status;
  return (
    status === 'withdrawn' ||
    status === 'declined' ||
    discipline.expelled.some((each) => each.person === person)
  );
};

/** All its rounds are published, and every game of them is closed. */
export const isPlayedOut = ({ games }: Pick<DeskPicture, 'games'>, stage: DeskStage): boolean =>
  stage.rounds.length > 0 &&
  stage.published === stage.rounds.length &&
  games
    .filter((game) => game.stage === stage.stage && game.status !== 'annulled')
    .every(({ status }) => status === 'final');

export type FieldChoice = { readonly person: string; readonly isHere: boolean };

/** Everybody who may be picked for a first stage. */
export const choicesFor = ({ entries }: DeskPicture): readonly FieldChoice[] =>
  entries.filter(({ status }) => status === 'accepted').map(({ person, here }) => ({ person, isHere: here }));

/** Whoever is picked until somebody picks: those already in the field, or everybody who has come. */
export const usualField = (picture: DeskPicture, stage: DeskStage): readonly string[] => {
  const choices = choicesFor(picture);
  const known = new Set(choices.map(({ person }) => person));
  if (stage.players.length > 0) return stage.players.filter((person) => known.has(person));
  return choices.filter(({ isHere }) => isHere).map(({ person }) => person);
};

export type Advancing = {
  readonly players: readonly string[];
  /** Those who share a place across the line: a lot decides. */
  readonly tied: readonly string[];
};

/** The first of a table who are still in, and who stands equal across the line. */
export const advancingOf = (
  picture: DeskPicture,
  rows: readonly Pick<DeskRow, 'place' | 'player' | 'decidedBy'>[],
  advance: number,
): Advancing => {
  const still = rows.filter((row) => row.place !== null && !isOut(picture, row.player));
  const [last, next] = [still[advance - 1], still[advance]];
  const isOpen = last && next && last.place === next.place && last.decidedBy === 'lot-needed';
  return {
    players: still.slice(0, advance).map(({ player }) => player),
    tied: isOpen ? still.filter(({ place }) => place === last.place).map(({ player }) => player) : [],
  };
};

/** As many tables as they fill, and rounds that give everybody his planned games. */
export const usualSize = (
  players: number,
  plannedGames: number | null,
): { readonly tables: number; readonly rounds: number } => {
  const tables = Math.max(1, Math.floor(players / tableSize));
  return { tables, rounds: Math.max(1, Math.ceil(((plannedGames ?? 1) * players) / (tables * tableSize))) };
};

/** The stage that the desk has to do with now: the first that is not wholly published. */
export const stageAtHand = (plans: readonly DeskStage[]): DeskStage | undefined =>
  plans.find(({ rounds, published }) => rounds.length === 0 || published < rounds.length) ?? plans.at(-1);
