// The address that links and codes for other devices begin with: this page's own, unless only this machine knows it.
import { text } from '@omerta/base/reading.ts';
import { useAsync } from '../device/use-async.ts';
import { ask, saying } from './ask.ts';

const told = saying({ address: text });

/** What phones of the network use: the desk may have its page open at another address than theirs. */
export const outsideAddress = async (): Promise<string> => {
  const came = await ask({ path: '/api/address', reads: told });
  return 'answer' in came ? came.answer.address : location.origin;
};

/** Null until it is known. */
export const useOutside = (): string | null => useAsync(outsideAddress)?.value ?? null;
