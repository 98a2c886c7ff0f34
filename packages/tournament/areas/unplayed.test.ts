// Games that were published and will not be played: let go with their stage or one by one, so that the end is always reached.
import { isRefusal } from '@omerta/base/refusal.ts';
import { describe, expect, it } from 'vitest';
import { openMatters } from '../open-matters.ts';
import { chooseBook } from '../rulebooks/choose.ts';
import { gamesOf } from '../state.ts';
import {
  applyRuling,
  closeGame,
  endGame,
  finish,
  gameIn,
  give,
  openHall,
  openRound,
  playGame,
  refused,
  rulesOf,
  startGame,
  type TestHall,
} from '../testing/hall.ts';

const reason = 'зал закрыли раньше';

const open = (hall: TestHall): string[] => {
  const book = chooseBook(hall.state.rules);
  if (isRefusal(book)) throw new Error('no rules');
  return openMatters(hall.state, book).map(({ what }) => what);
};

const ids = (hall: TestHall): string[] => gamesOf(hall.state).map(({ id }) => id);

/** Two rounds of two tables are published, the first is played. */
const halfPlayed = (): TestHall => {
  const hall = openHall({ players: 20, rounds: 3, stages: [{ plannedGames: 3 }] });
  for (const id of ['q/1/1', 'q/1/2']) {
    playGame(hall, id);
    closeGame(hall, id);
  }
  openRound(hall, 'q', 2);
  return hall;
};

describe('a stage ended early', () => {
  it('takes along the published games that nobody was called to, and the tournament can be finished', () => {
    const hall = halfPlayed();
    expect(open(hall)).toEqual(['round-unpublished', 'unplayed', 'unplayed']);
    expect(give(hall, 'org', 'end-stage', { stage: 'q', reason })).toMatchObject([
      { type: 'GameDropped', game: 'q/2/1', reason },
      { type: 'GameDropped', game: 'q/2/2', reason },
      { type: 'StageEnded', stage: 'q', reason },
    ]);
    expect(ids(hall)).toEqual(['q/1/1', 'q/1/2']);
    expect(hall.state.stages[0]).toMatchObject({ published: 1, ended: true });
    expect(hall.state.stages[0]?.rounds).toHaveLength(1);
    expect(open(hall).every((what) => what === 'lot')).toBe(true);
    finish(hall);
  });

  it('keeps a game of the same round that is called or played', () => {
    const hall = halfPlayed();
    startGame(hall, 'q/2/1');
    give(hall, 'org', 'end-stage', { stage: 'q', reason });
    expect(ids(hall)).toEqual(['q/1/1', 'q/1/2', 'q/2/1']);
    expect(hall.state.stages[0]?.published).toBe(2);
    expect(open(hall)).toEqual(['unplayed']);
  });

  it('of all that was planned takes the last round too, and is refused once nothing waits', () => {
    const hall = openHall({ rounds: 2, stages: [{ plannedGames: 2 }] });
    playGame(hall, 'q/1/1');
    openRound(hall, 'q', 2);
    give(hall, 'org', 'end-stage', { stage: 'q', reason });
    expect(ids(hall)).toEqual(['q/1/1']);
    expect(refused(hall, 'org', 'end-stage', { stage: 'q', reason })).toBe('stage/played');
  });

  it('falls away whole where nobody was called to anything, as long as it is the last', () => {
    const final = { stage: 'f', name: 'Финал', kind: 'final', plannedGames: 1, advance: 10 } as const;
    const hall = openHall({ rounds: 1, stages: [{ plannedGames: 1 }, final] });
    expect(refused(hall, 'org', 'end-stage', { stage: 'q', reason })).toBe('stage/not-last');
    give(hall, 'org', 'end-stage', { stage: 'f', reason });
    give(hall, 'org', 'end-stage', { stage: 'q', reason });
    expect([hall.state.stages, ids(hall)]).toEqual([[], []]);
  });
});

describe('one published game', () => {
  it('is let go by the chief or the organiser with a reason, while nobody is called to it', () => {
    const hall = halfPlayed();
    const drop = { game: 'q/2/1', reason };
    expect(refused(hall, 'admin', 'drop-game', drop)).toBe('office/not-yours');
    expect(refused(hall, 'ref1', 'drop-game', drop)).toBe('office/not-yours');
    expect(refused(hall, 'org', 'drop-game', { ...drop, reason: ' ' })).toBe('text/missing');
    give(hall, 'org', 'call-game', { game: 'q/2/1' });
    expect(refused(hall, 'org', 'drop-game', drop)).toBe('game/status');
    give(hall, 'org', 'uncall-game', { game: 'q/2/1' });
    expect(give(hall, 'org', 'drop-game', drop)).toMatchObject([{ type: 'GameDropped', ...drop }]);
    give(hall, 'chief', 'drop-game', { game: 'q/2/2', reason });
    expect(ids(hall)).toEqual(['q/1/1', 'q/1/2']);
    expect(open(hall)).toEqual(['round-unpublished']);
  });

  it('of an evening is let go too, by whoever holds it alone and sits in it', () => {
    const hall = openHall({ rounds: 1 });
    hall.state = { ...hall.state, kind: 'evening', offices: [{ person: 'p1', office: 'organiser' }] };
    expect(refused(hall, 'p1', 'end-stage', { stage: 'q', reason })).toBe('stage/played');
    expect(give(hall, 'p1', 'drop-game', { game: 'q/1/1', reason })).toMatchObject([
      { type: 'GameDropped' },
      { type: 'OwnJudged', what: 'drop-game', game: 'q/1/1' },
    ]);
  });
});

describe('an ordered replay', () => {
  const order = (hall: TestHall, by: string, cause: string): void => {
    const change = { kind: 'replay', cause, carry: [], substitutions: [], record: null } as const;
    const fields = { ruling: 'r1', game: 'q/1/1', protest: null, reason: 'ошибка', change };
    give(hall, by, 'propose-ruling', fields);
  };
  const replay = { game: 'q/1/1/2', reason };

  it('[neft-mmt 18.24.2] is given up only by whoever may order one, not by the desk and not with its stage', () => {
    const hall = openHall({ rules: rulesOf('neft-mmt'), rounds: 1, stages: [{ plannedGames: 1 }] });
    endGame(hall, 'q/1/1');
    order(hall, 'ref1', 'votes-miscounted');
    applyRuling(hall, 'ref1', 'r1');
    expect(open(hall)).toEqual(['unplayed']);
    expect(refused(hall, 'org', 'end-stage', { stage: 'q', reason })).toBe('stage/played');
    expect(refused(hall, 'org', 'drop-game', replay)).toBe('ruling/not-yours 18.24.2');
    give(hall, 'ref1', 'drop-game', replay);
    expect(ids(hall)).toEqual(['q/1/1']);
    expect(gameIn(hall, 'q/1/1')).toMatchObject({ status: 'annulled', replay: null });
    expect(open(hall)).toEqual([]);
    finish(hall);
  });

  it('[fsm-2024 8.9] is given up by the chief, not by whoever has to agree with him', () => {
    const hall = openHall({ rounds: 1, stages: [{ plannedGames: 1 }] });
    playGame(hall, 'q/1/1');
    order(hall, 'chief', 'advantage');
    give(hall, 'duty', 'agree-ruling', { ruling: 'r1' });
    applyRuling(hall, 'chief', 'r1');
    for (const by of ['org', 'duty', 'ref1'])
      expect(refused(hall, by, 'drop-game', replay)).toBe('ruling/not-yours 8.9');
    give(hall, 'chief', 'drop-game', replay);
    expect(open(hall)).toEqual([]);
  });
});
