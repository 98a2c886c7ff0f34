// What the step did, in words, each consequence with its clause: as much as the chosen eyes saw.
import { useLang } from '../../device/settings.ts';
import type { Eyes } from '../../replay/seats-seen.ts';
import type { Replayed } from '../../replay/steps.ts';
import { type ReplayTold, toldAt } from '../../replay/told.ts';
import { ClauseLink } from '../../rulebooks/clause-link.tsx';
import { useHeardLine } from '../../texts/heard-line.ts';
import { useTranslation } from '../../texts/use-translation.ts';

type Props = { readonly game: Replayed; readonly at: number; readonly eyes: Eyes };

const Clauses = ({
  clauses,
  rulebook,
}: { clauses: readonly string[] } & Pick<Replayed['record'], 'rulebook'>) =>
  clauses
    .filter((clause) => rulebook.knownClauses.has(clause))
    .map((clause) => <ClauseLink key={clause} edition={rulebook} clause={clause} />);

const Line = ({ told, game }: { readonly told: ReplayTold; readonly game: Replayed }) => {
  const { t } = useTranslation(['replay', 'result']);
  const lang = useLang();
  const heardLine = useHeardLine();
  const { rulebook } = game.record;
  switch (told.kind) {
    case 'line':
      return (
        <p>
          {told.said[lang]} <Clauses clauses={told.said.clauses} rulebook={rulebook} />
        </p>
      );
    case 'heard':
      return <p>{heardLine(told.item)}</p>;
    case 'result':
      return (
        <p>
          <b>{t(`result:won.${told.result.winner}`)}</b>{' '}
          <Clauses clauses={[told.result.clause]} rulebook={rulebook} />
        </p>
      );
    case 'dark':
      return <p className="quiet">{t('replay:dark')}</p>;
  }
};

export const ReplayStory = ({ game, at, eyes }: Props) => {
  const { t } = useTranslation('replay');
  const [before, step] = [game.steps[at - 1], game.steps[at]];
  const told = before && step ? toldAt(before, step, eyes) : [];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a place that scrolls must be reached with the keyboard
    <div className="story" aria-live="polite" tabIndex={0}>
      {at === 0 && <p>{t('beginning')}</p>}
      {told.map((each, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step tells its lines in their order
        <Line key={`${at} ${i}`} told={each} game={game} />
      ))}
    </div>
  );
};
