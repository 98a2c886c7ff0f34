// What the room is easily forgetful of at this very step, one line beside the phrase; a tap tells it whole, with its clauses.
import './step-reminders.css';
import { type ReminderMoment, remindersAt, reminderTexts } from '@omerta/rules/rulebooks/reminder.ts';
import { useState } from 'react';
import { useLang } from '../device/settings.ts';
import { Dialog } from '../look/dialog.tsx';
import { momentOf } from '../play/moment.ts';
import { ClauseLink } from '../rulebooks/clause-link.tsx';
import type { NextStep } from '../session/next-step.ts';
import { useTranslation } from '../texts/use-translation.ts';
import { useTable } from './use-table.ts';

export const StepReminders = ({ next }: { readonly next: NextStep }) => {
  const { t } = useTranslation(['table', 'common']);
  const lang = useLang();
  const { course, live } = useTable();
  const { rulebook } = course;
  const [open, setOpen] = useState(false);
  const moment: ReminderMoment | null = momentOf(next, live.aside.closing);
  const list = moment ? remindersAt(rulebook, moment) : [];
  const [first] = list;
  if (!first) return null;
  const text = (what: keyof typeof reminderTexts): string => reminderTexts[what][lang];
  const title = list.length === 1 ? t('table:checklist.here') : t('table:checklist.night');
  return (
    <>
      <button type="button" className="step-reminder" lang={lang} onClick={() => setOpen(true)}>
        {list.length === 1 ? text(first.what) : t('table:checklist.count', { count: list.length })}
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={title}>
        <ul className="step-reminders">
          {list.map(({ what, clauses }) => (
            <li key={what}>
              <span>{text(what)}</span>
              {clauses.map((clause) => (
                <ClauseLink key={clause} edition={rulebook} clause={clause} />
              ))}
            </li>
          ))}
        </ul>
        <button type="button" className="button" onClick={() => setOpen(false)}>
          {t('common:close')}
        </button>
      </Dialog>
    </>
  );
};
