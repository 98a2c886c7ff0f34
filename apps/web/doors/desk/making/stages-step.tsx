// The stages: how many games everybody plays, who goes on.
import '../../../desk/desk.css';
import { stageKinds } from '@omerta/scoring/standings/tournament.ts';
import type { StageDraft } from '../../../desk/making/draft.ts';
import { Choose } from '../../../people/choose.tsx';
import { TextField } from '../../../people/fields.tsx';
import { useTranslation } from '../../../texts/use-translation.ts';
import type { StepProps } from './about-step.tsx';

type FieldsProps = {
  readonly stage: StageDraft;
  readonly isFirst: boolean;
  /** No stage comes after it that its points could go on to. */
  readonly isLast: boolean;
  readonly onChange: (stage: StageDraft) => void;
};

export const StageFields = ({ stage, isFirst, isLast, onChange }: FieldsProps) => {
  const { t } = useTranslation('making');
  return (
    <div className="stage-fields">
      <TextField
        label={t('stages.name')}
        name="stage-name"
        value={stage.name}
        placeholder={t(`stages.kinds.${stage.kind}`)}
        onWrite={(name) => onChange({ ...stage, name })}
      />
      <Choose
        label={t('stages.kind')}
        name="stage-kind"
        value={stage.kind}
        options={stageKinds.map((kind) => [kind, t(`stages.kinds.${kind}`)] as const)}
        onChoose={(kind) => onChange({ ...stage, kind })}
      />
      <TextField
        label={t('stages.games')}
        name="stage-games"
        inputMode="numeric"
        value={stage.games}
        onWrite={(games) => onChange({ ...stage, games })}
      />
      {!isFirst && (
        <TextField
          label={t('stages.advance')}
          name="stage-advance"
          inputMode="numeric"
          value={stage.advance}
          onWrite={(advance) => onChange({ ...stage, advance })}
        />
      )}
      <TextField
        label={t('stages.coefficient')}
        name="stage-coefficient"
        value={stage.coefficient}
        onWrite={(coefficient) => onChange({ ...stage, coefficient })}
      />
      {!isLast && (
        <label className="check-line">
          <input
            type="checkbox"
            name="stage-carry"
            checked={stage.carry}
            onChange={({ target }) => onChange({ ...stage, carry: target.checked })}
          />
          <span>{t('stages.carry')}</span>
        </label>
      )}
    </div>
  );
};

export const StagesStep = ({ draft, onChange }: StepProps) => {
  const { t } = useTranslation('making');
  const { stages } = draft;
  if (draft.kind === 'evening') return <p>{t('stages.evening')}</p>;
  const put = (next: readonly StageDraft[]): void => onChange({ ...draft, stages: next });
  const add = (kind: StageDraft['kind']): void =>
    put([
      ...stages,
      {
        name: '',
        kind,
        games: kind === 'final' ? '5' : '4',
        advance: kind === 'final' ? '10' : '20',
        coefficient: '1',
        carry: true,
      },
    ]);
  return (
    <>
      <p className="quiet">{t('stages.why')}</p>
      {stages.map((stage, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: its fields keep nothing of their own
        <fieldset key={`stage ${i + 1}`} className="desk-card" data-stage={i + 1}>
          <legend>{t('stages.nth', { n: i + 1 })}</legend>
          <StageFields
            stage={stage}
            isFirst={i === 0}
            isLast={i === stages.length - 1}
            onChange={(next) => put(stages.with(i, next))}
          />
          {stages.length > 1 && (
            <button
              type="button"
              className="button"
              data-do="drop-stage"
              onClick={() => put(stages.toSpliced(i, 1))}
            >
              {t('stages.drop')}
            </button>
          )}
        </fieldset>
      ))}
      <div className="choices">
        <button type="button" className="button" data-do="add-semifinal" onClick={() => add('semifinal')}>
          {t('stages.addSemifinal')}
        </button>
        <button type="button" className="button" data-do="add-final" onClick={() => add('final')}>
          {t('stages.addFinal')}
        </button>
      </div>
    </>
  );
};
