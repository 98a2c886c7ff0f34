// A locator over WebDriver: as much of Playwright's as the tests in another engine use, with native clicks and keys.
import type { Locator } from 'playwright-core';
import { type FindStep, find } from './find.ts';
import { mouseTo, typedOf } from './input.ts';
import { lacking } from './lacking.ts';
import { type DriverSession, type ElementReference, WebDriverError } from './session.ts';
import { within } from './within.ts';

/** How long what is asked for may take to come, in milliseconds. */
export const patience = 60_000;

/** The page is on its way: asked again, it may be there. */
const passing = new Set([
  'stale element reference',
  'element not interactable',
  'element click intercepted',
  'no such element',
]);

const idOf = (element: ElementReference): string => Object.values(element)[0] ?? '';

/** These run in the page. */
const isShown = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
const isEnabled = (element: Element): boolean => !element.matches(':disabled, [aria-disabled="true"]');
/** What stands over a control at the edge of the screen leaves it free in the middle. */
const bringIntoSight = (element: Element): void => {
  const { x, y, width, height } = element.getBoundingClientRect();
  if (!element.contains(document.elementFromPoint(x + width / 2, y + height / 2)))
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
};
const typeInto = (element: Element, text: string): void => {
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement))
    throw new Error('only a field is filled in');
  element.focus();
  element.select();
  document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
  element.dispatchEvent(new Event('change', { bubbles: true }));
};

type Waited = 'attached' | 'detached' | 'visible' | 'hidden';

export const locatorAt = (
  session: DriverSession,
  steps: readonly FindStep[],
  page: () => unknown,
): Locator => {
  const told = JSON.stringify(steps);

  /** Asks all that are found at once. */
  const run = (source: string, ...args: readonly unknown[]): Promise<unknown> =>
    session.run(`(steps, ...args) => (${source})((${find})(steps), ...args)`, [steps, ...args]);

  /** What the page shows instead. */
  const seen = async (): Promise<string> =>
    `seen: ${await session.run('() => location.pathname + "\\n" + document.body.innerText', [])}`;

  /** Works with the only one, again while the page is on its way. */
  const withOne = async <T>(work: (element: ElementReference) => Promise<T>): Promise<T> => {
    let last = 'nothing found';
    try {
      const { done } = await within('waited', patience, async () => {
        const found = (await run('(found) => found')) as readonly ElementReference[];
        if (found.length > 1) throw new Error(`${found.length} elements instead of one`);
        const [element] = found;
        if (!element) return undefined;
        try {
          return { done: await work(element) };
        } catch (error) {
          if (!(error instanceof WebDriverError && passing.has(error.code))) throw error;
          last = error.message;
          return undefined;
        }
      });
      return done;
    } catch (error) {
      throw new Error(`${told}: ${String(error)} (${last}) ${await seen()}`);
    }
  };

  const ofOne = <T>(source: string, arg?: unknown): Promise<T> =>
    withOne(async (element) => (await session.run(source, [element, arg])) as T);

  const ready = async (element: ElementReference): Promise<void> => {
    const is = await session.run(`(element) => (${isShown})(element) && (${isEnabled})(element)`, [element]);
    if (is !== true) throw new WebDriverError('element not interactable', 'not shown or not enabled');
  };

  /** Ready and in sight. */
  const withReached = (work: (element: ElementReference) => Promise<unknown>): Promise<void> =>
    withOne(async (element) => {
      await ready(element);
      await session.run(String(bringIntoSight), [element]);
      await work(element);
    });
  const click = (): Promise<void> =>
    withReached((element) => session.ask('POST', `/element/${idOf(element)}/click`, {}));

  const count = async (): Promise<number> => Number(await run('(found) => found.length'));
  const shown = async (): Promise<number> => Number(await run(`(found) => found.filter(${isShown}).length`));
  const isAs: Readonly<Record<Waited, () => Promise<boolean>>> = {
    attached: async () => (await count()) > 0,
    detached: async () => (await count()) === 0,
    visible: async () => (await shown()) > 0,
    hidden: async () => (await shown()) === 0,
  };

  const also = (...more: readonly FindStep[]): Locator => locatorAt(session, [...steps, ...more], page);
  const stepsOf = (other: Locator): readonly FindStep[] =>
    (other as unknown as { steps: readonly FindStep[] }).steps;

  const locator = {
    steps,
    page,
    locator: (css: string, { hasText }: { readonly hasText?: string } = {}) =>
      also({ by: 'css', css }, ...(hasText === undefined ? [] : [{ by: 'having', text: hasText } as const])),
    first: () => also({ by: 'nth', nth: 0 }),
    last: () => also({ by: 'nth', nth: -1 }),
    nth: (nth: number) => also({ by: 'nth', nth }),
    and: (other: Locator) => also({ by: 'and', other: stepsOf(other) }),
    or: (other: Locator) => also({ by: 'or', other: stepsOf(other) }),
    count,
    all: async () => Array.from({ length: await count() }, (_, nth) => also({ by: 'nth', nth })),
    isVisible: async () => (await shown()) > 0,
    waitFor: async ({ state = 'visible', timeout = patience }: { state?: Waited; timeout?: number } = {}) => {
      try {
        await within(`${told} ${state}`, timeout, async () => (await isAs[state]()) || undefined);
      } catch (error) {
        throw new Error(`${String(error)} ${await seen()}`);
      }
    },
    click,
    tap: click,
    hover: () => withReached((element) => mouseTo(session, element)),
    fill: (text: string) =>
      withOne(async (element) => {
        await ready(element);
        await session.run(String(typeInto), [element, text]);
      }),
    press: (combination: string) =>
      withOne(async (element) => {
        await session.ask('POST', `/element/${idOf(element)}/value`, { text: typedOf(combination) });
      }),
    evaluate: (work: (element: Element, arg: unknown) => unknown, arg?: unknown) => ofOne(String(work), arg),
    innerText: () => ofOne<string>('(element) => element.innerText'),
    textContent: () => ofOne<string | null>('(element) => element.textContent'),
    inputValue: () => ofOne<string>('(element) => element.value'),
    getAttribute: (name: string) =>
      ofOne<string | null>('(element, name) => element.getAttribute(name)', name),
    allInnerTexts: async () =>
      (await run('(found) => found.map((element) => element.innerText)')) as readonly string[],
  };
  return lacking('A locator', locator) as unknown as Locator;
};
