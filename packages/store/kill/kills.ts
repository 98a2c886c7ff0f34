// How many kills a run asks for: 50 in every test run, OMERTA_KILLS in a soak, a new log after each hundred.

const kills = Number(process.env['OMERTA_KILLS'] ?? 50);

export const rounds: readonly number[] = Array.from({ length: Math.ceil(kills / 100) }, (_, i) =>
  Math.min(100, kills - i * 100),
);
export const killsWanted = { seed: Number(process.env['OMERTA_PROPERTY_SEED'] ?? 1), timeout: 300_000 };
