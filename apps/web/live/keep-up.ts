// Keeps a public page up: each new picture is drawn with the very functions that the server drew the page with.
import type { Lang } from '@omerta/base/lang.ts';
import { contextOf } from '@omerta/pages/context.ts';
import { serverAddresses } from '@omerta/pages/frame/addresses.ts';
import type { Html } from '@omerta/pages/frame/html.ts';
import { tableNow } from '@omerta/pages/game/table-now.ts';
import type { TableView } from '@omerta/pages/picture.ts';
import { wordsIn } from '@omerta/pages/texts/words.ts';
import { tournamentMain } from '@omerta/pages/tournament/tournament-page.ts';
import type { PublicTournament } from '@omerta/tournament/view/public.ts';
import { type LivePicture, watchLive } from '../server/live.ts';
import { drawingAgain } from './draw-again.ts';
import { offerFinding } from './find.ts';

const minute = 60_000;

/** A game that is over has its whole page once its result is released: it is asked for so often. */
const lookAgain = 20_000;

type Kind = 'tournament' | 'game';

const drawnOf = (kind: Kind, lang: Lang, tournament: string, { view, names }: LivePicture): Html => {
  const context = contextOf(lang, serverAddresses(tournament, lang), names);
  // The server of this page wrote it: it is as its own type says, or the page is asked for anew.
  return kind === 'tournament'
    ? tournamentMain(context, view as unknown as PublicTournament)
    : tableNow(context, view as unknown as TableView, null);
};

/** Says since when nothing is known; nothing while there is a connection. */
const standing = (lang: Lang): ((isConnected: boolean) => void) => {
  const line = document.querySelector('[data-standing]');
  let lost: number | null = null;
  const say = (): void => {
    if (!line) return;
    line.textContent =
      lost === null ? '' : wordsIn(lang).live.stale(Math.floor((Date.now() - lost) / minute));
  };
  setInterval(say, minute / 2);
  return (isConnected) => {
    if (isConnected) lost = null;
    else lost ??= Date.now();
    say();
  };
};

/** A result may be released any time from now on. */
const waitForRelease = (): void => {
  setInterval(async () => {
    const answer = await fetch(location.href).catch(() => null);
    if (answer?.ok && !(await answer.text()).includes('data-watch=')) location.reload();
  }, lookAgain);
};

export const keepUp = (lang: Lang, watch: string, n: number): void => {
  const [kind = '', tournament = ''] = watch.split('/');
  const root = kind === 'tournament' ? document.querySelector('main') : document.querySelector('[data-live]');
  if (!root || (kind !== 'tournament' && kind !== 'game')) return;
  const draw = drawingAgain(root, offerFinding);
  offerFinding(document);
  let isOver = false;
  watchLive([{ watch, as: 'public', after: n }], {
    connected: standing(lang),
    refused: () => undefined,
    picture: (picture) => {
      try {
        draw(drawnOf(kind, lang, tournament, picture).text);
      } catch {
        return location.reload();
      }
      if (kind !== 'game' || isOver || picture.view['result'] === null) return;
      isOver = true;
      waitForRelease();
    },
  });
};
