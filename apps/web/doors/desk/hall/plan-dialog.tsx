// The plan, written anew: from when to when each day is played, how long a round is, where the breaks are, and whether it fits.
import type { DayHours } from '@omerta/tournament/day.ts';
import { useState } from 'react';
import { useDesk } from '../../../desk/desk.tsx';
import { hoursOf, windowsOf } from '../../../desk/hall/day-hours.ts';
import {
  type DayBreak,
  type DayPlan,
  type PlannedRounds,
  planFrom,
  unfitIn,
  wishOf,
} from '../../../desk/hall/day-plan.ts';
import { instantIn, localIn } from '../../../desk/hall/zone-instant.ts';
import { useLang } from '../../../device/settings.ts';
import { Dialog } from '../../../look/dialog.tsx';
import { useTranslation } from '../../../texts/use-translation.ts';

const numberOf = (text: string): number => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN);

type BreakFields = { readonly key: number; readonly after: string; readonly minutes: string };

const Break = ({
  fields,
  onChange,
  onRemove,
}: {
  readonly fields: BreakFields;
  readonly onChange: (fields: BreakFields) => void;
  readonly onRemove: () => void;
}) => {
  const { t } = useTranslation('hall');
  return (
    <div className="hall-break">
      <label>
        {t('day.breakAfter')}
        <input
          className="input"
          inputMode="numeric"
          name="after"
          value={fields.after}
          onChange={({ target }) => onChange({ ...fields, after: target.value })}
        />
      </label>
      <label>
        {t('day.breakMinutes')}
        <input
          className="input"
          inputMode="numeric"
          name="minutes"
          value={fields.minutes}
          onChange={({ target }) => onChange({ ...fields, minutes: target.value })}
        />
      </label>
      <button type="button" className="button" aria-label={t('day.removeBreak')} onClick={onRemove}>
        ✕
      </button>
    </div>
  );
};

type HoursProps = {
  readonly hours: readonly DayHours[];
  readonly onChange: (hours: readonly DayHours[]) => void;
};

const Hours = ({ hours, onChange }: HoursProps) => {
  const { t } = useTranslation('hall');
  const lang = useLang();
  const dayName = new Intl.DateTimeFormat(lang, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const nameOf = (day: string): string => dayName.format(new Date(`${day}T00:00:00Z`));
  const write = (day: string, more: Partial<DayHours>): void =>
    onChange(hours.map((each) => (each.day === day ? { ...each, ...more } : each)));
  return (
    <div className="field">
      <span className="label">{t('day.hours')}</span>
      {hours.map(({ day, starts, ends }) => (
        <div key={day} className="hall-break" data-day={day}>
          <b>{nameOf(day)}</b>
          <input
            className="input"
            type="time"
            name="day-starts"
            aria-label={t('day.dayStarts', { day: nameOf(day) })}
            value={starts}
            onChange={({ target }) => write(day, { starts: target.value })}
          />
          <input
            className="input"
            type="time"
            name="day-ends"
            aria-label={t('day.dayEnds', { day: nameOf(day) })}
            value={ends}
            onChange={({ target }) => write(day, { ends: target.value })}
          />
        </div>
      ))}
    </div>
  );
};

const isBetween = (at: number, from: number, to: number): boolean => at >= from && at < to;

/** What a plan comes to: how many rounds each day has, and which have none. */
const Outlook = ({
  plan,
  minutes,
  hours,
}: {
  readonly plan: PlannedRounds;
  readonly minutes: number;
  readonly hours: readonly DayHours[];
}) => {
  const { t } = useTranslation('hall');
  const { zone, plans } = useDesk().picture;
  if (hours.length === 0 || plan.length === 0) return null;
  const windows = windowsOf(zone, hours);
  const unfit = unfitIn(plan, minutes, windows);
  const nameOf = ({ stage, round }: PlannedRounds[number]): string =>
    `${plans.find((each) => each.stage === stage)?.name ?? stage} ${round}`;
  const counts = windows.map(
    ({ starts, ends }) => plan.filter((each) => isBetween(Date.parse(each.at), starts, ends)).length,
  );
  return (
    <>
      <p data-part="by-day">{t('day.byDay', { counts: counts.join(' + ') })}</p>
      {unfit.length > 0 && (
        <p className="hall-red" role="alert" data-part="unfit">
          {t('day.unfit', { count: unfit.length, rounds: unfit.map(nameOf).join(', ') })}
        </p>
      )}
    </>
  );
};

const Form = ({ day, onClose }: { readonly day: DayPlan; readonly onClose: () => void }) => {
  const { t } = useTranslation('hall');
  const { picture, give } = useDesk();
  const { zone, plan } = picture;
  const [hours, setHours] = useState(() => hoursOf(picture));
  const windows = windowsOf(zone, hours);
  const [wish] = useState(() => wishOf(day, Date.now(), windows));
  const [first, setFirst] = useState(() => localIn(zone, wish.first));
  const [minutes, setMinutes] = useState(String(wish.minutes));
  const [breaks, setBreaks] = useState<readonly BreakFields[]>(() =>
    wish.breaks.map((each, key) => ({ key, after: String(each.after), minutes: String(each.minutes) })),
  );
  const [isWrong, setWrong] = useState(false);
  const start = instantIn(zone, first);
  const length = numberOf(minutes);
  const rests: readonly DayBreak[] = breaks.map((each) => ({
    after: numberOf(each.after),
    minutes: numberOf(each.minutes),
  }));
  const isFit =
    length >= 10 && length <= 300 && rests.every(({ after, minutes: rest }) => after >= 1 && rest >= 1);
  const rounds =
    start === null || !isFit || windows.length < hours.length
      ? null
      : planFrom(day.rounds, { first: start, minutes: length, breaks: rests }, windows);
  const save = (): void => {
    if (rounds === null) return setWrong(true);
    onClose();
    const hoursBefore = { type: 'set-hours', hours: picture.hours } as const;
    void give(
      [...(hours.length > 0 ? [{ type: 'set-hours', hours } as const] : []), { type: 'plan-rounds', rounds }],
      {
        told: t('day.saved'),
        undo: [...(hours.length > 0 ? [hoursBefore] : []), { type: 'plan-rounds', rounds: plan }],
      },
    );
  };
  return (
    <form
      className="hall-plan"
      data-form="plan"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <label className="field">
        <span className="label">{t('day.first')}</span>
        <input
          className="input"
          type="datetime-local"
          name="first"
          value={first}
          onChange={({ target }) => setFirst(target.value)}
        />
      </label>
      {hours.length > 0 && <Hours hours={hours} onChange={setHours} />}
      <label className="field">
        <span className="label">{t('day.minutes')}</span>
        <input
          className="input"
          inputMode="numeric"
          name="length"
          value={minutes}
          onChange={({ target }) => setMinutes(target.value)}
        />
      </label>
      <div className="field">
        <span className="label">{t('day.breaks')}</span>
        {breaks.map((fields) => (
          <Break
            key={fields.key}
            fields={fields}
            onChange={(next) => setBreaks(breaks.map((each) => (each.key === next.key ? next : each)))}
            onRemove={() => setBreaks(breaks.filter(({ key }) => key !== fields.key))}
          />
        ))}
        <button
          type="button"
          className="button"
          data-do="add-break"
          onClick={() => setBreaks([...breaks, { key: Date.now(), after: '', minutes: '30' }])}
        >
          {t('day.addBreak')}
        </button>
      </div>
      {rounds !== null && <Outlook plan={rounds} minutes={length} hours={hours} />}
      {isWrong && (
        <p className="hall-red" role="alert">
          {t('day.wrong')}
        </p>
      )}
      <button type="submit" className="button main" data-do="save-plan">
        {t('day.save', { count: day.rounds.length })}
      </button>
    </form>
  );
};

export const PlanDialog = ({ day }: { readonly day: DayPlan }) => {
  const { t } = useTranslation('hall');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button" data-do="plan" onClick={() => setOpen(true)}>
        {t('day.edit')}
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('day.edit')}>
        <Form day={day} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
};
