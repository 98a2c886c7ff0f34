// A value that is fetched once when a screen opens.
import { useEffect, useState } from 'react';

/** Undefined while it is on its way. */
export const useAsync = <T>(fetch: () => Promise<T>): { readonly value: T } | undefined => {
  const [got, setGot] = useState<{ readonly value: T }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once, whatever closure asks
  useEffect(() => {
    let gone = false;
    fetch().then((value) => gone || setGot({ value }));
    return () => {
      gone = true;
    };
  }, []);
  return got;
};
