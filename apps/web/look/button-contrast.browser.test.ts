// Every button can be read: each list of classes that a screen gives one, in each state, in each theme, on a page and in a
// dialog, with the styles that every page has and with those of all parts.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildWeb } from '../build.ts';
import { type House, openPage, startHouse } from '../e2e/screen.ts';

let house: House;
beforeAll(async () => {
  house = await startHouse();
}, 120_000);
afterAll(() => house.close());

const root = join(import.meta.dirname, '..');

const buttons = [
  ...new Set(
    globSync('**/*.tsx', { cwd: root })
      .filter((file) => !file.startsWith('e2e/'))
      .flatMap((file) => [
        ...readFileSync(join(root, file), 'utf8').matchAll(/["'`](button(?: [\w -]+)?)["'`]/g),
      ])
      .map(([, list = '']) => list.trim()),
  ),
].toSorted();

const themes = ['light', 'dark', 'night'] as const;
const places = ['page', 'dialog'] as const;

/** Attributes that a button may have, and what a finger or a pointer does with it. */
const states = {
  rest: [{}, []],
  hover: [{}, ['hover']],
  focus: [{}, ['focus', 'focus-visible']],
  pressed: [{}, ['hover', 'active']],
  chosen: [{ 'aria-pressed': 'true' }, []],
  current: [{ 'aria-current': 'page' }, []],
  disabled: [{ disabled: '' }, []],
} as const satisfies Record<string, readonly [Readonly<Record<string, string>>, readonly string[]]>;
type State = keyof typeof states;

/** WCAG 1.4.3 for text; what cannot be pressed need only be made out. */
const least = (state: State): number => (state === 'disabled' ? 2 : 4.5);

const put = (page: Page, attributes: Readonly<Record<string, string>>): Promise<void> =>
  page.evaluate(
    ([lists, where, given]) => {
      document.body.replaceChildren(
        ...where.map((place) => {
          const around = document.createElement('div');
          around.className = place;
          around.append(
            ...lists.map((list) => {
              const button = document.createElement('button');
              button.className = list;
              button.textContent = 'Ёжик, 12';
              for (const [name, value] of Object.entries(given)) button.setAttribute(name, value);
              return button;
            }),
          );
          return around;
        }),
      );
    },
    [buttons, places, attributes] as const,
  );

/** As a person's hand would: the browser itself draws it in that state. */
const hold = async (direct: CDPSession, pseudo: readonly string[]): Promise<void> => {
  const { root: document } = await direct.send('DOM.getDocument');
  const { nodeIds } = await direct.send('DOM.querySelectorAll', {
    nodeId: document.nodeId,
    selector: 'button',
  });
  for (const nodeId of nodeIds)
    await direct.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [...pseudo] });
};

type Read = { readonly place: string; readonly list: string; readonly contrast: number };

/** Colours as they meet the eye: what is half transparent lets through what lies behind. */
const contrasts = (page: Page): Promise<readonly Read[]> =>
  page.evaluate(() => {
    type Colour = readonly [number, number, number, number];
    const colourOf = (text: string): Colour => {
      const [r = 0, g = 0, b = 0, a = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
      return [r, g, b, a];
    };
    const over = ([r, g, b, a]: Colour, [br, bg, bb]: Colour, opacity = 1): Colour => {
      const share = a * opacity;
      return [r * share + br * (1 - share), g * share + bg * (1 - share), b * share + bb * (1 - share), 1];
    };
    const light = ([r, g, b]: Colour): number => {
      const [x = 0, y = 0, z = 0] = [r, g, b].map((each) => {
        const part = each / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * x + 0.7152 * y + 0.0722 * z;
    };
    const groundOf = (element: Element): Colour => {
      const own = colourOf(getComputedStyle(element).backgroundColor);
      const behind = element.parentElement ? groundOf(element.parentElement) : ([255, 255, 255, 1] as const);
      return over(own, behind);
    };
    return [...document.querySelectorAll('button')].map((button) => {
      const { color, backgroundColor, opacity } = getComputedStyle(button);
      const behind = groundOf(button.parentElement ?? document.body);
      const face = over(colourOf(backgroundColor), behind);
      const [seen, ground] = [
        over(over(colourOf(color), face), behind, Number(opacity)),
        over(face, behind, Number(opacity)),
      ].map(light) as [number, number];
      const contrast = (Math.max(seen, ground) + 0.05) / (Math.min(seen, ground) + 0.05);
      return { place: button.parentElement?.className ?? '', list: button.className, contrast };
    });
  });

const unreadable = async (page: Page): Promise<readonly string[]> => {
  const direct = await page.context().newCDPSession(page);
  await direct.send('DOM.enable');
  await direct.send('CSS.enable');
  const found: string[] = [];
  for (const theme of themes)
    for (const [state, [attributes, pseudo]] of Object.entries(states)) {
      await page.evaluate((chosen) => document.documentElement.setAttribute('data-theme', chosen), theme);
      await put(page, attributes);
      await hold(direct, pseudo);
      for (const { place, list, contrast } of await contrasts(page))
        if (contrast < least(state as State))
          found.push(`${theme}, ${place}, ${state}: ${list} ${contrast.toFixed(2)}`);
    }
  return found;
};

it('knows the buttons of the screens', () => {
  expect(buttons).toEqual(
    expect.arrayContaining(['button', 'button main', 'button danger', 'button main danger']),
  );
});

it('every button is read in the styles that every page has', async () => {
  const page = await openPage(house, { lang: 'ru' });
  await page.goto('/about');
  await page.locator('main').waitFor();
  expect(await unreadable(page)).toEqual([]);
  await page.context().close();
}, 120_000);

it('every button is read when all parts have brought theirs', async () => {
  const page = await openPage(house, { lang: 'ru' });
  await page.goto('/about');
  await page.locator('main').waitFor();
  const built = globSync('assets/*.css', { cwd: await buildWeb(() => undefined) });
  expect(built.length).toBeGreaterThan(10);
  await page.evaluate((files) => {
    const links = files.map((file) => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = `/${file}`;
      return link;
    });
    document.head.append(...links);
    return Promise.all(links.map((link) => new Promise((loaded) => link.addEventListener('load', loaded))));
  }, built);
  expect(await unreadable(page)).toEqual([]);
  await page.context().close();
}, 120_000);
