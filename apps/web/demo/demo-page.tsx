// The door `/demo`: a finished game replayed step by step, each with what it did and by which clause.
import { PageTop } from '../look/page-top.tsx';
import './demo.css';
import { explain } from '@omerta/rules/game/explain.ts';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClauseLink } from '../rulebooks/clause-link.tsx';
import { useLang } from '../settings.ts';
import { DemoRing } from './demo-ring.tsx';
import game from './game.mgn?raw';
import { chaptersOf, type Replayed, replayed, type Step } from './replayed.ts';

const pause = 1800;

const Story = ({ step, shown }: { readonly step: Step; readonly shown: Replayed }) => {
  const { t } = useTranslation('demo');
  const lang = useLang();
  const { rulebook } = shown.record;
  return (
    <div className="story" aria-live="polite">
      {step.line === null && <p>{t('beginning')}</p>}
      {step.events.map((event) => {
        const said = explain(event);
        return (
          <p key={said.en}>
            {said[lang]}{' '}
            {said.clauses
              .filter((clause) => rulebook.knownClauses.has(clause))
              .map((clause) => (
                <ClauseLink key={clause} edition={rulebook} clause={clause} />
              ))}
          </p>
        );
      })}
    </div>
  );
};

const useWalk = (count: number) => {
  const [at, go] = useState(0);
  const [playing, play] = useState(false);
  const last = count - 1;
  const to = (next: number): void => go(Math.min(Math.max(next, 0), last));
  useEffect(() => {
    if (!playing) return undefined;
    const timer = setTimeout(() => (at >= last ? play(false) : go(at + 1)), pause);
    return () => clearTimeout(timer);
  }, [playing, at, last]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if ((event.target as HTMLElement).closest('input')) return;
      if (event.key === 'ArrowRight') go((now) => Math.min(now + 1, last));
      if (event.key === 'ArrowLeft') go((now) => Math.max(now - 1, 0));
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [last]);
  return { at, last, to, playing, play };
};

const Walk = ({ shown }: { readonly shown: Replayed }) => {
  const { t } = useTranslation(['demo', 'table']);
  const { record, steps } = shown;
  const { at, last, to, playing, play } = useWalk(steps.length);
  const step = steps[at] ?? steps[0];
  const { state } = step;
  const chapters = useMemo(() => chaptersOf(steps), [steps]);
  const chapter = chapters.findLast((each) => each.at <= at);
  return (
    <>
      <DemoRing record={record} rulebook={record.rulebook} step={step}>
        <p className="who">{t(`table:phase.${state.phase}`, { number: state.number })}</p>
        <code className="line">{step.line}</code>
      </DemoRing>
      <Story step={step} shown={shown} />
      <footer className="demo-bar">
        <div className="chapters">
          {chapters.map((each) => (
            <button key={each.at} type="button" className="button" aria-pressed={each === chapter} onClick={() => to(each.at)}>
              {t(`table:phase.${each.phase}`, { number: each.number })}
            </button>
          ))}
        </div>
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={t('demo:step', { line: at, count: last })}
          onChange={(event) => to(Number(event.target.value))}
        />
        <div className="demo-tools">
          <button type="button" className="button" disabled={at === 0} onClick={() => to(at - 1)}>
            {t('demo:previous')}
          </button>
          <button type="button" className="button" aria-pressed={playing} disabled={at === last} onClick={() => play(!playing)}>
            {t(playing ? 'demo:stop' : 'demo:play')}
          </button>
          <button type="button" className="button main" disabled={at === last} onClick={() => to(at + 1)}>
            {t('demo:next')}
          </button>
        </div>
        <p className="quiet" role="status">
          {t('demo:step', { line: at, count: last })}
        </p>
      </footer>
    </>
  );
};

export const DemoPage = () => {
  const { t } = useTranslation(['demo', 'common']);
  const lang = useLang();
  const shown = useMemo(() => replayed(game), []);
  return (
    <main className="demo">
      <PageTop title={t('demo:title')}>
        <span className="quiet">{shown?.record.rulebook.name[lang].split(',')[0]}</span>
      </PageTop>
      {shown ? <Walk shown={shown} /> : <p role="alert">{t('common:broken')}</p>}
    </main>
  );
};
