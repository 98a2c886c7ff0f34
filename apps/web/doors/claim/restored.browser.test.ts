// The first page after a restore: what a copy does not hold, how everybody comes in again, and the owner comes back as who he was.
import { ownerCode } from '@omerta/server/people/claim.ts';
import { ownerPassword } from '@omerta/server/testing/owned.ts';
import { cupName, ownerNickname } from '@omerta/testkit/names.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ClubHouse, openClubHouse } from '../../e2e/club-house.ts';
import { fillIn, submit } from '../../e2e/club-people.ts';
import { openPage } from '../../e2e/screen.ts';
import type { CupFacts } from '../../e2e/worlds.ts';

let house: ClubHouse & CupFacts;
beforeAll(async () => {
  house = await openClubHouse('cup');
  // A copy holds the log and the people; nothing of the vault comes with it.
  for (const { key, kept } of await house.place.vault.list('')) await house.place.vault.swap(key, kept, null);
}, 180_000);
afterAll(() => house.close());

it('says what did not come, and lets the owner in as who he was', async () => {
  const page = await openPage(house);
  await page.goto(`/claim/${await ownerCode(house.place)}`);
  const note = page.locator('[data-part="restored"]');
  await expect.poll(() => note.textContent()).toContain('нет паролей');
  await expect.poll(() => note.textContent()).toContain('Код на весь турнир');
  expect(await page.locator('[name="club"]').count()).toBe(0);
  await fillIn(page, { nickname: ownerNickname, password: ownerPassword, again: ownerPassword });
  await submit(page, 'claim');
  await page.waitForURL('**/account');
  await expect.poll(() => page.locator('[data-part="who"]').textContent()).toContain(cupName);
  const { person } = await (await page.request.get('/api/me')).json();
  expect(person).toBe(house.owner);
  await page.context().close();
});
