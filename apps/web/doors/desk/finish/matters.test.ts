// Everything that is still open has words, a room, and an order only where one press settles it.
import { expect, it } from 'vitest';
import type { DeskGame, DeskMatter, DeskPicture } from '../../../desk/wire/picture.ts';
import { finish as en } from '../../../texts/en/finish.ts';
import { finish as ru } from '../../../texts/ru/finish.ts';
import { comingLots, firstOrders, mattersOf } from './matters.ts';

const game = {
  id: 'q/2/1',
  status: 'called',
  attempt: 1,
  stage: 'q',
  round: 2,
  table: 1,
  referee: 'ref',
  seats: ['p1', 'p2', 'p3'],
} as unknown as DeskGame;

const pictureOf = (open: readonly DeskMatter[]) =>
  ({
    open,
    phase: 'running',
    kind: 'tournament',
    games: [game],
    plans: [
      { stage: 'q', name: 'Отбор', published: 2 },
      { stage: 'f', name: 'Финал', published: 0 },
    ],
    protests: [{ id: 'x1', player: 'p2' }],
    charges: [{ id: 'c1', person: 'p3' }],
  }) as unknown as Pick<DeskPicture, 'open' | 'phase' | 'kind' | 'games' | 'plans' | 'protests' | 'charges'>;

const ofGame = { game: 'q/2/1', clause: null };
const every: readonly DeskMatter[] = [
  { what: 'stage-unformed', stage: 'q' },
  { what: 'stage-unseated', stage: 'q' },
  { what: 'stage-short', stage: 'q', laid: 3, planned: 4 },
  { what: 'lot', stage: 'q', place: 2, players: ['p1', 'p2'], clause: '8.7.5' },
  { what: 'round-unpublished', stage: 'q', round: 3 },
  { what: 'unplayed', ...ofGame },
  { what: 'no-sheet', ...ofGame },
  { what: 'unsigned', ...ofGame },
  { what: 'unconfirmed', ...ofGame },
  { what: 'not-final', ...ofGame },
  { what: 'replay-due', ...ofGame, clause: '7.1' },
  { what: 'at-table-unknown', ...ofGame, clause: '8.4' },
  { what: 'unapproved', ...ofGame, of: 'committee', seat: 3, clause: '8.4.3' },
  { what: 'protested', game: 'q/2/1', protest: 'x1', clause: '9.1' },
  { what: 'ruling', game: 'q/2/1', ruling: 'r1' },
  { what: 'charge', game: 'q/2/1', charge: 'c1', clause: '6.9' },
];

it('is told in both languages, each in its own words', () => {
  for (const { open } of [en, ru]) {
    const told = every.map(({ what }) => open[what]);
    expect(told.every((words) => words.length > 3)).toBe(true);
    expect(new Set(told).size).toBe(every.length);
  }
});

it('names the place, who it is about, and leads to where it is settled', () => {
  const told = mattersOf(pictureOf(every)).map(({ what, round, table, who, room, thing }) => [
    what,
    `${round}/${table}`,
    who,
    room,
    thing,
  ]);
  expect(told).toEqual([
    ['stage-unformed', '0/null', null, 'seating', null],
    ['stage-unseated', '0/null', null, 'seating', null],
    ['stage-short', '0/null', null, 'seating', null],
    ['lot', '0/null', null, 'cases', 'lots'],
    ['round-unpublished', '3/null', null, 'seating', null],
    ['unplayed', '2/1', null, 'hall', 'q/2/1'],
    ['no-sheet', '2/1', 'ref', 'sheets', 'q/2/1'],
    ['unsigned', '2/1', 'ref', 'sheets', 'q/2/1'],
    ['unconfirmed', '2/1', null, 'sheets', 'q/2/1'],
    ['not-final', '2/1', null, 'sheets', 'q/2/1'],
    ['replay-due', '2/1', null, 'cases', 'rule-q/2/1'],
    ['at-table-unknown', '2/1', null, 'sheets', 'q/2/1'],
    ['unapproved', '2/1', 'p3', 'sheets', 'q/2/1'],
    ['protested', '2/1', 'p2', 'cases', 'x1'],
    ['ruling', '2/1', null, 'cases', 'rulings'],
    ['charge', '2/1', 'p3', 'cases', 'charges'],
  ]);
  expect(mattersOf(pictureOf(every)).every(({ stage }) => stage === 'Отбор')).toBe(true);
});

it('one press closes a game or publishes a round; a sheet is never signed or confirmed unread', () => {
  const orders = mattersOf(pictureOf(every)).flatMap(({ settles }) => settles ?? []);
  expect(orders).toEqual([
    { type: 'publish-round', stage: 'q', round: 3 },
    { type: 'close-game', game: 'q/2/1' },
  ]);
});

it('a stage is ended early, and one of which nothing was called falls away, from the last on', () => {
  const ends = (picture: Parameters<typeof mattersOf>[0]) => mattersOf(picture).map((each) => each.ends);
  const wanting: readonly DeskMatter[] = [
    { what: 'stage-short', stage: 'q' },
    { what: 'stage-unformed', stage: 'f' },
    { what: 'unplayed', ...ofGame },
  ];
  const picture = pictureOf(wanting);
  expect(ends(picture)).toEqual([
    { stage: 'q', whole: false, waiting: 0 },
    { stage: 'f', whole: true, waiting: 0 },
    null,
  ]);
  expect(ends({ ...picture, plans: picture.plans.toReversed() })[1]).toBeNull();
  expect(ends({ ...picture, phase: 'preparing' })).toEqual([null, null, null]);
});

it('a game that nobody is called to can be let go, and its stage ended with all of them: said once, with how many', () => {
  const played = { ...game, id: 'q/1/1', round: 1, status: 'final' } as const;
  const waiting = [1, 2].map(
    (table) => ({ ...game, id: `q/2/${table}`, table, status: 'scheduled' }) as const,
  );
  const replay = { ...game, id: 'q/1/1/2', round: 1, attempt: 2, status: 'scheduled' } as const;
  const unplayed = [...waiting, replay].map(({ id }): DeskMatter => ({ what: 'unplayed', game: id }));
  const picture = { ...pictureOf(unplayed), games: [played, ...waiting, replay] };
  const seen = (from: typeof picture) =>
    firstOrders(mattersOf(from)).map(({ drops, ends }) => [drops?.id, ends?.waiting]);
  expect(seen(picture)).toEqual([
    ['q/2/1', 2],
    ['q/2/2', undefined],
    ['q/1/1/2', undefined],
  ]);
  expect(seen({ ...picture, kind: 'evening' })[0]).toEqual(['q/2/1', undefined]);
  expect(mattersOf(pictureOf([{ what: 'unplayed', ...ofGame }]))[0]?.drops).toBeNull();
});

it('lots that will be needed are known before the last game is closed, once all is played', () => {
  const tied = [18, 24].map((place) => ({ stage: null, place, players: ['p1', 'p2'] }));
  const seen = (open: readonly DeskMatter[]) =>
    comingLots({ kind: 'tournament', phase: 'running', open, tied } as never);
  expect(seen([{ what: 'not-final', ...ofGame }])).toEqual([18, 24]);
  expect(seen([{ what: 'unplayed', ...ofGame }])).toEqual([]);
  expect(seen([{ what: 'stage-unformed', stage: 'f' }])).toEqual([]);
  expect(seen([{ what: 'lot', stage: null, place: 18, players: ['p1', 'p2'], clause: '8.7.5' }])).toEqual([
    24,
  ]);
});

it('of rounds that are not published only the first of a stage can be', () => {
  const rounds = [3, 4, 5].map((round): DeskMatter => ({ what: 'round-unpublished', stage: 'q', round }));
  const settled = firstOrders(mattersOf(pictureOf(rounds))).map(({ settles }) => settles !== null);
  expect(settled).toEqual([true, false, false]);
});
