// Keeps a public page up: each new picture is drawn with the very functions that the server drew the page with.
import type { Lang } from '@omerta/base/lang.ts';
import { contextOf, type PageContext } from '@omerta/pages/context.ts';
import { serverAddresses } from '@omerta/pages/frame/addresses.ts';
import { statusOf } from '@omerta/pages/game/game-status.ts';
import { tableNow } from '@omerta/pages/game/table-now.ts';
import type { TableView } from '@omerta/pages/picture.ts';
import { wordsIn } from '@omerta/pages/texts/words.ts';
import { tournamentMain } from '@omerta/pages/tournament/tournament-page.ts';
import { gameStatuses } from '@omerta/tournament/state.ts';
import type { PublicTournament } from '@omerta/tournament/view/public.ts';
import { type LivePicture, watchLive } from '../server/live.ts';
import { drawingAgain } from './draw-again.ts';
import { offerFinding } from './find.ts';

const minute = 60_000;

/** A game that is over has its whole page once its result is released: it is asked for so often. */
const lookAgain = 20_000;

type Kind = 'tournament' | 'game';

/** The line above the table: its tournament wrote it, and the table knows better. */
const drawStatus = (context: PageContext, { phase }: TableView): void => {
  const line = document.querySelector<HTMLElement>('[data-status]');
  const known = gameStatuses.find((status) => status === line?.dataset['status']);
  if (line && known) line.textContent = statusOf(context, known, phase);
};

type Draw = (text: string) => void;

const drawPicture = (kind: Kind, context: PageContext, view: LivePicture['view'], draw: Draw): void => {
  // The server of this page wrote it: it is as its own type says, or the page is asked for anew.
  if (kind === 'tournament') return draw(tournamentMain(context, view as unknown as PublicTournament).text);
  const table = view as unknown as TableView;
  draw(tableNow(context, table, null).text);
  drawStatus(context, table);
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
        drawPicture(
          kind,
          contextOf(lang, serverAddresses(tournament, lang), picture.names),
          picture.view,
          draw,
        );
      } catch {
        return location.reload();
      }
      if (kind !== 'game' || isOver || picture.view['result'] === null) return;
      isOver = true;
      waitForRelease();
    },
  });
};
