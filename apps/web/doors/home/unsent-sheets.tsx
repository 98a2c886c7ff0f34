// Signed sheets that their tournament does not have yet: their games are closed, and nothing else would say so.
import { isRefusal } from '@omerta/base/refusal.ts';
import { headOf, type SheetHead } from '@omerta/rules/protocol/head.ts';
import { signatureOf } from '@omerta/stream/signing.ts';
import { useAsync } from '../../device/use-async.ts';
import { followAll } from '../../games/follow-server.ts';
import { ground } from '../../games/ground.ts';
import { useServed } from '../../games/use-served.ts';
import { Link } from '../../routing/link.tsx';
import { useTranslation } from '../../texts/use-translation.ts';

type Unsent = { readonly stream: string; readonly head: SheetHead };

const find = async (): Promise<readonly Unsent[]> => {
  const opened = await ground();
  if (isRefusal(opened)) return [];
  const games = await Promise.all((await followAll()).map((stream) => opened.log.load(stream)));
  return games.flatMap((game) =>
    game && !isRefusal(game) && signatureOf(game.trail)
      ? [{ stream: game.id, head: headOf(game.course.opening.tags) }]
      : [],
  );
};

const Row = ({ stream, head: { event, game, table } }: Unsent) => {
  const { t } = useTranslation('served');
  const state = useServed(stream)?.state;
  if (state?.unsent === 0 && !state.owes) return null;
  return (
    <Link to="/result" search={{ game: stream }} className="button" data-unsent={stream}>
      <span>
        {t('unsentSheet.title')}
        <small>{t('unsentSheet.which', { event, game, table })}</small>
      </span>
    </Link>
  );
};

export const UnsentSheets = () => {
  const found = useAsync(find)?.value ?? [];
  return (
    <div role="status">
      {found.map((each) => (
        <Row key={each.stream} {...each} />
      ))}
    </div>
  );
};
