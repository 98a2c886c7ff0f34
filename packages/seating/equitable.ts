// Equitable edge colouring of bipartite graphs (de Werra): at every vertex the colours are used as evenly as
// its degree allows.

/** An edge joins a vertex of the left side with one of the right; several may join the same two. */
export type Edge = { readonly left: number; readonly right: number };

/** The vertices after splitting: each edge's end is a part of at most as many edges as there are colours. */
type Parts = { readonly of: readonly number[]; readonly count: number };

/** In the order of the edges: a player's first ten games are one part, his next ten another. */
const split = (ends: readonly number[], colours: number): Parts => {
  const degree: number[] = [];
  const current: number[] = [];
  let count = 0;
  const of = ends.map((vertex) => {
    const before = degree[vertex] ?? 0;
    degree[vertex] = before + 1;
    if (before % colours === 0) current[vertex] = count++;
    return current[vertex] as number;
  });
  return { of, count };
};

/**
 * A colouring that can be changed by Kempe chains: in every part no colour occurs twice. As a vertex has
 * whole parts of all colours and one part of some of them, its colour counts differ by at most one, always.
 */
export class Colouring {
  readonly colours: number;
  readonly #left: readonly number[];
  readonly #right: readonly number[];
  /** By part and colour: its edge, or -1. Parts of the right side follow those of the left. */
  readonly #edgeAt: Int32Array;
  readonly #colourOf: Int32Array;

  constructor(edges: readonly Edge[], colours: number) {
    this.colours = colours;
    const left = split(
      edges.map((edge) => edge.left),
      colours,
    );
    const right = split(
      edges.map((edge) => edge.right),
      colours,
    );
    this.#left = left.of;
    this.#right = right.of.map((part) => part + left.count);
    this.#edgeAt = new Int32Array((left.count + right.count) * colours).fill(-1);
    this.#colourOf = new Int32Array(edges.length).fill(-1);
    for (const edge of edges.keys()) this.#add(edge);
  }

  colourOf(edge: number): number {
    return this.#colourOf[edge] as number;
  }

  /**
   * The edges of the two colours that hang together with this one; changing the two colours in all of them
   * keeps the colouring proper. Where they are more than `most`, only so many that it can be seen.
   */
  chain(edge: number, other: number, most = Number.POSITIVE_INFINITY): number[] {
    const own = this.colourOf(edge);
    const chain = [edge];
    for (const start of [this.#left[edge], this.#right[edge]]) {
      let part = start as number;
      let colour = other;
      for (let next = this.#at(part, colour); next !== -1 && next !== edge; next = this.#at(part, colour)) {
        chain.push(next);
        if (chain.length > most) return chain;
        part = this.#otherEnd(next, part);
        colour = colour === own ? other : own;
      }
      // A cycle comes back to the edge: its second walk would list everything again.
      if (chain.length > 1 && this.#at(part, colour) === edge) break;
    }
    return chain;
  }

  /** Exchanges two colours in a chain. */
  flip(chain: readonly number[], one: number, other: number): void {
    for (const edge of chain) this.#clear(edge);
    for (const edge of chain) this.#set(edge, this.colourOf(edge) === one ? other : one);
  }

  #at(part: number, colour: number): number {
    return this.#edgeAt[part * this.colours + colour] as number;
  }

  #otherEnd(edge: number, part: number): number {
    return (this.#left[edge] === part ? this.#right[edge] : this.#left[edge]) as number;
  }

  #clear(edge: number): void {
    const colour = this.colourOf(edge);
    this.#edgeAt[(this.#left[edge] as number) * this.colours + colour] = -1;
    this.#edgeAt[(this.#right[edge] as number) * this.colours + colour] = -1;
  }

  #set(edge: number, colour: number): void {
    this.#colourOf[edge] = colour;
    this.#edgeAt[(this.#left[edge] as number) * this.colours + colour] = edge;
    this.#edgeAt[(this.#right[edge] as number) * this.colours + colour] = edge;
  }

  #free(part: number): number {
    let colour = 0;
    while (this.#at(part, colour) !== -1) colour++;
    return colour;
  }

  /**
   * A colour free at the left end, one free at the right: where they differ, the chain from the right end is
   * flipped (Koenig).
   */
  #add(edge: number): void {
    const left = this.#left[edge] as number;
    const right = this.#right[edge] as number;
    const atLeft = this.#free(left);
    const atRight = this.#free(right);
    if (atLeft !== atRight) {
      const taken = this.#at(right, atLeft);
      if (taken !== -1) this.flip(this.chain(taken, atRight), atLeft, atRight);
    }
    this.#set(edge, atLeft);
  }
}
