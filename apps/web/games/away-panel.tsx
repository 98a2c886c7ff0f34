// Over a game that is somewhere else now: nothing below it can be pressed, and Back leaves the table.
import './elsewhere.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useBack, useLeave } from '../look/back.ts';

type Props = {
  /** The id of its heading. */
  readonly heading: string;
  readonly children: (leave: () => void) => ReactNode;
};

export const AwayPanel = ({ heading, children }: Props) => {
  const panel = useRef<HTMLElement>(null);
  const leave = useLeave();
  useBack(() => {
    leave();
    return true;
  });
  useEffect(() => panel.current?.focus(), []);
  return createPortal(
    <section
      ref={panel}
      className="elsewhere"
      role="alertdialog"
      aria-modal="true"
      aria-labelledby={heading}
      tabIndex={-1}
    >
      {children(leave)}
    </section>,
    document.body,
  );
};
