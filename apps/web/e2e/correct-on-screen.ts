// A correction made by hand: the line opened in the timeline, its fields touched, the button pressed.
import type { Correction, LineCommand } from '@omerta/rules/game/command.ts';
import type { Page } from 'playwright-core';
import { type Field, fieldsOf, type LineValues, missingTypes, valuesOf } from '../table/trouble/line-form.ts';

const pick = (page: Page, field: string, value: number | 'none'): Promise<void> =>
  page.locator(`[data-field="${field}"] [data-value="${value}"]`).click();

/** From any choice to just these seats. */
const pickOnly = async (page: Page, field: string, seats: readonly number[]): Promise<void> => {
  const chosen = page.locator(
    `[data-field="${field}"] [data-value][aria-pressed="true"]:not([data-value="none"])`,
  );
  while ((await chosen.count()) > 0) await chosen.first().click();
  for (const seat of seats) await pick(page, field, seat);
};

const fill = async (page: Page, field: Field, values: LineValues): Promise<void> => {
  switch (field) {
    case 'seat':
    case 'nominee':
    case 'target':
      return pick(page, field, values[field] ?? 'none');
    case 'seats':
      await pick(page, field, 'none');
      return pickOnly(page, field, values.seats ?? []);
    case 'hands': {
      const hands = values.hands ?? { kind: 'rest' };
      if (hands.kind === 'rest') return pick(page, 'count', 'none');
      if (hands.kind === 'outcome') return undefined;
      await page.locator('details:has([data-field="hands"])').evaluate((names) => {
        names.setAttribute('open', '');
      });
      await pickOnly(page, field, hands.seats);
      return pick(page, 'count', hands.kind === 'counted' ? hands.count : hands.seats.length);
    }
    case 'targets': {
      await page.locator('summary').click();
      for (const place of [0, 1, 2]) await pick(page, `target-${place}`, values.targets?.[place] ?? 'none');
      return undefined;
    }
    case 'note':
    case 'clause':
      return page.locator(`input[data-field="${field}"]`).fill(values[field] ?? '');
  }
};

const fillLine = async (page: Page, command: LineCommand): Promise<void> => {
  const values = valuesOf(command);
  for (const field of fieldsOf(command.type)) await fill(page, field, values);
};

/** Has the screen a way for it: another value, a line struck out, a line that can be added. */
export const hasGesture = (wrong: readonly LineCommand[], { line, count, commands }: Correction): boolean => {
  const [command] = commands;
  const shots = (command?.type === 'shots' ? command.shots : []).some(({ targets }) => targets.length > 1);
  if (!command) return true;
  if (shots || (command.type === 'vote' && command.hands.kind === 'counted' && command.hands.count === 0))
    return false;
  if (count === 0) return missingTypes.includes(command.type) && line <= wrong.length;
  return wrong[line - 1]?.type === command.type && fieldsOf(command.type).length > 0;
};

export const correctOnScreen = async (
  page: Page,
  { line, count, commands: [command] }: Correction,
): Promise<void> => {
  await page.locator('[data-tool="history"]').click();
  await page.locator(`[data-line="${line}"]`).click();
  if (!command) await page.locator('[data-do="strike"]').click();
  if (command && count === 0) {
    await page.locator('[data-do="add-before"]').click();
    await page.locator(`[data-add="${command.type}"]`).click();
  }
  if (command) await fillLine(page, command);
  await page.locator('[data-do="correct"]').click();
  await page.locator('[role="dialog"]').waitFor({ state: 'detached' });
};
