// A field above who sits where: what is typed leaves the rows of that name.

const kept = 'omerta.live.nickname';

/** A page from a disk, or a browser that keeps nothing: then nothing is remembered. */
const remembered = (): string => {
  try {
    return localStorage.getItem(kept) ?? '';
  } catch {
    return '';
  }
};

const remember = (nickname: string): void => {
  try {
    localStorage.setItem(kept, nickname);
  } catch {
    // The field works all the same.
  }
};

const folded = (text: string): string => text.normalize('NFKC').toLowerCase().trim();

const narrow = (list: HTMLDetailsElement, told: HTMLElement, wanted: string): void => {
  const rows = [...list.querySelectorAll<HTMLElement>('tr[data-name]')];
  for (const row of rows) row.hidden = !folded(row.dataset['name'] ?? '').includes(folded(wanted));
  const isFound = rows.some((row) => !row.hidden);
  told.textContent = isFound ? '' : (list.dataset['findNone'] ?? '');
  if (wanted.trim() !== '') list.open = true;
};

/** The field stands before the list and outside it: it stays when the list is drawn anew. */
const fieldFor = (list: HTMLDetailsElement): HTMLElement => {
  const label = document.createElement('label');
  label.className = 'find';
  const input = document.createElement('input');
  input.type = 'search';
  input.setAttribute('autocomplete', 'nickname');
  input.dataset['open'] = 'nickname';
  const told = document.createElement('span');
  told.setAttribute('role', 'status');
  label.append(list.dataset['find'] ?? '', input, told);
  input.value = remembered();
  input.addEventListener('input', () => {
    remember(input.value);
    narrow(list, told, input.value);
  });
  narrow(list, told, input.value);
  return label;
};

export const offerFinding = (within: ParentNode): void => {
  for (const list of within.querySelectorAll<HTMLDetailsElement>('details[data-find]'))
    if (!list.previousElementSibling?.matches('.find')) list.before(fieldFor(list));
};
