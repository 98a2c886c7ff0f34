// The end of a proposal: its reason, and the button that shows what would change before it is proposed.

import type { RulingChange } from '@omerta/tournament/command.ts';
import { longestText } from '@omerta/tournament/meta.ts';
import { useState } from 'react';
import { Foreseen } from '../../../desk/foreseen.tsx';
import type { DeskGame, DeskProtest } from '../../../desk/wire/picture.ts';
import { newId } from '../../../device/new-id.ts';
import { TextField } from '../../../people/fields.tsx';
import { useTranslation } from '../../../texts/use-translation.ts';

export type RulingAbout = {
  readonly game: DeskGame;
  readonly protest: DeskProtest | null;
  readonly onProposed: () => void;
};

type ProposeProps = RulingAbout & {
  readonly change: RulingChange | null;
  readonly reason: string;
  readonly onReason: (reason: string) => void;
};

export const Propose = ({ game, protest, onProposed, change, reason, onReason }: ProposeProps) => {
  const { t } = useTranslation('cases');
  const [ruling] = useState(newId);
  const about = { ruling, game: game.id, protest: protest?.id ?? null, reason };
  return (
    <>
      <TextField
        label={t('reason')}
        name="ruling-reason"
        most={longestText}
        value={reason}
        onWrite={onReason}
      />
      {change && (
        <Foreseen
          title={t('propose.do')}
          name="propose"
          className="button main"
          isDisabled={reason.trim() === ''}
          command={{ type: 'propose-ruling', ...about, change }}
          told={t('propose.done')}
          onDone={onProposed}
        />
      )}
    </>
  );
};
