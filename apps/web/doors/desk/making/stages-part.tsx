// The stages as they stand; one more can be added, one not begun can be dropped.
import { useState } from 'react';
import { Confirm } from '../../../desk/confirm.tsx';
import { useDesk } from '../../../desk/desk.tsx';
import type { StageDraft } from '../../../desk/making/draft.ts';
import { stageFaults, stageName, stageOrder } from '../../../desk/making/orders.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { StageFields } from './stages-step.tsx';

const Adding = () => {
  const { t } = useTranslation('making');
  const { picture, give, isSending } = useDesk();
  const isFirst = picture.plans.length === 0;
  const nameOfKind = (kind: StageDraft['kind']): string => t(`stages.kinds.${kind}`);
  const first: StageDraft = {
    name: '',
    kind: isFirst ? 'qualifying' : 'final',
    games: isFirst ? '12' : '5',
    advance: isFirst ? '' : '10',
    coefficient: '1',
    carry: true,
  };
  const [stage, setStage] = useState(first);
  const faults = stageFaults(stage, picture.plans.length);
  const taken = new Set(picture.plans.map((plan) => plan.stage));
  const id =
    Array.from({ length: taken.size + 1 }, (_, i) => `s${i + 1}`).find((each) => !taken.has(each)) ?? '';
  return (
    <details>
      <summary data-do="more-stages">{t('stages.add')}</summary>
      <StageFields stage={stage} isFirst={isFirst} isLast={stage.kind === 'final'} onChange={setStage} />
      {faults.map(({ what, at }) => (
        <p key={what} role="alert">
          {t(`faults.${what}`, { n: at })}
        </p>
      ))}
      <button
        type="button"
        className="button"
        data-do="add-stage"
        disabled={faults.length > 0 || isSending}
        onClick={() =>
          void give(stageOrder(stage, { id, isFirst }, nameOfKind), {
            told: t('done.stage', { name: stageName(stage, nameOfKind) }),
            undo: [{ type: 'drop-stage', stage: id }],
          })
        }
      >
        {t('stages.add')}
      </button>
    </details>
  );
};

export const StagesPart = () => {
  const { t } = useTranslation('making');
  const { picture, give, isSending } = useDesk();
  return (
    <section className="desk-card" data-part="stages">
      <h3>{t('steps.stages')}</h3>
      <ul className="rows">
        {picture.plans.map(({ stage, name, kind, plannedGames, advance, rounds, players }) => (
          <li key={stage} data-stage={stage}>
            <span className="what">
              <b>{name}</b>
              <span className="quiet">
                {picture.kind === 'evening'
                  ? t('stages.evening')
                  : `${t(`stages.kinds.${kind}`)} · ${t('stages.told', { count: plannedGames ?? 0 })}`}
                {advance !== null && ` · ${t('stages.goOn', { count: advance })}`}
                {players.length > 0 && ` · ${t('stages.players', { count: players.length })}`}
              </span>
            </span>
            {picture.kind === 'tournament' && rounds.length === 0 && (
              <Confirm
                title={t('stages.drop')}
                name={`drop-${stage}`}
                isDisabled={isSending}
                onConfirm={() => void give({ type: 'drop-stage', stage })}
              >
                <p>{t('stages.dropWhy', { name })}</p>
              </Confirm>
            )}
          </li>
        ))}
      </ul>
      {picture.kind === 'tournament' && picture.phase !== 'finished' && <Adding key={picture.plans.length} />}
    </section>
  );
};
