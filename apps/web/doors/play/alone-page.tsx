// The door `/play/alone`: a whole game against nine bots, in this page alone.

import { refusalText } from '@omerta/play/messages/refusal-text.ts';
import { notationOf } from '@omerta/play/record.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useLang, useSettings } from '../../device/settings.ts';
import { useWatched } from '../../device/use-watched.ts';
import { usePageTitle } from '../../look/page-title.ts';
import { PageTop } from '../../look/page-top.tsx';
import type { AloneGame } from '../../rooms/alone/game.ts';
import type { KeptGame } from '../../rooms/alone/kept-game.ts';
import { paces } from '../../rooms/alone/pace.ts';
import { dealGame, forgetGame, keptGame } from '../../rooms/alone/shelf.ts';
import { wish, wishes } from '../../rooms/alone/wishes.ts';
import { isInGame, sceneOf } from '../../rooms/seen/moment.ts';
import { rulebookOf } from '../../rulebooks/all.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { EndScreen } from './end/end-screen.tsx';
import { forgetNotes } from './screen/notes.tsx';
import { PlayerScreen } from './screen/player-screen.tsx';
import type { Onward } from './screen/use-seat.ts';
import { useAlone } from './use-alone.ts';

/** One press changes the pace to the next. */
const PaceButton = () => {
  const { t } = useTranslation('play');
  const { pace, aloud } = useWatched(wishes);
  const next = paces[(paces.indexOf(pace) + 1) % paces.length] ?? pace;
  return (
    <>
      <button type="button" className="button" data-tool="pace" onClick={() => wish({ pace: next })}>
        {t(`alone.paces.${pace}`)}
      </button>
      <button
        type="button"
        className="button"
        data-tool="voice"
        aria-pressed={aloud}
        onClick={() => wish({ aloud: !aloud })}
      >
        {t('tools.voice')}
      </button>
    </>
  );
};

const useNewGame = (): ((from: KeptGame) => KeptGame) => {
  const { t } = useTranslation('play');
  const { play } = useSettings();
  const { nickname } = useWatched(wishes);
  return ({ rulebook, switches }) =>
    dealGame({
      rulebook,
      switches,
      language: play,
      nickname: nickname.trim() || t('alone.usualName'),
      names: t('alone.names').split(', '),
    });
};

const notesName = ({ server }: KeptGame): string => server.slice(0, 16);

type Props = { readonly game: AloneGame; readonly kept: KeptGame; readonly onAgain: () => void };

const Running = ({ game, kept, onAgain }: Props) => {
  const lang = useLang();
  const { picture, room, waits } = useWatched(game.shown);
  const rulebook = rulebookOf(kept);
  if (!rulebook) return null;
  if (sceneOf(picture) === 'over')
    return <EndScreen picture={picture} notation={notationOf(room)} onAgain={onAgain} />;
  const skip: Onward = { says: waits === 'card' ? 'looked' : 'skip', press: game.skip };
  const onward: readonly Onward[] =
    picture.view && !isInGame(picture) ? [skip, { says: 'finish', press: game.finish }] : [skip];
  const act = async (what: string): Promise<string | null> => {
    const refusal = game.act(picture.asks?.ask ?? 0, what);
    return refusal && refusalText(refusal, lang);
  };
  return (
    <PlayerScreen
      game={{ picture, rulebook, now: game.now, act, onward, notes: notesName(kept), tools: <PaceButton /> }}
    />
  );
};

const Game = ({ kept, onAgain }: { readonly kept: KeptGame; readonly onAgain: () => void }) => {
  const { t } = useTranslation('play');
  const game = useAlone(kept);
  if (game === undefined) return null;
  if (game) return <Running game={game} kept={kept} onAgain={onAgain} />;
  return (
    <main className="page">
      <PageTop title={t('alone.title')} back="/play" />
      <p role="alert">{t('alone.broken')}</p>
      <button type="button" className="button main" onClick={onAgain}>
        {t('alone.anew')}
      </button>
    </main>
  );
};

export const AlonePage = () => {
  const { t } = useTranslation('play');
  const navigate = useNavigate();
  const [kept, setKept] = useState(keptGame);
  const anew = useNewGame();
  usePageTitle(t('alone.title'));
  if (!kept) {
    void navigate({ to: '/play', replace: true });
    return null;
  }
  const again = (): void => {
    forgetNotes(notesName(kept));
    forgetGame();
    setKept(anew(kept));
  };
  return <Game key={kept.server} kept={kept} onAgain={again} />;
};
