// Every candidate's votes in a ballot: what was left for the last one marked, and the votes that nobody cast told apart.
import './tally.css';
import type { CandidateVotes } from '@omerta/rules/game/tell/outcome.ts';
import { useTranslation } from '../texts/use-translation.ts';

const mostOf = (candidates: readonly CandidateVotes[]): number =>
  Math.max(...candidates.map(({ votes }) => votes ?? 0));

/** In words, not by its place alone: the rest, and of them those without a hand. */
const useMarks = (): ((candidate: CandidateVotes, hands: boolean) => readonly string[]) => {
  const { t } = useTranslation('table');
  return ({ votes, rest, fell, hands: seats }, hands) => [
    ...(votes === null ? [t('votes.notCalled')] : []),
    ...(rest ? [t('votes.rest')] : []),
    ...(fell > 0 ? [t('votes.fell', { count: fell })] : []),
    ...(hands && seats.length > 0 ? [t('votes.hands', { seats: seats.join(', ') })] : []),
  ];
};

type Props = {
  readonly candidates: readonly CandidateVotes[];
  /** Whose hands they were, where it is known. */
  readonly hands?: boolean;
};

/** Up to three stand in rows, up to six in two columns. */
const layoutOf = (count: number): string => {
  if (count <= 3) return '';
  return count <= 6 ? 'wide' : 'wide many';
};

export const Tally = ({ candidates, hands = false }: Props) => {
  const { t } = useTranslation('table');
  const marksOf = useMarks();
  const most = mostOf(candidates);
  return (
    <ol className={`tally ${hands ? 'named' : layoutOf(candidates.length)}`}>
      {candidates.map((candidate) => (
        <li
          key={candidate.seat}
          className={candidate.votes === most ? 'most' : ''}
          data-votes={`${candidate.seat} ${candidate.votes ?? '-'}`}
        >
          <b>
            <span className="hidden-text">{t('against')} </span>
            {candidate.seat}
          </b>
          <span>
            {candidate.votes ?? '–'}
            <span className="hidden-text"> {t('votes.unit', { count: candidate.votes ?? 0 })}</span>
          </span>
          <small>
            {marksOf(candidate, hands).map((mark) => (
              <i key={mark}>{mark}</i>
            ))}
          </small>
        </li>
      ))}
    </ol>
  );
};
