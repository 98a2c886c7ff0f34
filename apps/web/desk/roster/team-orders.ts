// Somebody goes into a team, out of one or into another: teams are formed anew, as the machine knows no other way.
import type { RosterOrder } from './entry-orders.ts';

export type FormedTeam = { readonly team: string; readonly members: readonly string[] };

const disband = ({ team }: FormedTeam): RosterOrder => ({ type: 'disband-team', team });
const form = ({ team, members }: FormedTeam): RosterOrder => ({ type: 'form-team', team, members });

/** One alone is no team. */
const least = 2;
const standing = (team: FormedTeam): readonly RosterOrder[] =>
  team.members.length >= least ? [form(team)] : [];

type TeamChange = { readonly orders: readonly RosterOrder[]; readonly undo: readonly RosterOrder[] };

/** `to`: the team he goes into; null: none. */
export const teamChange = (teams: readonly FormedTeam[], person: string, to: string | null): TeamChange => {
  const old = teams.find(({ members }) => members.includes(person));
  const next = teams.find(({ team }) => team === to);
  if (old?.team === next?.team) return { orders: [], undo: [] };
  const left = old && { ...old, members: old.members.filter((each) => each !== person) };
  const joined = next && { ...next, members: [...next.members, person] };
  return {
    orders: [
      ...(old ? [disband(old)] : []),
      ...(left ? standing(left) : []),
      ...(next && joined ? [disband(next), form(joined)] : []),
    ],
    undo: [
      ...(joined ? [disband(joined)] : []),
      ...(left && left.members.length >= least ? [disband(left)] : []),
      ...(old ? [form(old)] : []),
      ...(next ? [form(next)] : []),
    ],
  };
};
