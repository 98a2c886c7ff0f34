// A page over WebDriver: as much of Playwright's as the tests in another engine use.
import { writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { FindStep } from './find.ts';
import { mouseDown, mouseUp, pressKeys } from './input.ts';
import { lacking } from './lacking.ts';
import { locatorAt, patience } from './locator.ts';
import type { DriverSession } from './session.ts';
import { within } from './within.ts';

export type PageSize = { readonly width: number; readonly height: number };

export type Resize = (size: PageSize) => Promise<void>;

/** Of the page itself, without what the browser keeps above it. The page learns of its size later than the window. */
export const resizerOf = async (session: DriverSession): Promise<Resize> => {
  const above = Number(await session.run('() => outerHeight - innerHeight', []));
  return async ({ width, height }) => {
    await session.ask('POST', '/window/rect', { x: 0, y: 0, width, height: height + above });
    const fits = '(width, height) => innerWidth === width && innerHeight === height';
    await within(
      `a page of ${width}x${height}`,
      patience,
      async () => (await session.run(fits, [width, height])) === true || undefined,
    );
  };
};

/** Runs in the page: as its own script would ask. */
const fetched = async (path: string, method: string, data: unknown) => {
  const answer = await fetch(path, {
    method,
    ...(data ? { body: JSON.stringify(data), headers: { 'content-type': 'application/json' } } : {}),
  });
  return { status: answer.status, text: await answer.text() };
};

export const pageOver = (session: DriverSession, baseURL: string, resize: Resize): Page => {
  const at = (...steps: readonly FindStep[]) => locatorAt(session, steps, () => page);
  const url = async (): Promise<string> => String(await session.ask('GET', '/url'));
  const asked =
    (method: string) =>
    async (path: string, options: { readonly data?: object } = {}) => {
      const answer = (await session.run(String(fetched), [path, method, options.data])) as {
        readonly status: number;
        readonly text: string;
      };
      return { status: () => answer.status, json: async () => JSON.parse(answer.text) as unknown };
    };
  let last = baseURL;
  const has = {
    locator: (css: string) => at({ by: 'css', css }),
    getByRole: (role: string, { name = '' }: { readonly name?: string } = {}) =>
      at({ by: 'role', role, name }),
    getByText: (said: string | RegExp) =>
      at(
        typeof said === 'string'
          ? { by: 'text', text: said, flags: null }
          : { by: 'text', text: said.source, flags: said.flags },
      ),
    goto: async (to: string): Promise<void> => {
      await session.ask('POST', '/url', { url: new URL(to, baseURL).href });
    },
    goBack: async (): Promise<void> => {
      await session.ask('POST', '/back', {});
    },
    reload: async (): Promise<void> => {
      await session.ask('POST', '/refresh', {});
    },
    waitForURL: async (wanted: RegExp): Promise<void> => {
      await within(`the address ${wanted}`, patience, async () => {
        last = await url();
        return wanted.test(last) || undefined;
      });
    },
    /** Nothing more has come for half a second. */
    waitForLoadState: async (_: 'networkidle'): Promise<void> => {
      const come = () => session.run("() => performance.getEntriesByType('resource').length", []);
      await within('a page that loads no more', patience, async () => {
        const before = await come();
        await setTimeout(500);
        return before === (await come()) || undefined;
      });
    },
    setViewportSize: resize,
    keyboard: lacking('A keyboard', { press: (combination: string) => pressKeys(session, combination) }),
    mouse: lacking('A mouse', { down: () => mouseDown(session), up: () => mouseUp(session) }),
    /** Nobody can move the page's time from outside: it passes. */
    clock: lacking('A clock', {
      install: async () => undefined,
      runFor: (milliseconds: number) => setTimeout(milliseconds),
      resume: async () => undefined,
    }),
    /** The one that was waited for: asking for it takes a moment here. */
    url: () => last,
    evaluate: (work: (arg: unknown) => unknown, arg?: unknown) => session.run(String(work), [arg]),
    request: lacking('A request', { get: asked('GET'), post: asked('POST') }),
    screenshot: async ({ path }: { readonly path: string }): Promise<void> => {
      writeFileSync(path, Buffer.from(String(await session.ask('GET', '/screenshot')), 'base64'));
    },
  };
  const page = lacking('A page', has) as unknown as Page;
  return page;
};
