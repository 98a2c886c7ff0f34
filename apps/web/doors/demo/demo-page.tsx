// The door `/demo`: a played game on the referee's own table, to look at: it plays by itself or step by step, and nothing on it can be changed.
import { isRefusal } from '@omerta/base/refusal.ts';
import '../../board/table.css';
import './demo.css';
import { parse } from '@omerta/rules/notation/parse.ts';
import { seenPhase, seenResult } from '@omerta/rules/view/table.ts';
import { useEffect, useMemo } from 'react';
import { Centre } from '../../board/centre.tsx';
import { HoldCards } from '../../board/hold-cards.tsx';
import { NextBar } from '../../board/next-bar.tsx';
import { Ring } from '../../board/ring.tsx';
import { TableContext, useTable } from '../../board/use-table.ts';
import { useAsync } from '../../device/use-async.ts';
import { PageTop } from '../../look/page-top.tsx';
import { setNight } from '../../look/theme.ts';
import { chaptersOf } from '../../replay/steps.ts';
import { useWalk } from '../../replay/use-walk.ts';
import { WalkControls } from '../../replay/walk-controls.tsx';
import { Link } from '../../routing/link.tsx';
import { isDark } from '../../session/night.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { type Frame, framesOf } from './frames.ts';
import game from './game.mgn?raw';
import { Story } from './story.tsx';
import { useShownTable } from './use-shown-table.ts';

/** Instead of the way to a sheet, which a game that only shows itself has none of. */
const TheEnd = ({ onAgain }: { readonly onAgain: () => void }) => {
  const { t } = useTranslation(['demo', 'result']);
  const result = seenResult(useTable().course.state);
  return (
    <footer className="next-bar the-end">
      <p>
        <b>{result && t(`result:won.${result.winner}`)}.</b> {t('demo:over')}
      </p>
      <Link to="/new" className="button main" data-go="new">
        {t('demo:begin')}
      </Link>
      <button type="button" className="button" data-go="again" onClick={onAgain}>
        {t('demo:again')}
      </button>
    </footer>
  );
};

const Shown = ({ frames }: { readonly frames: readonly [Frame, ...Frame[]] }) => {
  const { t } = useTranslation(['demo', 'table']);
  const walk = useWalk(frames.length);
  const chapters = useMemo(() => chaptersOf(frames.map(({ live }) => live.course.state)), [frames]);
  const { at, last, to } = walk;
  const frame = frames[at] ?? frames[0];
  const table = useShownTable(frame, walk);
  const { course } = frame.live;
  const dark = isDark(frame.live);
  useEffect(() => {
    setNight(dark);
    return () => setNight(false);
  }, [dark]);
  const { kind, number } = seenPhase(course.state);
  return (
    <TableContext value={table}>
      <PageTop title={t('demo:title')}>
        <p className="demo-phase">{t(`table:phase.${kind}`, { number })}</p>
        <HoldCards />
      </PageTop>
      <Ring>
        <Centre />
      </Ring>
      <Story frame={frame} isFirst={at === 0} />
      <WalkControls chapters={chapters} walk={walk} />
      {at === last ? <TheEnd onAgain={() => to(0)} /> : <NextBar />}
    </TableContext>
  );
};

const find = async (names: readonly string[]): Promise<readonly Frame[]> => {
  const record = parse(game);
  return isRefusal(record) ? [] : framesOf(record, names);
};

export const DemoPage = () => {
  const { t } = useTranslation(['demo', 'common', 'result']);
  const frames = useAsync(() => find(t('demo:names').split(', ')))?.value;
  const [first, ...rest] = frames ?? [];
  return (
    <main className="demo" aria-busy={!frames}>
      {first ? (
        <Shown frames={[first, ...rest]} />
      ) : (
        <p className="quiet">{t(frames ? 'common:broken' : 'common:loading')}</p>
      )}
    </main>
  );
};
