// Discipline over the tournament: purple cards off the table, suspension, the committee's case, expulsion, fines.
import { makeExact } from '@omerta/base/fraction.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { describe, expect, it } from 'vitest';
import { performClub } from '../club/decide.ts';
import { clubFollows } from '../club/follow.ts';
import { type ClubState, initialClub } from '../club/state.ts';
import { standingsOfState } from '../standings.ts';
import {
  closeGame,
  gameIn,
  give,
  minutesAfter,
  newHall,
  openHall,
  openRound,
  playGame,
  preparedHall,
  refusalOf,
  refused,
  rulesOf,
  startGame,
  type TestHall,
} from '../testing/hall.ts';
import { tournamentFiles } from '../tournament-file.ts';
import { playerView } from '../view/player.ts';

const game = 'q/1/1';
const neftHall = (options = {}): TestHall => openHall({ rules: rulesOf('neft-mmt'), rounds: 1, ...options });

const totalOf = (hall: TestHall, player: string): string => {
  const table = standingsOfState(hall.state);
  if (isRefusal(table)) throw new Error(table.code);
  return makeExact(table.rows.find((row) => row.player === player)?.other ?? { over: 0n, under: 1n });
};

const purple = (person: string, clause: string) => ({ person, clause, note: 'In the corridor.' });

describe('EX-45: purple cards in one tournament', () => {
  const rows: readonly (readonly [what: string, clauses: readonly string[], effect: string])[] = [
    ['one, a conflict after a warning', ['15.9.1'], '0'],
    ['one, a thrown number plate', ['15.9.4'], '-0.4'],
    ['two ordinary', ['15.9', '15.9'], '-1'],
    ['the second with damage', ['15.9', '15.9.3'], '-1.4'],
    ['three ordinary', ['15.9', '15.9', '15.9'], '-2'],
    ['four, two of them with thrown objects', ['15.9.4', '15.9', '15.9.4', '15.9'], '-3.8'],
  ];

  it.each(rows)('[neft-mmt 15.9, 15.9.3, 15.9.4, 15.10] EX-45: %s', (_, clauses, effect) => {
    const hall = neftHall();
    for (const clause of clauses) {
      if (clause === '15.9.1') give(hall, 'ref2', 'warn', { person: 'p1', clause, note: 'shouting' });
      give(hall, 'ref2', 'show-purple', purple('p1', clause));
    }
    expect(totalOf(hall, 'p1')).toBe(effect);
  });

  it('[neft-mmt 15.9.4, 15.10] EX-45: off the sheets they stand in the table under their own clauses', () => {
    const hall = neftHall();
    give(hall, 'ref2', 'show-purple', purple('p1', '15.9.4'));
    give(hall, 'ref2', 'show-purple', purple('p1', '15.9'));
    give(hall, 'chief', 'fine', { person: 'p1', points: '0.2', reason: 'Опоздал на тур.' });
    const table = standingsOfState(hall.state);
    const row = isRefusal(table) ? undefined : table.rows.find(({ player }) => player === 'p1');
    expect(row?.items.map(({ kind, clause }) => `${kind} ${clause}`)).toEqual([
      'fine 21.1',
      'card 15.9.4',
      'card 15.10',
    ]);
  });

  it.each(rows)('[neft-mmt 15.10] EX-45: %s, whichever of them stand on a sheet', (_, clauses, effect) => {
    const reasons = { '15.9.3': 'damage', '15.9.4': 'throwing' } as const;
    for (let onSheet = 0; onSheet <= clauses.length; onSheet++) {
      const hall = neftHall();
      for (const clause of clauses.slice(onSheet)) {
        if (clause === '15.9.1') give(hall, 'ref2', 'warn', { person: 'p1', clause, note: 'shouting' });
        give(hall, 'ref2', 'show-purple', purple('p1', clause));
      }
      const cards = clauses
        .slice(0, onSheet)
        .map((clause) => ({ seat: 1 as const, reason: reasons[clause as '15.9.3'] ?? ('conduct' as const) }));
      playGame(hall, game, 'red', { purple: cards });
      expect(totalOf(hall, 'p1')).toBe(effect);
    }
  });

  it('[neft-mmt 15.12] EX-45: a card of 10 May suspends for 11, 12 and 13 May, in the hall’s own calendar', () => {
    const hall = neftHall();
    hall.now = '2024-05-10T15:00:00Z';
    give(hall, 'ref2', 'show-purple', purple('p1', '15.9'));
    expect(hall.state.suspensions).toMatchObject([
      { person: 'p1', from: '2024-05-11', to: '2024-05-13', clause: '15.12' },
    ]);
    // Half past nine in the evening UTC is already the next day in Minsk.
    hall.now = '2024-05-10T21:30:00Z';
    give(hall, 'ref2', 'show-purple', purple('p2', '15.9'));
    expect(hall.state.suspensions[1]).toMatchObject({ from: '2024-05-12', to: '2024-05-14' });
  });
});

describe('a purple card', () => {
  it('[neft-mmt G-35, 15.9] is given without a game by any official who saw it', () => {
    const hall = preparedHall({ rules: rulesOf('neft-mmt') });
    for (const [by, person] of [
      ['ref1', 'p1'],
      ['chief', 'p2'],
      ['admin', 'p3'],
    ] as const) {
      give(hall, by, 'show-purple', purple(person, '15.9'));
    }
    expect(hall.state.cards).toHaveLength(3);
    expect(refused(hall, 'p4', 'show-purple', purple('p1', '15.9'))).toBe('office/not-yours');
    expect(refused(hall, 'ref1', 'show-purple', purple('p1', '16.3'))).toBe('discipline/clause');
    expect(refused(hall, 'ref1', 'show-purple', { ...purple('p1', '15.9'), note: '' })).toBe('text/missing');
  });

  it.each(['15.9.1', '15.9.2'])(
    '[neft-mmt 15.9.1, 15.9.2] under %s follows a warning that was ignored',
    (clause) => {
      const hall = neftHall();
      expect(refused(hall, 'ref1', 'show-purple', purple('p1', clause))).toBe(
        `discipline/warn-first ${clause}`,
      );
      give(hall, 'admin', 'warn', { person: 'p1', clause, note: 'shouting' });
      expect(playerView(hall.state, 'p1', hall.now, { club: null }).warnings).toEqual([clause]);
      expect(refused(hall, 'ref1', 'show-purple', purple('p2', clause))).toBe(
        `discipline/warn-first ${clause}`,
      );
      expect(refused(hall, 'admin', 'show-purple', purple('p1', clause))).toBe(
        `discipline/not-yours ${clause}`,
      );
      give(hall, 'ref1', 'show-purple', purple('p1', clause));
      expect(refused(hall, 'ref1', 'show-purple', purple('p1', clause))).toBe(
        `discipline/warn-first ${clause}`,
      );
    },
  );

  it('a warning has the same grounds and no others', () => {
    const hall = neftHall();
    expect(refused(hall, 'ref1', 'warn', { person: 'p1', clause: '15.9.3', note: '' })).toBe(
      'discipline/clause',
    );
    expect(refused(hall, 'ref1', 'warn', { person: 'nobody', clause: '15.9.1', note: '' })).toBe(
      'entry/unknown',
    );
  });

  it('is of neft-mmt alone', () => {
    expect(refused(openHall(), 'ref1', 'show-purple', purple('p1', '15.9'))).toBe('discipline/not-provided');
  });

  it('[neft-mmt 15.12] bars him from playing on the next days, and from checking in', () => {
    const hall = neftHall({ rounds: 2, reserves: 1 });
    give(hall, 'ref2', 'show-purple', purple('p1', '15.9'));
    playGame(hall, game);
    hall.now = '2024-05-11T15:00:00Z';
    openRound(hall, 'q', 2);
    give(hall, 'ref1', 'call-game', { game: 'q/2/1' });
    expect(refused(hall, 'ref1', 'start-game', { game: 'q/2/1' })).toBe('game/player-out 15.12');
    expect(refusalOf(hall, 'admin', 'check-in', { person: 'p1', here: true })).toMatchObject({
      code: 'check-in/suspended',
      params: { until: '2024-05-13' },
    });
    give(hall, 'ref1', 'seat-substitute', { game: 'q/2/1', player: 'p1', substitute: 'p11' });
    give(hall, 'ref1', 'start-game', { game: 'q/2/1' });
    hall.now = '2024-05-14T10:00:00Z';
    give(hall, 'admin', 'check-in', { person: 'p1', here: true });
  });

  it('[neft-mmt 15.11, 15.12] on a sheet suspends and goes to the committee as well, once', () => {
    const hall = neftHall();
    playGame(hall, game, 'red', { purple: [{ seat: 4, reason: 'damage' }] });
    expect(hall.state.suspensions).toMatchObject([{ person: 'p4', from: '2024-05-11', to: '2024-05-13' }]);
    const sheet = {
      ...gameIn(hall, game).sheet,
      purple: [
        { seat: 4, reason: 'damage' },
        { seat: 5, reason: 'conduct' },
      ],
    };
    give(hall, 'ref1', 'correct-sheet', { game, paper: { sheet }, reason: 'One was forgotten.' });
    expect(hall.state.suspensions.map(({ person }) => person)).toEqual(['p4', 'p5']);
  });
});

describe('the club', () => {
  const club = (): ClubState => {
    let state = initialClub;
    const tell = (by: string, body: object): void => {
      const done = performClub(
        state,
        {
          id: `k${state.people.length}${state.officers.length}${state.events.length}${JSON.stringify(body).length}`,
          by,
          ...body,
        } as never,
        '2024-05-01T10:00:00Z',
      );
      if (isRefusal(done)) throw new Error(done.code);
      state = done.state;
    };
    tell('org', { type: 'found-club', name: 'North' });
    for (const person of [
      'dc',
      'chief',
      'admin',
      'ref1',
      'ref2',
      'ref3',
      'side1',
      'side2',
      'duty',
      'committee',
      'appeals',
      ...Array.from({ length: 12 }, (_, i) => `p${i + 1}`),
    ]) {
      tell('org', { type: 'add-person', person });
    }
    tell('org', { type: 'name-officer', person: 'dc', office: 'discipline' });
    tell('org', { type: 'open-event', event: 'may', kind: 'tournament' });
    return state;
  };

  it('[neft-mmt 15.11, 15.12, G-47] a purple card goes to the disciplinary committee and bars from every event of the club until it decides', () => {
    const hall = openHall({ rules: rulesOf('neft-mmt'), rounds: 1, club: club() });
    const shown = give(hall, 'ref2', 'show-purple', purple('p1', '15.9'));
    let after = hall.club ?? initialClub;
    const follow = (): string[] =>
      shown
        .flatMap((event) => clubFollows('may', hall.state, event))
        .map((command) => {
          const done = performClub(after, command, hall.now);
          if (isRefusal(done)) return done.code;
          after = done.state;
          return 'done';
        });
    expect(follow()).toEqual(['done']);
    expect(follow()).toEqual(['command/already-done']);
    expect(after.cases).toMatchObject([{ person: 'p1', event: 'may', clause: '15.9', decision: null }]);

    const evening = (state: ClubState): TestHall => ({ ...newHall(state), now: '2024-05-12T18:00:00Z' });
    const create = {
      name: 'Sunday',
      kind: 'evening' as const,
      zone: 'Europe/Minsk',
      rules: rulesOf('fsm-2024'),
      secondConfirmation: false,
    };
    const players = Array.from({ length: 10 }, (_, i) => `p${i + 1}`);
    const seat = { stage: 'evening', round: 1, table: 1, players, drawn: false };
    const sunday = evening(after);
    give(sunday, 'org', 'create-tournament', create);
    expect(refused(sunday, 'org', 'seat-game', seat)).toBe('check-in/suspended');

    const then = '2024-05-12T17:00:00Z';
    const decide = {
      type: 'decide-case' as const,
      id: 'd1',
      case: shown[0]?.command ?? '',
      until: null,
      reason: 'Heard.',
    };
    expect(performClub(after, { ...decide, by: 'org' }, then)).toMatchObject({ code: 'office/not-yours' });
    const decided = performClub(after, { ...decide, by: 'dc' }, then);
    if (isRefusal(decided)) throw new Error(decided.code);
    after = decided.state;
    expect(performClub(after, { ...decide, id: 'd2', by: 'dc' }, then)).toMatchObject({
      code: 'case/decided',
    });
    const free = evening(after);
    give(free, 'org', 'create-tournament', create);
    give(free, 'org', 'seat-game', seat);
    // The tournament in which the card was shown follows the committee too.
    hall.club = after;
    hall.now = '2024-05-12T17:30:00Z';
    give(hall, 'admin', 'check-in', { person: 'p1', here: true });
  });

  it('only people of the club apply, and only its officers open events', () => {
    const hall = preparedHall({ players: 0, club: club() });
    expect(refused(hall, 'org', 'apply', { person: 'stranger' })).toBe('person/unknown');
    expect(refused(hall, 'org', 'appoint', { person: 'stranger', office: 'referee' })).toBe('person/unknown');
    const creation = {
      name: 'x',
      kind: 'tournament' as const,
      zone: 'UTC',
      rules: rulesOf('fsm-2024'),
      secondConfirmation: true,
    };
    expect(refused(newHall(club()), 'p1', 'create-tournament', creation)).toBe('office/not-yours');
  });
});

describe('expulsion', () => {
  it('[fsm-2024 7.3; fiim-2018 7.3; bel-canto 7.3; fiim-2025 7.3] by the chief: points stay, no place, later games to a substitute', () => {
    for (const book of ['fsm-2024', 'fiim-2018', 'bel-canto', 'fiim-2025']) {
      const hall = openHall({ rules: rulesOf(book), rounds: 2, reserves: 1 });
      playGame(hall, game, 'red');
      expect(refused(hall, 'org', 'expel', { person: 'p3', clause: '7.3', reason: 'peeking' })).toBe(
        'expel/not-yours 7.3',
      );
      expect(refused(hall, 'chief', 'expel', { person: 'p3', clause: '6.2', reason: 'peeking' })).toBe(
        'expel/clause 7.3',
      );
      give(hall, 'chief', 'expel', { person: 'p3', clause: '7.3', reason: 'Deliberate peeking.' });
      expect(refused(hall, 'chief', 'expel', { person: 'p3', clause: '7.3', reason: 'x' })).toBe('expel/out');
      hall.now = minutesAfter(hall.now, 11);
      openRound(hall, 'q', 2);
      give(hall, 'ref1', 'call-game', { game: 'q/2/1' });
      expect(refused(hall, 'ref1', 'start-game', { game: 'q/2/1' })).toMatch(/^game\/player-out/);
      give(hall, 'org', 'replace-player', { stage: 'q', player: 'p3', substitute: 'p11' });
      give(hall, 'ref1', 'start-game', { game: 'q/2/1' });
      const table = standingsOfState(hall.state);
      if (isRefusal(table)) throw new Error(table.code);
      const row = table.rows.at(-1);
      expect(row).toMatchObject({ player: 'p3', place: null, games: 1, wins: 1 });
      expect(tournamentFiles(hall.state).file.expelled).toEqual([{ player: 'p3', clause: '7.3' }]);
    }
  });

  it('[neft-mmt 18.4, 18.22] is for the organisers to decide', () => {
    for (const clause of ['18.4', '18.22']) {
      const hall = neftHall();
      expect(refused(hall, 'chief', 'expel', { person: 'p3', clause, reason: 'x' })).toBe(
        'expel/not-yours 18.4',
      );
      give(hall, 'org', 'expel', { person: 'p3', clause, reason: 'Broke a chair.' });
      expect(hall.state.expelled).toEqual([{ person: 'p3', clause }]);
      expect(hall.state.entries.find(({ person }) => person === 'p3')?.status).toBe('expelled');
    }
  });
});

describe('fines', () => {
  it('[fiim-2025 8.1.4.5] a disciplinary fine has any amount, a reason, and the chief behind it', () => {
    const hall = openHall({ rules: rulesOf('fiim-2025') });
    const fine = { person: 'p1', points: '0.7', reason: 'Insults in the corridor.' };
    expect(refused(hall, 'ref1', 'fine', fine)).toBe('office/not-yours');
    for (const points of ['0', '-1', 'much', '1/3'])
      expect(refused(hall, 'chief', 'fine', { ...fine, points })).toBe('fine/points 8.1.4.5');
    expect(refused(hall, 'chief', 'fine', { ...fine, reason: '' })).toBe('text/missing');
    give(hall, 'chief', 'fine', fine);
    startGame(hall, game);
    expect(totalOf(hall, 'p1')).toBe('-0.7');
  });

  it('[neft-mmt 15.7.1] yellow cards climb their ladder over the games of a stage', () => {
    const hall = neftHall({ rounds: 3 });
    for (const round of [1, 2, 3]) {
      if (round > 1) openRound(hall, 'q', round);
      const id = `q/${round}/1`;
      const seat = gameIn(hall, id).seats.indexOf('p1') + 1;
      playGame(hall, id, 'black', { yellow: [seat as 1] });
      if (round < 3) continue;
      closeGame(hall, id);
    }
    expect(totalOf(hall, 'p1')).toBe('-1.2');
  });
});
