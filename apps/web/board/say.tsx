// What to say now, and what to show with it; the clause behind each phrase is one tap away.
import './say.css';
import { commandOf, isAct } from '@omerta/rules/game/event.ts';
import { linesOf } from '@omerta/rules/game/fold/evolve.ts';
import type { SpokenPhrase } from '@omerta/rules/game/tell/prompt.ts';
import { reply } from '@omerta/rules/game/tell/reply.ts';
import { Suspense, useState } from 'react';
import { late } from '../device/late.ts';
import { useLang, usePlayLang } from '../device/settings.ts';
import { quoted } from '../look/quoted.ts';
import { ClauseDialog } from '../rulebooks/clause-dialog.tsx';
import { useTranslation } from '../texts/use-translation.ts';
import { StepReminders } from './step-reminders.tsx';
import { useLeft } from './use-clock.ts';
import { useTable } from './use-table.ts';

/** Few lines have something said of them: it comes after the table. */
const LineNotes = late(async () => (await import('./line-notes.tsx')).LineNotes);

/** The answer to the line just recorded, until the next step begins, unless it waits for the end of the speech. */
const useReply = (): readonly SpokenPhrase[] => {
  const { course, live, aloud } = useTable();
  const { rulebook, state } = course;
  const last = state.log ? lastActOf(state.log) : null;
  if (!last) return [];
  if (course.version <= live.aside.heard) return [];
  const waits = live.aside.unannounced.at(-1)?.line === linesOf(state).length;
  return waits ? [] : reply(rulebook, state, last, aloud);
};

const lastActOf = (log: NonNullable<ReturnType<typeof useTable>['course']['state']['log']>) => {
  for (let cell: typeof log | null = log; cell !== null; cell = cell.before)
    if (isAct(cell.event)) return cell.event;
  return null;
};

const Phrase = ({ phrase, kind }: { readonly phrase: SpokenPhrase; readonly kind: Kind }) => {
  const { t } = useTranslation('table');
  const [play, lang] = [usePlayLang(), useLang()];
  const { gesture, clause } = phrase;
  return (
    <span className={`phrase ${kind}`}>
      {kind === 'later' && <span className="quiet">{t('afterSpeech')}: </span>}
      <span lang={play}>
        {quoted(phrase, play)} <small>{clause}</small>
      </span>
      {gesture && <span className="gesture">{gesture[lang]}</span>}
    </span>
  );
};

/** `reply` answers the line just recorded, `later` waits for the end of the speech. */
type Kind = 'reply' | 'later' | 'now';

/** What the last press came to where nothing else shows it. */
const ToldLine = () => {
  const { t } = useTranslation('table');
  const { told } = useTable();
  if (!told || told.kind === 'full') return null;
  return (
    <p className="phrase reply" data-told={told.kind}>
      {told.kind === 'nominated' ? t('nominated', { seat: told.seat }) : t('written', { what: told.what })}
    </p>
  );
};

export const Say = () => {
  const { next, live, course, session } = useTable();
  const counting = useLeft(live.aside.calling, session.now) > 0;
  const [open, setOpen] = useState(false);
  const answer = useReply();
  const last = course.state.log && lastActOf(course.state.log);
  const { closing, unannounced } = live.aside;
  // While the numbers are called nothing else is said.
  const said = 'say' in next && !counting ? [...closing, ...next.say] : [];
  const list: readonly (readonly [SpokenPhrase, Kind])[] = [
    ...answer.map((phrase) => [phrase, 'reply'] as const),
    ...unannounced.map((phrase) => [phrase, 'later'] as const),
    ...said.map((phrase) => [phrase, 'now'] as const),
  ];
  const clauses = [...new Set(list.map(([{ clause }]) => clause))];
  return (
    <div className="say" aria-live="polite">
      <ToldLine />
      {list.length > 0 && (
        <button
          type="button"
          className={list.length > 2 ? 'phrases many' : 'phrases'}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {list.map(([phrase, kind], i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same phrase may stand twice
            <Phrase key={`${i} ${kind} ${phrase.cue} ${phrase.clause}`} phrase={phrase} kind={kind} />
          ))}
        </button>
      )}
      <StepReminders next={next} />
      {last?.clause !== undefined && (
        <Suspense>
          <LineNotes command={commandOf(last)} />
        </Suspense>
      )}
      {open && <ClauseDialog edition={course.rulebook} clauses={clauses} onClose={() => setOpen(false)} />}
    </div>
  );
};
