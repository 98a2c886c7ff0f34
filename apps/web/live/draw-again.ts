// New content in the place of old: only parts that differ are replaced, and what was open or in hand stays so.

const opens = 'details[data-open]';

const openIn = (part: Element): ReadonlySet<string | undefined> =>
  new Set(
    [...part.querySelectorAll<HTMLDetailsElement>(`${opens}[open]`)].map(({ dataset }) => dataset['open']),
  );

/** A link by where it leads, anything else by what it opens. */
const nameOf = (element: Element): string =>
  element.getAttribute('href') ??
  `${element.tagName} ${element.closest<HTMLElement>('[data-open]')?.dataset['open']}`;

/** Gives the focus back to what is the same in new content. */
const holding = (part: Element): ((fresh: Element) => void) => {
  const held = document.activeElement;
  if (!held || !part.contains(held)) return () => undefined;
  const name = nameOf(held);
  const caret = held instanceof HTMLInputElement ? held.selectionStart : null;
  return (fresh) => {
    const all = fresh.querySelectorAll<HTMLElement>('a[href], summary, input, [tabindex]');
    const again = [...all].find((each) => nameOf(each) === name);
    again?.focus({ preventScroll: true });
    if (again instanceof HTMLInputElement) again.setSelectionRange(caret, caret);
  };
};

const partsOf = (root: ParentNode): readonly Element[] => [...root.children];

/**
 * Begun before anything on the page was touched: what stands there is known as it was written. `finish` is given each new
 * part before the focus comes back to it.
 */
export const drawingAgain = (root: Element, finish: (part: Element) => void): ((text: string) => void) => {
  let written = partsOf(root).map((part) => part.outerHTML);
  const replace = (old: Element, fresh: Element): void => {
    const [open, giveBack] = [openIn(old), holding(old)];
    old.replaceWith(fresh);
    for (const each of fresh.querySelectorAll<HTMLDetailsElement>(opens))
      each.open = open.has(each.dataset['open']);
    finish(fresh);
    giveBack(fresh);
  };
  return (text) => {
    const template = document.createElement('template');
    template.innerHTML = text;
    const [old, fresh] = [partsOf(root), partsOf(template.content)];
    const before = written;
    written = fresh.map((part) => part.outerHTML);
    if (old.length !== fresh.length) {
      root.replaceChildren(...fresh);
      return finish(root);
    }
    for (const [i, part] of fresh.entries()) if (written[i] !== before[i] && old[i]) replace(old[i], part);
  };
};
