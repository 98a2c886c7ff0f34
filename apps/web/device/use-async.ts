// A value that is fetched once when a screen opens.
import { useEffect, useState } from 'react';

type Got<T> = { readonly value: T } | { readonly thrown: unknown };

/** Undefined while it is on its way. What fails is the page's to tell: nobody waits for it. */
export const useAsync = <T>(fetch: () => Promise<T>): { readonly value: T } | undefined => {
  const [got, setGot] = useState<Got<T>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once, whatever closure asks
  useEffect(() => {
    let gone = false;
    fetch().then(
      (value) => gone || setGot({ value }),
      (thrown: unknown) => gone || setGot({ thrown }),
    );
    return () => {
      gone = true;
    };
  }, []);
  if (got && 'thrown' in got) throw got.thrown;
  return got;
};
