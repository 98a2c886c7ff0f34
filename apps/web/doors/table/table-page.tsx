// The door `/table`.
import { signatureOf } from '@omerta/stream/signing.ts';
import { GameDoor } from '../../games/game-door.tsx';
import { Navigate } from '../../routing/link.tsx';
import type { Session } from '../../session/session.ts';
import { TableScreen } from '../../table/table-screen.tsx';
import { useTranslation } from '../../texts/use-translation.ts';

/** A signed sheet is left by a correction, not by the table. */
const isSigned = (session: Session): boolean => signatureOf(session.live().trail) !== null;

export const TablePage = () => {
  const { t } = useTranslation('table');
  return (
    <GameDoor title={t('title')}>
      {(session) =>
        isSigned(session) ? <Navigate to="/result" replace /> : <TableScreen session={session} />
      }
    </GameDoor>
  );
};
