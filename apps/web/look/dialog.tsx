// A sheet over the page; its accessible parts are fetched when the first one opens, so that no first load waits for them.
import { lazy, type ReactNode, Suspense } from 'react';

type Props = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
};

const Sheet = lazy(async () => ({ default: (await import('./sheet.tsx')).Sheet }));

export const Dialog = ({ open, ...rest }: Props) =>
  open ? (
    <Suspense>
      <Sheet {...rest} />
    </Suspense>
  ) : null;
