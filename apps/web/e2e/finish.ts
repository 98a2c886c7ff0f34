// From the last word to the signed sheet, and the record that the device gives away.
import type { Referee } from './hand.ts';

const textOf = async (stream: AsyncIterable<unknown>): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
};

/** To the result, and the sheet signed, also where it lacks something. */
export const signSheet = async ({ page, hand }: Referee, name = 'Судья Ёлкин'): Promise<void> => {
  await hand.press(page.locator('[data-go="result"]'));
  await page.locator('[data-field="referee"]').fill(name);
  await hand.press(page.locator('[data-go="sign"]'));
  const [anyway, signed] = [
    page.locator('[data-go="sign-anyway"]'),
    page.locator('main[data-signed="true"]'),
  ];
  await anyway.or(signed).first().waitFor();
  if ((await anyway.count()) > 0) await hand.press(anyway);
  await signed.waitFor();
};

/** Signed, and the record saved as a file. */
export const finishGame = async (referee: Referee): Promise<string> => {
  const { page, hand } = referee;
  await signSheet(referee);
  const download = page.waitForEvent('download');
  await hand.press(page.locator('[data-go="share"]'));
  const text = await textOf(await (await download).createReadStream());
  return text;
};
