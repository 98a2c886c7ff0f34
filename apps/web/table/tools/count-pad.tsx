// Count first: one tap gives the number of hands in a ballot or a lift; nothing entered is nobody, or all the rest.

import { openVote } from '@omerta/rules/game/decide/voting.ts';
import { size } from '@omerta/rules/game/seat.ts';
import { useTable } from '../../board/use-table.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Foul, Redo, Undo } from './tool-buttons.tsx';

export const CountPad = () => {
  const { t } = useTranslation('table');
  const { course, live, expected, session, setDraft } = useTable();
  const { rulebook, state } = course;
  const vote = expected?.step === 'vote' ? openVote(rulebook, state) : null;
  const most = vote ? vote.left.count : size(state.alive);
  // For the last candidate nothing entered is everybody left, so nobody has a number of its own; twelve places hold them all.
  const [least, greatest] = vote?.isLast ? [0, Math.min(most, 9)] : [1, most];
  const { draft } = live.aside;
  const give = (count: number): void =>
    setDraft({
      ...draft,
      calledAt: draft.calledAt ?? session.now(),
      count: draft.count === count ? null : count,
    });
  return (
    <>
      <p className="pad-label" aria-hidden="true">
        {t('padLabel')}
      </p>
      {Array.from({ length: greatest - least + 1 }, (_, i) => least + i).map((count) => (
        <button
          key={count}
          type="button"
          className="button"
          data-count={count}
          aria-label={t('hands', { count })}
          aria-pressed={draft.count === count}
          onClick={() => give(count)}
        >
          {count}
        </button>
      ))}
      {/* Where all twelve places are taken a foul is given on the seat's own sheet. */}
      {(session.redoCount() === 0 || greatest - least < 9) && <Foul span={1} />}
      <Undo span={1} />
      <Redo span={1} />
    </>
  );
};
