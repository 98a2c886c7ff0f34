// Where other devices of the same network find this machine.
import { hostname, type NetworkInterfaceInfo, networkInterfaces } from 'node:os';

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** Of containers, virtual machines and tunnels: no phone of the hall is behind them. */
const inner = /^(docker|br-|veth|virbr|vmnet|vboxnet|tun|tap|utun|bridge)/;

/** IPv4, what a phone most likely reaches first. */
export const networkAddresses = (interfaces: Interfaces = networkInterfaces()): readonly string[] =>
  Object.entries(interfaces)
    .toSorted(([one], [other]) => Number(inner.test(one)) - Number(inner.test(other)))
    .flatMap(([, each]) => each ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);

/** As a phone writes it: `laptop.local` is found without a server for names. */
export const localName = (name: string = hostname()): string | null => {
  const label = (name.split('.')[0] ?? '').toLowerCase();
  return /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(label) ? `${label}.local` : null;
};
