// The door `/play/alone`: a whole game against nine bots, in this page alone.

import { refusalText } from '@omerta/play/messages/refusal-text.ts';
import type { SeatPicture } from '@omerta/play/picture.ts';
import { notationOf } from '@omerta/play/record.ts';
import './play.css';
import { useState } from 'react';
import { useLang, useSettings } from '../../device/settings.ts';
import { useWatched } from '../../device/use-watched.ts';
import { usePageTitle } from '../../look/page-title.ts';
import { PageTop } from '../../look/page-top.tsx';
import type { AloneGame, AloneShown } from '../../rooms/alone/game.ts';
import type { KeptGame } from '../../rooms/alone/kept-game.ts';
import { paces } from '../../rooms/alone/pace.ts';
import { dealGame, forgetGame, keptGame } from '../../rooms/alone/shelf.ts';
import { wish, wishes } from '../../rooms/alone/wishes.ts';
import { isInGame, ownSeat, sceneOf } from '../../rooms/seen/moment.ts';
import { useNavigate } from '../../routing/way.ts';
import { rulebookOf } from '../../rulebooks/all.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { EndScreen } from './end/end-screen.tsx';
import { forgetNotes } from './screen/notes.tsx';
import { PlayerScreen } from './screen/player-screen.tsx';
import type { Onward } from './screen/use-seat.ts';
import { useAlone } from './use-alone.ts';

/** How the game goes on this device, changed in the middle of it. */
const AloneTools = () => {
  const { t } = useTranslation('play');
  const { pace, aloud } = useWatched(wishes);
  return (
    <>
      <div className="choices thirds">
        {paces.map((each) => (
          <button
            key={each}
            type="button"
            className="button"
            data-pace={each}
            aria-pressed={each === pace}
            onClick={() => wish({ pace: each })}
          >
            {t(`alone.paces.${each}`)}
          </button>
        ))}
      </div>
      <label className="play-tick">
        <input type="checkbox" checked={aloud} onChange={({ target }) => wish({ aloud: target.checked })} />
        {t('alone.voice')}
      </label>
      <p className="quiet">{t('alone.stands')}</p>
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

/** Whoever is asked for something goes on without doing it: another word, so that nobody skips his own turn. */
const skipWord = (waits: AloneShown['waits'], { asks }: SeatPicture): Onward['says'] => {
  if (waits === 'card') return 'looked';
  return asks ? 'onward' : 'skip';
};

type Props = { readonly game: AloneGame; readonly kept: KeptGame; readonly onAgain: () => void };

const Running = ({ game, kept, onAgain }: Props) => {
  const lang = useLang();
  const { picture, room, waits } = useWatched(game.shown);
  const rulebook = rulebookOf(kept);
  if (!rulebook) return null;
  if (sceneOf(picture) === 'over')
    return (
      <EndScreen picture={picture} own={ownSeat(picture)} notation={notationOf(room)} onAgain={onAgain} />
    );
  const skip: Onward = { says: skipWord(waits, picture), press: game.skip };
  const onward: readonly Onward[] =
    picture.view && !isInGame(picture) ? [skip, { says: 'finish', press: game.finish }] : [skip];
  const act = async (what: string): Promise<string | null> => {
    const refusal = game.act(picture.asks?.ask ?? 0, what);
    return refusal && refusalText(refusal, lang);
  };
  return (
    <PlayerScreen
      game={{ picture, rulebook, now: game.now, act, onward, notes: notesName(kept), tools: <AloneTools /> }}
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
