// How to begin, in three drawings: the names, the cards, the one large button.
import { placeOf } from '../../board/place.ts';

const rows = [0, 1, 2, 3, 4] as const;

/** Ten seats in two columns, as they are written down. */
const Names = () => (
  <>
    <rect className="sheet" x="14" y="8" width="92" height="80" rx="8" />
    {[26, 70].map((x) =>
      rows.map((row) => (
        <g key={`${x} ${row}`}>
          <circle className={x === 26 && row === 0 ? 'felt' : 'seat-dot'} cx={x} cy={20 + row * 14} r="4" />
          <path className="line" d={`M${x + 9} ${20 + row * 14}h${row % 2 === 0 ? 20 : 14}`} />
        </g>
      )),
    )}
  </>
);

const Cards = () => (
  <>
    {[-16, 16, 0].map((turn) => (
      <g key={turn} transform={`rotate(${turn} 60 108)`}>
        <rect className={turn === 0 ? 'felt' : 'sheet'} x="40" y="12" width="40" height="58" rx="6" />
        <path className={turn === 0 ? 'on-felt' : 'line'} d="M60 30l8 11-8 11-8-11z" />
      </g>
    ))}
    <path className="line" d="M22 88h76" />
  </>
);

const Button = () => (
  <>
    {([1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const).map((seat) => {
      const place = placeOf(seat) as Readonly<Record<string, string>>;
      return (
        <circle
          key={seat}
          className={seat === 4 ? 'felt' : 'seat-dot'}
          cx={60 + Number(place['--x']) * 40}
          cy={34 + Number(place['--y']) * 27}
          r="5.5"
        />
      );
    })}
    <path className="phrase-line" d="M46 31h28M51 38h18" />
    <rect className="felt" x="18" y="74" width="84" height="18" rx="6" />
    <path className="on-felt" d="M46 83h26m-5-4l5 4-5 4" />
  </>
);

const drawings = { names: Names, cards: Cards, button: Button } as const;
export const pictures = ['names', 'cards', 'button'] as const satisfies readonly (keyof typeof drawings)[];

export const Picture = ({ of }: { readonly of: (typeof pictures)[number] }) => {
  const Drawing = drawings[of];
  return (
    <svg className="picture" viewBox="0 0 120 96" aria-hidden="true">
      <Drawing />
    </svg>
  );
};
