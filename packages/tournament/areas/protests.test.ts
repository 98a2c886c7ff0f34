// Protests: form, deadline, who decides, evidence, finality, complaints outside, what is at stake.
import { describe, expect, it } from 'vitest';
import { caseFile } from '../case-file.ts';
import { placesAtStake } from '../stake.ts';
import {
  endGame,
  finish,
  give,
  handIn,
  minutesAfter,
  openHall,
  openRound,
  playGame,
  refused,
  rulesOf,
  startGame,
  type TestHall,
} from '../testing/hall.ts';

const game = 'q/1/1';
const federations = ['fsm-2024', 'fiim-2018', 'bel-canto'];
const books = [...federations, 'neft-mmt', 'fiim-2025'];
const articles: Readonly<Record<string, string>> = {
  'fsm-2024': '8.8',
  'fiim-2018': '8.9',
  'bel-canto': '8.7',
  'neft-mmt': '22',
  'fiim-2025': '8.10',
};

const end = '2024-05-10T18:00:00Z';
const protest = {
  protest: 'x1',
  game,
  player: 'p9',
  form: 'sheet-entry' as const,
  subject: 'result' as const,
  text: 'The votes were miscounted.',
};

/** A game that ended at 18:00:00 sharp. */
const ended = (rulebook: string, options = {}): TestHall => {
  const hall = openHall({ rules: rulesOf(rulebook), ...options });
  hall.now = minutesAfter(end, -40);
  endGame(hall, game, 'red');
  return hall;
};

const at = (hall: TestHall, time: string): TestHall => ({ ...hall, now: `2024-05-10T${time}Z`, events: [] });

const answer = (hall: TestHall, change: Partial<typeof protest> | { form: 'written' } = {}): string => {
  try {
    give(hall, 'p9', 'protest', { ...protest, ...change });
    return 'accepted';
  } catch {
    return refused(hall, 'p9', 'protest', { ...protest, ...change });
  }
};

describe('EX-70: deadlines and routing', () => {
  it.each([
    ['fsm-2024', '8.8.1'],
    ['fiim-2018', '8.9.1'],
    ['bel-canto', '8.7.1'],
    ['neft-mmt', '22.1'],
    ['fiim-2025', '8.10.1'],
  ])('[%s %s] EX-70: entered at 18:10:00, accepted everywhere', (book) => {
    expect(answer(at(ended(book), '18:10:00'))).toBe('accepted');
  });

  it('[fsm-2024 8.8.1; fiim-2018 8.9.1; bel-canto 8.7.1; neft-mmt 22.1; fiim-2025 8.10.1] EX-70: entered at 18:10:01, late but where the next game decides', () => {
    expect(books.map((book) => answer(at(ended(book), '18:10:01')))).toEqual([
      'protest/late 8.8.1',
      'protest/late 8.9.1',
      'protest/late 8.7.1',
      'accepted',
      'protest/late 8.10.1',
    ]);
  });

  it('[neft-mmt 22.1; fsm-2024 8.8.1; fiim-2025 8.10.1] EX-70: the next game starts 18:07, entered at 18:08', () => {
    const answers = books.map((book) => {
      const hall = ended(book);
      openRound(hall, 'q', 2);
      hall.now = '2024-05-10T18:07:00Z';
      startGame(hall, 'q/2/1');
      return answer(at(hall, '18:08:00'));
    });
    expect(answers).toEqual(['accepted', 'accepted', 'accepted', 'protest/late 22.1', 'accepted']);
  });

  it('[fsm-2024 8.8.1; fiim-2018 8.9.1; bel-canto 8.7.1; neft-mmt 22.1; fiim-2025 8.10.1] EX-70: a written note is a protest only under fiim-2025', () => {
    expect(books.map((book) => answer(at(ended(book), '18:05:00'), { form: 'written' }))).toEqual([
      'protest/form 8.8.1',
      'protest/form 8.9.1',
      'protest/form 8.7.1',
      'protest/form 22.1',
      'accepted',
    ]);
  });

  for (const [book, clause] of [
    ['fsm-2024', '8.8.1'],
    ['fiim-2018', '8.9.1'],
    ['bel-canto', '8.7.1'],
    ['fiim-2025', '8.10.1'],
  ] as const) {
    it(`[${book} ${clause}] the switch protest-window sets another time, the last second included`, () => {
      const within = (seconds: number): TestHall =>
        ended(book, { rules: rulesOf(book, { protestWindow: seconds }) });
      expect(['18:05:00', '18:05:01'].map((time) => answer(at(within(300), time)))).toEqual([
        'accepted',
        `protest/late ${clause}`,
      ]);
      expect(['18:20:00', '18:20:01'].map((time) => answer(at(within(1200), time)))).toEqual([
        'accepted',
        `protest/late ${clause}`,
      ]);
      const house = ended(book, { rules: rulesOf({ base: book, change: { protestWindow: 60 } }) });
      expect(answer(at(house, '18:01:01'))).toBe(`protest/late ${clause}`);
      expect(answer(at(within(Number.MAX_SAFE_INTEGER), '23:59:59'))).toBe('accepted');
    });
  }

  /** Whoever can reject it. */
  const deciders = (rulebook: string, referee: string, without: readonly string[] = []): string[] => {
    const hall = openHall({ rules: rulesOf(rulebook) });
    give(hall, 'org', 'assign-referees', { game, referee, sides: [] });
    for (const person of without) give(hall, 'org', 'dismiss', { person, office: 'chief' });
    handIn(hall, game);
    give(hall, 'p9', 'protest', protest);
    return ['chief', 'appeals', 'duty', 'ref1', 'ref2', 'org', 'committee'].filter((person) => {
      try {
        give({ ...hall, events: [] }, person, 'decide-protest', {
          protest: 'x1',
          outcome: 'rejected',
          reason: 'no ground',
        });
        return true;
      } catch {
        return false;
      }
    });
  };

  it('[fsm-2024 8.8.2; fiim-2018 8.9.2; bel-canto 8.7.2] the chief or the appeals commission decides; EX-70: also where the chief led the game', () => {
    for (const book of federations) {
      expect(deciders(book, 'ref1')).toEqual(['chief', 'appeals']);
      expect(deciders(book, 'chief')).toEqual(['chief', 'appeals']);
    }
  });

  it('[neft-mmt 22.2] the chief decides, or the referee of the game where there is no chief; EX-70: the chief for his own game too', () => {
    expect(deciders('neft-mmt', 'ref1')).toEqual(['chief']);
    expect(deciders('neft-mmt', 'chief')).toEqual(['chief']);
    expect(deciders('neft-mmt', 'ref1', ['chief'])).toEqual(['ref1']);
  });

  it('[fiim-2025 8.10.2] EX-70: the chief decides, but the member on duty where the chief led the game', () => {
    expect(deciders('fiim-2025', 'ref1')).toEqual(['chief']);
    expect(deciders('fiim-2025', 'chief')).toEqual(['duty']);
    const hall = openHall({ rules: rulesOf('fiim-2025') });
    give(hall, 'org', 'assign-referees', { game, referee: 'chief', sides: [] });
    handIn(hall, game);
    give(hall, 'p9', 'protest', protest);
    expect(
      refused(hall, 'chief', 'decide-protest', { protest: 'x1', outcome: 'rejected', reason: 'x' }),
    ).toBe('protest/own-game 8.10.2');
    expect(refused(hall, 'duty', 'decide-protest', { protest: 'x1', outcome: 'rejected', reason: ' ' })).toBe(
      'text/missing',
    );
  });
});

describe('a protest', () => {
  it.each([
    ['fsm-2024', '8.8'],
    ['fiim-2018', '8.9'],
    ['bel-canto', '8.7'],
    ['neft-mmt', '22.1'],
    ['fiim-2025', '8.10'],
  ] as const)(
    '[%s %s] is a player’s right in his own game, and the referee may enter it for him',
    (book, clause) => {
      const hall = ended(book, { players: 20 });
      expect(refused(hall, 'p15', 'protest', { ...protest, player: 'p15' })).toBe('office/not-yours');
      expect(refused(hall, 'p8', 'protest', protest)).toBe(`protest/not-your-game ${clause}`);
      expect(refused(hall, 'ref1', 'protest', { ...protest, player: 'p15' })).toBe(
        `protest/not-your-game ${clause}`,
      );
      expect(refused(hall, 'p9', 'protest', { ...protest, text: '' })).toBe('text/missing');
      give(hall, 'ref1', 'protest', protest);
      expect(refused(hall, 'p9', 'protest', protest)).toBe('protest/taken');
    },
  );

  it('[fiim-2025 8.10.4] may be about points only where points can come of it', () => {
    for (const book of federations)
      expect(answer(at(ended(book), '18:01:00'), { subject: 'points' } as never)).toBe(
        `protest/subject ${articles[book]}`,
      );
    expect(answer(at(ended('fiim-2025'), '18:01:00'), { subject: 'points' } as never)).toBe('accepted');
  });

  it('is not about a game that has no end or is final', () => {
    const hall = openHall();
    startGame(hall, game);
    expect(refused(hall, 'p9', 'protest', protest)).toBe('game/status 8.8');
  });

  it('may be taken back, and then the game can be closed', () => {
    const hall = openHall();
    playGame(hall, game);
    give(hall, 'p9', 'protest', protest);
    hall.now = minutesAfter(hall.now, 11);
    expect(refused(hall, 'chief', 'close-game', { game })).toBe('game/protested 8.8');
    expect(refused(hall, 'p8', 'withdraw-protest', { protest: 'x1' })).toBe('office/not-yours');
    give(hall, 'p9', 'withdraw-protest', { protest: 'x1' });
    give(hall, 'chief', 'close-game', { game });
  });

  it('[neft-mmt 22.1] a game without a next one can be protested until it is closed', () => {
    const hall = openHall({ rules: rulesOf('neft-mmt'), rounds: 2 });
    playGame(hall, game);
    hall.now = minutesAfter(hall.now, 60);
    expect(refused(hall, 'chief', 'close-game', { game })).toBe('game/protest-window 22.1');
    openRound(hall, 'q', 2);
    startGame(hall, 'q/2/1');
    give(hall, 'chief', 'close-game', { game });
    give(hall, 'ref1', 'announce-result', { game: 'q/2/1', winner: 'red' });
    hall.now = minutesAfter(hall.now, 600);
    give(hall, 'p9', 'protest', { ...protest, game: 'q/2/1' });
  });
});

describe('evidence and the committee', () => {
  it.each([
    ['fsm-2024', '8.8.3'],
    ['fiim-2018', '8.9.3'],
    ['bel-canto', '8.7.3'],
    ['neft-mmt', '22.3'],
    ['fiim-2025', '8.10.3'],
  ] as const)(
    '[%s %s] recordings are looked at, people heard and the committee brought in',
    (book, clause) => {
      const hall = ended(book);
      give(hall, 'p9', 'protest', protest);
      give(hall, 'p9', 'add-evidence', { protest: 'x1', kind: 'link', text: 'https://video.example/1' });
      give(hall, 'chief', 'add-evidence', { protest: 'x1', kind: 'time-code', text: '00:31:20' });
      give(hall, 'ref1', 'add-evidence', { protest: 'x1', kind: 'statement', text: 'I counted five.' });
      expect(
        refused(hall, 'p8', 'add-evidence', { protest: 'x1', kind: 'statement', text: 'I saw it.' }),
      ).toBe('office/not-yours');
      expect(refused(hall, 'ref1', 'consult-committee', { protest: 'x1' })).toMatch(/^protest\/not-yours/);
      const [asked] = give(hall, 'chief', 'consult-committee', { protest: 'x1' });
      expect(asked).toMatchObject({ type: 'CommitteeConsulted', clause });
      give(hall, book === 'neft-mmt' ? 'org' : 'committee', 'add-evidence', {
        protest: 'x1',
        kind: 'statement',
        text: 'The count was right.',
      });
      expect(hall.state.protests['x1']?.evidence).toHaveLength(4);
      expect(refused(hall, 'chief', 'consult-committee', { protest: 'x1' })).toMatch(/^protest\/consulted/);
    },
  );
});

describe('the decision', () => {
  it.each([
    ['fsm-2024', '8.8.4'],
    ['fiim-2018', '8.9.4'],
    ['bel-canto', '8.7.4'],
    ['neft-mmt', '22.4'],
    ['fiim-2025', '8.10.5'],
  ])(
    '[%s %s] is final, and a complaint about referees leaves the tournament with its file',
    (book, clause) => {
      const hall = openHall({ rules: rulesOf(book), rounds: 1 });
      playGame(hall, game);
      give(hall, 'p9', 'protest', protest);
      give(hall, 'p9', 'add-evidence', { protest: 'x1', kind: 'link', text: 'https://video.example/1' });
      give(hall, 'chief', 'decide-protest', { protest: 'x1', outcome: 'rejected', reason: 'Counted right.' });
      expect(
        refused(hall, 'chief', 'decide-protest', { protest: 'x1', outcome: 'upheld', reason: 'x' }),
      ).toBe(`protest/decided ${clause}`);
      expect(refused(hall, 'p9', 'add-evidence', { protest: 'x1', kind: 'statement', text: 'But' })).toBe(
        `protest/decided ${clause}`,
      );
      hall.now = minutesAfter(hall.now, 11);
      give(hall, 'chief', 'close-game', { game });
      finish(hall);
      give(hall, 'p9', 'complain', { game, text: 'The referee did not listen.' });
      expect(refused(hall, 'p20', 'complain', { game, text: 'x' })).toBe('office/not-yours');
      const file = caseFile(hall.state, 'x1');
      expect(file).toMatchObject({
        format: 'omerta.case/1',
        clauses: { complaint: clause },
        officials: { referee: 'ref1', chief: 'chief' },
        protest: { decision: { outcome: 'rejected', by: 'chief' } },
        complaints: [{ by: 'p9', clause }],
      });
      expect(JSON.parse(JSON.stringify(file))).toEqual(file);
    },
  );

  it('has no file where there was no protest', () => {
    expect(caseFile(openHall().state, 'x1')).toBeNull();
  });

  it('[fiim-2025 8.10.4] may uphold the protest with nothing changed', () => {
    const hall = ended('fiim-2025');
    give(hall, 'p9', 'protest', protest);
    give(hall, 'chief', 'decide-protest', {
      protest: 'x1',
      outcome: 'upheld',
      reason: 'True, and without effect.',
    });
    expect(hall.state.protests['x1']?.decision).toMatchObject({ outcome: 'upheld', clause: '8.10.4' });
    expect(refused(hall, 'chief', 'decide-protest', { protest: 'x2', outcome: 'upheld', reason: 'x' })).toBe(
      'protest/unknown',
    );
  });
});

describe('whether a place can still change', () => {
  /** Twenty players; those of table 2 are far ahead. */
  const apart = (points: string): TestHall => {
    const hall = openHall({
      players: 20,
      rules: rulesOf({ base: 'fsm-2024', change: { extraFree: true } }),
      rounds: 1,
    });
    const extra = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((seat) => ({
      seat: seat as 1,
      points,
      by: 'referee' as const,
    }));
    playGame(hall, 'q/1/2', 'red', { extra });
    playGame(hall, 'q/1/1', 'red');
    give(hall, 'p9', 'protest', protest);
    return hall;
  };

  it('only of those whom the game could reach', () => {
    const hall = apart('9');
    expect(placesAtStake(hall.state, 'x1')?.toSorted()).toEqual([
      'p1',
      'p10',
      'p2',
      'p3',
      'p4',
      'p5',
      'p6',
      'p7',
      'p8',
      'p9',
    ]);
    expect(placesAtStake(apart('1').state, 'x1')).toContain('p11');
  });

  it('of everybody where a result weighs every win of the tournament', () => {
    const hall = openHall({ players: 20, rules: rulesOf('bel-canto'), rounds: 1 });
    playGame(hall, 'q/1/2', 'black');
    playGame(hall, game, 'red');
    give(hall, 'p9', 'protest', protest);
    expect(placesAtStake(hall.state, 'x1')).toHaveLength(20);
  });

  it('of nobody once it is decided', () => {
    const hall = apart('9');
    give(hall, 'chief', 'decide-protest', { protest: 'x1', outcome: 'rejected', reason: 'no' });
    expect(placesAtStake(hall.state, 'x1')).toEqual([]);
  });
});
