// At which moment of the room's own rules the next press stands.
import type { CommandType } from '@omerta/rules/game/command.ts';
import type { Step } from '@omerta/rules/game/decide/expects.ts';
import type { SpokenPhrase } from '@omerta/rules/game/tell/prompt.ts';
import type { ReminderMoment } from '@omerta/rules/rulebooks/reminder.ts';
import type { NextStep } from '../session/next-step.ts';

const moments: Readonly<Partial<Record<Step, ReminderMoment>>> = {
  night: 'night',
  day: 'day',
  vote: 'vote',
  best: 'best',
  'free-seating': 'free-seating',
};

/** What the press itself brings: a night, a day, free seating. Whatever else follows reminds when it has come. */
const broughtBy = (step: Step | CommandType | undefined): ReminderMoment | null =>
  step === 'night' || step === 'day' || step === 'free-seating' ? step : null;

/** `closing`: what is still to be said; a night called at the end of a last word is reminded of when it has fallen. */
export const momentOf = (next: NextStep, closing: readonly SpokenPhrase[]): ReminderMoment | null => {
  if (closing.some(({ cue }) => cue === 'night')) return 'night';
  switch (next.kind) {
    case 'begin':
    case 'enter':
      return moments[next.expected.step] ?? null;
    case 'record':
      return broughtBy(next.command.type) ?? broughtBy(next.after?.step);
    case 'finish':
      return broughtBy(next.after.step);
    case 'wake':
      return 'day';
    case 'sleep':
    case 'sheet':
    case 'over':
    case 'chief':
      return null;
  }
};
