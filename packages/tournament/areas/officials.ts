// Who holds which office.
import { isId } from '../meta.ts';
import { offices } from '../offices.ts';
import { refuse } from '../refusal.ts';
import type { CommandGuards } from '../scene.ts';
import { holdersOf, holds } from '../state.ts';
import { isKnown } from './people.ts';

/** The chief directs the refereeing: other offices are the organisers' to give. */
const refereeing: readonly string[] = ['referee', 'side-referee'];

export const officialChecks: CommandGuards<'appoint' | 'dismiss'> = {
  appoint: {
    target: null,
    decide: ({ state, by, club }, { person, office }) => {
      if (!isId(person) || !offices.includes(office)) return refuse('id/form', { id: person });
      if (!isKnown(club, person)) return refuse('person/unknown', { person });
      if (holds(state, person, office)) return refuse('office/held', { person, office });
      if (!holds(state, by, 'organiser') && !refereeing.includes(office))
        return refuse('office/chief-appoints-referees', { office });
      const [chief] = office === 'chief' ? holdersOf(state, 'chief') : [];
      return chief === undefined
        ? [{ type: 'OfficialAppointed', person, office }]
        : refuse('office/one-chief', { person: chief });
    },
  },
  dismiss: {
    target: null,
    decide: ({ state, by }, { person, office }) => {
      if (!holds(state, person, office)) return refuse('office/not-held', { person, office });
      if (!holds(state, by, 'organiser') && !refereeing.includes(office))
        return refuse('office/chief-appoints-referees', { office });
      if (office === 'organiser' && holdersOf(state, 'organiser').length === 1)
        return refuse('office/last-organiser');
      return [{ type: 'OfficialDismissed', person, office }];
    },
  },
};
