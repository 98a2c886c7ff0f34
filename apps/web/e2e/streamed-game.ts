// A recorded game led on a club's server line by line, as a referee's device would tell it: what walls, boards and overlays are shown over it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Place } from '@omerta/server/api/place.ts';
import { givenAt, toCup } from '@omerta/server/testing/owned.ts';
import type { Page } from 'playwright-core';
import { asked } from './club-people.ts';
import { readGame } from './games.ts';
import type { House } from './screen.ts';

export const streamedGame = 'q/1/1';

const record = readGame(readFileSync(join(import.meta.dirname, 'tour.mgn'), 'utf8'));
const roles = record.seats.map(({ role }) => role);
export const recordedLines = record.lines.map(({ command }) => command);

/** It is called already, and begins; then `play` writes the next lines, with what the referee's clock shows. */
export const ledGame = async ({ office }: Pick<Place, 'office'>, referee: string) => {
  await givenAt({ office })(toCup, referee, 'start-game', { game: streamedGame });
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
  return { play };
};

/** The key of an overlay or the code of a screen, made at the desk. */
export const madeKey = async (
  desk: Page,
  house: House,
  kind: 'overlay' | 'screen',
): Promise<{ readonly id: string; readonly key: string }> =>
  (await asked(desk, house, '/api/tournaments/cup/keys', { kind, name: kind })).json;
