// What a player said of himself, written down: he came out as Sheriff, he named a check, he took it back.
import type { Command } from '@omerta/rules/game/command.ts';
import { teams } from '@omerta/rules/game/role.ts';
import { type Seat, seats } from '@omerta/rules/game/seat.ts';
import { useState } from 'react';
import { useTable } from '../board/use-table.ts';
import { beside } from '../play/play.ts';
import { useTranslation } from '../texts/use-translation.ts';

export const Claims = ({ seat, onDone }: { readonly seat: Seat; readonly onDone: () => void }) => {
  const { t } = useTranslation(['seat', 'table']);
  const { session, course, answer } = useTable();
  const [target, setTarget] = useState<Seat | null>(null);
  const write = (command: Command): void => {
    answer(beside(session, command, course.version));
    onDone();
  };
  return (
    <details className="claims">
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
