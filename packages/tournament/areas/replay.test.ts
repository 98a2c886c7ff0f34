// Replays: causes, same seats with roles dealt anew, what is annulled and what stays.
import { makeExact } from '@omerta/base/fraction.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { describe, expect, it } from 'vitest';
import { openMatters } from '../open-matters.ts';
import { chooseBook } from '../rulebooks/choose.ts';
import { tournament as neft } from '../rulebooks/neft-mmt.ts';
import { standingsOfState } from '../standings.ts';
import {
  applyRuling,
  gameIn,
  give,
  handIn,
  openHall,
  playGame,
  refused,
  rulesOf,
  sheetFor,
  startGame,
  type TestHall,
} from '../testing/hall.ts';
import { tournamentFiles } from '../tournament-file.ts';

const game = 'q/1/1';
const again = 'q/1/1/2';

const order = (cause: string, more: object = {}) => ({
  ruling: 'r1',
  game,
  protest: null,
  reason: 'It shaped the game.',
  change: { kind: 'replay' as const, cause, carry: [], substitutions: [], record: null, ...more },
});

const rowOf = (hall: TestHall, player: string) => {
  const table = standingsOfState(hall.state);
  if (isRefusal(table)) throw new Error(table.code);
  const row = table.rows.find((each) => each.player === player);
  if (!row) throw new Error(`no row of ${player}`);
  return row;
};
const total = (hall: TestHall, player: string): string => makeExact(rowOf(hall, player).total);

/** Red p3, removed in the annulled game, wins the replay. */
const replayed = (rulebook: string, carry: readonly string[]): TestHall => {
  const hall = openHall({ rules: rulesOf(rulebook), rounds: 1 });
  playGame(hall, game, 'red', { removed: [3], firstKilled: 2, bestMove: [8, 9, 10] });
  give(
    hall,
    'chief',
    'propose-ruling',
    order(rulebook === 'neft-mmt' ? 'votes-miscounted' : 'referee-error', { carry }),
  );
  if (rulebook === 'fiim-2025') give(hall, 'duty', 'agree-ruling', { ruling: 'r1' });
  applyRuling(hall, 'chief', 'r1');
  playGame(hall, again, 'red');
  return hall;
};

describe('EX-54: the annulled game and a carried removal', () => {
  it('[fiim-2025 8.6.4] EX-54: carried by the chief: 1.3 - 0.8 = 0.5', () => {
    const hall = replayed('fiim-2025', ['p3']);
    expect(total(hall, 'p3')).toBe('0.5');
    expect(tournamentFiles(hall.state).file.fines).toEqual([
      { player: 'p3', points: '0.8', reason: '8.6.4 q/1/1' },
    ]);
  });

  it('[fiim-2025 8.6.4] EX-54: not carried: 1.3', () => {
    expect(total(replayed('fiim-2025', []), 'p3')).toBe('1.3');
  });

  it('[neft-mmt G-40] EX-54: neft-mmt counts the replay alone: 1', () => {
    expect(total(replayed('neft-mmt', []), 'p3')).toBe('1');
  });

  it('[neft-mmt G-40] EX-54: the annulled game leaves games, wins and first deaths untouched', () => {
    const hall = replayed('neft-mmt', []);
    expect(rowOf(hall, 'p2')).toMatchObject({ games: 1, wins: 1, firstKills: 0 });
    expect(tournamentFiles(hall.state).file.games).toHaveLength(1);
    expect(gameIn(hall, game)).toMatchObject({ status: 'annulled', replay: again, sheet: { removed: [3] } });
  });

  it('[fiim-2025 8.6.4] only the chief carries it, only of a removed player, and no other rulebook knows it', () => {
    const hall = openHall({ rules: rulesOf('fiim-2025') });
    playGame(hall, game, 'red', { removed: [3] });
    expect(refused(hall, 'duty', 'propose-ruling', order('advantage', { carry: ['p3'] }))).toBe(
      'replay/carry-chief 8.6.4',
    );
    expect(refused(hall, 'chief', 'propose-ruling', order('advantage', { carry: ['p4'] }))).toBe(
      'replay/carry 8.6.4',
    );
    const other = openHall({ rules: rulesOf('fsm-2024') });
    playGame(other, game, 'red', { removed: [3] });
    expect(refused(other, 'chief', 'propose-ruling', order('advantage', { carry: ['p3'] }))).toBe(
      'replay/carry 8.9',
    );
  });
});

describe('the replay', () => {
  it('[neft-mmt G-40] has the same seats and referee, and no roles yet', () => {
    const hall = openHall({ rules: rulesOf('neft-mmt') });
    playGame(hall, game);
    give(hall, 'ref1', 'propose-ruling', order('wrong-check-answer'));
    applyRuling(hall, 'ref1', 'r1');
    const { seats, referee, status, sheet, attempt } = gameIn(hall, again);
    expect({ seats, referee, status, sheet, attempt }).toEqual({
      seats: gameIn(hall, game).seats,
      referee: 'ref1',
      status: 'scheduled',
      sheet: null,
      attempt: 2,
    });
  });

  it('may itself be annulled', () => {
    const hall = replayed('neft-mmt', []);
    give(hall, 'ref1', 'propose-ruling', { ...order('outsider'), ruling: 'r2', game: again });
    applyRuling(hall, 'ref1', 'r2');
    expect(gameIn(hall, 'q/1/1/3').status).toBe('scheduled');
    expect(refused(hall, 'ref1', 'propose-ruling', { ...order('outsider'), ruling: 'r3' })).toBe(
      'game/status',
    );
  });

  it('keeps the cards of the annulled game', () => {
    const hall = openHall({ rules: rulesOf('neft-mmt'), rounds: 1 });
    playGame(hall, game, 'red', { yellow: [3, 3], redCards: [3], purple: [{ seat: 4, reason: 'throwing' }] });
    give(hall, 'ref1', 'propose-ruling', order('outsider'));
    applyRuling(hall, 'ref1', 'r1');
    playGame(hall, again, 'red', { yellow: [3] });
    // 1 for the win, and the ladder of three yellow cards in a stage of eight games: 0.2 + 0.4 + 0.6.
    expect(total(hall, 'p3')).toBe('-0.2');
    expect(total(hall, 'p4')).toBe('0.6');
  });

  it('of a game without a sheet keeps what was recorded of it', () => {
    const hall = openHall({ rules: rulesOf('neft-mmt'), rounds: 1 });
    startGame(hall, game);
    const roles = sheetFor(hall, game, 'red').seats.map(
      ({ player, role }, i) => `[seat ${i + 1} "${player}" ${role}]`,
    );
    const record = `[rulebook neft-mmt]\n${roles.join('\n')}\nnight 1\nday 1\nyellow 5 (15.1)\n`;
    expect(refused(hall, 'ref1', 'propose-ruling', order('outsider', { record: 'nonsense' }))).toBe(
      'sheet/unreadable',
    );
    expect(
      refused(hall, 'ref1', 'propose-ruling', order('outsider', { record: record.replace('"p5"', '"p50"') })),
    ).toBe('sheet/other-players');
    expect(
      refused(hall, 'ref1', 'propose-ruling', order('outsider', { record: `${record}day 7\n` })),
    ).toMatch(/^sheet\/record /);
    give(hall, 'ref1', 'propose-ruling', order('outsider', { record }));
    applyRuling(hall, 'ref1', 'r1');
    playGame(hall, again);
    expect(total(hall, 'p5')).toBe('0.8');
    expect(gameIn(hall, game).record).toBe(record);
  });
});

describe('causes', () => {
  /** The items of 18.24.2, in the order of the rulebook. */
  const errors = [
    ['18.24.2.1', 'lift-not-held'],
    ['18.24.2.2', 'two-nominations-of-one'],
    ['18.24.2.3', 'votes-miscounted'],
    ['18.24.2.4', 'vote-for-several'],
    ['18.24.2.5', 'wrong-check-answer'],
    ['18.24.2.6', 'wrong-victim-named'],
    ['18.24.2.7', 'number-said-at-night'],
    ['18.24.2.8', 'best-move-not-given'],
    ['18.24.2.9', 'card-seen-in-deal'],
    ['18.24.2.10', 'cards-do-not-match'],
  ] as const;

  it('[neft-mmt 18.24.2] the list has ten errors of a game and the decision on a protest', () => {
    const listed = neft.replay.causes.filter(({ clause }) => clause.startsWith('18.24.2.'));
    expect(listed.map(({ clause, onProtest }) => [clause, onProtest])).toEqual([
      ...errors.map(([clause]) => [clause, false]),
      ['18.24.2.11', true],
    ]);
  });

  const mustBeReplayed = (cause: string, clause: string): void => {
    const hall = openHall({ rules: rulesOf('neft-mmt'), rounds: 1 });
    handIn(hall, game);
    give(hall, 'ref1', 'record-incident', { game, cause, note: 'seen by both' });
    expect(refused(hall, 'ref1', 'sign-sheet', { game })).toBe(`game/replay-due ${clause}`);
    const book = chooseBook(hall.state.rules);
    if (isRefusal(book)) throw new Error('no rules');
    expect(openMatters(hall.state, book)).toContainEqual({ what: 'replay-due', game, clause });
    give(hall, 'ref1', 'propose-ruling', order(cause));
    const annulled = applyRuling(hall, 'ref1', 'r1').find((event) => event.type === 'GameAnnulled');
    expect(annulled).toMatchObject({ cause, clause, replay: again });
  };

  it.each(errors)(
    '[neft-mmt %s, 18.24.2] %s: the game cannot be settled without its replay',
    (clause, cause) => mustBeReplayed(cause, clause),
  );

  it('[neft-mmt 18.23] a damaged mask that gave an advantage: the game cannot be settled without its replay', () => {
    mustBeReplayed('mask-gave-advantage', '18.23');
  });

  it('is led by whoever led the game to its end, not by the chief who signed in his place; unless his office is gone', () => {
    const ordered = (isGone: boolean): TestHall => {
      const hall = openHall({ rules: rulesOf('neft-mmt'), rounds: 1 });
      handIn(hall, game);
      give(hall, 'chief', 'assign-referees', { game, referee: 'chief', sides: [] });
      give(hall, 'chief', 'sign-sheet', { game });
      if (isGone) give(hall, 'org', 'dismiss', { person: 'ref1', office: 'referee' });
      give(hall, 'chief', 'propose-ruling', order('votes-miscounted'));
      applyRuling(hall, 'chief', 'r1');
      return hall;
    };
    expect(gameIn(ordered(false), again).referee).toBe('ref1');
    expect(gameIn(ordered(true), again).referee).toBe('chief');
  });

  it('[neft-mmt 18.24.2.11] a replay decided on a protest: by the chief, or by the referee where there is none', () => {
    const hall = openHall({ rules: rulesOf('neft-mmt') });
    playGame(hall, game);
    expect(refused(hall, 'ref1', 'propose-ruling', order('protest'))).toBe('replay/cause 18.24.2');
    give(hall, 'p9', 'protest', {
      protest: 'x1',
      game,
      player: 'p9',
      form: 'sheet-entry',
      subject: 'result',
      text: 'Wrong.',
    });
    expect(refused(hall, 'ref1', 'propose-ruling', { ...order('protest'), protest: 'x1' })).toBe(
      'protest/not-yours 22.2',
    );
    give(hall, 'org', 'dismiss', { person: 'chief', office: 'chief' });
    give(hall, 'ref1', 'propose-ruling', { ...order('protest'), protest: 'x1' });
    expect(applyRuling(hall, 'ref1', 'r1').find((event) => event.type === 'GameAnnulled')).toMatchObject({
      clause: '18.24.2.11',
    });
  });

  it.each([
    ['18.12', 'outsider'],
    ['18.17', 'sound-failed'],
  ])('[neft-mmt %s] %s: the referee may stop the game and order a replay, and need not', (clause, cause) => {
    const hall = openHall({ rules: rulesOf('neft-mmt'), rounds: 1 });
    startGame(hall, game);
    give(hall, 'ref1', 'record-incident', { game, cause, note: '' });
    const free: TestHall = { ...hall, events: [] };
    give(free, 'ref1', 'announce-result', { game, winner: 'red' });
    give(free, 'ref1', 'hand-in-sheet', { game, paper: { sheet: sheetFor(free, game, 'red') } });
    give(free, 'ref1', 'sign-sheet', { game });
    give(hall, 'ref1', 'propose-ruling', order(cause));
    expect(applyRuling(hall, 'ref1', 'r1').find((event) => event.type === 'GameAnnulled')).toMatchObject({
      clause,
    });
  });

  it('[neft-mmt 18.20] a player unable to finish: replayed with a reserve, or a side referee without one', () => {
    const hall = openHall({ rules: rulesOf('neft-mmt'), reserves: 1 });
    startGame(hall, game);
    const swap = (substitute: string) =>
      order('player-unable', { substitutions: [{ player: 'p3', substitute }] });
    expect(refused(hall, 'ref1', 'propose-ruling', order('player-unable'))).toBe('replay/substitute 18.20');
    expect(
      refused(
        hall,
        'ref1',
        'propose-ruling',
        order('outsider', { substitutions: [{ player: 'p3', substitute: 'p11' }] }),
      ),
    ).toBe('replay/substitute 18.12');
    expect(refused(hall, 'ref1', 'propose-ruling', swap('p4'))).toBe('substitute/busy');
    expect(refused(hall, 'ref1', 'propose-ruling', swap('side1'))).toBe('substitute/reserve-free 18.21');
    const bare: TestHall = { ...hall, events: [] };
    give(bare, 'admin', 'check-in', { person: 'p11', here: false });
    give(bare, 'ref1', 'propose-ruling', swap('side1'));
    applyRuling(bare, 'ref1', 'r1');
    expect(bare.state.standIns).toEqual(['side1']);
    give(hall, 'ref1', 'propose-ruling', swap('p11'));
    applyRuling(hall, 'ref1', 'r1');
    expect(gameIn(hall, again).seats[2]).toBe('p11');
    // Whether he comes back is for the organisers: they withdraw him, and may take him back.
    give(hall, 'org', 'withdraw', { person: 'p3', reason: 'injured' });
    expect(refused(hall, 'p3', 'accept', { person: 'p3' })).toBe('office/not-yours');
    give(hall, 'org', 'accept', { person: 'p3' });
    give(hall, 'admin', 'check-in', { person: 'p3', here: true });
    expect(hall.state.entries.find(({ person }) => person === 'p3')).toMatchObject({
      status: 'accepted',
      here: true,
    });
  });

  it('an incident that was none is cleared by the chief', () => {
    const hall = openHall({ rules: rulesOf('neft-mmt') });
    handIn(hall, game);
    expect(refused(hall, 'ref1', 'record-incident', { game, cause: 'bad-mood', note: '' })).toBe(
      'incident/cause 18.24.2',
    );
    give(hall, 'ref1', 'record-incident', { game, cause: 'votes-miscounted', note: '' });
    expect(refused(hall, 'ref1', 'clear-incident', { game, cause: 'votes-miscounted', reason: 'x' })).toBe(
      'office/not-yours',
    );
    give(hall, 'chief', 'clear-incident', {
      game,
      cause: 'votes-miscounted',
      reason: 'Counted again from the video.',
    });
    give(hall, 'ref1', 'sign-sheet', { game });
  });

  it('a side referee of the table may record one, another may not', () => {
    const hall = openHall({ rules: rulesOf('neft-mmt') });
    give(hall, 'chief', 'assign-referees', { game, referee: 'ref1', sides: ['side1'] });
    startGame(hall, game);
    expect(refused(hall, 'side2', 'record-incident', { game, cause: 'votes-miscounted', note: '' })).toBe(
      'office/not-yours',
    );
    give(hall, 'side1', 'record-incident', { game, cause: 'votes-miscounted', note: '' });
  });
});
