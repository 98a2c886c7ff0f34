// The order that forms a field: drawn by lot or as listed; asked for where a seating would be lost by it.
import { useState } from 'react';
import { Confirm } from '../../../desk/confirm.tsx';
import { useDesk } from '../../../desk/desk.tsx';
import type { DeskStage } from '../../../desk/wire/picture.ts';
import { useTranslation } from '../../../texts/use-translation.ts';

type Props = {
  readonly stage: DeskStage;
  readonly players: readonly string[];
  readonly isDisabled?: boolean;
};

/** By lot or in order, and the order itself. */
export const FormField = ({ stage, players, isDisabled = false }: Props) => {
  const { t } = useTranslation('seating');
  const { give, isSending } = useDesk();
  const [isDrawn, setDrawn] = useState(stage.advance === null);
  const off = isDisabled || isSending || players.length < 10;
  const form = (): void =>
    void give(
      { type: 'form-stage', stage: stage.stage, players, drawn: isDrawn },
      {
        told: t('field.told', { count: players.length }),
        ...(stage.players.length > 0 && {
          undo: [{ type: 'form-stage', stage: stage.stage, players: stage.players, drawn: false }],
        }),
      },
    );
  return (
    <>
      <fieldset className="field">
        <legend>{t('field.order')}</legend>
        <div className="choices">
          {[true, false].map((each) => (
            <button
              key={String(each)}
              type="button"
              className="button"
              data-do={each ? 'drawn' : 'in-order'}
              aria-pressed={each === isDrawn}
              onClick={() => setDrawn(each)}
            >
              {t(each ? 'field.drawn' : 'field.inOrder')}
            </button>
          ))}
        </div>
      </fieldset>
      {players.length < 10 && <p className="quiet">{t('field.tooFew')}</p>}
      {stage.rounds.length > 0 ? (
        <Confirm title={t('field.formAgain')} name="form-stage" isDisabled={off} onConfirm={form}>
          <p>{t('field.formAgainWhy')}</p>
        </Confirm>
      ) : (
        <button type="button" className="button main" data-do="form-stage" disabled={off} onClick={form}>
          {t(stage.players.length > 0 ? 'field.formAgain' : 'field.form')}
        </button>
      )}
    </>
  );
};
