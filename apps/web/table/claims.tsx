// What a player said of himself, written down: he came out as Sheriff, he named a check, he took it back.
import { teams } from '@omerta/rules/game/role.ts';
import { type Seat, seats } from '@omerta/rules/game/seat.ts';
import { useState } from 'react';
import { useTranslation } from '../texts/use-translation.ts';
import { useRingTap } from './use-ring-tap.ts';
import { useWriting } from './use-writing.ts';

export const Claims = ({ seat, onDone }: { readonly seat: Seat; readonly onDone: () => void }) => {
  const { t } = useTranslation(['seat', 'table']);
  const [open, setOpen] = useState(false);
  const [target, setTarget] = useState<Seat | null>(null);
  const write = useWriting(onDone);
  const choose = (tapped: Seat): void => setTarget(tapped === seat ? null : tapped);
  useRingTap(open ? choose : null);
  return (
    <details className="claims" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('seat:claims.title')}</summary>
      <div className="choices">
        <button
          type="button"
          className="button"
          data-claim="sheriff"
          onClick={() => write({ type: 'claim', seat, check: null })}
        >
          {t('seat:claims.sheriff')}
        </button>
        <button
          type="button"
          className="button"
          data-claim="retract"
          onClick={() => write({ type: 'retract', seat })}
        >
          {t('seat:claims.retract')}
        </button>
      </div>
      <p className="quiet">{t('seat:claims.check')}</p>
      <div className="choices">
        {seats
          .filter((each) => each !== seat)
          .map((each) => (
            <button
              key={each}
              type="button"
              className="button"
              data-claim={each}
              aria-pressed={target === each}
              onClick={() => setTarget(each)}
            >
              {each}
            </button>
          ))}
      </div>
      {target !== null && (
        <div className="choices">
          {teams.map((team) => (
            <button
              key={team}
              type="button"
              className="button"
              data-claim={team}
              onClick={() => write({ type: 'claim', seat, check: { target, team } })}
            >
              {t('seat:claims.is', { seat: target, team: t(`table:role.${team}`) })}
            </button>
          ))}
        </div>
      )}
    </details>
  );
};
