// A seat's disc: its number, its place among the nominated, its card and its fouls.

type Props = {
  readonly seat: number;
  readonly candidate: number | null;
  readonly fouls: number;
  readonly yellow: number;
  readonly purple?: boolean;
  /** With so many fouls he leaves. */
  readonly removedAt: number;
};

/** One place for each foul of a game; with the last but one the next removes, and that is seen from afar. */
const Pips = ({ fouls, removedAt }: Pick<Props, 'fouls' | 'removedAt'>) => (
  <span className={fouls === removedAt - 1 ? 'pips last' : 'pips'}>
    {Array.from({ length: removedAt }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a pip is its place
      <i key={i} className={i < fouls ? 'on' : ''} />
    ))}
  </span>
);

export const Disc = ({ seat, candidate, fouls, yellow, purple = false, removedAt }: Props) => (
  <span className={fouls > 0 ? 'disc fouled' : 'disc'}>
    <b>{seat}</b>
    {candidate !== null && <i className="badge">{candidate}</i>}
    {yellow > 0 && <i className="card" />}
    {purple && <i className="card purple" />}
    {fouls > 0 && <Pips fouls={fouls} removedAt={removedAt} />}
  </span>
);
