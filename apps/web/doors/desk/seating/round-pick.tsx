// The rounds of a stage as buttons: which are published is seen.
import type { DeskStage } from '../../../desk/wire/picture.ts';
import { useTranslation } from '../../../texts/use-translation.ts';

type Props = {
  readonly stage: DeskStage;
  readonly count: number;
  readonly round: number;
  readonly onChoose: (round: number) => void;
};

export const RoundPick = ({ stage, count, round, onChoose }: Props) => {
  const { t } = useTranslation('seating');
  return (
    <nav className="choices" aria-label={t('rounds.choose')}>
      {Array.from({ length: count }, (_, i) => i + 1).map((each) => (
        <button
          key={each}
          type="button"
          className="button"
          data-round={each}
          aria-pressed={each === round}
          aria-label={`${t('rounds.round', { round: each })}, ${t(each <= stage.published ? 'rounds.published' : 'rounds.draft')}`}
          onClick={() => onChoose(each)}
        >
          {each}
          {each <= stage.published && ' ✓'}
        </button>
      ))}
    </nav>
  );
};
