// A record with words beside the game: they never enter the log, stand under whoever gave them, and can be erased.
import { expect, it } from 'vitest';
import { checkArchive } from './archive/check.ts';
import { archiveTournament } from './archive/make.ts';
import { gameAlone } from './free-words.ts';
import { cup, give, playingClub } from './testing/club.ts';
import { recordOf } from './testing/lines.ts';
import { granted } from './testing/played.ts';
import { verifyLog } from './verify.ts';

const game = 'q/1/1';
const secrets = /Ivan|Petrov|phone|hospital/;

const bare = recordOf(['night 1', 'day 1', 'forfeit 2']);
const wordy = bare
  .replace(
    '[seat 1',
    '# Ivan Petrov sat here\n[event "At Ivan Petrov’s"]\n[referee "Ivan Petrov"]\n[x-contact phone]\n[seat 1',
  )
  .replace('day 1', 'day 1 # p3 came from the hospital')
  .concat('# call his phone\n');

it('leaves a record alone that says nothing else, and one that cannot be read', () => {
  expect(gameAlone(bare)).toBe(bare);
  expect(gameAlone('no record # Ivan')).toBe('no record # Ivan');
  expect(gameAlone(wordy)).not.toMatch(secrets);
  expect(gameAlone(gameAlone(wordy))).toBe(gameAlone(wordy));
});

it.each(['hand-in-sheet', 'correct-sheet'] as const)('by %s they go beside the log', async (type) => {
  const club = await playingClub();
  await give(club, 'ref', 'announce-result', { game, winner: 'red' });
  if (type === 'correct-sheet') {
    const first = recordOf(['night 1', 'day 1', 'foul 3', 'forfeit 2']);
    await give(club, 'ref', 'hand-in-sheet', { game, paper: { record: first } });
    await give(club, 'ref', type, { game, paper: { record: wordy }, reason: 'written anew' });
  } else await give(club, 'ref', type, { game, paper: { record: wordy } });
  const log = (await Array.fromAsync(club.store.export())).join('\n');
  expect(log).not.toMatch(secrets);
  expect(Object.values((await club.store.people.get('ref'))?.['papers'] ?? {})).toEqual([wordy]);
  granted(await verifyLog(club.store));
  const archive = granted(await archiveTournament(club.store, cup, { people: false }));
  const { files } = granted(await checkArchive(archive)).archive;
  expect([...files.values()].join('\n')).not.toMatch(secrets);
  expect(await club.store.people.erase('ref')).toBe(true);
  expect(await club.store.people.get('ref')).toBeUndefined();
});
