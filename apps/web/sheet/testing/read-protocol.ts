// For tests: the result page as a person reads it, field by field.
import type { Locator, Page } from 'playwright-core';

/** One line of words: whatever the layout breaks is one space. */
const wordsOf = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const linesIn = async (parts: Locator): Promise<readonly string[]> =>
  (await parts.allInnerTexts()).map(wordsOf);

const pairsIn = (parts: Locator): Promise<string[]> =>
  parts.evaluateAll((all) =>
    all.map((part) =>
      [...part.children]
        .map((each) => (each instanceof HTMLInputElement ? each.value : (each as HTMLElement).innerText))
        .join(' = '),
    ),
  );

/** The seat, and what stands in its cells without the words for whoever hears them. */
const marksOf = (row: string): string =>
  row
    .split(' = ')
    .map((cell) => cell.trim().split(/\s/)[0])
    .join(' ');

export type ReadProtocol = {
  readonly title: string;
  readonly rows: readonly string[];
  readonly head: readonly string[];
  readonly facts: readonly string[];
  readonly votes: readonly string[];
  /** Seat by seat, the marks of each ballot. */
  readonly grid: readonly string[];
  readonly back: readonly string[];
  readonly sign: readonly string[];
};

/** The protocol is opened; each field comes as one line of words. */
export const readProtocol = async (page: Page): Promise<ReadProtocol> => {
  await page.goto('/result');
  await page.locator('[data-go="protocol"]').click();
  const protocol = page.locator('details[open]', { has: page.locator('[data-go="protocol"]') });
  await protocol.locator('.protocol-facts').waitFor();
  return {
    title: wordsOf(await page.locator('.winner > div').innerText()),
    rows: await linesIn(page.locator('.scores tbody tr')),
    head: (await pairsIn(protocol.locator('.head-form label'))).map(wordsOf),
    facts: (await pairsIn(protocol.locator('.protocol-facts > div'))).map(wordsOf),
    votes: (await pairsIn(protocol.locator('.day-votes tr'))).map(wordsOf),
    grid: (await pairsIn(protocol.locator('.vote-grid tbody tr'))).map(marksOf),
    back: await linesIn(protocol.locator('.grounds li')),
    sign: (await page.locator('section', { has: page.locator('[data-go="sign"]') }).innerText())
      .split('\n')
      .map(wordsOf)
      .filter(Boolean),
  };
};
