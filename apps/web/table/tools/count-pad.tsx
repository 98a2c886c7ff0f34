// Count first: one tap gives the number of hands in a ballot or a lift; nothing entered is nobody, or all the rest.

import { openVote } from '@omerta/rules/game/decide/voting.ts';
import { size } from '@omerta/rules/game/seat.ts';
import { useTable } from '../../board/use-table.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Foul, Redo, Undo } from './tool-buttons.tsx';

const Count = ({ count, most }: { readonly count: number; readonly most: number }) => {
  const { t } = useTranslation('table');
  const { live, session, setDraft } = useTable();
  const { draft } = live.aside;
  const isGiven = draft.count === count;
  return (
    <button
      type="button"
      className="button"
      data-count={count}
      disabled={count > most}
      aria-label={t('hands', { count })}
      aria-pressed={isGiven}
      onClick={() =>
        setDraft({ ...draft, calledAt: draft.calledAt ?? session.now(), count: isGiven ? null : count })
      }
    >
      {count}
    </button>
  );
};

export const CountPad = () => {
  const { t } = useTranslation('table');
  const { course, expected, session } = useTable();
  const { rulebook, state } = course;
  const vote = expected?.step === 'vote' ? openVote(rulebook, state) : null;
  const most = vote ? vote.left.count : size(state.alive);
  // All that are left need no number of their own for the last candidate: nothing entered is all of them, and zero comes tenth.
  const tenth = vote?.isLast ? 0 : 10;
  // Redo takes the place of a ten that cannot be; else that of the foul, which the seat's own sheet gives too.
  const hasRedo = session.redoCount() > 0;
  const isTenthFree = tenth > most;
  return (
    <>
      <p className="pad-label" aria-hidden="true">
        {t('padLabel')}
      </p>
      {[1, 2, 3, 4, 5, 6, 7, 8, 9].map((count) => (
        <Count key={count} count={count} most={most} />
      ))}
      {hasRedo && isTenthFree ? <Redo span={1} /> : <Count count={tenth} most={most} />}
      {hasRedo && !isTenthFree ? <Redo span={1} /> : <Foul span={1} />}
      <Undo span={1} />
    </>
  );
};
