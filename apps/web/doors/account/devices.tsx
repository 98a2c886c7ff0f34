// My devices: which they are, since when and when last, and signing any of them out.
import { useState } from 'react';
import { deviceName } from '../../people/device-name.ts';
import { Refused } from '../../people/fields.tsx';
import { type OwnDevice, questions } from '../../people/questions.ts';
import { useSending } from '../../people/use-asked.ts';
import { useMoments } from '../../people/use-moment.ts';
import { useOneGame } from '../../people/use-one-game.ts';
import { useTranslation } from '../../texts/use-translation.ts';

type RowProps = { readonly device: OwnDevice; readonly onRevoke: () => void; readonly sending: boolean };

const Row = ({ device, onRevoke, sending }: RowProps) => {
  const { t } = useTranslation('people');
  const { at } = useMoments();
  const gameName = useOneGame();
  const { agent, made, used, until, only, current } = device;
  const name = deviceName(agent) ?? t('agent.unknown');
  return (
    <li data-device={current ? 'current' : device.id}>
      <span className="what">
        <b>{name}</b>
        {current && ` · ${t('account.current')}`}
        <span className="quiet">
          {t('account.since', { at: at(made) })}, {t('account.used', { at: at(used) })}
        </span>
        {only && until !== null && (
          <span className="quiet">{t('account.forGame', { game: gameName(only), until: at(until) })}</span>
        )}
      </span>
      {!current && (
        <button
          type="button"
          className="button danger"
          data-do="revoke"
          aria-label={t('account.revokeNamed', { device: name })}
          disabled={sending}
          onClick={onRevoke}
        >
          {t('account.revoke')}
        </button>
      )}
    </li>
  );
};

type Props = { readonly devices: readonly OwnDevice[]; readonly again: () => void };

export const Devices = ({ devices, again }: Props) => {
  const { t } = useTranslation('people');
  const { sending, refused, send } = useSending();
  const [ended, setEnded] = useState<number | null>(null);
  const revoke = async (id: string): Promise<void> => {
    setEnded(null);
    if (await send(() => questions.revoke(id))) setEnded(1);
    again();
  };
  const revokeOthers = async (): Promise<void> => {
    const done = await send(questions.revokeOthers);
    setEnded(done?.ended ?? null);
    again();
  };
  return (
    <section className="field" data-part="devices">
      <h2>{t('account.devices')}</h2>
      <ul className="rows">
        {devices.toReversed().map((device) => (
          <Row key={device.id} device={device} sending={sending} onRevoke={() => void revoke(device.id)} />
        ))}
      </ul>
      <Refused sentence={refused} />
      <p className="quiet" role="status">
        {ended === null ? '' : t('account.revoked', { count: ended })}
      </p>
      {devices.length > 1 && (
        <button
          type="button"
          className="button"
          data-do="revoke-others"
          disabled={sending}
          onClick={() => void revokeOthers()}
        >
          {t('account.revokeOthers')}
        </button>
      )}
    </section>
  );
};
