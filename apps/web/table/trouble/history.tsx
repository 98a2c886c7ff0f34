// The timeline behind one button of the table; fetched when it is first opened.
import { Suspense, useState } from 'react';
import { late } from '../../device/late.ts';
import { Icon } from '../../look/icon.tsx';
import { withTexts } from '../../texts/load.ts';
import { useTranslation } from '../../texts/use-translation.ts';

const HistoryDialog = late(
  async () => (await withTexts(import('./history-dialog.tsx'), 'correct', 'result')).HistoryDialog,
);

export const History = () => {
  const { t } = useTranslation('trouble');
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button icon"
        data-tool="history"
        aria-label={t('history')}
        onClick={() => setOpen(true)}
      >
        <Icon path="M3.5 12a8.5 8.5 0 1 0 3-6.5M3.5 4.5V9H8M12 7.5V12l3 2" />
      </button>
      <Suspense>{open && <HistoryDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
};
