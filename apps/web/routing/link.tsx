// A link to a place of the product: in this page where it is pressed plainly, in another where the browser is asked for one.
import { type ComponentProps, type MouseEvent, useEffect, useRef } from 'react';
import { type Destination, hrefOf } from './destination.ts';
import type { ScreenAddress } from './screens.ts';
import { useWay } from './way.ts';

type Props<A extends ScreenAddress> = Destination<A> &
  Omit<ComponentProps<'a'>, 'href' | 'target' | 'onFocus' | 'onMouseEnter' | 'onTouchStart'>;

const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);

export const Link = <A extends ScreenAddress>(props: Props<A>) => {
  const { to, params, search, hash, state, replace, onClick, ...rest } = props;
  const way = useWay();
  const prepare = (): void => way.prepare(to);
  const press = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    void way.go(props);
  };
  return (
    <a
      {...rest}
      href={hrefOf(props)}
      onClick={press}
      onFocus={prepare}
      onMouseEnter={prepare}
      onTouchStart={prepare}
    />
  );
};

/** Who comes here is led on. */
export const Navigate = <A extends ScreenAddress>(place: Destination<A>) => {
  const { go } = useWay();
  const first = useRef(place);
  useEffect(() => void go(first.current), [go]);
  return null;
};
