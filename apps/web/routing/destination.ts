// A place of the product: its address with the names in it, and what goes along. An address that is no screen, or lacks a name, does not compile.
import type { ParamsOf, ScreenAddress } from './screens.ts';

/** What a page of the history carries beside its address: nothing that another device could be sent. */
export type PageState = {
  /** Opened from a table in the dark: no bright page lights the room. */
  readonly night?: boolean;
};

export type Destination<A extends ScreenAddress> = {
  readonly to: A;
  readonly search?: Readonly<Record<string, string | undefined>>;
  readonly hash?: string;
  readonly state?: PageState;
  /** In the place of the page one is on: Back leads past it. */
  readonly replace?: boolean;
} & (keyof ParamsOf<A> extends never ? { readonly params?: undefined } : { readonly params: ParamsOf<A> });

type Written = {
  readonly to: string;
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly search?: Readonly<Record<string, string | undefined>>;
  readonly hash?: string;
};

export const hrefOf = ({ to, params = {}, search = {}, hash = '' }: Written): string => {
  const path = to.replaceAll(/\$(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const said = Object.entries(search).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]]));
  const asked = new URLSearchParams(said).toString();
  return `${path}${asked && `?${asked}`}${hash && `#${hash}`}`;
};
