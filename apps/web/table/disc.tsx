// A seat's disc: its number, its place among the nominated, its card and its fouls.

type Props = { readonly seat: number; readonly candidate: number | null; readonly fouls: number; readonly yellow: number };

const pips = [1, 2, 3, 4] as const;

export const Disc = ({ seat, candidate, fouls, yellow }: Props) => (
  <span className="disc">
    <b>{seat}</b>
    {candidate !== null && <i className="badge">{candidate}</i>}
    {yellow > 0 && <i className="card" />}
    {fouls > 0 && (
      <span className="pips">
        {pips.map((pip) => (
          <i key={pip} className={pip <= fouls ? 'on' : ''} />
        ))}
      </span>
    )}
  </span>
);
