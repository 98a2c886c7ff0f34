// What axe says of the page as it stands.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

type Findings = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

const over = '[role="dialog"], [role="alertdialog"], dialog[open]';

/**
 * Without frames of other origins nothing needs the page that axe would open beside this one each time. What lies under an
 * open dialog is out of everybody's reach, and is looked at where nothing lies over it.
 */
export const axeFindings = async (page: Page, without: readonly string[] = []): Promise<Findings> => {
  // Half a megabyte of script goes into each document once.
  const [known, covered] = await page.evaluate(
    (dialogs) => ['axe' in globalThis, document.querySelector(dialogs) !== null] as const,
    over,
  );
  const axe = new AxeBuilder({ page, ...(known && { axeSource: 'void 0;' }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .disableRules([...without]);
  return (await (covered ? axe.include(over) : axe).analyze()).violations;
};
