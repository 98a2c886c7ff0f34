// Which commands a person may give now, thing by thing, and why not the rest: buttons, bots and tests read it.
import { checks } from './checks.ts';
import type { TournamentCommandType } from './command.ts';
import { sceneOf, whyNotReady } from './decide.ts';
import type { PersonId } from './meta.ts';
import type { TournamentRefusal } from './refusal.ts';
import type { Context, TargetKind } from './scene.ts';
import type { TournamentState } from './state.ts';

/** `id` is the thing that the command would be about; null where it is about the whole tournament. */
export type Option = {
  readonly type: TournamentCommandType;
  readonly id: string | null;
  readonly refusal: TournamentRefusal | null;
};

const idsOf: Readonly<Record<TargetKind, (state: TournamentState) => readonly string[]>> = {
  game: (state) => Object.keys(state.games),
  person: (state) => state.entries.map((entry) => entry.person),
  stage: (state) => state.stages.map((stage) => stage.stage),
  team: (state) => state.teams.map((team) => team.team),
  protest: (state) => Object.keys(state.protests),
  ruling: (state) => Object.keys(state.rulings),
  charge: (state) => Object.keys(state.charges),
};

export const commandTypes = Object.keys(checks) as TournamentCommandType[];

/** Refused here, a command is refused whatever it says; allowed here, what it says still has to be right. */
export const legal = (
  state: TournamentState,
  person: PersonId,
  clock: string,
  context: Context,
): Option[] => {
  const scene = sceneOf(state, person, clock, context);
  return commandTypes.flatMap((type): Option[] => {
    const { target } = checks[type];
    // Without a thing to be about it may be about the person himself: to apply.
    if (target === null) return [{ type, id: null, refusal: whyNotReady(scene, { type, person }, null) }];
    return idsOf[target](state).map((id) => ({
      type,
      id,
      refusal: whyNotReady(scene, { type, [target]: id }, id),
    }));
  });
};
