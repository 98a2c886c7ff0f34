// Pictures of every screen and state, in both languages, on a phone and a desktop, light and dark; the night has its own colours.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { refereeAt } from './hand.ts';
import { type House, langs, openPage, startHouse } from './screen.ts';
import { tour } from './tour.ts';

const root = join(import.meta.dirname, '../../..');
const folder = join(root, 'screenshots');

type Picture = { readonly lang: (typeof langs)[number]; readonly device: 'phone' | 'desktop'; readonly theme: 'light' | 'dark' };

const all: readonly Picture[] = langs.flatMap((lang) =>
  (['phone', 'desktop'] as const).flatMap((device) => (['light', 'dark'] as const).map((theme) => ({ lang, device, theme }))),
);

const take = async (house: House, { lang, device, theme }: Picture): Promise<number> => {
  const into = join(folder, `${lang}-${device}-${theme}`);
  mkdirSync(into, { recursive: true });
  const page = await openPage(house, { device, lang, settings: { theme } });
  let count = 0;
  await tour(refereeAt(page, 'touch', lang), async (name) => {
    await page.screenshot({ path: join(into, `${String(++count).padStart(2, '0')}-${name}.png`), animations: 'disabled' });
  });
  await page.context().close();
  return count;
};

/** The four of the README, by the state they show. */
const shownInReadme = {
  day: 'table-day-at-speech',
  ballot: 'table-day-vote-entered',
  night: 'table-night-shots',
  result: 'result',
} as const;

/** Small: as many points as pixels. */
const takeForReadme = async (house: House): Promise<void> => {
  const into = join(root, 'docs/screens');
  mkdirSync(into, { recursive: true });
  const page = await openPage(house, { lang: 'en', settings: { theme: 'light', beat: 1 } });
  await tour(refereeAt(page, 'touch', 'en'), async (name) => {
    const [file] = Object.entries(shownInReadme).find(([, state]) => state === name) ?? [];
    if (file) await page.screenshot({ path: join(into, `${file}.png`), animations: 'disabled' });
  });
  await page.context().close();
};

const house = await startHouse();
if (process.argv.includes('--readme')) await takeForReadme(house);
else {
  rmSync(folder, { recursive: true, force: true });
  for (const picture of all) {
    const count = await take(house, picture);
    process.stdout.write(`${picture.lang} ${picture.device} ${picture.theme}: ${count} pictures\n`);
  }
  process.stdout.write(`They are in ${folder}\n`);
}
await house.close();
