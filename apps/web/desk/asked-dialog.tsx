// A question about one thing: when another takes its place, as after a press in another window, it says so and asks no more.
import { type ReactNode, useState } from 'react';
import { Dialog } from '../look/dialog.tsx';
import { useTranslation } from '../texts/use-translation.ts';

type Props = {
  readonly title: string;
  /** What it is about, where the title alone does not tell. */
  readonly subject?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

export const AskedDialog = ({ title, subject = title, onClose, children }: Props) => {
  const { t } = useTranslation('desk');
  const [asked] = useState({ title, subject });
  return (
    <Dialog open onClose={onClose} title={asked.title}>
      {asked.subject === subject ? (
        children
      ) : (
        <>
          <p role="alert">{t('changedMeanwhile')}</p>
          <button type="button" className="button main" data-do="seen" onClick={onClose}>
            {t('lookAgain')}
          </button>
        </>
      )}
    </Dialog>
  );
};
