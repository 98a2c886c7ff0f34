// What is wrong with the screen as it stands, on every size: what axe finds grave, and what has no good place.
import { tier } from '@omerta/testkit/properties/sizes.ts';
import type { ConsoleMessage, Page } from 'playwright-core';
import { axeFindings } from './axe.ts';
import { layoutFaults, type View, viewed, viewsFrom } from './layout.ts';
import { type DeviceName, devices } from './screen.ts';

const grave = new Set(['serious', 'critical']);

/** Rules whose findings are never grave, and that walk the whole page for them. */
const neverGrave = [
  'region',
  'heading-order',
  'landmark-banner-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'page-has-heading-one',
  'aria-allowed-role',
  'aria-deprecated-role',
  'empty-heading',
  'presentation-role-conflict',
  'no-autoplay-audio',
];

/** What axe finds grave. */
export const violations = async (page: Page): Promise<readonly string[]> =>
  (await axeFindings(page, neverGrave))
    .filter(({ impact }) => grave.has(impact ?? ''))
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) =>
        `${id} ${target.join(' ')} ${failureSummary ?? ''}`.replaceAll('\n', ' '),
      ),
    );

const schemes = ['light', 'dark'] as const;
type Look = { readonly view: View; readonly scheme: (typeof schemes)[number] };

/**
 * In `npm test` a screen is looked at once: sizes and themes take turns from one screen to the next, the same in every run.
 * In `npm run soak` each is looked at on every size, in both themes.
 */
const looksAt = (own: View, turn: number): readonly Look[] => {
  const all = viewsFrom(own).flatMap((view) => schemes.map((scheme): Look => ({ view, scheme })));
  // An odd step through an even number: both themes in turn, and each size in both.
  const step = 3;
  const next = all[(turn * step) % all.length];
  return tier === 'soak' || !next ? all : [next];
};

const lookAs = async (page: Page, { view, scheme }: Look): Promise<readonly string[]> => {
  await page.emulateMedia({ colorScheme: scheme });
  const found = [...(await layoutFaults(page, view)), ...(await violations(page))];
  return found.map((each) => `${view.name}, ${scheme}: ${each}`);
};

export type ScreenEyes = {
  readonly complaints: string[];
  /** Looks at the screen as it stands, and leaves it in its own size. */
  readonly see: (name: string) => Promise<void>;
};

type Watched = { readonly isExpected?: (said: ConsoleMessage) => boolean };

/** Everything that is wrong with the screens that a page shows on its way, and what its console says besides. */
export const eyesOn = (
  page: Page,
  device: DeviceName,
  { isExpected = () => false }: Watched = {},
): ScreenEyes => {
  const own: View = { name: device, ...devices[device].viewport, type: 1 };
  const complaints: string[] = [];
  page.on('console', (said) => {
    if (said.type() === 'error' && !isExpected(said)) complaints.push(`console: ${said.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  let turn = 0;
  const see = async (name: string): Promise<void> => {
    for (const look of looksAt(own, turn++))
      for (const each of await lookAs(page, look)) complaints.push(`${name}: ${each}`);
    await viewed(page, own);
  };
  return { complaints, see };
};
