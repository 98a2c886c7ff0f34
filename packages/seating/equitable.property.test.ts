import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Colouring, type Edge } from './equitable.ts';

const graphs = fc.record({
  colours: fc.integer({ min: 1, max: 10 }),
  edges: fc.array(fc.record({ left: fc.nat(12), right: fc.nat(9) }), { maxLength: 160 }),
  flips: fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 40 }),
});

const expectEquitable = (edges: readonly Edge[], colouring: Colouring): void => {
  for (const side of ['left', 'right'] as const) {
    for (const vertex of new Set(edges.map((edge) => edge[side]))) {
      const counts = new Array<number>(colouring.colours).fill(0);
      for (const [i, edge] of edges.entries()) {
        if (edge[side] === vertex) counts[colouring.colourOf(i)] = (counts[colouring.colourOf(i)] ?? 0) + 1;
      }
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    }
  }
};

it('every vertex of every bipartite graph has its colours as even as its degree allows, and chains keep it so', () => {
  fc.assert(
    fc.property(graphs, ({ colours, edges, flips }) => {
      const colouring = new Colouring(edges, colours);
      expectEquitable(edges, colouring);
      for (const [edge, other] of edges.length === 0 || colours < 2 ? [] : flips) {
        const at = edge % edges.length;
        const own = colouring.colourOf(at);
        const second = (own + 1 + (other % (colours - 1))) % colours;
        const chain = colouring.chain(at, second);
        expect(new Set(chain).size).toBe(chain.length);
        colouring.flip(chain, own, second);
      }
      expectEquitable(edges, colouring);
    }),
  );
});
