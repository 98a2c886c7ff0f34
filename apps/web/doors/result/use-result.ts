// What the parts of the result share: the live game, its points, and how an entry reaches the session.

import type { Lang } from '@omerta/base/lang.ts';
import { type Counted, countCourse, countFitting } from '@omerta/documents/protocol/counted.ts';
import { type Protocol, protocolOf } from '@omerta/documents/protocol/protocol.ts';
import type { Command } from '@omerta/rules/game/command.ts';
import type { RuleRefusal } from '@omerta/rules/game/refusal.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import type { Course } from '@omerta/stream/course.ts';
import { signatureOf } from '@omerta/stream/signing.ts';
import type { SheetAnswers } from '@omerta/sync/words.ts';
import { createContext, useContext, useMemo, useState } from 'react';
import { useLang } from '../../device/settings.ts';
import { useSessionLive } from '../../games/use-session-live.ts';
import { type ServedGame, servedGame } from '../../session/served.ts';
import type { Live, Session } from '../../session/session.ts';
import { type Advice, adviceOn } from '../../sheet/advice.ts';

type RuledWinner = SheetAnswers['ruledWinner'];

export type ResultDesk = {
  readonly session: Session;
  readonly live: Live;
  readonly course: Course;
  readonly counted: Counted;
  /** Of what was entered, as much as the limits allow: the points on the screen. */
  readonly fits: Counted;
  readonly protocol: Protocol;
  readonly advice: Advice;
  readonly signed: boolean;
  /** Null where the game is this device's alone: consents and decisions are written down here. */
  readonly served: ServedGame | null;
  /** Who has won by a ruling of the tournament; null where none has changed the result. */
  readonly ruledWinner: RuledWinner;
  readonly setRuledWinner: (winner: RuledWinner) => void;
  readonly lang: Lang;
  /** The seat whose points are open. */
  readonly seat: Seat | null;
  readonly setSeat: (seat: Seat | null) => void;
  /** Null does nothing: there was nothing to change. */
  readonly give: (command: Command | null) => void;
  readonly refusal: RuleRefusal | null;
  readonly clearRefusal: () => void;
};

export const ResultContext = createContext<ResultDesk | null>(null);

export const useResult = (): ResultDesk => {
  const result = useContext(ResultContext);
  if (!result) throw new Error('no result here');
  return result;
};

/** Null where the game has no points: it goes on, or it was annulled. */
export const useResultState = (session: Session): ResultDesk | null => {
  const live = useSessionLive(session);
  const lang = useLang();
  const [seat, setSeat] = useState<Seat | null>(null);
  const [ruledWinner, setRuledWinner] = useState<RuledWinner>(null);
  const [refusal, setRefusal] = useState<RuleRefusal | null>(null);
  const { course } = live;
  const counted = useMemo(() => countCourse(course), [course]);
  const fits = useMemo(() => counted && countFitting(counted), [counted]);
  const protocol = useMemo(() => fits && protocolOf(course, fits, lang), [course, fits, lang]);
  const { opening, rulebook, state } = course;
  // The sheet's own lines change no advice: the game behind them is what it looks at.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const advice = useMemo(() => adviceOn(course), [opening, rulebook, state.result]);
  if (!counted || !fits || !protocol) return null;
  return {
    session,
    live,
    course,
    counted,
    fits,
    protocol,
    advice,
    signed: signatureOf(live.trail) !== null,
    served: servedGame(live.id),
    ruledWinner,
    setRuledWinner,
    lang,
    seat,
    setSeat,
    give: (command) => {
      const outcome = command && session.perform(command, course.version);
      if (outcome && typeof outcome === 'object') setRefusal(outcome);
    },
    refusal,
    clearRefusal: () => setRefusal(null),
  };
};
