// The referee's table tells the board in another window what the hall may see, and nothing else leaves it: when it is asked, and when that has changed.
import { view } from '@omerta/rules/view/view.ts';
import type { Live, Session } from '../session/session.ts';
import { toldClock } from '../session/told-clock.ts';

/** As a server would show it to the hall: by night without a clock, and names instead of people. */
const boardOf = ({ course, aside }: Pick<Live, 'course' | 'aside'>): object => {
  const clock = course.state.phase === 'day' ? toldClock(aside) : null;
  return {
    ...view(course.rulebook, course.state, 'hall', clock?.seat ?? null),
    players: course.opening.players.map(({ name }) => name),
    clock,
  };
};

export const answerBoards = (session: Session, channel: BroadcastChannel): (() => void) => {
  let last = '';
  const tell = (isAsked: boolean): void => {
    const live = session.live();
    // Another window acts on this game: what stands here may be old.
    if (live.saving === 'elsewhere') return;
    const board = JSON.stringify(boardOf(live));
    if (!isAsked && board === last) return;
    last = board;
    channel.postMessage({ board });
  };
  channel.onmessage = ({ data }) => {
    if (data === 'ask') tell(true);
  };
  tell(true);
  return session.subscribe(() => tell(false));
};
