// What is wrong with the screen as it stands: what axe finds grave, what is too small for a thumb, what has left its place on any size.
import type { Page } from 'playwright-core';
import { axeFindings } from './axe.ts';
import { layoutFaults, type View, viewed, viewsBeside } from './layout.ts';

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

/** What a thumb cannot be sure to hit: a control, with its label where it has one, under 44 px either way. */
const tooSmall = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a[href], input, select, textarea, summary')].flatMap(
      (control) => {
        const { width, height } = (control.closest('label') ?? control).getBoundingClientRect();
        return width > 0 && Math.min(width, height) < 43.5
          ? [`${control.outerHTML.slice(0, 120)} ${Math.round(width)}x${Math.round(height)}`]
          : [];
      },
    ),
  );

/** The page comes in its own size, and is left in it. */
export const lookAt = async (page: Page, own: View): Promise<readonly string[]> => {
  const complaints = [
    ...(await violations(page)),
    ...(await tooSmall(page)).map((each) => `too small: ${each}`),
    ...(await layoutFaults(page, own)).map((each) => `${own.name}: ${each}`),
  ];
  for (const view of viewsBeside(own)) {
    await viewed(page, view);
    for (const each of await layoutFaults(page, view)) complaints.push(`${view.name}: ${each}`);
  }
  await viewed(page, own);
  return complaints;
};
