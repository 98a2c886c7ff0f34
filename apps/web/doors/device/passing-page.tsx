// The frame of both pages on which a game passes from device to device.
import '../../offline/offline.css';
import type { ReactNode } from 'react';
import { PageTop } from '../../look/page-top.tsx';

type Props = { readonly title: string; readonly children: ReactNode };

export const PassingPage = ({ title, children }: Props) => (
  <main className="page">
    <PageTop back="/device" title={title} />
    {children}
  </main>
);
