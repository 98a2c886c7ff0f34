// Rulings: who must agree, what they change, the preview that must be seen first.
import { isRefusal } from '@omerta/base/refusal.ts';
import { describe, expect, it } from 'vitest';
import { decide } from '../decide.ts';
import { refusalText } from '../messages/refusal-text.ts';
import { preview, previewOf } from '../preview.ts';
import { chooseBook } from '../rulebooks/choose.ts';
import {
  applyRuling,
  closeGame,
  gameIn,
  give,
  handIn,
  openHall,
  playGame,
  refusalOf,
  refused,
  rulesOf,
  sheetFor,
  type TestHall,
} from '../testing/hall.ts';
import { tournamentFiles } from '../tournament-file.ts';
import { deskView, refereeView } from '../view/officials.ts';
import { releasedGame } from '../view/released.ts';
import { sheetAnswers } from '../view/sheet-answers.ts';

const game = 'q/1/1';
const text = 'The votes of day 2 were miscounted.';
const protest = {
  protest: 'x1',
  game,
  player: 'p9',
  form: 'sheet-entry' as const,
  subject: 'result' as const,
  text,
};

const finalGame = (rulebook: string): TestHall => {
  const hall = openHall({ rules: rulesOf(rulebook), rounds: 1 });
  playGame(hall, game, 'red', { removed: [3] });
  closeGame(hall, game);
  return hall;
};

const protested = (rulebook: string): TestHall => {
  const hall = openHall({ rules: rulesOf(rulebook) });
  playGame(hall, game, 'red', { removed: [3] });
  give(hall, 'p9', 'protest', protest);
  return hall;
};

type Changed = 'penalties' | 'points' | 'result';

const proposal = (kind: Changed, sheet: unknown) => ({
  ruling: 'r1',
  game,
  protest: null,
  reason: text,
  change: { kind, sheet },
});
const result = (hall: TestHall) => proposal('result', sheetFor(hall, game, 'black', { removed: [3] }));
const replay = {
  ruling: 'r1',
  game,
  protest: null,
  reason: text,
  change: { kind: 'replay' as const, cause: 'advantage', carry: [], substitutions: [], record: null },
};

describe('the chief and the member on duty', () => {
  it('change what was signed: the public reads that the sheet was corrected, its referee who has won now', () => {
    const hall = finalGame('fsm-2024');
    expect(releasedGame(hall.state, game)).toMatchObject({ amended: false });
    const book = chooseBook(hall.state.rules);
    if (isRefusal(book)) throw new Error(book.code);
    const ruledWinner = () => sheetAnswers(hall.state, book, gameIn(hall, game)).ruledWinner;
    expect(ruledWinner()).toBeNull();
    give(hall, 'chief', 'propose-ruling', result(hall));
    give(hall, 'duty', 'agree-ruling', { ruling: 'r1' });
    applyRuling(hall, 'chief', 'r1');
    expect(releasedGame(hall.state, game)).toMatchObject({ amended: true });
    expect(ruledWinner()).toBe('black');
  });

  it.each(['fsm-2024', 'fiim-2025'])('[%s 8.9] together may change a result or order a replay', (book) => {
    for (const change of [result, () => replay]) {
      const hall = finalGame(book);
      expect(refused(hall, 'ref1', 'propose-ruling', change(hall))).toBe('ruling/not-yours 8.9');
      give(hall, 'chief', 'propose-ruling', change(hall));
      const ruling = hall.state.rulings['r1'];
      const seen = ruling ? preview(hall.state, ruling) : null;
      if (!seen || isRefusal(seen)) throw new Error('no preview');
      expect(seen.rows).toHaveLength(10);
      expect(refused(hall, 'chief', 'apply-ruling', { ruling: 'r1', preview: seen.digest })).toBe(
        'ruling/not-agreed 8.9',
      );
      expect(refused(hall, 'chief', 'agree-ruling', { ruling: 'r1' })).toBe('ruling/agreed');
      expect(refused(hall, 'appeals', 'agree-ruling', { ruling: 'r1' })).toBe('ruling/not-yours 8.9');
      give(hall, 'duty', 'agree-ruling', { ruling: 'r1' });
      const { sheet, status } = gameIn(hall, game);
      applyRuling(hall, 'chief', 'r1');
      expect(hall.state.rulings['r1']).toMatchObject({
        status: 'applied',
        applied: { by: 'chief', was: { sheet, status } },
      });
    }
  });

  it('[fsm-2024 8.9] a refusal names whose word is missing', () => {
    const hall = finalGame('fsm-2024');
    give(hall, 'chief', 'propose-ruling', replay);
    const refusal = refusalOf(hall, 'chief', 'apply-ruling', { ruling: 'r1', preview: '' });
    expect(refusalText(refusal, 'ru')).toBe(
      'Решение ещё нельзя применить. Ещё нужны: один из: дежурный член Судейского комитета («duty»), Судейский комитет («committee»).',
    );
    give(hall, 'org', 'dismiss', { person: 'duty', office: 'duty' });
    expect(deskView(hall.state, 'chief', hall.now).rulings).toMatchObject([
      {
        sides: [
          { of: [{ judge: 'chief', people: ['chief'] }], by: 'chief' },
          {
            of: [
              { judge: 'duty', people: [] },
              { judge: 'committee', people: ['committee'] },
            ],
            by: null,
          },
        ],
      },
    ]);
  });

  it('[fsm-2024 8.9] sees it away from the desk, with its game and what he would change', () => {
    const hall = finalGame('fsm-2024');
    give(hall, 'chief', 'propose-ruling', replay);
    const seen = (person: string) => refereeView(hall.state, person, hall.now).court;
    expect(seen('duty')).toMatchObject({ rulings: [{ id: 'r1' }], games: [{ id: game }], waits: 1 });
    for (const person of ['ref1', 'appeals', 'side1'])
      expect(seen(person)).toMatchObject({ rulings: [], protests: [], games: [], waits: 0 });
    const agreed = decide(
      hall.state,
      { type: 'agree-ruling', id: 'agree-now', by: 'duty', ruling: 'r1' },
      { at: hall.now, seed: '' },
      { club: null },
    );
    if (isRefusal(agreed)) throw new Error(agreed.code);
    const ruling = hall.state.rulings['r1'];
    expect(previewOf(hall.state, agreed.events)).toEqual(ruling && preview(hall.state, ruling));
    give(hall, 'duty', 'agree-ruling', { ruling: 'r1' });
    expect(seen('duty')).toMatchObject({ rulings: [{ id: 'r1' }], waits: 0 });
  });

  it('[fsm-2024 8.8.3] a protest to be decided waits for the appeals commission, and for the committee once it is asked', () => {
    const hall = protested('fsm-2024');
    const seen = (person: string) => refereeView(hall.state, person, hall.now).court.protests;
    expect(seen('appeals')).toMatchObject([{ id: 'x1' }]);
    expect(seen('committee')).toEqual([]);
    give(hall, 'chief', 'consult-committee', { protest: 'x1' });
    expect(seen('committee')).toMatchObject([{ id: 'x1' }]);
  });

  it('nobody stands for both', () => {
    const hall = finalGame('fsm-2024');
    give(hall, 'org', 'appoint', { person: 'chief', office: 'duty' });
    give(hall, 'chief', 'propose-ruling', replay);
    expect(refused(hall, 'chief', 'apply-ruling', { ruling: 'r1', preview: '' })).toBe(
      'ruling/not-agreed 8.9',
    );
    give(hall, 'committee', 'agree-ruling', { ruling: 'r1' });
    applyRuling(hall, 'committee', 'r1');
  });

  it('[fiim-2025 8.9] redo points and penalties too', () => {
    const hall = finalGame('fiim-2025');
    const sheet = sheetFor(hall, game, 'red', {
      removed: [3],
      extra: [{ seat: 4, points: '0.5', by: 'referee' }],
    });
    give(hall, 'duty', 'propose-ruling', proposal('points', sheet));
    expect(refused(hall, 'duty', 'apply-ruling', { ruling: 'r1', preview: '' })).toBe(
      'ruling/not-agreed 8.9',
    );
    give(hall, 'chief', 'agree-ruling', { ruling: 'r1' });
    applyRuling(hall, 'chief', 'r1');
    expect(gameIn(hall, game)).toMatchObject({
      status: 'final',
      amended: true,
      sheet: { extra: [{ seat: 4, points: '0.5' }] },
    });
  });

  it.each([
    ['fiim-2018', '8.9.2'],
    ['bel-canto', '8.7.2'],
    ['neft-mmt', '22.2'],
  ])('are not asked by %s: there a result is changed only on a protest, by %s', (book, clause) => {
    const hall = finalGame(book);
    expect(refused(hall, 'chief', 'propose-ruling', result(hall))).toBe(`ruling/not-provided ${clause}`);
  });
});

describe('what a ruling changes is what it says', () => {
  it('a sheet with another winner is a result, fewer sanctions are penalties, the rest is points', () => {
    const hall = finalGame('fsm-2024');
    const said = (kind: Changed, facts: object, winner: 'red' | 'black' = 'red') =>
      refused(hall, 'chief', 'propose-ruling', proposal(kind, sheetFor(hall, game, winner, facts)));
    expect(said('points', { removed: [3] }, 'black')).toBe('ruling/other-kind');
    expect(said('points', {})).toBe('ruling/other-kind');
    expect(said('penalties', { removed: [3, 4] })).toBe('ruling/other-kind');
    expect(said('penalties', { removed: [3] })).toBe('sheet/same');
    expect(said('points', { removed: [3], extra: [{ seat: 1, points: '9', by: 'chief' }] })).toBe(
      'sheet/refused 8.4.3',
    );
    give(hall, 'chief', 'propose-ruling', proposal('penalties', sheetFor(hall, game, 'red')));
  });

  it('a game not played has nothing to rule on', () => {
    const hall = openHall();
    expect(refused(hall, 'chief', 'propose-ruling', replay)).toBe('game/status');
    give(hall, 'ref1', 'call-game', { game });
    give(hall, 'ref1', 'start-game', { game });
    expect(refused(hall, 'chief', 'propose-ruling', result(hall))).toBe('ruling/no-sheet');
  });

  it('a sheet changed meanwhile voids what was proposed on it', () => {
    const hall = openHall();
    handIn(hall, game, 'red', { extra: [{ seat: 1, points: '0.7', by: 'referee' }] });
    give(hall, 'chief', 'propose-ruling', proposal('points', sheetFor(hall, game, 'red')));
    give(hall, 'chief', 'approve', { game, of: 'chief', clause: '8.4.3', seat: 1 });
    expect(refused(hall, 'chief', 'apply-ruling', { ruling: 'r1', preview: '' })).toBe('ruling/not-open');
  });

  it('a proposal may be dropped by whoever could have agreed', () => {
    const hall = finalGame('fsm-2024');
    give(hall, 'chief', 'propose-ruling', replay);
    expect(refused(hall, 'chief', 'propose-ruling', replay)).toBe('ruling/taken');
    expect(refused(hall, 'duty', 'drop-ruling', { ruling: 'r1', reason: ' ' })).toBe('text/missing');
    give(hall, 'duty', 'drop-ruling', { ruling: 'r1', reason: text });
    expect(refused(hall, 'duty', 'agree-ruling', { ruling: 'r1' })).toBe('ruling/not-open');
    expect(hall.state.rulings['r1']?.against).toEqual({ by: 'duty', reason: text });
  });

  it('an amended record goes into the file as a sheet', () => {
    const hall = finalGame('fsm-2024');
    give(hall, 'chief', 'propose-ruling', proposal('penalties', sheetFor(hall, game, 'red')));
    applyRuling(hall, 'chief', 'r1');
    expect(tournamentFiles(hall.state).file.games[0]).toMatchObject({ sheet: { removed: [] } });
  });
});

describe('the preview', () => {
  it('lists the rows that change, and must be the newest', () => {
    const hall = openHall({ players: 20, rounds: 1 });
    playGame(hall, game, 'red', { removed: [3] });
    give(hall, 'chief', 'propose-ruling', proposal('penalties', sheetFor(hall, game, 'red')));
    const ruling = hall.state.rulings['r1'];
    const seen = ruling ? preview(hall.state, ruling) : null;
    if (!seen || isRefusal(seen)) throw new Error('no preview');
    expect(seen.rows.map(({ player }) => player)).toContain('p3');
    expect(seen.rows.find(({ player }) => player === 'p3')).toMatchObject({
      table: null,
      before: { total: '0.5' },
      after: { total: '1' },
    });
    playGame(hall, 'q/1/2', 'black');
    expect(refused(hall, 'chief', 'apply-ruling', { ruling: 'r1', preview: seen.digest })).toBe(
      'ruling/preview-stale',
    );
    applyRuling(hall, 'chief', 'r1');
  });
});

describe('the outcome of a protest', () => {
  const onProtest = (kind: Changed, sheet: unknown) => ({ ...proposal(kind, sheet), protest: 'x1' });
  const replayed = { ...replay, protest: 'x1', change: { ...replay.change, cause: 'protest' } };

  it('[fiim-2025 8.10.4] penalties cancelled, points changed: the chief alone; another result or a replay: with the member on duty', () => {
    for (const [kind, facts, winner] of [
      ['penalties', {}, 'red'],
      ['points', { removed: [3], extra: [{ seat: 1, points: '0.4', by: 'referee' }] }, 'red'],
    ] as const) {
      const hall = protested('fiim-2025');
      give(hall, 'chief', 'propose-ruling', onProtest(kind, sheetFor(hall, game, winner, facts as object)));
      applyRuling(hall, 'chief', 'r1');
      expect(hall.state.protests['x1']?.decision).toMatchObject({
        outcome: kind,
        clause: '8.10.4',
        by: 'chief',
      });
    }
    for (const change of [
      (hall: TestHall) => onProtest('result', sheetFor(hall, game, 'black', { removed: [3] })),
      () => replayed,
    ]) {
      const hall = protested('fiim-2025');
      give(hall, 'chief', 'propose-ruling', change(hall));
      expect(refused(hall, 'chief', 'apply-ruling', { ruling: 'r1', preview: '' })).toBe(
        'ruling/not-agreed 8.9',
      );
      give(hall, 'duty', 'agree-ruling', { ruling: 'r1' });
      applyRuling(hall, 'chief', 'r1');
      expect(hall.state.protests['x1']?.decision?.outcome).toBe(hall.state.rulings['r1']?.change.kind);
    }
  });

  it('[fsm-2024 8.9] a replay on a protest needs the member on duty as well', () => {
    const hall = protested('fsm-2024');
    give(hall, 'appeals', 'propose-ruling', replayed);
    expect(refused(hall, 'appeals', 'apply-ruling', { ruling: 'r1', preview: '' })).toBe(
      'ruling/not-agreed 8.9',
    );
    give(hall, 'duty', 'agree-ruling', { ruling: 'r1' });
    applyRuling(hall, 'appeals', 'r1');
  });

  it.each([
    ['fiim-2018', '8.9.2'],
    ['bel-canto', '8.7.2'],
  ])('[%s %s] the chief or the commission may replay or change on a protest', (book) => {
    for (const judge of ['chief', 'appeals']) {
      const replaying = protested(book);
      give(replaying, judge, 'propose-ruling', replayed);
      applyRuling(replaying, judge, 'r1');
      expect(gameIn(replaying, game).status).toBe('annulled');
      const changing = protested(book);
      give(
        changing,
        judge,
        'propose-ruling',
        onProtest('result', sheetFor(changing, game, 'black', { removed: [3] })),
      );
      applyRuling(changing, judge, 'r1');
      expect(tournamentFiles(changing.state).file.games[0]).toMatchObject({ sheet: { winner: 'black' } });
    }
  });

  it('[neft-mmt 22.5] EX-70: a breach that affected the game may bring a replay and nothing else', () => {
    const hall = protested('neft-mmt');
    expect(
      refused(hall, 'chief', 'propose-ruling', onProtest('penalties', sheetFor(hall, game, 'red'))),
    ).toBe('protest/outcome 22.5');
    give(hall, 'chief', 'propose-ruling', {
      ...replayed,
      change: { ...replayed.change, cause: 'breach-found' },
    });
    const [applied] = applyRuling(hall, 'chief', 'r1').filter((event) => event.type === 'GameAnnulled');
    expect(applied).toMatchObject({ clause: '22.5' });
  });

  it.each(['fsm-2024', 'fiim-2018', 'bel-canto'])(
    '%s, EX-70: cancelling a removal fine and keeping the result is not excluded where outcomes are not listed',
    (book) => {
      const hall = protested(book);
      give(hall, 'chief', 'propose-ruling', onProtest('penalties', sheetFor(hall, game, 'red')));
      applyRuling(hall, 'chief', 'r1');
    },
  );

  it('falls with a decision that came before it', () => {
    const hall = protested('fsm-2024');
    give(hall, 'chief', 'propose-ruling', onProtest('penalties', sheetFor(hall, game, 'red')));
    give(hall, 'p9', 'withdraw-protest', { protest: 'x1' });
    expect(refused(hall, 'chief', 'apply-ruling', { ruling: 'r1', preview: '' })).toBe('ruling/not-open');
    expect(hall.state.rulings['r1']?.status).toBe('dropped');
    expect(hall.state.protests['x1']?.decision?.outcome).toBe('withdrawn');
  });

  it('belongs to the game and to whoever decides it', () => {
    const hall = protested('fsm-2024');
    expect(refused(hall, 'duty', 'propose-ruling', replayed)).toBe('protest/not-yours 8.8.2');
    expect(refused(hall, 'chief', 'propose-ruling', { ...replayed, protest: 'x9' })).toBe('protest/unknown');
    give(hall, 'chief', 'decide-protest', { protest: 'x1', outcome: 'rejected', reason: 'no' });
    expect(refused(hall, 'chief', 'propose-ruling', replayed)).toBe('protest/decided 8.8.4');
  });
});
