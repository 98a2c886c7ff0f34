// What each audience sees, and what it does not.
import { describe, expect, it } from 'vitest';
import {
  endGame,
  give,
  handIn,
  openHall,
  openRound,
  playGame,
  rulesOf,
  startGame,
  type TestHall,
} from '../testing/hall.ts';
import { deskView, refereeView } from './officials.ts';
import { playerView } from './player.ts';
import { publicView } from './public.ts';

const game = 'q/1/1';
const roleWords = /sheriff|don\b|"black"/;

/** A hall with private things in it. */
const busy = (): TestHall => {
  const hall = openHall({ rules: rulesOf('neft-mmt'), rounds: 2 });
  give(hall, 'admin', 'mark-payment', { person: 'p1', paid: true });
  handIn(hall, game, 'red', { extra: [{ seat: 1, points: '0.3', by: 'referee' }] });
  give(hall, 'p9', 'protest', {
    protest: 'x1',
    game,
    player: 'p9',
    form: 'sheet-entry',
    subject: 'result',
    text: 'The referee laughed.',
  });
  give(hall, 'ref2', 'warn', { person: 'p2', clause: '15.9.1', note: 'shouting at the bar' });
  return hall;
};

describe('the public', () => {
  it('sees no result before two people have seen the sheet, and roles never before that', () => {
    const hall = openHall();
    startGame(hall, game);
    expect(JSON.stringify(publicView(hall.state))).not.toMatch(roleWords);
    give(hall, 'ref1', 'announce-result', { game, winner: 'red' });
    expect(publicView(hall.state).games[0]).toMatchObject({ status: 'ended', result: null });
    const again = openHall();
    handIn(again, game);
    expect(JSON.stringify(publicView(again.state))).not.toMatch(roleWords);
    give(again, 'ref1', 'sign-sheet', { game });
    expect(publicView(again.state).games[0]?.result).toBeNull();
    give(again, 'admin', 'confirm-sheet', { game });
    expect(publicView(again.state).games[0]?.result).toMatchObject({
      winner: 'red',
      roles: ['sheriff', 'red', 'red', 'red', 'red', 'red', 'red', 'black', 'black', 'don'],
    });
  });

  it('sees no payment, no protest’s words, no warning', () => {
    const text = JSON.stringify(publicView(busy().state));
    expect(text).not.toMatch(/paid|laughed|shouting|15\.9\.1/);
    expect(publicView(busy().state).games[0]).toMatchObject({ protested: true });
  });

  it('two halls that differ only in an unfinished sheet look the same', () => {
    const one = openHall();
    handIn(one, game, 'red');
    const other = openHall();
    handIn(other, game, 'red', { extra: [{ seat: 3, points: '0.4', by: 'referee' }], removed: [5] });
    expect(publicView(other.state)).toEqual(publicView(one.state));
  });
});

describe('a reveal in the hall', () => {
  /** Hidden, with p1 first, the other reds level and the blacks last. */
  const revealing = (): TestHall => {
    const hall = openHall({ rounds: 1 });
    give(hall, 'org', 'withhold-results', { how: 'hidden' });
    playGame(hall, game, 'red', { extra: [{ seat: 1, points: '0.4', by: 'referee' }] });
    return hall;
  };
  const show = (hall: TestHall, from: number | null): void => {
    give(hall, 'org', 'point-screen', { screen: 's1', name: 'Wall', shows: { what: 'reveal', from } });
  };
  const told = (hall: TestHall) => publicView(hall.state).revealed?.map(({ player }) => player) ?? null;

  it('tells the places that a screen has come to, though the table is hidden, and nothing of their points', () => {
    const hall = revealing();
    expect(told(hall)).toBeNull();
    show(hall, null);
    expect(told(hall)).toBeNull();
    show(hall, 8);
    expect(told(hall)?.toSorted()).toEqual(['p10', 'p8', 'p9']);
    show(hall, 2);
    expect(told(hall)).toHaveLength(9);
    expect(told(hall)).not.toContain('p1');
    const seen = publicView(hall.state);
    expect(seen).toMatchObject({ withheld: 'hidden', standings: null });
    expect(Object.keys(seen.revealed?.[0] ?? {})).toEqual(['place', 'player', 'total']);
    give(hall, 'org', 'drop-screen', { screen: 's1' });
    expect(told(hall)).toBeNull();
  });

  it('tells nothing of a sheet that a second person has not seen', () => {
    const hall = openHall({ rounds: 1 });
    handIn(hall, game);
    show(hall, 1);
    expect(publicView(hall.state).revealed?.map(({ total }) => total)).toEqual(Array(10).fill('0'));
  });
});

it('a frozen table says after which round', () => {
  const hall = openHall();
  expect(publicView(hall.state).frozenAfter).toBeNull();
  give(hall, 'chief', 'withhold-results', { how: 'frozen', stage: 'q', after: 1 });
  expect(publicView(hall.state).frozenAfter).toEqual({ stage: 'q', round: 1 });
});

describe('a player', () => {
  it('sees his seat, his protest and how long he may protest', () => {
    const hall = busy();
    openRound(hall, 'q', 2);
    const seen = playerView(hall.state, 'p9', hall.now, { club: null });
    expect(seen).toMatchObject({
      next: 'q/2/1',
      protests: [{ text: 'The referee laughed.' }],
      entry: { person: 'p9', here: true },
    });
    expect(
      seen.own.map(({ game: id, seat, winner, mayProtest }) => ({ id, seat, winner, mayProtest })),
    ).toEqual([
      { id: game, seat: 9, winner: 'red', mayProtest: true },
      { id: 'q/2/1', seat: 8, winner: null, mayProtest: false },
    ]);
    expect(playerView(hall.state, 'p1', hall.now, { club: null }).protests).toEqual([]);
    const timed = openHall();
    endGame(timed, game);
    expect(playerView(timed.state, 'p1', timed.now, { club: null }).own[0]?.protestUntil).toBe(
      '2024-05-10T15:50:00.000Z',
    );
  });

  it('sees his extra points once they are settled and not withheld', () => {
    const hall = openHall({ rounds: 1 });
    handIn(hall, game, 'red', { extra: [{ seat: 1, points: '0.3', by: 'referee' }] });
    const extra = (): string | null | undefined =>
      playerView(hall.state, 'p1', hall.now, { club: null }).own[0]?.extra;
    expect(extra()).toBeNull();
    give(hall, 'ref1', 'sign-sheet', { game });
    give(hall, 'admin', 'confirm-sheet', { game });
    expect(extra()).toBe('0.3');
    give(hall, 'org', 'withhold-results', { how: 'hidden' });
    expect(extra()).toBeNull();
  });

  it('sees until when he is suspended, and his team', () => {
    const hall = openHall({ rules: rulesOf('neft-mmt') });
    give(hall, 'ref1', 'show-purple', { person: 'p1', clause: '15.9', note: 'x' });
    hall.now = '2024-05-12T10:00:00Z';
    expect(playerView(hall.state, 'p1', hall.now, { club: null })).toMatchObject({
      suspendedUntil: '2024-05-13',
      cards: { yellow: 0, purple: 1 },
      team: null,
    });
    expect(playerView(hall.state, 'p2', hall.now, { club: null }).suspendedUntil).toBeNull();
  });
});

describe('officials', () => {
  it('a referee sees his own tables whole, and others as the public does', () => {
    const hall = openHall({ players: 20 });
    handIn(hall, 'q/1/2');
    const seen = refereeView(hall.state, 'ref1', hall.now);
    expect(seen.tables.map((table) => table.game.id)).toEqual([game]);
    expect(JSON.stringify(seen)).not.toMatch(roleWords);
    const own = refereeView(hall.state, 'ref2', hall.now);
    expect(own.tables[0]).toMatchObject({
      game: { sheet: { winner: 'red' } },
      expects: [{ command: 'sign-sheet', of: ['ref2'] }],
    });
  });

  it('the desk sees everything, withheld or not', () => {
    const hall = busy();
    give(hall, 'org', 'withhold-results', { how: 'hidden' });
    const desk = deskView(hall.state, 'chief', hall.now);
    expect(desk).toMatchObject({ protests: [{ id: 'x1' }], discipline: { warnings: [{ person: 'p2' }] } });
    expect(desk.standings).toHaveLength(10);
    expect(desk.open.map(({ what }) => what)).toEqual([
      'stage-short',
      'round-unpublished',
      'unsigned',
      'protested',
    ]);
    expect(desk.entries.find(({ person }) => person === 'p1')?.paid).toBe(true);
    expect(desk.tied.length).toBeGreaterThan(0);
    expect(desk.expects.map(({ command }) => command)).toEqual([
      'publish-round',
      'sign-sheet',
      'decide-protest',
    ]);
  });

  it('a finished game is in every picture once settled', () => {
    const hall = openHall({ rounds: 1 });
    playGame(hall, game);
    expect(refereeView(hall.state, 'ref1', hall.now).games[0]?.result).not.toBeNull();
  });
});
