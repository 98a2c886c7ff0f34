// Sending a signed sheet back: with a reason, and what it will do.
import { type FormEvent, useState } from 'react';
import { useDesk } from '../../../desk/desk.tsx';
import { useGameName } from '../../../desk/use-game-name.ts';
import type { DeskGame } from '../../../desk/wire/picture.ts';
import { Dialog } from '../../../look/dialog.tsx';
import { useTranslation } from '../../../texts/use-translation.ts';

type Props = {
  readonly game: DeskGame;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onDone: () => void;
};

export const SendBack = ({ game, isOpen, onClose, onDone }: Props) => {
  const { t } = useTranslation('sheets');
  const { give } = useDesk();
  const gameName = useGameName();
  const [reason, setReason] = useState('');
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (reason.trim() === '') return;
    onClose();
    const command = { type: 'return-sheet', game: game.id, reason } as const;
    if (await give(command, { told: t('review.returned', { game: gameName(game.id) }) })) onDone();
  };
  return (
    <Dialog open={isOpen} onClose={onClose} title={t('review.return')}>
      <form className="field" data-form="return" onSubmit={(event) => void send(event)}>
        <label className="field">
          <span className="label">{t('review.returnWhy')}</span>
          <input
            className="input"
            name="return-reason"
            autoFocus
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </label>
        <button type="submit" className="button main" disabled={reason.trim() === ''}>
          {t('review.returnDo')}
        </button>
      </form>
    </Dialog>
  );
};
