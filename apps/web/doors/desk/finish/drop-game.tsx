// A published game that nobody is called to and nobody will play: let go with a reason, for the log.
import { useState } from 'react';
import { Confirm } from '../../../desk/confirm.tsx';
import { useDesk } from '../../../desk/desk.tsx';
import { useGameName } from '../../../desk/use-game-name.ts';
import type { DeskGame } from '../../../desk/wire/picture.ts';
import { TextField } from '../../../people/fields.tsx';
import { useTranslation } from '../../../texts/use-translation.ts';
import { useHolds } from '../hall/hall-view.ts';

export const DropGame = ({ game: { id, attempt } }: { readonly game: DeskGame }) => {
  const { t } = useTranslation('finish');
  const { give, isSending } = useDesk();
  const nameOf = useGameName();
  const [reason, setReason] = useState('');
  const what = attempt === 1 ? 'unplayed' : 'unreplayed';
  const isMine = useHolds('chief', ...(what === 'unplayed' ? ['organiser'] : []));
  if (!isMine) return null;
  const game = nameOf(id);
  return (
    <Confirm
      title={t(`${what}.title`)}
      subject={id}
      name="drop-game"
      isDisabled={isSending}
      isReady={reason.trim() !== ''}
      onAsk={() => setReason('')}
      onConfirm={() =>
        void give({ type: 'drop-game', game: id, reason: reason.trim() }, { told: t('notPlayed', { game }) })
      }
    >
      <p>{game}</p>
      <p>{t(`${what}.what`)}</p>
      <TextField label={t('why')} name="reason" value={reason} isLong onWrite={setReason} />
    </Confirm>
  );
};
