// The way through the product: where one is, and what stands there once it has come.
import type { HistoryLocation, RouterHistory } from '@tanstack/history';
import { type ComponentType, createContext, useContext, useSyncExternalStore } from 'react';
import { type Destination, hrefOf, type PageState } from './destination.ts';
import { beginsAnew, type ScreenPart } from './part.ts';
import { type AddressParams, type ScreenAddress, screenAt } from './screens.ts';

type Standing =
  | { readonly is: 'coming' | 'nowhere' }
  | { readonly is: 'shown'; readonly Screen: ComponentType }
  | { readonly is: 'broken'; readonly error: unknown };

export type Here = {
  readonly location: HistoryLocation & { readonly state: PageState };
  readonly params: AddressParams;
  /** How far down the page was when one left it. */
  readonly top: number;
  readonly stands: Standing;
};

export type PageWay = {
  readonly history: RouterHistory;
  readonly here: () => Here;
  readonly subscribe: (changed: () => void) => () => void;
  /** Done when the screen stands. */
  readonly go: <A extends ScreenAddress>(place: Destination<A>) => Promise<void>;
  readonly prepare: (to: ScreenAddress) => void;
};

type Settings = {
  readonly history: RouterHistory;
  readonly parts: Partial<Readonly<Record<ScreenAddress, ScreenPart>>>;
  /** Whether the server itself must be asked for this page. */
  readonly isServers?: (path: string) => boolean;
};

/** So long the page one leaves stays while the next comes, in milliseconds: then it says that it is coming. */
const patience = 1_000;

const keyOf = ({ state, href }: HistoryLocation): string => `${state.__TSR_key} ${href}`;

/** The page ends with it. */
const leave = (href: string): Promise<never> => {
  location.assign(href);
  return new Promise<never>(() => undefined);
};

export const makeWay = ({ history, parts, isServers = () => false }: Settings): PageWay => {
  const watchers = new Set<() => void>();
  /** How far down each page of the history was left. */
  const left = new Map<string, number>();
  let asked = history.location;

  const hereAt = (location: HistoryLocation, stands: Standing): Here => ({
    location,
    params: screenAt(location.pathname)?.params ?? {},
    top: left.get(keyOf(location)) ?? 0,
    stands,
  });
  /** Unless one has gone on meanwhile. */
  const show = (location: HistoryLocation, stands: Standing): void => {
    if (asked !== location) return;
    here = hereAt(location, stands);
    for (const changed of watchers) changed();
  };
  const arrive = async (location: HistoryLocation): Promise<void> => {
    const at = screenAt(location.pathname);
    const part = at ? parts[at.screen] : undefined;
    const ready = part?.shown();
    if (!part) return show(location, { is: 'nowhere' });
    if (ready) return show(location, { is: 'shown', Screen: ready });
    const late = setTimeout(() => show(location, { is: 'coming' }), patience);
    try {
      show(location, { is: 'shown', Screen: await part.fetch() });
    } catch (error) {
      if (asked === location && !beginsAnew(error)) show(location, { is: 'broken', error });
    } finally {
      clearTimeout(late);
    }
    return undefined;
  };

  let here = hereAt(asked, { is: 'coming' });
  let settled = arrive(asked);
  history.subscribe(({ location, action }) => {
    // Back that was taken for something else leaves one where one is.
    if (keyOf(location) === keyOf(asked)) return;
    if (action.type === 'PUSH') left.set(keyOf(asked), scrollY);
    asked = location;
    settled = isServers(location.pathname) ? leave(location.href) : arrive(location);
  });

  return {
    history,
    here: () => here,
    subscribe: (changed) => {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
    go: (place) => {
      const href = hrefOf(place);
      const goes = place.replace || href === asked.href ? history.replace : history.push;
      // Only Back is asked about.
      goes(href, place.state, { ignoreBlocker: true });
      return settled;
    },
    prepare: (to) => void parts[to]?.fetch().catch(() => undefined),
  };
};

const WayContext = createContext<PageWay | null>(null);

export const WayProvider = WayContext.Provider;

export const useWay = (): PageWay => {
  const way = useContext(WayContext);
  if (!way) throw new Error('no way here');
  return way;
};

export const useHere = (): Here => {
  const { subscribe, here } = useWay();
  return useSyncExternalStore(subscribe, here);
};

export const useNavigate = (): PageWay['go'] => useWay().go;

export const useParams = (): AddressParams => useHere().params;

/** What the address says after its `?`; whoever asks reads it. */
export const useSearch = (): Readonly<Record<string, string>> =>
  Object.fromEntries(new URLSearchParams(useHere().location.search));

/** What it says after its `#`, and what the page carries. */
export const useLocation = (): { readonly hash: string; readonly state: PageState } => {
  const { hash, state } = useHere().location;
  return { hash: hash.slice(1), state };
};
