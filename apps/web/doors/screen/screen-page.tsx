// The door `/screen/CODE`: a wall of the hall, with nothing to press. It shows what the desk points it at, for ever.

import { usePageTitle } from '../../look/page-title.ts';
import { useWakeLock } from '../../offline/wake-lock.ts';
import { useParams } from '../../routing/way.ts';
import { Show } from '../../shows/show.tsx';
import { useTables } from '../../shows/use-hall.ts';
import { useScreenCode } from '../../shows/use-screen-code.ts';
import { useWall } from '../../shows/use-wall.ts';
import { Sentence, Wall } from '../../shows/wall.tsx';
import { useTranslation } from '../../texts/use-translation.ts';

type WatchedProps = {
  readonly code: string;
  readonly tournament: string;
  readonly screen: string;
  readonly onRefused: () => void;
};

const Watched = ({ code, tournament, screen, onRefused }: WatchedProps) => {
  const { t } = useTranslation('shows');
  const { picture, names, isOther, now, stale } = useWall(tournament, code, onRefused);
  const own = picture?.screens.find((each) => each.screen === screen);
  const tables = useTables(tournament, picture, own ? [own.shows] : [], { token: code });
  if (isOther) return <Sentence say={t('another')} isFault />;
  if (!picture) return <Sentence say={t('connecting')} />;
  if (!own) return <Sentence say={t('waiting')} />;
  return (
    <Wall stale={stale}>
      <Show shows={own.shows} hall={{ picture, names, tables, now }} />
    </Wall>
  );
};

export const ScreenPage = () => {
  const { t } = useTranslation('shows');
  const { code = '' } = useParams();
  const { state, again } = useScreenCode(code);
  useWakeLock();
  usePageTitle(t('title'));
  switch (state.is) {
    case 'asking':
      return <Sentence say={t('connecting')} />;
    case 'unknown':
      return <Sentence say={t('unknown')} isFault />;
    case 'revoked':
      return <Sentence say={t('revoked')} isFault />;
    case 'here':
      return (
        <Watched
          key={`${code}/${state.tournament}`}
          {...{ code, tournament: state.tournament, screen: state.screen }}
          onRefused={again}
        />
      );
  }
};
