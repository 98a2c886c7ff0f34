// Which elements of a page a locator means: described step by step, and found by one function that is sent into the page.

export type FindStep =
  | { readonly by: 'css'; readonly css: string }
  | { readonly by: 'role'; readonly role: string; readonly name: string }
  | { readonly by: 'text'; readonly text: string; readonly flags: string | null }
  | { readonly by: 'having'; readonly text: string }
  | { readonly by: 'nth'; readonly nth: number }
  | { readonly by: 'and' | 'or'; readonly other: readonly FindStep[] };

/** Runs in the page: it may use nothing from outside itself. */
export const find = (steps: readonly FindStep[]): Element[] => {
  const textOf = (element: Element): string => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  const hasText = (element: Element, text: string, flags: string | null): boolean => {
    const said = textOf(element);
    return flags === null
      ? said.toLowerCase().includes(text.toLowerCase())
      : new RegExp(text, flags).test(said);
  };
  const inside = (roots: readonly ParentNode[], css: string): Element[] => [
    ...new Set(roots.flatMap((root) => [...root.querySelectorAll(css)])),
  ];
  const take = (found: readonly Element[] | null, step: FindStep): Element[] => {
    const roots: readonly ParentNode[] = found ?? [document];
    switch (step.by) {
      case 'css':
        return inside(roots, step.css);
      case 'role': {
        const { role, name } = step;
        const own = ['button', 'dialog'].includes(role) ? `${role}:not([role]), ` : '';
        const named = (element: Element): string => element.getAttribute('aria-label') ?? textOf(element);
        return inside(roots, `${own}[role="${role}"]`).filter(
          (element) => element.checkVisibility() && named(element).includes(name),
        );
      }
      case 'text': {
        const said = inside(roots, 'body *').filter((element) => hasText(element, step.text, step.flags));
        return said.filter((element) => !said.some((other) => other !== element && element.contains(other)));
      }
      case 'having':
        return (found ?? []).filter((element) => hasText(element, step.text, null));
      case 'nth':
        return (found ?? []).slice(step.nth, step.nth + 1 || undefined);
      case 'and': {
        const other = all(step.other);
        return (found ?? []).filter((element) => other.includes(element));
      }
      case 'or':
        return [...new Set([...(found ?? []), ...all(step.other)])];
    }
  };
  const all = (way: readonly FindStep[]): Element[] =>
    way.reduce<Element[] | null>((found, step) => take(found, step), null) ?? [];
  return all(steps);
};
