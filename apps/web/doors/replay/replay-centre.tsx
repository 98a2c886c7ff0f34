// In the middle: which day or night it is, the votes as they fall, and who has won once the table knows it.
import { roundsToday } from '@omerta/rules/game/tell/outcome.ts';
import { seenPhase } from '@omerta/rules/view/table.ts';
import { useVerdict } from '../../board/outcome.tsx';
import { Tally } from '../../board/tally.tsx';
import type { ReplayStep } from '../../replay/steps.ts';
import { useTranslation } from '../../texts/use-translation.ts';

const Votes = ({ step: { state } }: { readonly step: ReplayStep }) => {
  const verdictOf = useVerdict();
  const round = roundsToday(state).at(-1);
  if (!round) return null;
  return (
    <section className="outcome">
      <Tally candidates={round.candidates} />
      <p className="who">{verdictOf(round)}</p>
    </section>
  );
};

export const ReplayCentre = ({ step }: { readonly step: ReplayStep }) => {
  const { t } = useTranslation(['table', 'result']);
  const { result } = step;
  const { kind, number } = result
    ? { kind: 'over' as const, number: result.at.number }
    : seenPhase(step.state);
  return (
    <>
      <p className="quiet">{t(`table:phase.${kind}`, { number })}</p>
      {result ? <p className="big won">{t(`result:won.${result.winner}`)}</p> : <Votes step={step} />}
    </>
  );
};
