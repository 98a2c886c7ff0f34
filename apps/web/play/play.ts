// The moves of the table on a live session: each is one press, made for the version that was on the screen.
import type { Command } from '@omerta/rules/game/command.ts';
import type { Expected } from '@omerta/rules/game/decide/expects.ts';
import { isClosedAfterEntry, isPerformed } from '@omerta/rules/game/decide/step-kinds.ts';
import { isAct } from '@omerta/rules/game/event.ts';
import { linesOf } from '@omerta/rules/game/fold/evolve.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import type { GameState } from '@omerta/rules/game/state.ts';
import type { Aloud } from '@omerta/rules/game/tell/aloud.ts';
import { waitsForPause } from '@omerta/rules/game/tell/announcing.ts';
import { prompt, type SpokenPhrase } from '@omerta/rules/game/tell/prompt.ts';
import { replyInPause } from '@omerta/rules/game/tell/reply.ts';
import type { Rulebook } from '@omerta/rules/rulebooks/rulebook.ts';
import { conducts } from '@omerta/rules/view/conducts.ts';
import { asSeen } from '@omerta/rules/view/table.ts';
import { type Aside, emptyDraft, phaseOf } from '../session/aside.ts';
import { type Clock, left, startClock } from '../session/clock.ts';
import { callOf, closed, currentStanding, type NextStep, standingFor } from '../session/next-step.ts';
import type { Live, Outcome, Session } from '../session/session.ts';
import { isAnswer, isOutcome, type ShownStep, shownAfter } from '../session/shown.ts';
import { isTold } from '../session/told.ts';
import { goOn, stopClock } from './standstill.ts';

const timed = ({ seconds }: Expected, now: number): Clock | null =>
  seconds !== null && seconds > 0 ? startClock(seconds, now) : null;

/** Said when the step begins: nothing is left over from the one before. */
const begun: Pick<Aside, 'draft' | 'closing' | 'unannounced' | 'veiled'> = {
  draft: emptyDraft,
  closing: [],
  unannounced: [],
  veiled: false,
};

/** A check is timed, and waits for a seat all the same: nobody performs it on the screen. */
const begin = (session: Session, expected: Expected): void => {
  const { state, version } = session.live().course;
  session.setAside({
    ...begun,
    standing: isAnswer(expected.step) ? null : standingFor(state, expected),
    clock: timed(expected, session.now()),
    heard: version,
  });
};

/** Whoever calls the vote has asked about its first candidate, whoever accepts hands asks about the next, and so with a lift. */
const arrive = (session: Session, closing: readonly SpokenPhrase[]): void => {
  const { course, aside } = session.live();
  const expected = conducts(course.rulebook, course.state);
  const now = session.now();
  const counting = aside.calling ? left(aside.calling, now) : 0;
  session.setAside({
    ...begun,
    closing,
    standing: null,
    clock: null,
    calling: counting > 0 ? aside.calling : null,
    draft: { ...emptyDraft, calledAt: expected && isOutcome(expected.step) ? now : null },
  });
};

/** What the line came to stands, and the next step waits for the referee's word. */
const show = (session: Session, step: ShownStep, closing: readonly SpokenPhrase[]): void => {
  const { course, aside } = session.live();
  const counting = aside.calling ? left(aside.calling, session.now()) : 0;
  const standing = standingFor(course.state, { step, seat: null });
  session.setAside({
    ...begun,
    closing,
    standing,
    clock: null,
    calling: counting > 0 ? aside.calling : null,
  });
};

const closingOf = (
  rulebook: Rulebook,
  state: GameState,
  aloud: Aloud | undefined,
): readonly SpokenPhrase[] => {
  const asked = prompt(rulebook, asSeen(state), aloud);
  return asked.expected && isClosedAfterEntry(asked.expected.step) ? closed(asked) : [];
};

/** No best move is no numbers to repeat. */
const isSilent = (command: Command): boolean => command.type === 'best' && command.seats.length === 0;

type Recording = { readonly thenBegin?: boolean; readonly aloud?: Aloud };

/** Records a line of play; where `thenBegin`, the step that follows begins with the same press. */
const record = (
  session: Session,
  command: Command,
  seen: number,
  { thenBegin = false, aloud }: Recording,
): Outcome => {
  const before = session.live().course;
  const closing = isSilent(command) ? [] : closingOf(before.rulebook, before.state, aloud);
  const outcome = session.perform(command, seen);
  if (outcome !== 'done') return outcome;
  const { rulebook, state, version } = session.live().course;
  const shown = shownAfter(rulebook, state, command);
  if (shown) {
    show(session, shown, closing);
    return outcome;
  }
  const expected = conducts(rulebook, state);
  const call = thenBegin && expected ? callOf(state, expected) : null;
  if (call) return record(session, call, version, {});
  if (thenBegin && expected && isPerformed(expected.step)) begin(session, expected);
  else arrive(session, closing);
  return outcome;
};

const resume = (session: Session, seen: number): Outcome => {
  const outcome = session.perform({ type: 'resume' }, seen);
  if (outcome === 'done') goOn(session);
  return outcome;
};

/** A press that writes no line: undo gives back what stood before it. */
const withoutLine = (session: Session, move: () => void): Outcome => {
  const { course, aside } = session.live();
  const before = { version: course.version, aside, at: session.now() };
  move();
  session.setAside({ before, after: null });
  return 'done';
};

/** Presses the large button as the screen showed it. */
export const press = (session: Session, next: NextStep, seen: number): Outcome => {
  const { course, saving } = session.live();
  if (seen !== course.version || saving === 'elsewhere') return 'stale';
  switch (next.kind) {
    case 'begin':
      return withoutLine(session, () => begin(session, next.expected));
    case 'finish': {
      const call = callOf(course.state, next.after);
      return call ? record(session, call, seen, {}) : withoutLine(session, () => arrive(session, []));
    }
    case 'sleep':
      return withoutLine(session, () => arrive(session, []));
    case 'wake':
      return withoutLine(session, () => session.setAside({ woken: phaseOf(course.state) }));
    case 'record':
      if (next.command.type === 'resume') return resume(session, seen);
      return record(session, next.command, seen, { thenBegin: next.after !== null });
    default:
      return 'done';
  }
};

/** A line that ends the step it belongs to: a vote, shots, a check, a best move. */
export const enter = (session: Session, command: Command, seen: number, aloud?: Aloud): Outcome =>
  record(session, command, seen, aloud ? { aloud } : {});

/** The step that stands and who is in the game: while neither changes, what is half-entered still holds. */
const groundOf = ({ course: { rulebook, state } }: Live): string =>
  JSON.stringify([conducts(rulebook, state), state.alive]);

/** A line beside the step: a nomination, a sanction, a claim; who speaks goes on speaking, and hands already counted stay counted. */
export const beside = (session: Session, command: Command, seen: number): Outcome => {
  const before = session.live();
  const outcome = session.perform(command, seen);
  if (outcome !== 'done') return outcome;
  if (command.type === 'break') stopClock(session);
  if (groundOf(before) === groundOf(session.live())) session.setAside({ draft: before.aside.draft });
  if (isTold(session.live().course)) session.setAside({ clock: null });
  return outcome;
};

type Announced = Extract<Command, { readonly type: 'foul' | 'warn' }>;

export const isAnnounced = (command: Command): command is Announced =>
  command.type === 'foul' || command.type === 'warn';

/** Any sanction, announced where it is one that is. */
export const giveSanction = (session: Session, command: Command, seen: number, telling: Telling): Outcome =>
  isAnnounced(command) ? sanction(session, command, seen, telling) : beside(session, command, seen);

/** Whether it is usual here to announce it after the speech. */
export const isAnnouncedLater = ({ course, aside }: Live, command: Announced): boolean => {
  const { rulebook, state } = course;
  const standing = currentStanding(rulebook, state, aside);
  const speaker = standing?.step === 'speech' ? standing.seat : null;
  return waitsForPause(
    rulebook,
    state,
    { speaker, waiting: aside.unannounced.map(({ seat }) => seat) },
    command,
  );
};

/** `later` overrules what the rulebook advises about announcing it. */
export type Telling = { readonly aloud: Aloud; readonly later?: boolean | undefined };

/** Gives a foul or a warning. */
export const sanction = (
  session: Session,
  command: Announced,
  seen: number,
  { aloud, later }: Telling,
): Outcome => {
  const waits = later ?? isAnnouncedLater(session.live(), command);
  const outcome = beside(session, command, seen);
  if (outcome !== 'done' || !waits) return outcome;
  const { course, aside } = session.live();
  const act = course.state.log?.event;
  const phrases = act && isAct(act) ? replyInPause(course.rulebook, course.state, act, aloud) : [];
  const line = linesOf(course.state).length;
  session.setAside({
    unannounced: [
      ...aside.unannounced,
      ...phrases.map((phrase) => ({ ...phrase, seat: command.seat, line })),
    ],
  });
  return outcome;
};

/** Asks about a candidate or a lift: the voting window runs from here. */
export const callHands = (session: Session): Outcome =>
  withoutLine(session, () =>
    session.setAside({ closing: [], draft: { ...session.live().aside.draft, calledAt: session.now() } }),
  );

/** Seconds between two numbers: what the referee has chosen, else what the rulebook says, else about one. */
export const huntBeat = ({ script }: Rulebook, chosen: number | null): number =>
  chosen ?? script.hunt?.beat ?? 1;

/** Begins to call the ten numbers. */
export const callNumbers = (session: Session, chosen: number | null): Outcome =>
  withoutLine(session, () =>
    session.setAside({
      calling: startClock(huntBeat(session.live().course.rulebook, chosen) * 10, session.now()),
    }),
  );

/** All ten numbers are called to the end, whoever is already marked. */
export const isCounting = (session: Session): boolean => {
  const { calling } = session.live().aside;
  return calling !== null && left(calling, session.now()) > 0;
};

/** While the numbers are called only the victim can have been meant: the newest tap stands, and the count goes on. */
export const moveShots = (session: Session, target: Seat, seen: number): Outcome | 'nothing' => {
  const lines = linesOf(session.live().course.state);
  const at = lines.findLastIndex(({ type }) => type === 'shots');
  const line = lines[at];
  if (line?.type !== 'shots' || line.shots.every(({ targets: [own] }) => own === target)) return 'nothing';
  const command: Command = { type: 'shots', shots: line.shots.map(({ by }) => ({ by, targets: [target] })) };
  return beside(session, { type: 'replace', line: at + 1, count: 1, commands: [command] }, seen);
};

/** Which number is being called; past ten the count is over. */
export const numberCalled = (calling: Clock, now: number): number =>
  Math.floor(((calling.duration - left(calling, now)) / calling.duration) * 10) + 1;
