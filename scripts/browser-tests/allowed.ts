// What browser tests may do besides the screens, each with its reason; what nobody does any more does not stay here.

export type Allowed = { readonly path: string; readonly what: readonly string[]; readonly why: string };

export const allowed: readonly Allowed[] = [
  {
    path: 'apps/server/side/side.browser.test.ts',
    what: ['opens /table/$/side'],
    why: 'the address of somebody else’s table, as it is passed from hand to hand: it shows nothing',
  },
  {
    path: 'apps/server/side/side.browser.test.ts',
    what: ['orders: play'],
    why: 'lines of the record before the moment that the test is about, as the referee’s phone has sent them',
  },
  {
    path: 'apps/web/live/keep-up.browser.test.ts',
    what: ['orders: give', 'orders: play'],
    why: 'what a public page follows: a table and a desk that are no part of the test',
  },
  {
    path: 'apps/web/e2e/streamed-game.ts',
    what: ['orders: givenAt', 'orders: office.handle'],
    why: 'a recorded game, told line by line as a referee’s phone tells it: who watches it is the subject',
  },
  {
    path: 'apps/web/e2e/first-load.browser.test.ts',
    what: ['opens /desk/cup/hall'],
    why: 'a bookmark: what the first load of that very address weighs',
  },
];

export const allowedNames: readonly Allowed[] = [
  {
    path: 'packages/office/testing/club.ts',
    what: ['names Cup', 'names Qualifying'],
    why: 'the club of tests without a screen, whose answers are held against what was written by hand',
  },
  {
    path: 'packages/store/contract/order-cases.ts',
    what: ['names A/X'],
    why: 'streams, and no people',
  },
];
