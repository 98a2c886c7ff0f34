// Opening a tournament: rules chosen, told to everybody and fixed; offices.
import { isRefusal } from '@omerta/base/refusal.ts';
import { describe, expect, it } from 'vitest';
import { standingsOfState } from '../standings.ts';
import {
  gameIn,
  give,
  handIn,
  minutesAfter,
  newHall,
  openHall,
  openRound,
  playGame,
  preparedHall,
  refusalOf,
  refused,
  rulesOf,
  sheetFor,
} from '../testing/hall.ts';

const creation = {
  name: 'Open',
  kind: 'tournament' as const,
  zone: 'Europe/Minsk',
  rules: rulesOf('fsm-2024'),
  secondConfirmation: true,
};

describe('creating', () => {
  it.each(['Europe/Minsk', 'Asia/Almaty', 'UTC', 'America/New_York'])('the time zone %s is known', (zone) => {
    const hall = newHall();
    give(hall, 'org', 'create-tournament', { ...creation, zone });
    expect(hall.state.zone).toBe(zone);
  });

  it.each(['Europe/Atlantis', '+03:00', '', 'GMT+3'])('the time zone "%s" is refused', (zone) => {
    expect(refused(newHall(), 'org', 'create-tournament', { ...creation, zone })).toBe('zone/unknown');
  });

  it('rules that cannot be read are refused with their place', () => {
    const hall = newHall();
    expect(
      refusalOf(hall, 'org', 'create-tournament', { ...creation, rules: rulesOf('chess') }),
    ).toMatchObject({
      code: 'rules/unreadable',
      params: { path: 'rulebook' },
    });
    const house = rulesOf({ base: 'fsm-2024', change: { win: 'much' } });
    expect(refusalOf(hall, 'org', 'create-tournament', { ...creation, rules: house })).toMatchObject({
      params: { path: 'rulebook.change.win' },
    });
  });

  it('nothing can be done before it, and it is done once', () => {
    const hall = newHall();
    expect(refused(hall, 'org', 'publish-rules', {})).toBe('tournament/none');
    give(hall, 'org', 'create-tournament', creation);
    expect(refused(hall, 'org', 'create-tournament', creation)).toBe('tournament/exists');
  });
});

describe('what it is called and where it is played', () => {
  it('its name is changed by its organiser and its chief until it is finished, and is never empty', () => {
    const hall = openHall();
    give(hall, 'org', 'rename-tournament', { name: 'Minsk Open' });
    give(hall, 'chief', 'rename-tournament', { name: 'Minsk Open 2024' });
    expect(hall.state.name).toBe('Minsk Open 2024');
    expect(refused(hall, 'org', 'rename-tournament', { name: ' ' })).toBe('text/missing');
    expect(refused(hall, 'ref1', 'rename-tournament', { name: 'Mine' })).toBe('office/not-yours');
  });

  it('its time zone is changed before the start alone: people are barred by its days', () => {
    const hall = preparedHall();
    give(hall, 'org', 'set-zone', { zone: 'Asia/Almaty' });
    expect(hall.state.zone).toBe('Asia/Almaty');
    expect(refused(hall, 'org', 'set-zone', { zone: 'GMT+3' })).toBe('zone/unknown');
    expect(refused(openHall(), 'org', 'set-zone', { zone: 'UTC' })).toBe('tournament/running');
  });
});

describe('who confirms a sheet', () => {
  const game = 'q/1/1';

  it('changes while it runs: what is signed can be closed, or waits again, and what was confirmed stays so', () => {
    const hall = openHall({ players: 20, rounds: 1 });
    for (const id of [game, 'q/1/2']) {
      handIn(hall, id);
      give(hall, gameIn(hall, id).referee ?? '', 'sign-sheet', { game: id });
    }
    give(hall, 'admin', 'confirm-sheet', { game: 'q/1/2' });
    hall.now = minutesAfter(hall.now, 11);
    expect(refused(hall, 'org', 'close-game', { game })).toBe('game/status');
    expect(refused(hall, 'ref1', 'set-confirmation', { secondConfirmation: false })).toBe('office/not-yours');
    expect(give(hall, 'org', 'set-confirmation', { secondConfirmation: false })).toMatchObject([
      { type: 'ConfirmationSet', secondConfirmation: false, by: 'org' },
    ]);
    for (const id of [game, 'q/1/2']) give(hall, 'org', 'close-game', { game: id });
    give(hall, 'org', 'set-confirmation', { secondConfirmation: true });
    expect(hall.state.secondConfirmation).toBe(true);
  });

  it('[fiim-2018 7.11; bel-canto 7.11] is for the chief to say where he decides on the rules, and for the organiser of an evening', () => {
    for (const rulebook of ['fiim-2018', 'bel-canto']) {
      const hall = openHall({ rules: rulesOf(rulebook) });
      const off = { secondConfirmation: false };
      expect(refused(hall, 'org', 'set-confirmation', off)).toBe('office/not-yours 7.11');
      give(hall, 'chief', 'set-confirmation', off);
      const evening = newHall();
      give(evening, 'org', 'create-tournament', { ...creation, kind: 'evening', rules: rulesOf(rulebook) });
      give(evening, 'org', 'set-confirmation', off);
    }
  });
});

describe('the coefficient of difficulty', () => {
  const small = { rules: rulesOf('fiim-2018', { difficulty: true }) };

  it('[fiim-2018 8.7] is for twenty players at most: with more nothing starts', () => {
    expect(refused(preparedHall({ ...small, players: 21 }), 'org', 'start-tournament', {})).toBe(
      'rules/too-many-players 8.7',
    );
    give(preparedHall({ rules: rulesOf('fiim-2018'), players: 21 }), 'org', 'start-tournament', {});
    give(preparedHall({ rules: rulesOf('bel-canto'), players: 21 }), 'org', 'start-tournament', {});
  });

  it('[fiim-2018 8.7] nobody comes over the number later: whoever sits in plays out of competition, and the table stands', () => {
    const hall = openHall({ ...small, players: 20, reserves: 1, rounds: 2 });
    playGame(hall, 'q/1/1');
    expect(refused(hall, 'org', 'accept', { person: 'p21' })).toBe('rules/too-many-players 8.7');
    give(hall, 'org', 'withdraw', { person: 'p3', reason: 'ill' });
    openRound(hall, 'q', 2);
    const game = 'q/2/1';
    give(hall, 'ref1', 'call-game', { game });
    expect(refused(hall, 'org', 'replace-player', { stage: 'q', player: 'p3', substitute: 'p21' })).toBe(
      'rules/too-many-players 8.7',
    );
    give(hall, 'ref1', 'seat-substitute', { game, player: 'p3', substitute: 'p21' });
    expect(refused(hall, 'org', 'rank-substitute', { person: 'p21', ranked: true })).toBe(
      'rules/too-many-players 8.7',
    );
    give(hall, 'ref1', 'start-game', { game });
    give(hall, 'ref1', 'announce-result', { game, winner: 'red' });
    give(hall, 'ref1', 'hand-in-sheet', { game, paper: { sheet: sheetFor(hall, game, 'red') } });
    const table = standingsOfState(hall.state);
    expect(!isRefusal(table) && table.rows).toHaveLength(21);
  });

  it('[fiim-2018 8.7] nor at an evening', () => {
    const hall = newHall();
    give(hall, 'org', 'create-tournament', { ...creation, kind: 'evening', rules: small.rules });
    const seat = (table: number, first: number) => ({
      stage: 'evening',
      round: 1,
      table,
      players: Array.from({ length: 10 }, (_, i) => `p${first + i}`),
      drawn: false,
    });
    give(hall, 'org', 'seat-game', seat(1, 1));
    give(hall, 'org', 'seat-game', seat(2, 11));
    expect(refused(hall, 'org', 'seat-game', { ...seat(1, 12), round: 2 })).toBe(
      'rules/too-many-players 8.7',
    );
  });
});

describe('rules are told before the start and fixed by it', () => {
  it('[fiim-2018 7.11; bel-canto 7.11] the chief decides on the optional rules and publishes them before the start', () => {
    for (const rulebook of ['fiim-2018', 'bel-canto']) {
      const hall = preparedHall({ rules: rulesOf(rulebook) });
      give(hall, 'org', 'set-rules', {
        rules: rulesOf(rulebook, { withdrawals: false }),
        secondConfirmation: true,
      });
      expect(hall.state.published).toBeNull();
      expect(refused(hall, 'org', 'publish-rules', {})).toBe('office/not-yours 7.11');
      expect(refused(hall, 'org', 'start-tournament', {})).toBe('rules/not-published 7.11');
      give(hall, 'chief', 'publish-rules', {});
      expect(hall.state.published).toMatchObject({ rulebook, hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
      expect(hall.state.rules?.switches).toEqual({ withdrawals: false });
      give(hall, 'org', 'start-tournament', {});
      expect(
        refused(hall, 'chief', 'set-rules', { rules: rulesOf(rulebook), secondConfirmation: true }),
      ).toBe('rules/fixed 7.11');
    }
  });

  it('elsewhere the organiser publishes too, and a change after it must be published again', () => {
    const hall = preparedHall();
    expect(refused(hall, 'org', 'publish-rules', {})).toBe('rules/published');
    give(hall, 'org', 'set-rules', {
      rules: rulesOf({ base: 'fsm-2024', name: 'House', change: { win: '0.75' } }),
      secondConfirmation: false,
    });
    give(hall, 'org', 'publish-rules', {});
    give(hall, 'org', 'start-tournament', {});
    expect(refused(hall, 'org', 'set-rules', { rules: rulesOf('fsm-2024'), secondConfirmation: true })).toBe(
      'rules/fixed',
    );
    expect(refused(hall, 'org', 'start-tournament', {})).toBe('tournament/running');
  });

  it('stages are part of what was announced', () => {
    const hall = preparedHall();
    give(hall, 'org', 'start-tournament', {});
    expect(refused(hall, 'org', 'drop-stage', { stage: 'q' })).toBe('rules/fixed');
  });
});

describe('offices', () => {
  it('[neft-mmt G-43, G-44] the organiser appoints one chief, and no tournament starts without', () => {
    const hall = preparedHall({ rules: rulesOf('neft-mmt'), without: ['chief'] });
    give(hall, 'org', 'publish-rules', {});
    expect(refused(hall, 'org', 'start-tournament', {})).toBe('office/no-chief');
    expect(refused(hall, 'ref1', 'appoint', { person: 'ref1', office: 'chief' })).toBe('office/not-yours');
    give(hall, 'org', 'appoint', { person: 'chief', office: 'chief' });
    expect(refused(hall, 'org', 'appoint', { person: 'ref1', office: 'chief' })).toBe('office/one-chief');
    give(hall, 'org', 'start-tournament', {});
  });

  it('[neft-mmt G-44] the chief directs the refereeing: he appoints referees and nobody else', () => {
    const hall = preparedHall({ rules: rulesOf('neft-mmt') });
    give(hall, 'chief', 'appoint', { person: 'ref9', office: 'referee' });
    give(hall, 'chief', 'dismiss', { person: 'ref9', office: 'referee' });
    expect(refused(hall, 'chief', 'appoint', { person: 'x', office: 'administrator' })).toBe(
      'office/chief-appoints-referees',
    );
    expect(refused(hall, 'chief', 'dismiss', { person: 'admin', office: 'administrator' })).toBe(
      'office/chief-appoints-referees',
    );
  });

  it('[neft-mmt G-45] the administrator controls payments and presence', () => {
    const hall = preparedHall({ rules: rulesOf('neft-mmt') });
    give(hall, 'admin', 'mark-payment', { person: 'p1', paid: true });
    expect(hall.state.entries[0]).toMatchObject({ person: 'p1', paid: true, here: true });
    expect(refused(hall, 'ref1', 'mark-payment', { person: 'p1', paid: true })).toBe('office/not-yours');
  });

  it('[neft-mmt G-48] several people may organise; the last one cannot leave', () => {
    const hall = preparedHall({ rules: rulesOf('neft-mmt') });
    expect(refused(hall, 'org', 'dismiss', { person: 'org', office: 'organiser' })).toBe(
      'office/last-organiser',
    );
    give(hall, 'org', 'appoint', { person: 'org2', office: 'organiser' });
    expect(refused(hall, 'org', 'appoint', { person: 'org2', office: 'organiser' })).toBe('office/held');
    give(hall, 'org2', 'dismiss', { person: 'org', office: 'organiser' });
    expect(refused(hall, 'org', 'appoint', { person: 'x', office: 'referee' })).toBe('office/not-yours');
    expect(refused(hall, 'org2', 'dismiss', { person: 'org', office: 'organiser' })).toBe('office/not-held');
  });
});
