// One line opened: corrected, struck out, or gone back to; what followed is replayed, and what would go is told first.
import { canonical } from '@omerta/base/canonical.ts';
import type { Correction, LineCommand } from '@omerta/rules/game/command.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import { explainLine } from '@omerta/rules/game/tell/explain.ts';
import { useMemo, useState } from 'react';
import { useTable } from '../../board/use-table.ts';
import { useLang } from '../../device/settings.ts';
import { stateBefore } from '../../session/correct.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Effects } from './effects.tsx';
import { AskGoing } from './going.tsx';
import { HoldToSee } from './hold-to-see.tsx';
import { LineFields } from './line-fields.tsx';
import { fieldsOf, type LineValues, offeredSeats, valuesOf, votingAt, withValues } from './line-form.ts';
import { useCorrecting } from './use-correcting.ts';

export type Opened = {
  /** Its place among the lines, from 1. */
  readonly at: number;
  readonly command: LineCommand;
  /** It is not in the record yet. */
  readonly isNew: boolean;
  /** Nothing of it may be shown but while held. */
  readonly secret: boolean;
};

type Props = {
  readonly opened: Opened;
  readonly onDone: () => void;
  readonly onMissing: (at: number) => void;
};

const doWord = (struck: boolean, isNew: boolean) => {
  if (struck) return 'strikeAndReplay';
  return isNew ? 'addAndReplay' : 'correctAndReplay';
};

const Now = ({ command }: { readonly command: LineCommand }) => <p>{explainLine(command)[useLang()]}</p>;

/**
 * Who was killed everybody knows by the morning, and the referee has just entered who was to be: so much is told
 * without holding. What comes of shots apart depends on how many blacks there are.
 */
const Victim = ({ night, targets }: { readonly night: number } & Required<Pick<LineValues, 'targets'>>) => {
  const { t } = useTranslation('correct');
  const { state } = useTable().course;
  const [target, ...others] = targets;
  const isTold = state.phase === 'day' || state.number !== night;
  if (!isTold || target === undefined || others.some((each) => each !== target)) return null;
  const before = state.nights.find(({ number }) => number === night)?.killed ?? null;
  const named = (seat: Seat | null): string | number => seat ?? t('effects.nobodyKilled');
  return (
    <p data-victim={`${before} ${target}`}>
      {t(before === target ? 'effects.sameVictim' : 'effects.victim', {
        night,
        before: named(before),
        after: named(target),
      })}
    </p>
  );
};

export const LineEditor = ({ opened: { at, command, isNew, secret }, onDone, onMissing }: Props) => {
  const { t } = useTranslation('correct');
  const { course, answer } = useTable();
  const [values, setValues] = useState<LineValues>({});
  const [struck, setStruck] = useState(false);
  const [refused, setRefused] = useState(false);
  const before = useMemo(() => stateBefore(course, at), [course, at]);
  const fields = fieldsOf(command.type);
  const given = withValues(command, values, before);
  // Whether a step of the night is as it was would tell the table what it is.
  const touched =
    isNew || secret
      ? Object.keys(values).length > 0
      : canonical(valuesOf(given)) !== canonical(valuesOf(command));
  const correction: Correction = {
    line: at,
    count: isNew ? 0 : 1,
    commands: struck ? [] : [given],
  };
  const correcting = useCorrecting((outcome) => {
    // Why a night step is refused may tell of a card: it is read while held.
    if (secret && typeof outcome === 'object') return setRefused(true);
    answer(outcome);
    return onDone();
  });
  if (correcting.asked) {
    return (
      <AskGoing going={correcting.asked} onDo={correcting.sure} onBack={correcting.notSure}>
        {correcting.asked.kind === 'corrected' ? <Effects correction={correction} /> : undefined}
      </AskGoing>
    );
  }
  return (
    <>
      {!isNew &&
        (secret ? (
          <HoldToSee label={t('nowStands')}>{() => <Now command={command} />}</HoldToSee>
        ) : (
          <Now command={command} />
        ))}
      {!struck && (
        <LineFields
          fields={fields}
          voting={votingAt(course.rulebook, before, command.type)}
          offered={offeredSeats(command.type, before)}
          shown={secret || isNew ? values : { ...valuesOf(command), ...values }}
          onChange={(change) => setValues({ ...values, ...change })}
        />
      )}
      {!struck && values.targets && <Victim night={before.number} targets={values.targets} />}
      {(touched || struck) && <Effects correction={correction} />}
      {refused && <p role="alert">{t('refusedInTheDark')}</p>}
      {(fields.length > 0 || struck) && (
        <button
          type="button"
          className="button main"
          data-do="correct"
          disabled={!touched && !struck}
          onClick={() => correcting.correct(correction)}
        >
          {t(doWord(struck, isNew))}
        </button>
      )}
      {!isNew && (
        <div className="trouble-actions">
          <button
            type="button"
            className="button"
            data-do="strike"
            aria-pressed={struck}
            onClick={() => setStruck(!struck)}
          >
            {t('strike')}
          </button>
          {!secret && (
            <>
              <button type="button" className="button" data-do="add-before" onClick={() => onMissing(at)}>
                {t('addBefore')}
              </button>
              <button type="button" className="button" data-do="add-after" onClick={() => onMissing(at + 1)}>
                {t('addAfter')}
              </button>
              <button
                type="button"
                className="button danger"
                data-do="back-to"
                onClick={() => correcting.backTo(at)}
              >
                {t('backTo')}
              </button>
            </>
          )}
        </div>
      )}
    </>
  );
};
