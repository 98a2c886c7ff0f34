// The sheet: read by the rules, approved, signed, confirmed by a second person, final.
import { makeExact } from '@omerta/base/fraction.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { playGame as botGame } from '@omerta/bots/bot.ts';
import { writeDown } from '@omerta/bots/written.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import { type RulebookId, rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { reportStandings } from '@omerta/scoring/report/standings-report.ts';
import { readTournamentFile, standingsOf } from '@omerta/scoring/standings/tournament-file.ts';
import { describe, expect, it } from 'vitest';
import { openMatters } from '../open-matters.ts';
import { chooseBook } from '../rulebooks/choose.ts';
import { standingsOfState } from '../standings.ts';
import {
  closeGame,
  endGame,
  gameIn,
  give,
  handIn,
  minutesAfter,
  openHall,
  playGame,
  refusalOf,
  refused,
  rulesOf,
  sheetFor,
  startGame,
  type TestHall,
} from '../testing/hall.ts';
import { tournamentFiles } from '../tournament-file.ts';
import { publicView } from '../view/public.ts';
import { releasedGame } from '../view/released.ts';

const game = 'q/1/1';
const names = ['Alpha', 'Bravo', 'Charlie', 'Delta', 'Echo', 'Foxtrot', 'Golf', 'Hotel', 'India', 'Juliet'];

/** A bot's game written down with the ids of this table; a bot may also annul it. */
const recordFor = (
  hall: TestHall,
  id: RulebookId,
  seed: number,
): { readonly text: string; readonly winner: 'red' | 'black' | 'draw' } => {
  const book = rulebook(id);
  const played = botGame(book, seed);
  const winner = played.state.annulled ? undefined : played.state.result?.winner;
  if (winner === undefined) return recordFor(hall, id, seed + 1);
  const text = names.reduce(
    (all, name, i) => all.replace(`"${name}"`, `"${gameIn(hall, game).seats[i]}"`),
    writeDown(book, played),
  );
  return { text, winner };
};

const open = (hall: TestHall): string[] => {
  const book = chooseBook(hall.state.rules);
  if (isRefusal(book)) throw new Error('no rules');
  return openMatters(hall.state, book).map(({ what }) => what);
};

describe('handing in', () => {
  it.each(rulebookIds)('%s: a record is replayed and gives the same table as the sheet made of it', (id) => {
    for (const seed of [3, 30, 300]) {
      const hall = openHall({ rules: rulesOf(id) });
      const { text, winner } = recordFor(hall, id, seed);
      endGame(hall, game, winner);
      give(hall, 'ref1', 'hand-in-sheet', { game, paper: { record: text } });
      const { file, records } = tournamentFiles(hall.state);
      expect(file.games).toEqual([{ stage: 'q', round: 1, table: 1, record: 'records/q-1-1.mgn' }]);
      const read = readTournamentFile(JSON.parse(JSON.stringify(file)), (path) => records[path] ?? null);
      if (isRefusal(read)) throw new Error(read.code);
      const [exported, own] = [standingsOf(read, {}), standingsOfState(hall.state)];
      if (isRefusal(exported) || isRefusal(own)) throw new Error('no table');
      expect(reportStandings(exported).rows).toEqual(reportStandings(own).rows);
    }
  });

  it('a sheet that says what the record says is the same sheet, and one with fewer sanctions a matter of penalties', () => {
    const hall = openHall();
    endGame(hall, game, 'red');
    const seats = sheetFor(hall, game, 'red').seats.map(
      ({ player, role }, i) => `[seat ${i + 1} "${player}" ${role}]`,
    );
    const record = ['[rulebook fsm-2024]', ...seats, 'night 1', 'day 1', 'remove 3', 'forfeit 8', ''].join(
      '\n',
    );
    give(hall, 'ref1', 'hand-in-sheet', { game, paper: { record } });
    const reordered = Object.fromEntries(Object.entries(gameIn(hall, game).sheet ?? {}).toReversed());
    expect(refused(hall, 'ref1', 'correct-sheet', { game, paper: { sheet: reordered }, reason: 'x' })).toBe(
      'sheet/same',
    );
    const change = { kind: 'penalties' as const, sheet: { ...reordered, removed: [] } };
    give(hall, 'chief', 'propose-ruling', { ruling: 'r1', game, protest: null, reason: 'x', change });
  });

  it('what is not of this game, or not by the rules, is refused with its place', () => {
    const hall = openHall();
    endGame(hall, game, 'red');
    const paper = (sheet: unknown) => ({ game, paper: { sheet } });
    expect(refused(hall, 'ref1', 'hand-in-sheet', paper({ winner: 'red' }))).toBe('sheet/unreadable');
    expect(refused(hall, 'ref1', 'hand-in-sheet', { game, paper: { record: 'night 1' } })).toBe(
      'sheet/unreadable',
    );
    expect(refused(hall, 'ref1', 'hand-in-sheet', paper(sheetFor(hall, game, 'black')))).toBe(
      'sheet/other-result',
    );
    const sheet = sheetFor(hall, game, 'red');
    expect(
      refusalOf(
        hall,
        'ref1',
        'hand-in-sheet',
        paper({ ...sheet, seats: [sheet.seats[1], sheet.seats[0], ...sheet.seats.slice(2)] }),
      ),
    ).toMatchObject({
      code: 'sheet/other-players',
      params: { seat: 1 },
    });
    const much = sheetFor(hall, game, 'red', { extra: [{ seat: 1, points: '0.9', by: 'referee' }] });
    expect(refused(hall, 'ref1', 'hand-in-sheet', paper(much))).toBe('sheet/refused 8.4.3');
    const seats = gameIn(hall, game).seats.map(
      (player, i) => `[seat ${i + 1} "${player}" ${sheet.seats[i]?.role}]`,
    );
    const record = (lines: string) => ({
      game,
      paper: { record: `[rulebook fsm-2024]\n${seats.join('\n')}\n${lines}` },
    });
    expect(refused(hall, 'ref1', 'hand-in-sheet', record('night 1\n'))).toBe('sheet/record');
    expect(refused(hall, 'ref1', 'hand-in-sheet', record('night 1\nspeech 1\n'))).toMatch(
      /^sheet\/record \d/,
    );
    expect(refused(hall, 'ref1', 'hand-in-sheet', record('night 1\nannul\n'))).toBe('sheet/record');
  });

  it('comes after the result and once', () => {
    const hall = openHall();
    startGame(hall, game);
    expect(refused(hall, 'ref1', 'hand-in-sheet', { game, paper: { sheet: {} } })).toBe('game/status');
    give(hall, 'ref1', 'announce-result', { game, winner: 'red' });
    give(hall, 'ref1', 'hand-in-sheet', { game, paper: { sheet: sheetFor(hall, game, 'red') } });
    expect(
      refused(hall, 'ref1', 'hand-in-sheet', { game, paper: { sheet: sheetFor(hall, game, 'red') } }),
    ).toBe('game/status');
  });
});

describe('correcting', () => {
  const more = { extra: [{ seat: 2 as const, points: '0.4', by: 'referee' as const }] };

  it('[fiim-2025 8.3.8] once the sheet is in, extra points change only with the chief', () => {
    const hall = openHall({ rules: rulesOf('fiim-2025') });
    handIn(hall, game, 'red');
    const changed = { game, paper: { sheet: sheetFor(hall, game, 'red', more) }, reason: 'forgotten' };
    expect(refused(hall, 'ref1', 'correct-sheet', changed)).toBe('sheet/extra-needs-chief 8.3.8');
    give(hall, 'ref1', 'correct-sheet', {
      ...changed,
      paper: { sheet: sheetFor(hall, game, 'red', { firstKilled: 4 }) },
    });
    give(hall, 'chief', 'correct-sheet', changed);
    expect(gameIn(hall, game).sheet?.extra).toEqual(more.extra);
  });

  it('elsewhere the referee corrects until the game is final; it must be signed anew', () => {
    const hall = openHall();
    playGame(hall, game, 'red');
    give(hall, 'ref1', 'correct-sheet', {
      game,
      paper: { sheet: sheetFor(hall, game, 'red', more) },
      reason: 'forgotten',
    });
    expect(gameIn(hall, game)).toMatchObject({ status: 'sheet', signedBy: null, confirmedBy: null });
    expect(
      refused(hall, 'ref1', 'correct-sheet', {
        game,
        paper: { sheet: sheetFor(hall, game, 'red', more) },
        reason: 'again',
      }),
    ).toBe('sheet/same');
    expect(
      refused(hall, 'ref1', 'correct-sheet', {
        game,
        paper: { sheet: sheetFor(hall, game, 'red') },
        reason: ' ',
      }),
    ).toBe('text/missing');
  });
});

describe('a sheet under protest', () => {
  it('is no longer corrected once it is signed', () => {
    const hall = openHall();
    playGame(hall, game);
    give(hall, 'p9', 'protest', {
      protest: 'x1',
      game,
      player: 'p9',
      form: 'sheet-entry',
      subject: 'result',
      text: 'Wrong.',
    });
    const paper = { sheet: sheetFor(hall, game, 'red', { firstKilled: 3 }) };
    expect(refused(hall, 'ref1', 'correct-sheet', { game, paper, reason: 'x' })).toBe('game/protested 8.8');
  });
});

describe('two people see every result', () => {
  it('another sends it back with a reason: it is signed anew, and the reason stands until then', () => {
    const hall = openHall();
    handIn(hall, game);
    expect(refused(hall, 'admin', 'return-sheet', { game, reason: 'x' })).toBe('game/status');
    give(hall, 'ref1', 'sign-sheet', { game });
    expect(refused(hall, 'ref1', 'return-sheet', { game, reason: 'x' })).toBe('sheet/same-person');
    expect(refused(hall, 'admin', 'return-sheet', { game, reason: ' ' })).toBe('text/missing');
    give(hall, 'admin', 'return-sheet', { game, reason: 'seat 3 has no card' });
    expect(gameIn(hall, game)).toMatchObject({
      status: 'sheet',
      signedBy: null,
      returned: { by: 'admin', reason: 'seat 3 has no card' },
    });
    give(hall, 'ref1', 'sign-sheet', { game });
    expect(gameIn(hall, game)).toMatchObject({ status: 'signed', returned: null });
    give(hall, 'admin', 'confirm-sheet', { game });
    expect(refused(hall, 'ref2', 'return-sheet', { game, reason: 'x' })).toBe('game/status');
  });

  it('[fsm-2024 8.8] under protest nobody sends it back', () => {
    const hall = openHall();
    handIn(hall, game);
    give(hall, 'ref1', 'sign-sheet', { game });
    const player = gameIn(hall, game).seats[0] ?? '';
    const about = { form: 'sheet-entry', subject: 'result', text: 'no' } as const;
    give(hall, 'ref1', 'protest', { protest: 'p1', game, player, ...about });
    expect(refused(hall, 'admin', 'return-sheet', { game, reason: 'x' })).toBe('game/protested 8.8');
  });

  it('the referee signs, another confirms, then it is final', () => {
    const hall = openHall();
    handIn(hall, game);
    expect(refused(hall, 'chief', 'sign-sheet', { game })).toBe('office/not-yours');
    expect(refused(hall, 'chief', 'confirm-sheet', { game })).toBe('game/status');
    give(hall, 'ref1', 'sign-sheet', { game });
    expect(refused(hall, 'ref1', 'confirm-sheet', { game })).toBe('sheet/same-person');
    give(hall, 'ref2', 'confirm-sheet', { game });
    hall.now = minutesAfter(hall.now, 9);
    expect(refused(hall, 'chief', 'close-game', { game })).toBe('game/protest-window 8.8.1');
    closeGame(hall, game);
    expect(gameIn(hall, game)).toMatchObject({ status: 'final', signedBy: 'ref1', confirmedBy: 'ref2' });
  });

  it('the chief who led a game is not its second person', () => {
    const hall = openHall();
    give(hall, 'org', 'assign-referees', { game, referee: 'chief', sides: [] });
    handIn(hall, game);
    give(hall, 'chief', 'sign-sheet', { game });
    expect(refused(hall, 'chief', 'confirm-sheet', { game })).toBe('sheet/same-person');
  });

  it('a club with one official may do without, and everybody sees that it does', () => {
    const hall = openHall({ secondConfirmation: false });
    expect(publicView(hall.state).singleConfirmation).toBe(true);
    playGame(hall, game);
    expect(refused(hall, 'admin', 'confirm-sheet', { game })).toBe('sheet/no-second');
    closeGame(hall, game);
    expect(publicView(openHall().state).singleConfirmation).toBe(false);
  });
});

describe('approvals', () => {
  const fifth = (): TestHall => {
    const hall = openHall();
    handIn(hall, game, 'red', { extra: [{ seat: 1, points: '0.7', by: 'referee' }] });
    return hall;
  };
  const need = { game, of: 'chief' as const, clause: '8.4.3', seat: 1 };

  it('are asked and given, and the sheet holds them', () => {
    const hall = fifth();
    expect(open(hall)).toEqual([
      'stage-short',
      'round-unpublished',
      'round-unpublished',
      'round-unpublished',
      'unsigned',
      'unapproved',
    ]);
    give(hall, 'ref1', 'ask-approval', need);
    expect(gameIn(hall, game).approvals).toMatchObject([{ state: 'asked', by: 'ref1' }]);
    expect(refused(hall, 'ref1', 'approve', need)).toBe('office/not-yours');
    expect(refused(hall, 'duty', 'approve', need)).toBe('approval/not-yours 8.4.3');
    give(hall, 'chief', 'approve', need);
    expect(gameIn(hall, game)).toMatchObject({ amended: true, approvals: [{ state: 'given', by: 'chief' }] });
    expect(gameIn(hall, game).sheet?.extra).toEqual([{ seat: 1, points: '0.7', by: 'chief' }]);
    expect(refused(hall, 'chief', 'approve', need)).toBe('approval/not-needed');
    expect(open(hall)).not.toContain('unapproved');
  });

  it('are no correction: the public does not read of one', () => {
    const hall = fifth();
    give(hall, 'ref1', 'sign-sheet', { game });
    give(hall, 'chief', 'approve', need);
    give(hall, 'chief', 'confirm-sheet', { game });
    expect(releasedGame(hall.state, game)).toMatchObject({ amended: false });
  });

  it('the committee counts as its member on duty; the whole sheet is approved as one', () => {
    const hall = openHall({ rules: rulesOf('fiim-2025') });
    const extra = [1, 2, 3, 4].map((seat) => ({
      seat: seat as 1 | 2 | 3 | 4,
      points: '1',
      by: 'referee' as const,
    }));
    handIn(hall, game, 'red', { extra });
    give(hall, 'committee', 'approve', { game, of: 'duty', clause: '8.3.2', seat: null });
    expect(gameIn(hall, game).sheet?.approvals).toEqual([{ what: 'total', by: 'committee' }]);
  });

  it('a waived penalty is approved by whom its clause names', () => {
    const hall = openHall({ rules: rulesOf('fiim-2025') });
    handIn(hall, game, 'black', { waived: [{ seat: 2, clause: '8.4.4/1.6', by: 'referee' }] });
    give(hall, 'chief', 'approve', { game, of: 'chief', clause: '8.4.3', seat: 2 });
    expect(gameIn(hall, game).sheet?.waived).toEqual([{ seat: 2, clause: '8.4.4/1.6', by: 'chief' }]);
  });
});

describe('points', () => {
  it('[fiim-2018 8.1; bel-canto 8.1; neft-mmt 19.1; fsm-2024 8.1] every rulebook ranks by points of its own', () => {
    const totals = {
      'fsm-2024': '1',
      'fiim-2018': '1',
      'neft-mmt': '1',
      'bel-canto': '2',
      'fiim-2025': '1.3',
    };
    for (const [id, total] of Object.entries(totals)) {
      const hall = openHall({ rules: rulesOf(id) });
      playGame(hall, game, 'red');
      const table = standingsOfState(hall.state);
      if (isRefusal(table)) throw new Error(table.code);
      expect(makeExact(table.rows[0]?.total ?? { over: 0n, under: 1n })).toBe(total);
    }
  });
});
