// Kills in rounds: a new log after each hundred.

export const roundsOf = (kills: number): readonly number[] =>
  Array.from({ length: Math.ceil(kills / 100) }, (_, i) => Math.min(100, kills - i * 100));

export const killTimeout = 300_000;
