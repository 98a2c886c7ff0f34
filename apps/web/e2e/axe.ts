// What axe says of the page as it stands.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

type Findings = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

/** Without frames of other origins nothing needs the page that axe would open beside this one each time. */
export const axeFindings = async (page: Page, without: readonly string[] = []): Promise<Findings> => {
  // Half a megabyte of script goes into each document once.
  const known = await page.evaluate(() => 'axe' in globalThis);
  const axe = new AxeBuilder({ page, ...(known && { axeSource: 'void 0;' }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .disableRules([...without]);
  return (await axe.analyze()).violations;
};
