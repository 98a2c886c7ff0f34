// A bar on the terminal while something takes long; nothing where nobody looks.

const width = 20;

/** `tell`: what stands behind the bar. */
export const drawBar = (part: number, tell: string): void => {
  if (process.stderr.isTTY !== true) return;
  const filled = Math.min(width, Math.round(part * width));
  process.stderr.write(`\r\u001b[K[${'#'.repeat(filled)}${'-'.repeat(width - filled)}] ${tell}`);
};

export const clearBar = (): void => {
  if (process.stderr.isTTY === true) process.stderr.write('\r\u001b[K');
};
