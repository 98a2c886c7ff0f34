// A wall: the whole screen for one picture, what is said instead of it, and that it is old.
import './shows.css';
import './wall.css';
import type { ReactNode } from 'react';

type WallProps = { readonly children: ReactNode; readonly stale?: string | null };

export const Wall = ({ children, stale }: WallProps) => (
  <main className="show wall">
    {children}
    {stale != null && (
      <p className="show-stale" role="status">
        {stale}
      </p>
    )}
  </main>
);

type SentenceProps = {
  readonly say: string;
  readonly isFault?: boolean;
  readonly children?: ReactNode;
};

export const Sentence = ({ say, isFault = false, children }: SentenceProps) => (
  <Wall>
    <div className="show-frame">
      <div className="show-middle">
        <p className="show-word" role={isFault ? 'alert' : 'status'}>
          {say}
        </p>
        {children}
      </div>
    </div>
  </Wall>
);
