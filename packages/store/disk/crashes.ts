// How much of the simulated disk a run asks for: a sample in every test run, OMERTA_CRASHES images and every
// failing call in a soak.

const asked = process.env['OMERTA_CRASHES'];

export const crashesWanted = {
  images: Number(asked ?? 150),
  damages: Math.ceil(Number(asked ?? 150) / 2),
  /** Every so many-th call fails in turn. */
  everyCall: asked === undefined ? 3 : 1,
  seed: Number(process.env['OMERTA_PROPERTY_SEED'] ?? 1),
};
