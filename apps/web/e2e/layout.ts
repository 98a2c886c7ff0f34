// What a person would call a broken screen: something too small for a thumb, pushed out, laid over something else, or cut off.
import type { Page } from 'playwright-core';

export type View = {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly type: 1 | 2;
};

/** The sizes that a table is played on, and type twice as large. */
export const views: readonly View[] = [
  { name: '320x568', width: 320, height: 568, type: 1 },
  { name: '390x844', width: 390, height: 844, type: 1 },
  { name: '844x390', width: 844, height: 390, type: 1 },
  { name: '820x1180', width: 820, height: 1180, type: 1 },
  { name: '1440x900', width: 1440, height: 900, type: 1 },
  { name: '390x844 at 200%', width: 390, height: 844, type: 2 },
  { name: '1440x900 at 200%', width: 1440, height: 900, type: 2 },
];

/** Its own first. */
export const viewsFrom = (own: View): readonly View[] => [
  own,
  ...views.filter(
    ({ width, height, type }) => !(width === own.width && height === own.height && type === own.type),
  ),
];

export const viewed = async (page: Page, { width, height, type }: View): Promise<void> => {
  await page.setViewportSize({ width, height });
  await page.evaluate((times) => {
    document.documentElement.style.fontSize = times === 1 ? '' : `${times * 100}%`;
    return new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  }, type);
};

/** What a thumb cannot be sure to hit: a control, with its label where it has one, under 44 px either way; at the desk a mouse hits 24. */
const tooSmall = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isMouse = matchMedia('(min-width: 900px) and (hover: hover) and (pointer: fine)').matches;
    return [
      ...document.querySelectorAll<HTMLElement>('button, a[href], input, select, textarea, summary'),
    ].flatMap((control) => {
      const { width, height } = (control.closest('label') ?? control).getBoundingClientRect();
      const least = isMouse && control.closest('.desk') ? 24 : 44;
      return width > 0 && Math.min(width, height) < least - 0.5
        ? [`${control.outerHTML.slice(0, 120)} ${Math.round(width)}x${Math.round(height)}`]
        : [];
    });
  });

const misplaced = (page: Page, { type }: View): Promise<readonly string[]> =>
  page.evaluate((type) => {
    type Box = {
      readonly left: number;
      readonly top: number;
      readonly right: number;
      readonly bottom: number;
    };
    const faults = new Set<string>();
    const screen: Box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const dialog = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"], dialog[open]')].at(
      -1,
    );
    const scope = dialog ?? document.body;
    const nameOf = (element: Element): string =>
      (
        element.getAttribute('data-tool') ??
        element.getAttribute('data-do') ??
        element.getAttribute('aria-label') ??
        element.textContent ??
        ''
      ).slice(0, 40) || element.outerHTML.slice(0, 60);
    const isEmpty = ({ left, top, right, bottom }: Box): boolean => right - left < 1.5 || bottom - top < 1.5;
    const meet = (one: Box, other: Box): Box => ({
      left: Math.max(one.left, other.left),
      top: Math.max(one.top, other.top),
      right: Math.min(one.right, other.right),
      bottom: Math.min(one.bottom, other.bottom),
    });
    const isWithin = (one: Box, other: Box): boolean =>
      one.left >= other.left - 1.5 &&
      one.top >= other.top - 1.5 &&
      one.right <= other.right + 1.5 &&
      one.bottom <= other.bottom + 1.5;
    /** Nothing moves while it is looked at: what was found of an element once is asked for no more. */
    const once = <T>(find: (element: Element) => T): ((element: Element) => T) => {
      const found = new Map<Element, T>();
      return (element) => {
        const known = found.get(element);
        if (known !== undefined || found.has(element)) return known as T;
        const made = find(element);
        found.set(element, made);
        return made;
      };
    };
    const parents: (element: Element) => readonly Element[] = once(({ parentElement }) =>
      parentElement ? [parentElement, ...parents(parentElement)] : [],
    );
    const isLayer = (element: Element): boolean =>
      ['fixed', 'sticky'].includes(getComputedStyle(element).position);
    const layerOf: (element: Element) => Element | null = once((element) => {
      if (isLayer(element)) return element;
      return element.parentElement ? layerOf(element.parentElement) : null;
    });
    const overflowOf = once((element) => {
      const { overflowX, overflowY, position } = getComputedStyle(element);
      return { overflowX, overflowY, position, edge: element.getBoundingClientRect() };
    });
    const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';

    /** The part in sight, and whether the rest can be scrolled to. */
    const seen = (
      around: readonly Element[],
      box: Box,
    ): { readonly box: Box; readonly reachable: boolean } => {
      let [rest, reachable] = [box, true];
      for (const parent of around) {
        if (parent === document.documentElement || parent === document.body) break;
        const { overflowX, overflowY, position, edge } = overflowOf(parent);
        if (overflowX !== 'visible' || overflowY !== 'visible') {
          const [across, down] = [
            rest.left < edge.left - 1.5 || rest.right > edge.right + 1.5,
            rest.top < edge.top - 1.5 || rest.bottom > edge.bottom + 1.5,
          ];
          if ((across && !scrolls(overflowX)) || (down && !scrolls(overflowY))) reachable = false;
          rest = meet(rest, edge);
        }
        if (position === 'fixed') return { box: rest, reachable: reachable && isWithin(rest, screen) };
      }
      if (rest.left < -1.5 || rest.right > innerWidth + 1.5) reachable = false;
      if (rest.bottom > document.documentElement.scrollHeight - scrollY + 1.5 || rest.top < -scrollY - 1.5)
        reachable = false;
      return { box: meet(rest, screen), reachable };
    };
    const isShown = (element: Element): boolean =>
      element.checkVisibility({
        visibilityProperty: true,
        opacityProperty: true,
        contentVisibilityAuto: true,
      });

    if (document.documentElement.scrollWidth > innerWidth) faults.add('the page scrolls sideways');

    const controls = [
      ...scope.querySelectorAll<HTMLElement>('button, a[href], input, select, textarea, summary'),
    ]
      .filter((each) => isShown(each) && !each.closest('[hidden], [inert]'))
      .map((element) => {
        const body = element.closest('label') ?? element;
        const { box, reachable } = seen(parents(body), body.getBoundingClientRect());
        return { element, body, box, reachable, layer: layerOf(body) };
      });
    for (const { element, reachable } of controls)
      if (!reachable) faults.add(`out of reach: ${nameOf(element)}`);
    const inSight = controls.filter(({ box }) => !isEmpty(box));
    for (const [i, one] of inSight.entries())
      for (const other of inSight.slice(i + 1)) {
        if (one.body.contains(other.body) || other.body.contains(one.body) || one.layer !== other.layer)
          continue;
        if (!isEmpty(meet(one.box, other.box)))
          faults.add(`one over another: ${nameOf(one.element)} and ${nameOf(other.element)}`);
      }

    /** Names are cut short on purpose, with three dots. */
    const onPurpose = '.nick, .state, .clip, .deal-seats span, .who, .book';
    const written: {
      readonly said: string;
      readonly holder: Element;
      readonly box: Box;
      readonly layer: Element | null;
    }[] = [];
    const texts = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const holder = node.parentElement;
      const said = node.textContent?.trim() ?? '';
      if (
        !holder ||
        said === '' ||
        !isShown(holder) ||
        holder.closest('script, style, option, svg, .hidden-text, .saving-word')
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const layer = layerOf(holder);
      const control = holder.closest('button, a[href], summary');
      if (holder.closest('th, td')) {
        for (const word of (node.textContent ?? '').matchAll(/\p{L}{2,14}/gu)) {
          range.setStart(node, word.index);
          range.setEnd(node, word.index + word[0].length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
            faults.add(`broken in the middle: ${word[0]}`);
        }
        range.selectNodeContents(node);
      }
      for (const rect of range.getClientRects()) {
        // The ink of a line, not the space between lines.
        const lead = Math.max(0, (rect.height - Number.parseFloat(getComputedStyle(holder).fontSize)) / 2);
        const ink: Box = {
          left: rect.left,
          top: rect.top + lead,
          right: rect.right,
          bottom: rect.bottom - lead,
        };
        const { box, reachable } = seen([holder, ...parents(holder)], ink);
        if (!reachable && !holder.closest(onPurpose)) faults.add(`cut off: ${said.slice(0, 40)}`);
        if (control && !holder.closest(onPurpose) && !isWithin(ink, control.getBoundingClientRect()))
          faults.add(`sticks out of its button: ${said.slice(0, 40)}`);
        if (!isEmpty(box)) written.push({ said: said.slice(0, 40), holder, box, layer });
        for (const each of inSight) {
          // A link in a text is small to the eye: its field for the thumb may reach over the lines beside it.
          if (
            each.body.contains(holder) ||
            each.layer !== layer ||
            isEmpty(box) ||
            each.body.matches('.clause-link, .votes')
          )
            continue;
          if (!isEmpty(meet(box, each.box)))
            faults.add(`written over: “${said.slice(0, 40)}” and ${nameOf(each.element)}`);
        }
      }
    }

    for (const [i, one] of written.entries())
      for (const other of written.slice(i + 1)) {
        if (one.layer === other.layer && one.holder !== other.holder && !isEmpty(meet(one.box, other.box)))
          faults.add(`one text over another: “${one.said}” and “${other.said}”`);
      }

    if (!dialog) {
      const button = document.querySelector('.table .next-bar .main');
      if (button && !isWithin(button.getBoundingClientRect(), screen))
        faults.add('the large button is not in sight');
      // Twice as large, a long phrase may go on below: its beginning stands there.
      const say = document.querySelector('.table .say')?.getBoundingClientRect();
      const lines = [...(document.querySelector('.table .say .phrase [lang]')?.getClientRects() ?? [])];
      const due = type === 1 ? lines : lines.slice(0, 2);
      if (say && due.some((line) => !isWithin(line, meet(say, screen))))
        faults.add('the phrase is not in sight');
    }
    return [...faults];
  }, type);

/** The page on this size: too small, or out of its place. */
export const layoutFaults = async (page: Page, view: View): Promise<readonly string[]> => {
  await viewed(page, view);
  return [...(await tooSmall(page)).map((each) => `too small: ${each}`), ...(await misplaced(page, view))];
};
