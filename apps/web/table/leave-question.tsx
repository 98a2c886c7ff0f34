// Back at the table: it takes back what was begun, and asks before it leaves a game in play.
import { seenPhase } from '@omerta/rules/view/table.ts';
import { useState } from 'react';
import { useTable } from '../board/use-table.ts';
import { useBack, useLeave } from '../look/back.ts';
import { Dialog } from '../look/dialog.tsx';
import { useTranslation } from '../texts/use-translation.ts';

export const LeaveQuestion = () => {
  const { t } = useTranslation('table');
  const { course, question, takeBackQuestion, refusal, clearRefusal, mode, setMode, room } = useTable();
  const [asked, setAsked] = useState(false);
  const leave = useLeave();
  const { kind } = seenPhase(course.state);
  const inPlay = kind !== 'over' && kind !== 'annulled';
  useBack(() => {
    if (question) takeBackQuestion();
    else if (refusal) clearRefusal();
    else if (mode !== 'play') setMode('play');
    else if (inPlay) setAsked(true);
    else return false;
    return true;
  });
  return (
    <Dialog open={asked} onClose={() => setAsked(false)} title={t('leave.title')}>
      <p>{room?.leaving ?? t('leave.kept')}</p>
      <button type="button" className="button main" data-go="stay" onClick={() => setAsked(false)}>
        {t('leave.stay')}
      </button>
      <button type="button" className="button" data-go="leave" onClick={leave}>
        {t('leave.go')}
      </button>
    </Dialog>
  );
};
