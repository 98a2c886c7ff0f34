// People of a simulation who stand in for each other: who answers for an office, who sits in, who leaves.
import type { PersonId } from '@omerta/tournament/meta.ts';
import { type Judge, type Post as OfficeName, offices } from '@omerta/tournament/offices.ts';
import { isOut } from '@omerta/tournament/scene.ts';
import { type Game, gamesOf, holdersOf, holds } from '@omerta/tournament/state.ts';
import { give, type Hall, must, organiser } from './hall.ts';
import { addPerson } from './opening.ts';

const isOffice = (name: string): name is OfficeName => (offices as readonly string[]).includes(name);

/** Everybody whom a list of offices, judges and persons names. */
export const personsOf = (
  hall: Hall,
  of: readonly (Judge | PersonId)[],
  game: Game | undefined,
): PersonId[] => [
  ...new Set(
    of.flatMap((each): PersonId[] => {
      if (each === 'table-referee') return game?.referee ? [game.referee] : [];
      return isOffice(each) ? holdersOf(hall.state, each) : [each];
    }),
  ),
];

const reserves = (hall: Hall): PersonId[] =>
  hall.state.entries.filter(({ status }) => status === 'reserve').map(({ person }) => person);

/** Tries everybody who might; the office says who may. A hall without anybody left asks one more to help. */
const withSubstitute = async (
  hall: Hall,
  seat: (substitute: PersonId) => Promise<boolean>,
): Promise<void> => {
  for (const person of [...reserves(hall), ...holdersOf(hall.state, 'side-referee')])
    if (await seat(person)) return;
  const helper = `helper${hall.count}`;
  await addPerson(hall, helper);
  must(await give(hall, organiser, 'appoint', { person: helper, office: 'side-referee' }));
  if (!(await seat(helper))) throw new Error(`nobody may sit in: ${[...hall.refusals].join(' ')}`);
};

export const substitute = (hall: Hall, game: Game, player: PersonId, by: PersonId): Promise<void> =>
  withSubstitute(
    hall,
    async (person) =>
      (await give(hall, by, 'seat-substitute', { game: game.id, player, substitute: person })) === null,
  );

/** For the rest of the stage, where he plays in it. */
export const replaceInStage = async (hall: Hall, player: PersonId): Promise<void> => {
  const stage = hall.state.stages.findLast((each) => each.players.includes(player));
  if (!stage || stage.published === stage.rounds.length) return;
  await withSubstitute(
    hall,
    async (person) =>
      (await give(hall, organiser, 'replace-player', { stage: stage.stage, player, substitute: person })) ===
      null,
  );
};

/** How many may still go before a later stage could not be filled. */
export const spare = (hall: Hall): number => {
  const needed = Math.max(10, ...hall.stages.map(({ advance }) => advance ?? 0));
  return hall.state.entries.filter(({ status }) => status === 'accepted').length - needed;
};

/** Whoever sat in a stage goes on from it, and nobody else: once its last round is out, enough of them must stay. */
export const canSpareFrom = (hall: Hall, stage: string): boolean => {
  const { state } = hall;
  const next = state.stages[state.stages.findIndex((each) => each.stage === stage) + 1];
  const seated = new Set(gamesOf(state).flatMap((game) => (game.stage === stage ? game.seats : [])));
  const staying = [...seated].filter((person) => !isOut(state, person) && !state.standIns.includes(person));
  return spare(hall) > 0 && staying.length > (next?.advance ?? 0);
};

export const refereesFor = (hall: Hall, by: OfficeName = 'referee'): PersonId[] =>
  hall.random.shuffle(holdersOf(hall.state, by)).filter((person) => !holds(hall.state, person, 'chief'));
