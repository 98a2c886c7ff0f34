// The official answer to a check, drawn large: what the head does and what the hand does.
import type { CheckSign } from '@omerta/rules/game/tell/check-sign.ts';

const arrow = 'M0 0l-5 -5m5 5l-5 5';

const heads: Readonly<Record<CheckSign['head'], React.ReactNode>> = {
  nod: (
    <>
      <path d="M50 16v24" />
      <path d={arrow} transform="translate(50 42) rotate(90)" />
      <path d={arrow} transform="translate(50 14) rotate(-90)" />
    </>
  ),
  shake: (
    <>
      <path d="M30 76h40" />
      <path d={arrow} transform="translate(72 76)" />
      <path d={arrow} transform="translate(28 76) rotate(180)" />
    </>
  ),
  turn: (
    <>
      <path d="M26 80c16 12 34 12 46 -2" />
      <path d={arrow} transform="translate(73 77) rotate(-50)" />
    </>
  ),
};

/** Room for the arrows beside the head. */
const places: Readonly<Record<CheckSign['head'], string>> = {
  nod: 'translate(26 12)',
  shake: 'translate(0 -6)',
  turn: 'translate(6 0)',
};

const Head = ({ head }: { readonly head: CheckSign['head'] }) => (
  <svg viewBox="0 0 100 100" className="sign" aria-hidden="true">
    <g fill="none" stroke="currentColor" strokeWidth="3.5" strokeLinecap="round" strokeLinejoin="round">
      <g transform={places[head]}>
        <ellipse cx="44" cy="44" rx="19" ry="24" />
        {head === 'turn' ? (
          <path d="M56 40l9 8h-7M52 60h8" />
        ) : (
          <path d="M37 40h.5M50 40h.5M43.500 44v8M38 59h12" />
        )}
      </g>
      {head === 'nod' ? <g transform="translate(-30 22)">{heads.nod}</g> : heads[head]}
    </g>
  </svg>
);

const thumb =
  'M34 46V84M34 50c8 -2 12 -10 13 -20c1 -9 12 -8 12 2c0 6 -2 11 -3 14h16c8 0 9 9 4 12c4 3 3 9 -2 11c2 4 0 8 -4 9c0 5 -4 6 -8 6H48c-6 0 -8 -3 -14 -4M34 46H22V84H34';
/** A star on the chest, and the same crossed out. */
const star =
  'M50 20l8.800 18.200 20 2.600 -14.600 13.900 3.600 19.900L50 65l-17.800 9.600 3.600 -19.900 -14.600 -13.900 20 -2.600Z';

const Hand = ({ hand }: { readonly hand: NonNullable<CheckSign['hand']> }) => (
  <svg viewBox="0 0 100 100" className="sign" aria-hidden="true">
    <g fill="none" stroke="currentColor" strokeWidth="3.500" strokeLinecap="round" strokeLinejoin="round">
      {hand === 'thumb-up' && <path d={thumb} />}
      {hand === 'thumb-down' && <path d={thumb} transform="matrix(1 0 0 -1 0 108)" />}
      {(hand === 'sheriff' || hand === 'not-sheriff') && <path d={star} />}
      {hand === 'not-sheriff' && <path d="M22 82L80 18" strokeWidth="5" />}
    </g>
  </svg>
);

export const Signs = ({ head, hand }: CheckSign) => (
  <div>
    <Head head={head} />
    {hand && <Hand hand={hand} />}
  </div>
);
