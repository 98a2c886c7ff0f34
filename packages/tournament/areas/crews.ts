// Who leads and helps at a table: why somebody cannot, and crews planned for rounds that are not published yet.
import type { TournamentCommandOf } from '../command.ts';
import type { PersonId } from '../meta.ts';
import { refuse, type TournamentRefusal } from '../refusal.ts';
import type { CommandGuards, Scene, TournamentAnswer } from '../scene.ts';
import { type Game, holds, type StageState, stageOf, type TournamentState } from '../state.ts';

type Crew = { readonly referee: PersonId; readonly sides: readonly PersonId[] };
type TableOfRound = Pick<Game, 'seats' | 'referee' | 'sides'>;

/** Somebody who leads or helps cannot play in the round, be at two tables, or judge his own team. */
export const conflictAt = (
  state: TournamentState,
  here: Pick<TableOfRound, 'seats'>,
  others: readonly TableOfRound[],
  person: PersonId,
): TournamentRefusal | null => {
  if ([here, ...others].some(({ seats }) => seats.includes(person)))
    return refuse('referee/plays', { person });
  if (others.some((each) => each.referee === person || each.sides.includes(person)))
    return refuse('referee/elsewhere', { person });
  const own = state.teams.find((team) => team.members.includes(person));
  return own && here.seats.some((seated) => own.members.includes(seated))
    ? refuse('referee/own-team', { person })
    : null;
};

/** Everybody holds an office for it, nobody is there twice, and nobody has a conflict. */
export const whyNotCrew = (
  state: TournamentState,
  { referee, sides }: Crew,
  conflictOf: (person: PersonId) => TournamentRefusal | null,
): TournamentRefusal | null => {
  if (!holds(state, referee, 'referee', 'chief')) return refuse('referee/not-appointed', { person: referee });
  const stranger = sides.find((person) => !holds(state, person, 'side-referee', 'referee'));
  if (stranger !== undefined) return refuse('referee/not-appointed', { person: stranger });
  const all = [referee, ...sides];
  if (new Set(all).size !== all.length) return refuse('referee/elsewhere', { person: referee });
  return all.map(conflictOf).find((conflict) => conflict !== null) ?? null;
};

/** The tables of a laid round with whoever is planned for them. */
const tablesOf = (stage: StageState, round: number): readonly TableOfRound[] =>
  (stage.rounds[round - 1] ?? []).map((numbers, i) => {
    const crew = stage.crews.find((each) => each.round === round && each.table === i + 1);
    return {
      seats: numbers.map((number) => stage.players[number - 1] ?? ''),
      referee: crew?.referee ?? null,
      sides: crew?.sides ?? [],
    };
  });

const whyNotPlanned = (
  state: TournamentState,
  tables: readonly TableOfRound[],
  here: TableOfRound,
  crew: Crew,
): TournamentRefusal | null => {
  const others = tables.filter((each) => each !== here);
  return whyNotCrew(state, crew, (person) => conflictAt(state, here, others, person));
};

/** With whom a table is published: as planned, unless somebody plays or has lost his office since. */
export const crewsFor = (
  state: TournamentState,
  stage: StageState,
  round: number,
): ((table: number) => Partial<Crew>) => {
  const tables = tablesOf(stage, round);
  return (table) => {
    const here = tables[table - 1];
    if (!here || here.referee === null) return {};
    const crew = { referee: here.referee, sides: here.sides };
    return whyNotPlanned(state, tables, here, crew) ? {} : crew;
  };
};

const plan = ({ state }: Scene, command: TournamentCommandOf<'plan-referees'>): TournamentAnswer => {
  const { stage: id, round, table, referee, sides } = command;
  const stage = stageOf(state, id);
  const tables = stage ? tablesOf(stage, round) : [];
  const here = tables[table - 1];
  if (!stage || !here) return refuse('round/none', { round: String(round) });
  if (round <= stage.published) return refuse('seating/published', { round });
  const refused = referee === null ? null : whyNotPlanned(state, tables, here, { referee, sides });
  return refused ?? [{ type: 'RefereesPlanned', stage: id, round, table, referee, sides }];
};

export const crewChecks: CommandGuards<'plan-referees'> = {
  'plan-referees': { target: 'stage', decide: plan },
};
