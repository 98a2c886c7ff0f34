// Which order a stream's events are in: a tournament and its games share one, and orders do not wait for each other.

/** The second part of a stream's name (`tournament/T` and `game/T/q/1/1`: T), or all of it where there is none. */
export const orderOf = (stream: string): string => stream.split('/', 2)[1] || stream;

export const ordersOf = (rows: readonly { readonly stream: string }[]): ReadonlySet<string> =>
  new Set(rows.map(({ stream }) => orderOf(stream)));
