// What the parts of the table share: the live game, what the button does, and how a press reaches the session.

import type { Command } from '@omerta/rules/game/command.ts';
import { countOf, openVote } from '@omerta/rules/game/decide/voting.ts';
import type { RuleRefusal } from '@omerta/rules/game/refusal.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import type { Aloud } from '@omerta/rules/game/tell/aloud.ts';
import { conducts } from '@omerta/rules/view/conducts.ts';
import type { Course } from '@omerta/stream/course.ts';
import { nameOf } from '@omerta/stream/opening.ts';
import {
  createContext,
  type ReactNode,
  useContext,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { settings, useSettings } from '../device/settings.ts';
import { liftCountOf } from '../play/ballot.ts';
import {
  foulSeat,
  type Pressed,
  pressLarge,
  type Question,
  type Remark,
  tapSeat,
} from '../play/large-button.ts';
import { beside, isCounting } from '../play/play.ts';
import { takeBackFoul } from '../play/take-back-foul.ts';
import type { BegunStep, Draft } from '../session/aside.ts';
import type { HandsChange } from '../session/correct.ts';
import { type Ahead, currentStanding, type NextStep, nextStep } from '../session/next-step.ts';
import { undoDarkens } from '../session/night.ts';
import type { Live, Outcome, Session } from '../session/session.ts';
import type { LinesChange } from '../session/take-back.ts';
import { useGuard } from './use-guard.ts';

/** `foul`: the next seat tapped gets one; `sanction`: its sheet opens. */
export type Mode = 'play' | 'foul' | 'sanction';

/** Lines that a correction left out, or that were undone together. */
export type Notice = {
  readonly kind: 'corrected' | 'undone';
  readonly lines: number;
  readonly back: LinesChange['back'];
  /** Where the hands of one line were corrected. */
  readonly hands: HandsChange | null;
};

/** What a room brings to the table that leads it: its players act there, on devices of their own. */
export type TableRoom = {
  /** What a player proposes, with what the large button says of it: it is taken over before the game goes on. */
  readonly offer: { readonly command: Command; readonly label: string } | null;
  /** The large button once the game has its result: it lays the cards open. */
  readonly end: ReactNode;
  /** What it says of a check that is proposed. */
  readonly checkLabel: (target: string) => string;
  /** What is to be known of a player's device, and his face. */
  readonly playerAt: (seat: Seat) => { readonly note: string; readonly face: ReactNode };
  /** Over the large button: what else is asked of the referee. */
  readonly asking: ReactNode;
  /** On the sheet of a seat, in the menu, and in the question before he leaves. */
  readonly ofSeat: (seat: Seat) => ReactNode;
  readonly menu: ReactNode;
  readonly leaving: string;
};

export type TableDesk = {
  readonly room: TableRoom | null;
  readonly session: Session;
  readonly live: Live;
  readonly course: Course;
  readonly expected: Ahead | null;
  readonly next: NextStep;
  readonly standing: BegunStep | null;
  readonly aloud: Aloud;
  readonly mode: Mode;
  readonly setMode: (mode: Mode) => void;
  /** The seat whose sheet is open. */
  readonly sheet: Seat | null;
  readonly setSheet: (seat: Seat | null) => void;
  readonly refusal: RuleRefusal | null;
  readonly answer: (outcome: Outcome) => void;
  readonly clearRefusal: () => void;
  readonly tapSeat: (seat: Seat) => void;
  /** Opens its sheet; in a row of fouls it takes the last one back. */
  readonly holdSeat: (seat: Seat) => void;
  /** `sure`: the question was answered. */
  readonly pressNext: (sure?: boolean) => void;
  /** Undo: from the open table into the dark only when the referee is sure. */
  readonly takeBack: (sure?: boolean) => void;
  /** What the referee is asked before his press is taken. */
  readonly question: Question | null;
  readonly takeBackQuestion: () => void;
  /** What is said of the last press, until the next one. */
  readonly told: Remark | null;
  readonly tell: (told: Remark) => void;
  readonly setDraft: (draft: Draft) => void;
  /** What has just been changed in the record, until something new is written. */
  readonly noticed: Notice | null;
  readonly notice: (notice: Notice | null) => void;
};

export const TableContext = createContext<TableDesk | null>(null);

export const useTable = (): TableDesk => {
  const table = useContext(TableContext);
  if (!table) throw new Error('no table here');
  return table;
};

/** What the large button stands for: a press made for another is not taken. */
const stepKey = ({ course, aside }: Live, question: Question | null): string =>
  JSON.stringify([
    course.version,
    aside.standing,
    aside.clock !== null,
    aside.draft.calledAt,
    aside.calling?.startedAt,
    question,
  ]);

/** For which step a seat is tapped: while it stays, a tap on another one was aimed, however soon it comes. */
const tapKey = ({ state }: Course, step: Ahead | BegunStep | null): string =>
  JSON.stringify([state.phase, state.number, state.paused, step?.step, step?.seat]);

/** What every night waits for at its end, also one that has ended the game. */
const dawn: Ahead = { step: 'day', seat: null, seconds: null };

const shooting: Ahead = { step: 'shots', seat: null, seconds: null };

const useAloud = ({ course, aside }: Live): Aloud => {
  const { address } = useSettings();
  const { draft } = aside;
  return useMemo(() => {
    const vote = openVote(course.rulebook, course.state);
    const lift = conducts(course.rulebook, course.state)?.step === 'lift';
    return {
      address,
      nameOf: (seat) => nameOf(course.opening, seat),
      ...(vote && { count: countOf(vote, draft) }),
      ...(lift && { count: liftCountOf(draft) }),
      ...(draft.seats.length > 0 && { seats: draft.seats }),
    };
  }, [course, draft, address]);
};

export const useTableState = (session: Session, room: TableRoom | null = null): TableDesk => {
  const live = useSyncExternalStore(session.subscribe, session.live);
  const [mode, setMode] = useState<Mode>('play');
  const [sheet, setSheet] = useState<Seat | null>(null);
  const [refused, setRefused] = useState<{ readonly version: number; readonly why: RuleRefusal } | null>(
    null,
  );
  const [noticed, setNoticed] = useState<{ readonly version: number; readonly what: Notice } | null>(null);
  const [asking, setAsking] = useState<{ readonly version: number; readonly asked: Question } | null>(null);
  const [saying, setSaying] = useState<{ readonly version: number; readonly told: Remark } | null>(null);
  const aloud = useAloud(live);
  const { course, aside } = live;
  const { rulebook, state, version } = course;
  const next = useMemo(() => nextStep(rulebook, state, aside, aloud), [rulebook, state, aside, aloud]);

  const asked = asking?.version === version ? asking.asked : null;
  const offer = mode === 'play' ? room?.offer : null;
  const { guarded, looked } = useGuard(stepKey(live, asked) + offer?.label);
  const setQuestion = (next: Question | null): void => {
    setAsking(next && { version, asked: next });
    setSaying(null);
  };
  const tell = (told: Remark): void => setSaying({ version: session.live().course.version, told });

  const answer = (outcome: Outcome): void => {
    if (typeof outcome === 'object') setRefused({ version: session.live().course.version, why: outcome });
  };

  const answered = (pressed: Pressed, seat: Seat | null): void => {
    if (typeof pressed === 'object' && 'ask' in pressed) return setQuestion(pressed.ask);
    setQuestion(null);
    if (typeof pressed === 'object' && 'tell' in pressed) return tell(pressed.tell);
    if (pressed === 'sheet') return setSheet(seat);
    return pressed === 'nothing' ? undefined : answer(pressed);
  };

  const inARow = mode === 'foul' && settings().fouls;
  const expected = next.kind === 'wake' ? dawn : conducts(rulebook, state);
  const standing = currentStanding(rulebook, state, aside);
  const tapped = useRef<{ readonly seat: Seat; readonly for: string } | null>(null);

  const tap = (seat: Seat): void => {
    if (!inARow) setMode('play');
    if (mode === 'sanction') return setSheet(seat);
    return answered(
      mode === 'foul' ? foulSeat(session, seat, version, aloud) : tapSeat(session, seat, version, aloud),
      seat,
    );
  };

  const hold = (seat: Seat): void =>
    mode === 'foul' && settings().fouls
      ? answered(takeBackFoul(session, seat, version), seat)
      : setSheet(seat);

  const pressed = (sure: boolean): void =>
    offer
      ? answer(beside(session, offer.command, version))
      : answered(pressLarge(session, next, version, { aloud, beat: settings().beat, sure }), null);

  return {
    room,
    session,
    live,
    course,
    expected,
    next,
    standing,
    aloud,
    mode,
    setMode: (chosen) => {
      looked();
      setMode(chosen);
    },
    sheet,
    setSheet,
    // Until something is written: it may tell of a card, and the next player looks up.
    refusal: refused?.version === version ? refused.why : null,
    answer,
    clearRefusal: () => setRefused(null),
    question: asked,
    takeBack: (sure = false) => {
      if (!sure && undoDarkens(live)) return setQuestion({ kind: 'into-night' });
      setQuestion(null);
      return answer(session.undo(version));
    },
    takeBackQuestion: () => setQuestion(null),
    told: saying?.version === version ? saying.told : null,
    tell,
    tapSeat: (seat) => {
      // Until the numbers are called to the end a tap is for the shots.
      const tapFor = tapKey(course, isCounting(session) ? shooting : (standing ?? expected));
      const { current: before } = tapped;
      const act = (): void => {
        tapped.current = { seat, for: tapFor };
        looked();
        tap(seat);
      };
      guarded(inARow ? 'foul' : 'seat', act, before?.for === tapFor && before.seat !== seat);
    },
    noticed: noticed?.version === version ? noticed.what : null,
    notice: (what) => setNoticed(what && { version: session.live().course.version, what }),
    holdSeat: hold,
    pressNext: (sure = false) =>
      guarded('next', () => {
        // A tap on a seat means something else in the next step.
        setMode('play');
        pressed(sure);
      }),
    setDraft: (draft) => {
      looked();
      setQuestion(null);
      session.setAside({ draft });
    },
  };
};
