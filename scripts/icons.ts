// Draws the PNG icons from our one SVG; run by hand when the SVG changes, the result is committed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startChromium } from '@omerta/testkit/machine/chromium.ts';

const folder = join(import.meta.dirname, '../apps/web/public');
const svg = readFileSync(join(folder, 'icon.svg'), 'utf8');
/** A maskable icon fills its square: the system cuts its own corners; the ring keeps within the safe circle. */
const filled = svg.replace(/ rx="\d+"/, '');

const browser = await startChromium();
const page = await browser.newPage();
for (const [name, drawing, size] of [
  ['icon-192.png', svg, 192],
  ['icon-512.png', svg, 512],
  ['icon-maskable-512.png', filled, 512],
  ['apple-touch-icon.png', filled, 180],
] as const) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>*{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${drawing}`,
  );
  await page.screenshot({ path: join(folder, name), omitBackground: true });
}
await browser.close();
