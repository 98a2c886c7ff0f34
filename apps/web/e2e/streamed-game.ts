// A recorded game led on a club's server line by line, as a referee's device would tell it: what walls, boards and overlays are shown over it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Place } from '@omerta/server/api/place.ts';
import { givenAt, toCup } from '@omerta/server/testing/owned.ts';
import type { Page } from 'playwright-core';
import { fillIn, submit } from './club-people.ts';
import { openDesk } from './desk-way.ts';
import { readGame } from './games.ts';

export const streamedGame = 'q/1/1';

const record = readGame(readFileSync(join(import.meta.dirname, 'tour.mgn'), 'utf8'));
const roles = record.seats.map(({ role }) => role);
export const recordedLines = record.lines.map(({ command }) => command);

/** It is called already, and begins; then `play` writes the next lines, with what the referee's clock shows. */
export const ledGame = async ({ office }: Pick<Place, 'office'>, referee: string) => {
  const give = givenAt({ office });
  await give(toCup, referee, 'start-game', { game: streamedGame });
  let done = 0;
  const play = async (upTo: number, clock: object | null = null): Promise<void> => {
    const { version } = await office.play('cup', streamedGame);
    const lines = recordedLines.slice(done, upTo);
    const handled = await office.handle({
      to: 'game',
      tournament: 'cup',
      game: streamedGame,
      expected: version,
      command: { id: `recorded-${done}`, by: referee, roles: [null, ...roles], lines, clock },
    });
    if (isRefusal(handled)) throw new Error(`${handled.code}: ${handled.sentence.en}`);
    done = upTo;
  };
  const over = (): Promise<void> =>
    give(toCup, referee, 'announce-result', { game: streamedGame, winner: 'red' });
  return { play, over };
};

/** The key of an overlay or the code of a screen, made in the desk's room of screens. */
export const madeKey = async (desk: Page, kind: 'overlay' | 'screen'): Promise<string> => {
  await openDesk(desk, 'cup', 'screens');
  await fillIn(desk, { [kind]: 'Эфир «Ёлка»' });
  await submit(desk, kind);
  return (await desk.locator(`[data-${kind}] [data-address]`).first().getAttribute('data-address')) ?? '';
};
