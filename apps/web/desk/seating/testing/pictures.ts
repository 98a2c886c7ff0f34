// For tests: a picture of the desk with as many people and games as a test needs.

import { deskGame, deskPicture } from '../../testing/desk-picture.ts';
import type { DeskGame, DeskPicture, DeskStage } from '../../wire/picture.ts';

export const people = (count: number, from = 1): string[] =>
  Array.from({ length: count }, (_, i) => `p${i + from}`);

export const stageOf = (more: Partial<DeskStage> = {}): DeskStage => ({
  stage: 'q',
  name: 'Qualifying',
  kind: 'qualifying',
  plannedGames: 4,
  coefficient: '1',
  carry: true,
  advance: null,
  players: [],
  rounds: [],
  published: 0,
  ended: false,
  crews: [],
  ...more,
});

export const gameOf = (at: Pick<DeskGame, 'round' | 'table' | 'seats'> & Partial<DeskGame>): DeskGame =>
  deskGame({ referee: null, status: 'scheduled', ...at });

/** The games that publishing the first rounds of a stage makes. */
export const gamesOf = ({ players, rounds, published }: DeskStage): DeskGame[] =>
  rounds.slice(0, published).flatMap((tables, r) =>
    tables.map((table, t) =>
      gameOf({
        round: r + 1,
        table: t + 1,
        seats: table.map((number) => players[number - 1] ?? ''),
      }),
    ),
  );

export const entryOf = (
  person: string,
  status: DeskPicture['entries'][number]['status'] = 'accepted',
  here = true,
): DeskPicture['entries'][number] => ({ person, status, paid: true, here });

export const pictureOf = (more: Partial<DeskPicture> = {}): DeskPicture =>
  deskPicture({ secondConfirmation: false, officials: [], plans: [], ...more });
