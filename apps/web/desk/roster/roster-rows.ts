// Everybody entered, as the list of the desk shows them.
import type { EntryStatus } from '@omerta/tournament/state.ts';
import { type RosterPicture, suspensionAt } from './standing.ts';
import type { FormedTeam } from './team-orders.ts';

type Picture = Pick<RosterPicture, 'zone' | 'discipline'> & {
  readonly entries: readonly (RosterPicture['entries'][number] & { readonly paid: boolean })[];
  readonly plans: readonly { readonly players: readonly string[] }[];
  readonly teamsFormed: readonly FormedTeam[];
};

export type RosterRow = {
  readonly person: string;
  readonly nickname: string;
  readonly club: string | null;
  readonly hasPhoto: boolean;
  readonly status: EntryStatus;
  readonly paid: boolean;
  readonly here: boolean;
  /** His number in the newest stage that has its players; null before. */
  readonly number: number | null;
  readonly team: string | null;
  readonly suspended: { readonly clause: string; readonly to: string } | null;
};

type Known = {
  readonly names: Readonly<Record<string, string>>;
  /** As the club keeps them, beside the tournament. */
  readonly people: readonly Pick<RosterRow, 'person' | 'nickname' | 'club' | 'hasPhoto'>[];
  readonly now: string;
};

export const rosterRows = (picture: Picture, { names, people, now }: Known): readonly RosterRow[] => {
  const players = picture.plans.findLast((stage) => stage.players.length > 0)?.players ?? [];
  const numbers = new Map(players.map((person, i) => [person, i + 1]));
  const known = new Map(people.map((each) => [each.person, each]));
  return picture.entries.map(({ person, status, paid, here }) => ({
    person,
    nickname: names[person] ?? known.get(person)?.nickname ?? person,
    club: known.get(person)?.club ?? null,
    hasPhoto: known.get(person)?.hasPhoto ?? false,
    status,
    paid,
    here,
    number: numbers.get(person) ?? null,
    team: picture.teamsFormed.find(({ members }) => members.includes(person))?.team ?? null,
    suspended: suspensionAt(picture, person, now),
  }));
};
