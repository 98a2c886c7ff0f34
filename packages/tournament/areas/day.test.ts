// The day as the desk runs it: dates, the plan and the call of rounds, the hall's screens, entries by the public.
import { describe, expect, it } from 'vitest';
import type { TournamentCommandFields, TournamentCommandType } from '../command.ts';
import type { ScreenShow } from '../day.ts';
import { foldEvents } from '../evolve.ts';
import { legal } from '../legal.ts';
import { gameOf } from '../state.ts';
import {
  endGame,
  finish,
  give,
  minutesAfter,
  openHall,
  playGame,
  preparedHall,
  refused,
} from '../testing/hall.ts';
import { settled } from '../testing/refusal-steps.ts';
import { deskView } from '../view/officials.ts';
import { publicView } from '../view/public.ts';

describe('who gives them', () => {
  const commands: readonly [TournamentCommandType, readonly string[]][] = [
    ['set-dates', ['org', 'chief']],
    ['plan-rounds', ['org', 'chief', 'admin']],
    ['call-round', ['org', 'chief', 'admin']],
    ['point-screen', ['org', 'chief', 'admin']],
    ['drop-screen', ['org', 'chief', 'admin']],
    ['open-entries', ['org', 'chief', 'admin']],
    ['close-entries', ['org', 'chief', 'admin']],
  ];
  it.each(commands)('%s: %j', (type, theirs) => {
    const hall = openHall();
    give(hall, 'org', 'open-entries', { question: null });
    const everybody = ['org', 'chief', 'admin', 'ref1', 'side1', 'duty', 'committee', 'dc', 'appeals', 'p1'];
    const may = everybody.filter((person) =>
      legal(hall.state, person, hall.now, { club: null }).some(
        (option) => option.type === type && option.refusal === null,
      ),
    );
    expect(may).toEqual(theirs);
  });
});

describe('the days of a tournament', () => {
  it('are two days of the calendar, the first first', () => {
    const hall = preparedHall();
    expect(publicView(hall.state).dates).toBeNull();
    give(hall, 'org', 'set-dates', { from: '2024-02-29', to: '2024-02-29' });
    give(hall, 'chief', 'set-dates', { from: '2024-05-10', to: '2024-05-12' });
    expect(publicView(hall.state).dates).toEqual({ from: '2024-05-10', to: '2024-05-12' });
  });

  it.each([
    ['2024-05-12', '2024-05-10'],
    ['2023-02-29', '2024-05-10'],
    ['2024-05-10', '2024-05-32'],
    ['2024-5-1', '2024-05-10'],
    ['2024-05-10', '2024-05-10T10:00:00Z'],
  ])('from %s to %s they are refused', (from, to) => {
    expect(refused(preparedHall(), 'org', 'set-dates', { from, to })).toBe('dates/form');
  });
});

describe('the plan of rounds', () => {
  const at = '2024-05-10T16:00:00Z';

  it('is replaced as a whole, and a stage that is dropped leaves it', () => {
    const hall = preparedHall({ stages: [{}, { stage: 'f', kind: 'final', advance: 10 }] });
    give(hall, 'org', 'plan-rounds', { rounds: [{ stage: 'q', round: 2, at }] });
    const rounds = [
      { stage: 'q', round: 1, at },
      { stage: 'f', round: 1, at: '2024-05-11T08:00:00Z' },
    ];
    give(hall, 'admin', 'plan-rounds', { rounds });
    expect(publicView(hall.state).plan).toEqual(rounds);
    give(hall, 'org', 'drop-stage', { stage: 'f' });
    expect(publicView(hall.state).plan).toEqual(rounds.slice(0, 1));
  });

  it.each([
    ['a stage that there is not', [{ stage: 'x', round: 1, at }], 'stage/unknown'],
    ['round nought', [{ stage: 'q', round: 0, at }], 'plan/round'],
    ['half a round', [{ stage: 'q', round: 1.5, at }], 'plan/round'],
    [
      'a round twice',
      [
        { stage: 'q', round: 1, at },
        { stage: 'q', round: 1, at },
      ],
      'plan/round',
    ],
    ['a time of another zone', [{ stage: 'q', round: 1, at: '2024-05-10T16:00:00+03:00' }], 'plan/round'],
    ['no time', [{ stage: 'q', round: 1, at: 'noon' }], 'plan/round'],
  ] as const)('is refused with %s', (_, rounds, code) => {
    expect(refused(preparedHall(), 'org', 'plan-rounds', { rounds })).toBe(code);
  });
});

describe('the call of a round', () => {
  const twenty = () => openHall({ players: 20 });
  const round = (minutes: number, start = '2024-05-10T15:00:00Z') => ({
    stage: 'q',
    round: 1,
    startsAt: minutesAfter(start, minutes),
  });

  it('calls every game that waits, and shows when it begins', () => {
    const hall = twenty();
    expect(give(hall, 'admin', 'call-round', round(10)).map(({ type }) => type)).toEqual([
      'RoundCalled',
      'GameCalled',
      'GameCalled',
    ]);
    expect(['q/1/1', 'q/1/2'].map((id) => gameOf(hall.state, id)?.status)).toEqual(['called', 'called']);
    expect(publicView(hall.state).calls).toEqual([{ ...round(10), at: hall.now }]);
  });

  it('leaves alone what is called or played already', () => {
    const hall = twenty();
    endGame(hall, 'q/1/1');
    expect(give(hall, 'org', 'call-round', round(60)).slice(1)).toMatchObject([{ game: 'q/1/2' }]);
  });

  it('called again before any game has begun, moves the countdown alone', () => {
    const hall = twenty();
    give(hall, 'org', 'call-round', round(10));
    expect(give(hall, 'chief', 'call-round', round(25)).map(({ type }) => type)).toEqual(['RoundCalled']);
    expect(hall.state.calls).toEqual([{ ...round(25), at: hall.now }]);
    give(hall, 'ref1', 'start-game', { game: 'q/1/1' });
    expect(refused(hall, 'org', 'call-round', round(25))).toBe('round/begun');
  });

  it('keeps the call of each round', () => {
    const hall = openHall();
    playGame(hall, 'q/1/1');
    give(hall, 'org', 'publish-round', { stage: 'q', round: 2 });
    give(hall, 'chief', 'assign-referees', { game: 'q/2/1', referee: 'ref1', sides: [] });
    const first = { stage: 'q', round: 1, at: hall.now, startsAt: hall.now };
    hall.state = { ...hall.state, calls: [first] };
    const second = { stage: 'q', round: 2, startsAt: minutesAfter(hall.now, 5) };
    give(hall, 'org', 'call-round', second);
    expect(hall.state.calls).toEqual([first, { ...second, at: hall.now }]);
  });

  it('is for now at the earliest and two hours ahead at the latest', () => {
    const hall = twenty();
    for (const minutes of [-1 / 60, 120 + 1 / 60])
      expect(refused(hall, 'org', 'call-round', round(minutes))).toBe('round/when');
    expect(refused(hall, 'org', 'call-round', { ...round(0), startsAt: '2024-05-10T18:10:00+03:00' })).toBe(
      'round/when',
    );
    give(hall, 'org', 'call-round', round(0));
    give(hall, 'org', 'call-round', round(120));
  });

  it('waits for a referee at every table, as the call of a game does', () => {
    const hall = twenty();
    const game = gameOf(hall.state, 'q/1/2');
    if (!game) throw new Error('no game');
    hall.state = { ...hall.state, games: { ...hall.state.games, 'q/1/2': { ...game, referee: null } } };
    expect(refused(hall, 'org', 'call-round', round(10))).toBe('game/no-referee');
  });

  it('is of a running tournament and of a round that is published', () => {
    const hall = twenty();
    expect(refused(hall, 'org', 'call-round', { ...round(10), round: 2 })).toBe('round/none');
    expect(refused(hall, 'org', 'call-round', { ...round(10), stage: 'x' })).toBe('stage/unknown');
    expect(refused(preparedHall(), 'org', 'call-round', round(10))).toBe('tournament/not-running');
  });
});

describe('the screens of the hall', () => {
  const point = (shows: ScreenShow, screen = '-s_1'): TournamentCommandFields['point-screen'] => ({
    screen,
    name: 'Wall',
    shows,
  });

  it.each<ScreenShow>([
    { what: 'seating', stage: 'q', round: 1 },
    { what: 'seating', stage: null, round: null },
    { what: 'countdown' },
    { what: 'clock', table: 3 },
    { what: 'standings' },
    { what: 'board', table: 1 },
    { what: 'reveal', from: 10 },
    { what: 'reveal', from: null },
    { what: 'blank' },
    { what: 'rotation', shows: Array.from({ length: 12 }, () => ({ what: 'standings' })), seconds: 5 },
    { what: 'rotation', shows: [{ what: 'clock', table: 1 }], seconds: 600 },
  ])('show %j', (shows) => {
    const hall = openHall();
    give(hall, 'admin', 'point-screen', point(shows));
    expect(publicView(hall.state).screens).toEqual([point(shows)]);
  });

  const rotation = (count: number, seconds: number): ScreenShow => ({
    what: 'rotation',
    shows: Array.from({ length: count }, () => ({ what: 'countdown' })),
    seconds,
  });
  it.each<readonly [ScreenShow, string]>([
    [{ what: 'seating', stage: 'x', round: null }, 'stage/unknown'],
    [{ what: 'seating', stage: 'q', round: 0 }, 'screen/shows'],
    [{ what: 'clock', table: 0 }, 'screen/shows'],
    [{ what: 'board', table: 1.5 }, 'screen/shows'],
    [{ what: 'reveal', from: -1 }, 'screen/shows'],
    [rotation(0, 10), 'screen/shows'],
    [rotation(13, 10), 'screen/shows'],
    [rotation(2, 4), 'screen/shows'],
    [rotation(2, 601), 'screen/shows'],
    [{ what: 'rotation', shows: [rotation(1, 10) as never], seconds: 10 }, 'screen/shows'],
    [{ what: 'rotation', shows: [{ what: 'board', table: 0 }], seconds: 10 }, 'screen/shows'],
  ])('never show %j', (shows, code) => {
    expect(refused(openHall(), 'org', 'point-screen', point(shows))).toBe(code);
  });

  it('have a name and an id', () => {
    const hall = openHall();
    expect(refused(hall, 'org', 'point-screen', { ...point({ what: 'blank' }), name: ' ' })).toBe(
      'text/missing',
    );
    expect(refused(hall, 'org', 'point-screen', point({ what: 'blank' }, 'no id'))).toBe('id/form');
  });

  it('keep their place when they are pointed elsewhere, and are fifty at most', () => {
    const hall = openHall();
    for (let i = 1; i <= 50; i++) give(hall, 'org', 'point-screen', point({ what: 'blank' }, `s${i}`));
    give(hall, 'org', 'point-screen', point({ what: 'standings' }, 's1'));
    expect(hall.state.screens[0]).toEqual(point({ what: 'standings' }, 's1'));
    expect(refused(hall, 'org', 'point-screen', point({ what: 'blank' }, 's51'))).toBe('screen/most');
    give(hall, 'org', 'drop-screen', { screen: 's1' });
    expect(hall.state.screens).toHaveLength(49);
    expect(refused(hall, 'org', 'drop-screen', { screen: 's1' })).toBe('screen/unknown');
  });

  it('are pointed also when the tournament is over: its results are shown then', () => {
    const hall = openHall({ rounds: 1 });
    settled(hall);
    finish(hall);
    give(hall, 'org', 'point-screen', point({ what: 'reveal', from: 3 }));
    give(hall, 'org', 'drop-screen', { screen: '-s_1' });
    expect(refused(hall, 'org', 'set-dates', { from: '2024-05-10', to: '2024-05-10' })).toBe(
      'tournament/finished',
    );
  });
});

describe('entries by the public', () => {
  it('are open with a question or without, and closed', () => {
    const hall = preparedHall();
    expect(refused(hall, 'org', 'close-entries', {})).toBe('entries/closed');
    give(hall, 'org', 'open-entries', { question: null });
    expect(publicView(hall.state).asked).toEqual({ question: null });
    give(hall, 'admin', 'open-entries', { question: 'q'.repeat(500) });
    expect(publicView(hall.state).asked).toEqual({ question: 'q'.repeat(500) });
    for (const question of ['', 'q'.repeat(501)])
      expect(refused(hall, 'org', 'open-entries', { question })).toBe('text/missing');
    give(hall, 'chief', 'close-entries', {});
    expect(publicView(hall.state).asked).toBeNull();
  });
});

it('the desk has the stages in full, the teams as formed and what is set for the broadcast', () => {
  const hall = preparedHall({ players: 20 });
  give(hall, 'org', 'form-team', { team: 'North', members: ['p1', 'p2'] });
  give(hall, 'chief', 'set-delay', { seconds: 60 });
  const desk = deskView(hall.state, 'org', hall.now);
  expect(desk).toMatchObject({
    plans: hall.state.stages,
    teamsFormed: [{ team: 'North', members: ['p1', 'p2'] }],
    delay: 60,
    overlays: {},
    lotsSeen: [],
    standIns: [],
    secondConfirmation: true,
    dates: null,
    plan: [],
    calls: [],
    screens: [],
    asked: null,
  });
  expect(desk.plans[0]).toHaveProperty('coefficient');
});

it('the log tells the day again', () => {
  const hall = openHall({ players: 20 });
  give(hall, 'org', 'set-dates', { from: '2024-05-10', to: '2024-05-12' });
  give(hall, 'org', 'call-round', { stage: 'q', round: 1, startsAt: minutesAfter(hall.now, 5) });
  give(hall, 'org', 'open-entries', { question: 'Why?' });
  expect(foldEvents(JSON.parse(JSON.stringify(hall.events)))).toEqual(hall.state);
});

it('days have hours: of the tournament alone, each once, and those that are no longer its own go', () => {
  const hall = preparedHall();
  const hours = [
    { day: '2024-06-02', starts: '10:00', ends: '18:00' },
    { day: '2024-06-01', starts: '17:30', ends: '01:00' },
  ];
  expect(refused(hall, 'org', 'set-hours', { hours })).toBe('hours/form');
  give(hall, 'org', 'set-dates', { from: '2024-06-01', to: '2024-06-02' });
  for (const wrong of [
    [hours[0], hours[0]],
    [{ day: '2024-06-03', starts: '10:00', ends: '18:00' }],
    [{ day: '2024-06-01', starts: '25:00', ends: '18:00' }],
  ])
    expect(refused(hall, 'org', 'set-hours', { hours: wrong.flatMap((each) => each ?? []) })).toBe(
      'hours/form',
    );
  give(hall, 'chief', 'set-hours', { hours });
  expect(hall.state.hours.map(({ day }) => day)).toEqual(['2024-06-01', '2024-06-02']);
  give(hall, 'org', 'set-dates', { from: '2024-06-02', to: '2024-06-03' });
  expect(hall.state.hours).toEqual([hours[0]]);
});
