// What the room must be like, item by item with its clause; ticked or not, the game can begin.
import './checklist.css';
import {
  type Reminder,
  type ReminderMoment,
  remindersAt,
  reminderTexts,
} from '@omerta/rules/rulebooks/reminder.ts';
import type { Edition } from '@omerta/rules/rulebooks/rulebook.ts';
import { useLang } from '../../device/settings.ts';
import { ClauseLink } from '../../rulebooks/clause-link.tsx';
import { useTranslation } from '../../texts/use-translation.ts';

const Item = ({ edition, reminder }: { readonly edition: Edition; readonly reminder: Reminder }) => {
  const lang = useLang();
  const { what, clauses } = reminder;
  return (
    <li>
      <label>
        <input type="checkbox" />
        <span>{reminderTexts[what][lang]}</span>
      </label>
      {clauses.map((clause) => (
        <ClauseLink key={clause} edition={edition} clause={clause} />
      ))}
    </li>
  );
};

type Props = { readonly edition: Edition; readonly at: Extract<ReminderMoment, 'game' | 'night'> };

export const Checklist = ({ edition, at }: Props) => {
  const { t } = useTranslation('table');
  return (
    <section className="checklist" aria-labelledby={`checklist-${at}`}>
      <h2 id={`checklist-${at}`}>{t(`checklist.${at}`)}</h2>
      <ul>
        {remindersAt(edition, at).map((reminder) => (
          <Item key={reminder.what} edition={edition} reminder={reminder} />
        ))}
      </ul>
    </section>
  );
};
