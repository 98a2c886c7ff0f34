// What the authority of a hall may vouch for: private networks, names that end in `.local`, and the addresses that its
// machine had when it was made. A phone trusts it with nothing else, whoever comes by its key (RFC 5280, 4.2.1.10).
import { BlockList, isIPv4, isIPv6 } from 'node:net';

export const constraintsId = '2.5.29.30';

const names = ['local', 'localhost'];

/** RFC 1918, 6598, 3927, and this machine. */
const networks = [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['100.64.0.0', 10],
  ['169.254.0.0', 16],
  ['127.0.0.0', 8],
] as const;

/** As they stand in it: a sequence of one address with its mask. */
const subtree = /300a8708([0-9a-f]{8})([0-9a-f]{8})/g;

const addressText = (hex: string): string => Buffer.from(hex, 'hex').join('.');
const bitsIn = (hex: string): number => Number.parseInt(hex, 16).toString(2).replaceAll('0', '').length;

/** Whether an authority with these constraints may sign for a name or an address. */
export const vouchesFor = (constraints: ArrayBuffer): ((name: string) => boolean) => {
  const permitted = new BlockList();
  for (const [, address = '', mask = ''] of Buffer.from(constraints).toString('hex').matchAll(subtree))
    permitted.addSubnet(addressText(address), bitsIn(mask));
  return (name) => {
    if (isIPv4(name)) return permitted.check(name);
    return !isIPv6(name) && names.some((each) => name === each || name.endsWith(`.${each}`));
  };
};

const tags = { sequence: 0x30, permitted: 0xa0, dnsName: 0x82, ipAddress: 0x87 };

/** Tag, length, value (DER): nothing here is as long as 65536. */
const der = (tag: number, ...parts: readonly Uint8Array[]): Uint8Array => {
  const value = Buffer.concat(parts);
  const length = value.length < 128 ? [value.length] : [0x82, value.length >> 8, value.length & 0xff];
  return Buffer.concat([Uint8Array.from([tag, ...length]), value]);
};

const addressAndMask = (network: string, bits: number): Uint8Array =>
  Uint8Array.from([
    ...network.split('.').map(Number),
    ...[0, 8, 16, 24].map((from) => (0xff00 >> Math.min(8, Math.max(0, bits - from))) & 0xff),
  ]);

/** Every IPv6 address is left out by permitting one range that nobody has: this machine's own. */
const thisMachine = Uint8Array.from([...new Uint8Array(15), 1, ...new Uint8Array(16).fill(0xff)]);

/** `addresses` are those of the machine, private or not. */
export const nameConstraints = (addresses: readonly string[]): ArrayBuffer => {
  const subtrees = [
    ...names.map((name) => der(tags.dnsName, Buffer.from(name))),
    ...networks.map(([network, bits]) => der(tags.ipAddress, addressAndMask(network, bits))),
    ...addresses.filter((each) => isIPv4(each)).map((each) => der(tags.ipAddress, addressAndMask(each, 32))),
    der(tags.ipAddress, thisMachine),
  ].map((base) => der(tags.sequence, base));
  return Uint8Array.from(der(tags.sequence, der(tags.permitted, ...subtrees))).buffer;
};
