// What the terminal is told when the server serves: where, who may claim it, and how this machine itself comes in.
import { demoOwner } from '../demo/own-store.ts';
import type { StartTexts } from '../texts/start.ts';

type Greeted = {
  readonly address: string;
  /** Where this machine needs no certificate; null where it has no other address. */
  readonly here: string | null;
  /** Of the owner's link, while nobody has used one. */
  readonly code: string | null;
  /** Its club came from a copy. */
  readonly isRestored: boolean;
  readonly isDemo: boolean;
};

export const greetingOf =
  ({ address, here, code, isRestored, isDemo }: Greeted) =>
  (texts: StartTexts): readonly string[] => {
    const claim = code === null ? '' : `/claim/${code}`;
    return [
      `ready at ${address}`,
      ...(code === null ? [] : [`owner link ${address}${claim}`]),
      ...(isRestored ? [texts.restored] : []),
      ...(here === null ? [] : [texts.here(`${here}${claim}`)]),
      ...(isDemo ? [texts.demo(demoOwner.nickname, demoOwner.password)] : []),
      texts.howToStop,
    ];
  };
