// A sheet over the page; its accessible parts are fetched when the first one opens, so that no first load waits for them.
import { type ReactNode, Suspense } from 'react';
import { late } from '../device/late.ts';

type Props = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
};

const Sheet = late(async () => (await import('./sheet.tsx')).Sheet);

export const Dialog = ({ open, ...rest }: Props) =>
  open ? (
    <Suspense>
      <Sheet {...rest} />
    </Suspense>
  ) : null;
