// The real screens on a page that is given one game after another: nothing is stored, the clock stands.
import type { Lang } from '@omerta/base/lang.ts';
import '@fontsource-variable/golos-text';
import '../look/tokens.css';
import '../look/base.css';
import '../look/parts.css';
import type { LineCommand } from '@omerta/rules/game/command.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import type { RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import { makeNotation } from '@omerta/stream/record.ts';
import { createMemoryHistory } from '@tanstack/history';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { changeSettings, type Settings } from '../device/settings.ts';
import { coverWhenHidden } from '../look/cover.ts';
import { chooseTheme } from '../look/theme.ts';
import { press } from '../play/play.ts';
import { makeWay, WayProvider } from '../routing/way.ts';
import { nextStep } from '../session/next-step.ts';
import type { Session } from '../session/session.ts';
import { openingWith, type Roles, room } from '../session/testing/sessions.ts';
import { type Screen, wander } from '../session/testing/wandering.ts';
import { TableScreen } from '../table/table-screen.tsx';
import { speak, startTexts } from '../texts/load.ts';

export type Staged = {
  readonly rulebook: RulebookId;
  readonly deal: Roles;
  readonly lines: readonly LineCommand[];
};

changeSettings({ wait: 0, sound: false });
chooseTheme('light');
coverWhenHidden();
await startTexts('ru');
const root = createRoot(document.getElementById('app') as HTMLElement);
let session: Session | undefined;
let shown = 0;

/** Drawn, with every letter in its own font. */
const painted = async (): Promise<void> => {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  await document.fonts.ready;
};

/** Everything a screen is made of; ids that only join labels to fields are numbered by the page. */
const html = (): string =>
  `${document.title} ${location.href} ${document.body.innerHTML.replaceAll(/(id|for|aria-\w+)="[^"]*(base-ui|:r|_r_)[^"]*"|data-stage="\d+"/g, '')}`;

/** Whatever is due before the next frame is done: a timer would wait four milliseconds each time. */
const turn = (): Promise<void> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(null);
  });

const drawn = async (): Promise<void> => {
  while (!document.querySelector(`[data-stage="${shown}"] main.table`)) await turn();
};

const put = async (game: Session): Promise<void> => {
  session = game;
  await game.settled();
  const own = ++shown;
  const way = makeWay({ history: createMemoryHistory(), parts: {} });
  // With its effects, as where a screen of the product comes: it hears of the very next line.
  flushSync(() =>
    root.render(
      <WayProvider key={own} value={way}>
        <div data-stage={own} style={{ display: 'contents' }}>
          <TableScreen session={game} />
        </div>
      </WayProvider>,
    ),
  );
  await drawn();
};

/** The words and names of a part of the screen as they stand, clocks included. */
const wordsOf = (selector: string): string =>
  [...document.querySelectorAll(selector)]
    .map((part) => `${part.getAttribute('aria-label') ?? ''} ${part.textContent}`)
    .join('\n');

/** What stands in the ring, in its middle, on the large button and in the day beside it. */
const screen: Screen = {
  open: put,
  read: async () => {
    // A clock draws itself anew when its page comes back to the front.
    flushSync(() => document.dispatchEvent(new Event('visibilitychange')));
    // Where cards are given the record alone says what comes next.
    if (document.querySelector('main.dealing')) return '';
    return ['[data-seat]', '.centre', '.next-bar .main', '.day'].map(wordsOf).join('\n');
  },
};

const stage = {
  /** Games from their own seeds gone through at random, with what is on the screen held against the model. */
  wander: async (games: readonly (readonly [RulebookId, number])[], presses: number): Promise<void> => {
    for (const [id, seed] of games) await wander(id, seed, presses, screen);
  },
  /** `presses` of the large button first: a speech with its clock, a call. */
  show: async (game: Staged, presses = 0): Promise<void> => {
    const started = await (await room()).start(openingWith(rulebook(game.rulebook), game.deal), game.lines);
    for (let i = 0; i < presses; i++) {
      const { course, aside } = started.live();
      press(started, nextStep(course.rulebook, course.state, aside), course.version);
    }
    await put(started);
    await painted();
    await painted();
  },
  /** In this language the last button of each selector, one after another; what is not there is passed over. The page it leads to. */
  walk: async (lang: Lang, selectors: readonly string[]): Promise<string> => {
    changeSettings({ lang, play: lang });
    await speak(lang);
    for (const selector of selectors) {
      await painted();
      [...document.querySelectorAll<HTMLElement>(selector)].at(-1)?.click();
    }
    await painted();
    await painted();
    return html();
  },
  set: (change: Partial<Settings>): void => changeSettings(change),
  notation: (): string => (session ? makeNotation(session.live().course) : ''),
  kept: (): string => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
};

export type StagePage = typeof stage;
Object.assign(globalThis, { stage });
