// The parts of a sheet over the page: from below on a phone, in the middle on a large screen.
import { Dialog as Base } from '@base-ui/react/dialog';
import { type ReactNode, useRef } from 'react';
import { useBack } from './back.ts';

type Props = { readonly onClose: () => void; readonly title: string; readonly children: ReactNode };

export const Sheet = ({ onClose, title, children }: Props) => {
  useBack(() => {
    onClose();
    return true;
  });
  const before = useRef(document.activeElement);
  /** Where nothing had the focus, nothing gets it back: the keys stay the page's. */
  const focusAfter = (): boolean => before.current !== document.body;
  return (
    <Base.Root open onOpenChange={(is) => is || onClose()}>
      <Base.Portal>
        <Base.Backdrop className="dialog-shade" />
        <Base.Popup className="dialog" finalFocus={focusAfter}>
          <Base.Title>{title}</Base.Title>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
};
