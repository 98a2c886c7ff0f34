// The extra points of one seat: the values its limits leave, whose word a value needs, its reason, and the grounds the rulebook names.

import { showExtra } from '@omerta/documents/protocol/protocol.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import { criteriaFor } from '@omerta/scoring/advisor/criteria.ts';
import { type ExtraChoice, extraChoices } from '@omerta/scoring/game/sheet-choices.ts';
import { warningText } from '@omerta/scoring/messages/refusal-text.ts';
import { useState } from 'react';
import { giveExtra, sheetLines, takeExtra } from '../../sheet/sheet-lines.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { useResult } from './use-result.ts';

type Approver = NonNullable<ExtraChoice['approver']>;

type ChoicesProps = {
  readonly choices: readonly ExtraChoice[];
  /** The value given; undefined where there is none. */
  readonly given: string | undefined;
  /** It was given, and the rulebook counts it for nothing. */
  readonly isVoid: boolean;
  /** Null takes back what was given. */
  readonly onChoose: (points: string | null) => void;
};

const Choices = ({ choices, given, isVoid, onChoose }: ChoicesProps) => {
  const { t } = useTranslation('result');
  const { signed, lang } = useResult();
  const approvers = [...new Set(choices.flatMap(({ approver }) => (approver ? [approver] : [])))];
  const starsOf = (approver: Approver): string => '*'.repeat(approvers.indexOf(approver) + 1);
  const asks = (approver: Approver): string => t('points.asks', { who: t(`approver.${approver}`) });
  return (
    <>
      <div className="choices extras">
        <button
          type="button"
          className="button"
          aria-pressed={given === undefined}
          disabled={signed}
          onClick={() => onChoose(null)}
        >
          {t('points.none')}
        </button>
        {choices.map(({ points, approver }) => (
          <button
            key={points}
            type="button"
            className={approver ? 'button asks' : 'button'}
            data-extra={points}
            aria-pressed={given === points && !isVoid}
            title={approver ? asks(approver) : undefined}
            disabled={signed}
            onClick={() => onChoose(points)}
          >
            {showExtra(points, lang)}
            {approver && <span aria-hidden="true">{starsOf(approver)}</span>}
          </button>
        ))}
      </div>
      {approvers.length > 0 && (
        <p className="quiet">
          {approvers.map((approver) => `${starsOf(approver)} ${asks(approver)}`).join('; ')}
        </p>
      )}
    </>
  );
};

const Grounds = ({ seat }: { readonly seat: Seat }) => {
  const { t } = useTranslation('result');
  const { course, counted, lang } = useResult();
  const grounds = criteriaFor(course.rulebook.id, counted.sheet, seat);
  if (grounds.length === 0) return null;
  return (
    <details>
      <summary>{t('points.grounds')}</summary>
      <ul className="grounds">
        {grounds.map(({ clause, effect, text }) => (
          <li key={clause}>
            {text[lang]}
            {effect === 'less' && `: ${t('points.less')}`} <span className="quiet">{clause}</span>
          </li>
        ))}
      </ul>
    </details>
  );
};

export const SeatExtra = ({ seat }: { readonly seat: Seat }) => {
  const { t } = useTranslation(['result', 'common']);
  const { course, counted, give, signed, lang } = useResult();
  const lapsed = counted.score.warnings.find((each) => each.kind === 'extra/lapsed' && each.seat === seat);
  const given = sheetLines(course.state, 'extra').find(({ command }) => command.seat === seat)?.command;
  const [note, setNote] = useState(given?.note ?? '');
  const choose = (points: string | null): void =>
    give(
      points === null
        ? takeExtra(course.state, seat)
        : giveExtra(course.state, seat, { points, approver: null }, note),
    );
  const keepNote = (): void => {
    if (given && note !== (given.note ?? '')) give(giveExtra(course.state, seat, given, note));
  };
  return (
    <fieldset className="field">
      <legend>{t('result:points.extra')}</legend>
      <Choices
        choices={extraChoices(counted.scoring, counted.sheet, seat)}
        given={given?.points}
        isVoid={lapsed !== undefined}
        onChoose={choose}
      />
      {given && lapsed && (
        <p role="status" data-void={given.points}>
          {warningText(lapsed, lang)}{' '}
          {lapsed.clause !== null && (
            <span className="quiet">{t('common:clause', { clause: lapsed.clause })}</span>
          )}
        </p>
      )}
      {given && (
        <label>
          <span className="label">{t('result:points.reason')}</span>
          <input
            className="input"
            value={note}
            disabled={signed}
            placeholder={t('result:points.reasonHint')}
            onChange={(event) => setNote(event.target.value)}
            onBlur={keepNote}
          />
        </label>
      )}
      <Grounds seat={seat} />
    </fieldset>
  );
};
