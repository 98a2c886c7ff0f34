// The table: ring, clock, phrase, the next step, the tools.
import '../board/table.css';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Centre } from '../board/centre.tsx';
import { NextBar } from '../board/next-bar.tsx';
import { Ring } from '../board/ring.tsx';
import { TableContext, type TableRoom, useTableState } from '../board/use-table.ts';
import { fetchAhead, late } from '../device/late.ts';
import { setNight } from '../look/theme.ts';
import { canStartOffline } from '../offline/abilities.ts';
import { useAskToKeep } from '../offline/keeping.ts';
import { useWakeLock } from '../offline/wake-lock.ts';
import { isDealing } from '../play/deal.ts';
import { useWay } from '../routing/way.ts';
import { hasMusic, isDark } from '../session/night.ts';
import { servedGame } from '../session/served.ts';
import type { Session } from '../session/session.ts';
import { useNightMusic } from '../sound/night-music.tsx';
import { withTexts } from '../texts/load.ts';
import { DayBeside } from './day-beside.tsx';
import { Heading } from './heading.tsx';
import { LeaveQuestion } from './leave-question.tsx';
import type { MenuView } from './menu-sheet.tsx';
import { oneFinger } from './one-finger.ts';
import { quickTaps } from './quick-tap.ts';
import { Tools } from './tools/tools.tsx';
import { useBoardWindow } from './use-board-window.ts';

/** Sheets over the table come after it, and so does what precedes it: the first load is the ring and the button. */
const DealPanel = late(
  async () => (await withTexts(import('./deal/deal-panel.tsx'), 'deal', 'players')).DealPanel,
);
const RefusalNote = late(async () => (await import('./trouble/refusal-note.tsx')).RefusalNote);
const SeatSheet = late(
  async () => (await withTexts(import('./seat-sheet.tsx'), 'seat', 'players', 'correct')).SeatSheet,
);
const Beside = lazy(async () => ({ default: (await import('./beside.tsx')).Beside }));
const ChiefNote = late(async () => (await import('./trouble/chief-note.tsx')).ChiefNote);
const MenuSheet = late(
  async () =>
    (await withTexts(import('./menu-sheet.tsx'), 'menu', 'seat', 'players', 'keys', 'gestures')).MenuSheet,
);

const stepOf = (step: { readonly step: string; readonly seat: number | null } | null): string =>
  step ? `${step.step} ${step.seat ?? ''}`.trim() : '';

type Props = { readonly session: Session; readonly room?: TableRoom | null };

export const TableScreen = ({ session, room = null }: Props) => {
  const table = useTableState(session, room);
  const [menu, setMenu] = useState<MenuView | null>(null);
  const { course, sheet, expected, standing } = table;
  const { state } = course;
  const dark = isDark(table.live);
  const main = useRef<HTMLElement>(null);
  useWakeLock();
  useBoardWindow(session);
  useAskToKeep();
  useNightMusic(hasMusic(table.live));
  useEffect(() => {
    setNight(dark);
    return () => setNight(false);
  }, [dark]);
  useEffect(() => (main.current ? quickTaps(main.current) : undefined), []);
  useEffect(oneFinger, []);
  const { prepare } = useWay();
  // Without HTTPS no worker keeps the program: what the game may want comes while there is a network.
  useEffect(() => {
    if (canStartOffline()) return;
    void fetchAhead();
    prepare('/result');
  }, [prepare]);
  const dealing = isDealing(course);
  const served = servedGame(table.live.id);
  return (
    <TableContext value={table}>
      <div className="hall">
        <main
          ref={main}
          className={dealing ? 'table dealing' : 'table'}
          data-phase={`${state.phase} ${state.number}`}
          data-expected={stepOf(expected)}
          data-standing={stepOf(standing)}
          data-sheet={sheet ?? undefined}
        >
          <Heading onMenu={() => setMenu('menu')} onServed={() => setMenu('served')} />
          {served && (
            <Suspense>
              <Beside where={served} />
            </Suspense>
          )}
          {dealing ? (
            <Suspense>
              <DealPanel />
            </Suspense>
          ) : (
            <>
              <Ring>
                <Centre />
              </Ring>
              <DayBeside course={course} />
              <Tools />
              <NextBar />
            </>
          )}
          <Suspense>
            {sheet !== null && <SeatSheet key={sheet} seat={sheet} />}
            {menu && <MenuSheet opensAt={menu} onClose={() => setMenu(null)} />}
            {table.refusal && <RefusalNote refusal={table.refusal} />}
            {table.live.aside.chief && !state.annulled && <ChiefNote />}
          </Suspense>
          <LeaveQuestion />
        </main>
      </div>
    </TableContext>
  );
};
