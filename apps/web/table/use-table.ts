// What the parts of the table share: the live game, what the button does, and how a press reaches the session.
import type { Aloud } from '@omerta/rules/game/aloud.ts';
import { type Expected, expects } from '@omerta/rules/game/expects.ts';
import type { Refusal } from '@omerta/rules/game/refusal.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import { createContext, useContext, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Draft, Standing } from '../session/aside.ts';
import { left } from '../session/clock.ts';
import type { Course } from '../session/course.ts';
import { currentStanding, type NextStep, nextStep } from '../session/next-step.ts';
import { nameOf } from '../session/opening.ts';
import { beside, callNumbers, enter, press, sanction } from '../session/play.ts';
import type { Live, Outcome, Session } from '../session/session.ts';
import { settings, useSettings } from '../settings.ts';
import { acceptCommand } from './accept.ts';
import { countOf, openVote } from './ballot.ts';
import { tapOn } from './seat-tap.ts';

/** `foul`: the next seat tapped gets one. */
export type Mode = 'play' | 'foul';

export type Table = {
  readonly session: Session;
  readonly live: Live;
  readonly course: Course;
  readonly expected: Expected | null;
  readonly next: NextStep;
  readonly standing: Standing | null;
  readonly aloud: Aloud;
  readonly mode: Mode;
  readonly setMode: (mode: Mode) => void;
  /** The seat whose sheet is open. */
  readonly sheet: Seat | null;
  readonly openSheet: (seat: Seat | null) => void;
  readonly refusal: Refusal | null;
  readonly answer: (outcome: Outcome) => void;
  readonly clearRefusal: () => void;
  readonly tapSeat: (seat: Seat) => void;
  readonly pressNext: () => void;
  readonly setDraft: (draft: Draft) => void;
};

export const TableContext = createContext<Table | null>(null);

export const useTable = (): Table => {
  const table = useContext(TableContext);
  if (!table) throw new Error('no table here');
  return table;
};

/** A press that follows a change too closely was meant for what stood there before. */
const useGuard = (live: Live): ((act: () => void) => void) => {
  const seen = useRef({ version: live.course.version, standing: live.aside.standing, at: 0 });
  const { version } = live.course;
  const { standing } = live.aside;
  if (seen.current.version !== version || seen.current.standing !== standing) seen.current = { version, standing, at: performance.now() };
  return (act) => {
    if (performance.now() - seen.current.at >= settings().guard) act();
  };
};

const useAloud = ({ course, aside }: Live): Aloud => {
  const { address } = useSettings();
  const { draft } = aside;
  return useMemo(() => {
    const vote = openVote(course.rulebook, course.state);
    return {
      address,
      nameOf: (seat) => nameOf(course.opening, seat),
      ...(vote && { count: countOf(vote, draft) }),
      ...(draft.seats.length > 0 && { seats: draft.seats }),
    };
  }, [course, draft, address]);
};

export const useTableState = (session: Session): Table => {
  const live = useSyncExternalStore(session.subscribe, session.live);
  const [mode, setMode] = useState<Mode>('play');
  const [sheet, openSheet] = useState<Seat | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const guarded = useGuard(live);
  const aloud = useAloud(live);
  const { course, aside } = live;
  const { rulebook, state, version } = course;
  const next = useMemo(() => nextStep(rulebook, state, aside, aloud), [rulebook, state, aside, aloud]);

  /** All ten numbers are called to the end, whoever is already marked; asked when pressed, for nothing is drawn here when they end. */
  const isCounting = (): boolean => aside.calling !== null && left(aside.calling, session.now()) > 0;

  const answer = (outcome: Outcome): void => {
    if (typeof outcome === 'object') setRefusal(outcome.refusal);
  };

  /** The foul that removes is asked for on the seat's sheet. */
  const giveFoul = (seat: Seat): void => {
    setMode('play');
    const removes = (state.fouls[seat] ?? 0) >= rulebook.rules.removedAtFouls.value - 1;
    if (removes) openSheet(seat);
    else answer(sanction(session, { type: 'foul', seat }, version, aloud));
  };

  const tap = (seat: Seat): void => {
    if (mode === 'foul') return giveFoul(seat);
    const meant = tapOn(course, aside, seat);
    switch (meant.kind) {
      case 'enter':
        return isCounting() && meant.command.type !== 'shots' ? undefined : answer(enter(session, meant.command, version, aloud));
      case 'beside':
        return answer(beside(session, meant.command, version));
      case 'draft':
        return session.setAside({ draft: meant.draft });
      case 'seat':
        return openSheet(seat);
    }
  };

  /** A candidate not called yet is called; else what was entered is accepted. */
  const accept = (expected: Expected): void => {
    const { draft } = aside;
    const untouched = draft.count === null && draft.seats.length === 0;
    if (expected.step === 'vote' && draft.calledAt === null && untouched) {
      return session.setAside({ closing: [], draft: { ...draft, calledAt: session.now() } });
    }
    // The numbers are called first; when they have been, the same button is the miss.
    if (expected.step === 'shots' && draft.shooter === null && aside.calling === null) return callNumbers(session, settings().beat);
    const command = acceptCommand(course, draft, expected.step);
    return command ? answer(enter(session, command, version, aloud)) : undefined;
  };

  const pressed = (): void => {
    if (isCounting()) return undefined;
    return next.kind === 'enter' ? accept(next.expected) : answer(press(session, next, version));
  };

  return {
    session,
    live,
    course,
    expected: expects(rulebook, state),
    next,
    standing: currentStanding(rulebook, state, aside),
    aloud,
    mode,
    setMode,
    sheet,
    openSheet,
    refusal,
    answer,
    clearRefusal: () => setRefusal(null),
    tapSeat: (seat) => guarded(() => tap(seat)),
    pressNext: () => guarded(pressed),
    setDraft: (draft) => session.setAside({ draft }),
  };
};
