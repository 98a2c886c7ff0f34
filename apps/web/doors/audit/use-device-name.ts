// How a device of the log is told: its browser where it is known, or what kind of thing it is.
import { deviceName } from '../../people/device-name.ts';
import type { ClocksAnswer } from '../../people/questions.ts';
import { useTranslation } from '../../texts/use-translation.ts';

export type AgentsKnown = Readonly<Record<string, string>>;

export const agentsIn = ({ devices }: ClocksAnswer): AgentsKnown =>
  Object.fromEntries(devices.map(({ device, agent }) => [device, agent]));

export const useDeviceName = (agents: AgentsKnown): ((device: string) => string) => {
  const { t } = useTranslation('people');
  return (device) => {
    const name = deviceName(agents[device] ?? '');
    if (device.startsWith('token-')) return name === null ? t('agent.token') : t('agent.program', { name });
    if (device.startsWith('key-')) return t('agent.key');
    if (device === 'server') return t('agent.server');
    return name ?? t('agent.unknown');
  };
};
