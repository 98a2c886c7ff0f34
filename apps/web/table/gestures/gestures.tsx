// The card of gestures: what a finger can do at the table, drawn and told in a line or two.
import './gestures.css';
import type { ReactNode } from 'react';
import { useTranslation } from '../../texts/use-translation.ts';

const finger = 'M21 45V27a3.5 3.5 0 0 1 7 0v8l6 1.500c2 .5 3 2 3 4V45';
const waves = 'M12 27a12.500 12.500 0 0 1 25 0M7 27a17.500 17.500 0 0 1 35 0';

/** On a field of 48 by 48; what is filled stands for what the touch has marked. */
const drawings = {
  next: (
    <>
      <rect x="4" y="9" width="40" height="16" rx="6" className="filled" />
      <path d={finger} className="over" />
    </>
  ),
  tap: (
    <>
      <circle cx="24" cy="17" r="13" />
      <path d={finger} className="over" />
    </>
  ),
  count: (
    <>
      <rect x="4" y="9" width="11" height="14" rx="3" />
      <rect x="18.500" y="9" width="11" height="14" rx="3" className="filled" />
      <rect x="33" y="9" width="11" height="14" rx="3" />
      <path d={finger} className="over" />
    </>
  ),
  foul: (
    <>
      <rect x="2" y="16" width="17" height="16" rx="5" />
      <path d="M21 24h6m-3-3 3 3-3 3" />
      <circle cx="38" cy="24" r="8.500" />
      <circle cx="35" cy="33" r="2.500" className="filled" />
      <circle cx="41.500" cy="33" r="2" />
    </>
  ),
  hold: (
    <>
      <circle cx="24" cy="27" r="7" />
      <path d={waves} />
      <path d={finger} className="over" />
    </>
  ),
  eye: (
    <>
      <path d="M8 16s6-10 16-10 16 10 16 10-6 10-16 10S8 16 8 16Z" />
      <circle cx="24" cy="16" r="4" />
      <path d={finger} className="over" />
    </>
  ),
  undo: (
    <>
      <path d="M13 27 6 20l7-7M6 20h10a6 6 0 0 1 0 13h-3" />
      <circle cx="34" cy="24" r="10" />
      <path d="M34 18v6l4 3" />
    </>
  ),
} as const satisfies Readonly<Record<string, ReactNode>>;

const shown = Object.entries(drawings) as readonly (readonly [keyof typeof drawings, ReactNode])[];

export const GestureList = () => {
  const { t } = useTranslation('gestures');
  return (
    <ul className="gestures">
      {shown.map(([what, drawing]) => (
        <li key={what}>
          <svg viewBox="0 0 48 48" aria-hidden="true">
            {drawing}
          </svg>
          <p>
            <b>{t(what)}</b>
            <span className="quiet">{t(`${what}More`)}</span>
          </p>
        </li>
      ))}
    </ul>
  );
};
