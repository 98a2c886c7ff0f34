// What the terminal shows to whoever sets up a hall: the address for phones, its QR code, what they are to trust.
import { encodeQR } from 'qr';
import type { StartTexts } from '../texts/start.ts';
import type { Trusting } from './trusting.ts';

type Announced = {
  /** The address that phones use in the end; null while the machine is in no network. */
  readonly address: string | null;
  readonly trusting: Trusting | null;
  readonly isTerminal: boolean;
};

const indented = (text: string): readonly string[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => `  ${line}`);

/** The lines; a phone that must learn to trust first begins without HTTPS. */
export const announced = (
  { address, trusting, isTerminal }: Announced,
  texts: StartTexts,
): readonly string[] => {
  if (address === null) return [texts.noNetwork];
  const first = trusting === null ? address : address.replace(/^https/, 'http');
  return [
    ...indented(encodeQR(first, isTerminal ? 'term' : 'ascii', { ecc: 'low' })),
    texts.phones(first),
    ...(trusting === null
      ? []
      : [
          texts.watching(`${first}/live`, `${first}/board`),
          texts.trusted(address),
          texts.fingerprint(trusting.fingerprint),
        ]),
  ];
};
