// A part of the end screen that is fetched and reckoned when somebody opens it.
import { type ReactNode, Suspense, useState } from 'react';

type Props = { readonly go: string; readonly title: string; readonly children: ReactNode };

export const OpenedPart = ({ go, title, children }: Props) => {
  const [wasOpened, setOpened] = useState(false);
  return (
    <details onToggle={() => setOpened(true)}>
      <summary data-go={go}>{title}</summary>
      {wasOpened && <Suspense>{children}</Suspense>}
    </details>
  );
};
