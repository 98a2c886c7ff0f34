// Practice in a real club: a cast of its own plays cups at a chosen speed on the real screens, until it is stopped.
import { isRefusal } from '@omerta/base/refusal.ts';
import { organiser } from '@omerta/office/simulate/hall.ts';
import type { ClubCommandFields } from '@omerta/tournament/club/command.ts';
import { mayGiveToClub } from '@omerta/tournament/club/decide.ts';
import type { Place } from '../api/place.ts';
import { type ApiProblem, problem } from '../api/problem.ts';
import { refusedProblem } from '../api/refused.ts';
import type { Playing } from '../demo/play.ts';
import type { DemoOptions } from '../options.ts';
import { nameInPeople, takeNickname } from '../people/accounts.ts';
import { newId } from '../people/kept/ticket.ts';

export type PracticePace = Pick<DemoOptions, 'tables' | 'speed'>;

export type Practice = {
  /** Null where nobody practises on this server. */
  readonly now: () => PracticePace | null;
  readonly begin: (place: Place, by: string, pace: PracticePace) => Promise<ApiProblem | null>;
  readonly end: (place: Place, by: string) => Promise<ApiProblem | null>;
  /** With the server: nothing is written any more. */
  readonly stop: () => Promise<void>;
};

type Play = (place: Place, options: DemoOptions) => Playing;

/** Its organiser and its cast are people of the club: this says where they belong. */
const practiceName = 'Practice';

/** What holds the cups together is an officer of the club only while somebody practises. */
const offices = [
  [organiser, 'organiser'],
  ['discipline', 'discipline'],
] as const;

const ordering =
  (place: Place, by: string) =>
  async <T extends keyof ClubCommandFields>(
    type: T,
    fields: ClubCommandFields[T],
  ): Promise<ApiProblem | null> => {
    const command = { type, id: `practice-${newId()}`, by, ...fields };
    const handled = await place.office.handle({ to: 'club', command, device: 'desk' });
    return isRefusal(handled) ? refusedProblem(handled) : null;
  };

const hireOrganiser = async (place: Place, by: string): Promise<ApiProblem | null> => {
  const order = ordering(place, by);
  const { people, officers } = (await place.office.club()).state;
  if (!people.includes(organiser)) {
    const refused = await order('add-person', { person: organiser });
    if (refused) return refused;
    let name = practiceName;
    for (let i = 2; !(await takeNickname(place, name, organiser)); i++) name = `${practiceName} ${i}`;
    await nameInPeople(place, organiser, name, practiceName);
  }
  return officers.some(({ person }) => person === organiser)
    ? null
    : order('name-officer', { person: organiser, office: 'organiser' });
};

const whyNot = async (place: Place, by: string): Promise<ApiProblem | null> =>
  mayGiveToClub((await place.office.club()).state, { type: 'name-officer', by })
    ? null
    : problem('people/not-yours');

export const practiceBy = (play: Play): Practice => {
  let running: { readonly pace: PracticePace; readonly playing: Playing } | null = null;
  const stop = async (): Promise<void> => {
    const ending = running;
    running = null;
    await ending?.playing.stop();
  };
  return {
    now: () => running?.pace ?? null,
    begin: async (place, by, pace) => {
      const refused = await whyNot(place, by);
      if (refused) return refused;
      if (running) return problem('practice/running');
      const seed = place.now().getTime() % 1_000_000_000;
      const playing: Playing = { begun: Promise.resolve(), stop: async () => undefined };
      // Taken before anything is waited for: a second press finds it running.
      running = { pace, playing };
      const unhired = await hireOrganiser(place, by);
      running = unhired
        ? null
        : { pace, playing: play(place, { ...pace, seed, name: practiceName, practising: by }) };
      return unhired;
    },
    end: async (place, by) => {
      const refused = await whyNot(place, by);
      if (refused) return refused;
      await stop();
      const order = ordering(place, by);
      for (const [person, office] of offices) {
        const { officers } = (await place.office.club()).state;
        if (officers.some((each) => each.person === person && each.office === office))
          await order('relieve-officer', { person, office });
      }
      return null;
    },
    stop,
  };
};

/** At which nobody sits down. */
export const idlePractice = (): Practice =>
  practiceBy(() => ({ begun: Promise.resolve(), stop: async () => undefined }));

/** Where something is played from the start: a demo is its own practice. */
export const alwaysPractising = (pace: PracticePace): Practice => ({
  now: () => pace,
  begin: async () => problem('practice/running'),
  end: async () => problem('practice/demo'),
  stop: async () => undefined,
});
