// The plan of the day, written anew: when the first round begins, how long a round is, where the breaks are.
import { useState } from 'react';
import { useDesk } from '../../../desk/desk.tsx';
import { type DayBreak, type DayPlan, planFrom, wishOf } from '../../../desk/hall/day-plan.ts';
import { instantIn, localIn } from '../../../desk/hall/zone-instant.ts';
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

const Form = ({ day, onClose }: { readonly day: DayPlan; readonly onClose: () => void }) => {
  const { t } = useTranslation('hall');
  const { picture, give } = useDesk();
  const { zone, plan } = picture;
  const [wish] = useState(() => wishOf(day, Date.now()));
  const [first, setFirst] = useState(() => localIn(zone, wish.first));
  const [minutes, setMinutes] = useState(String(wish.minutes));
  const [breaks, setBreaks] = useState<readonly BreakFields[]>(() =>
    wish.breaks.map((each, key) => ({ key, after: String(each.after), minutes: String(each.minutes) })),
  );
  const [isWrong, setWrong] = useState(false);
  const save = (): void => {
    const start = instantIn(zone, first);
    const length = numberOf(minutes);
    const rests: readonly DayBreak[] = breaks.map((each) => ({
      after: numberOf(each.after),
      minutes: numberOf(each.minutes),
    }));
    const isFit =
      length >= 10 && length <= 300 && rests.every(({ after, minutes: rest }) => after >= 1 && rest >= 1);
    if (start === null || !isFit) return setWrong(true);
    const rounds = planFrom(day.rounds, { first: start, minutes: length, breaks: rests });
    onClose();
    void give(
      { type: 'plan-rounds', rounds },
      { told: t('day.saved'), undo: [{ type: 'plan-rounds', rounds: plan }] },
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
