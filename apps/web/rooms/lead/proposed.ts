// What players propose to the referee who leads a room, as his table takes it: entered like his own taps, or a line to accept.
import type { Proposal } from '@omerta/play/table.ts';
import type { LineCommand } from '@omerta/rules/game/command.ts';
import { allows } from '@omerta/rules/game/decide/line.ts';
import { conducts } from '@omerta/rules/view/conducts.ts';
import type { Course } from '@omerta/stream/course.ts';
import { shotsApart } from '../../play/shots.ts';
import type { Draft } from '../../session/aside.ts';
import { currentStanding } from '../../session/next-step.ts';
import type { Live } from '../../session/session.ts';

const withShot = (course: Course, draft: Draft, { seat, act }: Proposal): Draft => {
  if (act.word !== 'shoot') return draft;
  const apart = draft.shooter === null ? { ...draft, ...shotsApart(course.state) } : draft;
  return {
    ...apart,
    shots: apart.shots.map((shot) => (shot.by === seat ? { ...shot, targets: [act.seat] } : shot)),
  };
};

const entered = (course: Course, draft: Draft, proposal: Proposal): Draft => {
  const { seat, act } = proposal;
  switch (conducts(course.rulebook, course.state)?.step) {
    case 'vote':
    case 'lift':
      return act.word !== 'hand' || draft.seats.includes(seat)
        ? draft
        : { ...draft, seats: [...draft.seats, seat] };
    case 'shots':
      return withShot(course, draft, proposal);
    case 'don':
    case 'sheriff':
      return act.word === 'check' ? { ...draft, seats: [act.seat] } : draft;
    case 'best':
      return act.word === 'best' ? { ...draft, seats: act.seats } : draft;
    default:
      return draft;
  }
};

/** The same draft where nothing new belongs to the step. */
export const draftWith = (course: Course, draft: Draft, fresh: readonly Proposal[]): Draft =>
  fresh.reduce((each, proposal) => entered(course, each, proposal), draft);

/** One proposal from another: a second of a kind has another moment. */
export const proposalKey = ({ seat, act, at }: Proposal): string => JSON.stringify([seat, act, at]);

const lineOf = ({ seat, act }: Proposal): LineCommand | null => {
  switch (act.word) {
    case 'nominate':
    case 'withdraw':
      return { type: act.word, seat, nominee: act.seat };
    case 'best':
      return { type: 'best', seats: act.seats };
    case 'claim':
      return { type: 'claim', seat, check: act.check };
    default:
      return null;
  }
};

type Here = Pick<Live, 'course' | 'aside'>;

/** The referee has given him the word: what he says before it is not heard yet. */
const hasTheWord = ({ course, aside }: Here, { seat }: Proposal): boolean =>
  currentStanding(course.rulebook, course.state, aside)?.seat === seat;

/** Beside the step: what the rules allow at this moment. */
const besideLine = (here: Here, proposal: Proposal): LineCommand | null => {
  const { rulebook, state } = here.course;
  const line = lineOf(proposal);
  return line && hasTheWord(here, proposal) && allows(rulebook, state, line) ? line : null;
};

/** The large button takes it over before it goes on. */
export const offerOf = (here: Here, proposals: readonly Proposal[]): LineCommand | null =>
  proposals
    .filter(({ act }) => act.word !== 'claim')
    .map((each) => besideLine(here, each))
    .find((line) => line !== null) ?? null;

/** What stands beside the ring to be answered by itself. */
export type PlayerAsks = { readonly proposal: Proposal; readonly line: LineCommand | null };

export const askingOf = (here: Here, proposals: readonly Proposal[]): readonly PlayerAsks[] =>
  proposals.flatMap((proposal) => {
    const line = besideLine(here, proposal);
    const { word } = proposal.act;
    const isAsked = word === 'foul-speech' || (word === 'pass' && hasTheWord(here, proposal));
    return line !== null || isAsked ? [{ proposal, line }] : [];
  });
