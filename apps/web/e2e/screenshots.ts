// Pictures of every screen and state, in both languages, on phones, a tablet and a desktop, with large type, light and dark; the night has its own colours.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Lang, langs } from '@omerta/base/lang.ts';
import type { Page } from 'playwright-core';
import { demoArgs, deskTour } from './desk-tour.ts';
import { refereeAt } from './hand.ts';
import { type View, viewed, views } from './layout.ts';
import { playMoments } from './play-moments.ts';
import { playStates } from './play-states.ts';
import { startRealServer } from './real-server.ts';
import { devices, type House, openPage, startHouse } from './screen.ts';
import { tour } from './tour.ts';
import { troubles } from './troubles.ts';

const root = join(import.meta.dirname, '../../..');
const folder = join(root, 'screenshots');

/** Light and dark on the two that most have; every other size in one of them. */
const sizes = {
  light: ['320x568', '390x844', '844x390', '820x1180', '1440x900', '390x844 at 200%'],
  dark: ['390x844', '1440x900'],
};
type Theme = keyof typeof sizes;

/** One state, on every size. */
const pictured = async (page: Page, into: string, name: string, theme: Theme): Promise<void> => {
  for (const view of views.filter((each) => sizes[theme].includes(each.name))) {
    await viewed(page, view);
    const place = join(into, view.name.replaceAll(' ', '-').replace('%', ''));
    mkdirSync(place, { recursive: true });
    await page.screenshot({ path: join(place, `${name}.png`), animations: 'disabled' });
  }
  await viewed(page, phone);
};

const moments = playMoments();

const phone: View = { name: 'phone', ...devices.phone.viewport, type: 1 };

type Houses = { readonly house: House; readonly demo: House };

const take = async ({ house, demo }: Houses, lang: Lang, theme: Theme): Promise<number> => {
  const into = join(folder, `${lang}-${theme}`);
  const options = { lang, settings: { theme } } as const;
  let count = 0;
  const see = async (page: Page, name: string): Promise<void> =>
    pictured(page, into, `${String(++count).padStart(2, '0')}-${name}`, theme);
  const page = await openPage(house, options);
  await tour(refereeAt(page, 'touch', lang), (name) => see(page, name));
  await page.context().close();
  await troubles(house, options, see);
  const room = await openPage(house, options);
  await playStates(room, moments, (name) => see(room, `room-${name.replaceAll(/\W+/g, '-')}`));
  await room.context().close();
  const desk = await openPage(demo, { ...options, device: 'desktop' });
  await deskTour(desk, (name) => see(desk, name));
  await desk.context().close();
  return count;
};

/** Those of the README and of `docs/play.md`, by the state they show. */
const shownInReadme = {
  day: 'table-day-at-speech',
  ballot: 'table-day-vote-entered',
  night: 'table-night-shots',
  result: 'result',
  'play-card': 'play-cards',
  'play-night': 'play-night',
  'play-minute': 'play-own-minute',
  'play-ballot': 'play-ballot',
  'play-end': 'play-end',
} as const;

/** Those of `docs/running-a-tournament.md`. */
const shownInGuide: Readonly<Record<string, string>> = {
  'new-tournament-rules': 'desk-rules',
  'desk-people-import': 'desk-import',
  'desk-seating': 'desk-seating',
  'desk-hall': 'desk-hall',
  'desk-standings': 'desk-standings',
};

const takeForGuide = async (demo: House): Promise<void> => {
  const into = join(root, 'docs/screens');
  const page = await openPage(demo, { lang: 'en', device: 'desktop', settings: { theme: 'light' } });
  await page.setViewportSize({ width: 1100, height: 720 });
  await deskTour(page, async (name) => {
    const file = shownInGuide[name];
    if (file !== undefined)
      await page.screenshot({ path: join(into, `${file}.png`), animations: 'disabled' });
  });
  await page.context().close();
};

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

const [house, demo] = [await startHouse(), await startRealServer(demoArgs)];
if (process.argv.includes('--readme')) {
  await takeForReadme(house);
  await takeForGuide(demo);
} else {
  rmSync(folder, { recursive: true, force: true });
  for (const lang of langs) {
    for (const theme of ['light', 'dark'] as const) {
      const count = await take({ house, demo }, lang, theme);
      process.stdout.write(`${lang} ${theme}: ${count} states on ${sizes[theme].length} sizes\n`);
    }
  }
  process.stdout.write(`They are in ${folder}\n`);
}
await house.close();
await demo.close();
