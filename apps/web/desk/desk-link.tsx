// A way to a room of the desk, or to a thing in it.

import type { ReactNode } from 'react';
import { Link } from '../routing/link.tsx';
import type { DeskPlace } from './wire/rooms.ts';

type Props = DeskPlace & {
  readonly className?: string;
  readonly children: ReactNode;
  readonly isCurrent?: boolean;
};

export const DeskLink = ({
  tournament,
  room,
  thing,
  className = 'button',
  isCurrent = false,
  children,
}: Props) => {
  const more = {
    className,
    'data-room': room,
    ...(isCurrent && { 'aria-current': 'page' as const }),
  };
  return thing === undefined ? (
    <Link to="/desk/$tournament/$room" params={{ tournament, room }} {...more}>
      {children}
    </Link>
  ) : (
    <Link to="/desk/$tournament/$room/$thing" params={{ tournament, room, thing }} {...more}>
      {children}
    </Link>
  );
};
