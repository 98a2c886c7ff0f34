// What cannot be undone is asked for with what it will do.
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../texts/use-translation.ts';
import { AskedDialog } from './asked-dialog.tsx';

type Props = {
  /** On the button, and over the question. */
  readonly title: string;
  /** What it is about, where the title alone does not tell. */
  readonly subject?: string;
  /** What it will do. */
  readonly children: ReactNode;
  readonly className?: string;
  readonly name: string;
  readonly isDisabled?: boolean;
  /** Whether what it will do is known: until then nothing is confirmed. */
  readonly isReady?: boolean;
  /** It is being asked: what it will do can be looked up. */
  readonly onAsk?: () => void;
  readonly onConfirm: () => void;
};

export const Confirm = ({
  title,
  subject = title,
  children,
  className = 'button',
  name,
  isDisabled = false,
  isReady = true,
  onAsk,
  onConfirm,
}: Props) => {
  const { t } = useTranslation('desk');
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <button
        type="button"
        className={className}
        data-do={name}
        disabled={isDisabled}
        onClick={() => {
          setAsked(true);
          onAsk?.();
        }}
      >
        {title}
      </button>
      {isAsked && (
        <AskedDialog onClose={() => setAsked(false)} title={title} subject={subject}>
          <div>{children}</div>
          <button
            type="button"
            className="button main"
            data-do={`${name}-yes`}
            disabled={!isReady}
            onClick={() => {
              setAsked(false);
              onConfirm();
            }}
          >
            {title}
          </button>
          <button type="button" className="button" data-do={`${name}-no`} onClick={() => setAsked(false)}>
            {t('leaveIt')}
          </button>
        </AskedDialog>
      )}
    </>
  );
};
