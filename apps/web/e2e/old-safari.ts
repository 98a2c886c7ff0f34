// An iPhone of the floor inside Chromium: what Safari 16.4 lacks is taken away before the page begins, and in its workers.
import { lackedIn } from '@omerta/testkit/floor/known.ts';
import type { Page } from 'playwright-core';
import { type House, type Options, openPage } from './screen.ts';

type Lacked = ReturnType<typeof lackedIn>;

/** Runs in the page: of each thing what it has itself, and what all that are made of it have. */
const takeAway = (lacked: Lacked): void => {
  for (const [owner, name] of lacked) {
    const thing: unknown = Reflect.get(globalThis, owner);
    if (typeof thing !== 'function' && typeof thing !== 'object') continue;
    const key = name.startsWith('@@') ? Reflect.get(Symbol, name.slice(2)) : name;
    for (const where of [thing, thing && Reflect.get(thing, 'prototype')])
      if (where && typeof key !== 'undefined') Reflect.deleteProperty(where, key);
  }
};

const lacked: Lacked = lackedIn('safari_ios');

export const openOldSafari = async (house: House, options: Options = {}): Promise<Page> => {
  const page = await openPage(house, options);
  await page.context().addInitScript(takeAway, lacked);
  await page.context().route(/worker-[^/]*\.js$/, async (route) => {
    const answer = await route.fetch();
    const body = `(${takeAway.toString()})(${JSON.stringify(lacked)});\n${await answer.text()}`;
    await route.fulfill({ response: answer, body });
  });
  return page;
};
