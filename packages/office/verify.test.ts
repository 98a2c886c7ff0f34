// A log is verified at any moment of a tournament, not only at its end.
import { needsOf } from '@omerta/tournament/papers.ts';
import { chooseBook } from '@omerta/tournament/rulebooks/choose.ts';
import { gameOf } from '@omerta/tournament/state.ts';
import { expect, it } from 'vitest';
import { checkArchive } from './archive/check.ts';
import { archiveTournament } from './archive/make.ts';
import { cup, give, playingClub } from './testing/club.ts';
import { granted } from './testing/played.ts';
import { verifyLog } from './verify.ts';

const roles = ['red', 'black', 'red', 'sheriff', 'red', 'black', 'red', 'red', 'don', 'red'];
const record = (lines: readonly string[]): string =>
  `[rulebook fsm-2024]\n${roles.map((role, i) => `[seat ${i + 1} "p${i + 1}" ${role}]`).join('\n')}\n${lines.join('\n')}\n`;

it('also while a record claims an approval that nobody has given', async () => {
  const club = await playingClub();
  expect(granted(await verifyLog(club.store))).toMatchObject({ tournaments: 1, games: 0 });
  await give(club, 'ref', 'announce-result', { game: 'q/1/1', winner: 'red' });
  const text = record(['night 1', 'day 1', 'forfeit 2', 'extra 1 0.7 by chief']);
  await give(club, 'ref', 'hand-in-sheet', { game: 'q/1/1', paper: { record: text } });
  const { state } = await club.office.tournament(cup);
  const game = gameOf(state, 'q/1/1');
  const book = chooseBook(state.rules);
  if (!game || !('scoring' in book)) throw new Error('no game');
  expect(needsOf(book, game)).toMatchObject([{ what: 'approval', by: 'chief', seat: 1 }]);
  expect(granted(await verifyLog(club.store))).toMatchObject({ tournaments: 1, games: 1 });
  granted(await checkArchive(granted(await archiveTournament(club.store, cup, { people: false }))));
});
