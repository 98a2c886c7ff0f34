// What is still to be sent of somebody's flags and answers, as long as his screen is open.
import { useEffect, useState } from 'react';
import { storage } from '../device/plain-storage.ts';
import { type Outgoing, outgoingOf } from './outgoing.ts';

/** `name`: whose they are. */
export const useOutgoing = (name: string): Outgoing => {
  const [outgoing] = useState(() => outgoingOf(name, { storage }));
  useEffect(() => {
    window.addEventListener('online', outgoing.poke);
    return () => {
      window.removeEventListener('online', outgoing.poke);
      outgoing.end();
    };
  }, [outgoing]);
  return outgoing;
};
