// Our night piece in a real browser: it sounds all the time, never too loud, and its loop has no seam.
import { join } from 'node:path';
import { startPages } from '@omerta/testkit/machine/pages.ts';
import { expect, it } from 'vitest';

declare global {
  var piece: typeof import('./piece.ts');
}

it('is calm, unbroken and without a seam', async () => {
  const pages = await startPages(join(import.meta.dirname, 'piece.ts'), 'piece');
  const page = await pages.open();
  const heard = await page.evaluate(async () => {
    const buffer = await globalThis.piece.renderPiece();
    const samples = buffer.getChannelData(0);
    const second = buffer.sampleRate;
    const peak = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    const steps = samples.map((value, i) => Math.abs(value - (samples[i - 1] ?? value)));
    const loudness = Array.from({ length: Math.floor(buffer.duration) }, (_, i) =>
      Math.sqrt(
        samples.subarray(i * second, (i + 1) * second).reduce((sum, value) => sum + value * value, 0) /
          second,
      ),
    );
    const seam = Math.abs((samples[0] ?? 0) - (samples.at(-1) ?? 0));
    return {
      peak,
      seam,
      steepest: steps.reduce((a, b) => Math.max(a, b)),
      quietest: Math.min(...loudness),
      seconds: buffer.duration,
    };
  });
  await pages.close();
  expect(heard.seconds).toBe(48);
  expect(heard.peak).toBeGreaterThan(0.2);
  expect(heard.peak).toBeLessThan(1);
  expect(heard.quietest).toBeGreaterThan(0.02);
  expect(heard.seam).toBeLessThanOrEqual(heard.steepest);
});
