// For tests: a case for each refusal of approvals, protests, rulings, discipline, lots and results.
import { tiedGroups } from '../areas/lots.ts';
import type { TournamentRefusal } from '../refusal.ts';
import { give, openHall, playGame, refusalOf, rulesOf, sheetFor, startGame } from './hall.ts';
import {
  after,
  charged,
  filed,
  game,
  handed,
  makeChief,
  need,
  neft,
  newest,
  nothing,
  played,
  points,
  protested,
  replay,
  ruled,
} from './refusal-steps.ts';

export const proceedingCases = {
  'approval/not-needed': () => after(openHall(), played, 'chief', 'approve', need),
  'approval/not-yours': () => after(openHall(), handed, 'duty', 'approve', need),
  'protest/unknown': () =>
    after(openHall(), nothing, 'chief', 'decide-protest', {
      protest: 'x9',
      outcome: 'rejected',
      reason: 'x',
    }),
  'protest/taken': () => after(openHall(), protested, 'p9', 'protest', filed),
  'protest/late': () =>
    after(
      openHall(),
      (hall) => {
        played(hall);
        hall.now = '2024-05-11T10:00:00Z';
      },
      'p9',
      'protest',
      filed,
    ),
  'protest/form': () => after(openHall(), played, 'p9', 'protest', { ...filed, form: 'written' }),
  'protest/subject': () => after(openHall(), played, 'p9', 'protest', { ...filed, subject: 'points' }),
  'protest/not-your-game': () => after(openHall(), played, 'p8', 'protest', filed),
  'protest/decided': () =>
    after(
      openHall(),
      (hall) => {
        protested(hall);
        give(hall, 'p9', 'withdraw-protest', { protest: 'x1' });
      },
      'chief',
      'decide-protest',
      { protest: 'x1', outcome: 'rejected', reason: 'x' },
    ),
  'protest/not-yours': () =>
    after(openHall(), protested, 'duty', 'decide-protest', {
      protest: 'x1',
      outcome: 'rejected',
      reason: 'x',
    }),
  'protest/own-game': () =>
    after(
      openHall(newest),
      (hall) => {
        give(hall, 'org', 'assign-referees', { game, referee: 'chief', sides: [] });
        protested(hall);
      },
      'chief',
      'decide-protest',
      { protest: 'x1', outcome: 'rejected', reason: 'x' },
    ),
  'protest/outcome': () =>
    after(openHall(), protested, 'chief', 'decide-protest', {
      protest: 'x1',
      outcome: 'replay' as 'upheld',
      reason: 'x',
    }),
  'protest/consulted': () =>
    after(
      openHall(),
      (hall) => {
        protested(hall);
        give(hall, 'chief', 'consult-committee', { protest: 'x1' });
      },
      'chief',
      'consult-committee',
      { protest: 'x1' },
    ),
  'ruling/unknown': () => after(openHall(), nothing, 'chief', 'agree-ruling', { ruling: 'r9' }),
  'ruling/taken': () => after(openHall(), ruled, 'chief', 'propose-ruling', replay),
  'ruling/not-open': () =>
    after(
      openHall(),
      (hall) => {
        ruled(hall);
        give(hall, 'chief', 'drop-ruling', { ruling: 'r1' });
      },
      'duty',
      'agree-ruling',
      { ruling: 'r1' },
    ),
  'ruling/not-provided': () =>
    after(openHall({ rules: rulesOf('fiim-2018') }), played, 'chief', 'propose-ruling', replay),
  'ruling/not-yours': () => after(openHall(), played, 'ref1', 'propose-ruling', replay),
  'ruling/agreed': () => after(openHall(), ruled, 'chief', 'agree-ruling', { ruling: 'r1' }),
  'ruling/not-agreed': () => after(openHall(), ruled, 'chief', 'apply-ruling', { ruling: 'r1', preview: '' }),
  'ruling/other-kind': () => {
    const hall = openHall();
    handed(hall);
    const { change } = points(hall);
    return refusalOf(hall, 'chief', 'propose-ruling', {
      ...replay,
      change: { ...change, kind: 'penalties' },
    });
  },
  'ruling/no-sheet': () => {
    const hall = openHall();
    startGame(hall, game);
    return refusalOf(hall, 'chief', 'propose-ruling', points(hall));
  },
  'ruling/preview-stale': () => {
    const hall = openHall();
    handed(hall);
    give(hall, 'chief', 'propose-ruling', points(hall));
    return refusalOf(hall, 'chief', 'apply-ruling', { ruling: 'r1', preview: 'old' });
  },
  'replay/cause': () =>
    after(openHall(), played, 'chief', 'propose-ruling', {
      ...replay,
      change: { ...replay.change, cause: 'boredom' },
    }),
  'replay/carry': () =>
    after(openHall(), played, 'chief', 'propose-ruling', {
      ...replay,
      change: { ...replay.change, carry: ['p3'] },
    }),
  'replay/carry-chief': () =>
    after(openHall(newest), played, 'duty', 'propose-ruling', {
      ...replay,
      change: { ...replay.change, carry: ['p3'] },
    }),
  'replay/substitute': () =>
    after(openHall(neft), played, 'ref1', 'propose-ruling', {
      ...replay,
      change: { ...replay.change, cause: 'player-unable' },
    }),
  'incident/cause': () =>
    after(openHall(neft), played, 'ref1', 'record-incident', { game, cause: 'boredom', note: '' }),
  'discipline/not-provided': () =>
    after(openHall(), nothing, 'ref1', 'show-purple', { person: 'p1', clause: '15.9', note: 'x' }),
  'discipline/clause': () =>
    after(openHall(neft), nothing, 'ref1', 'show-purple', { person: 'p1', clause: '1.1', note: 'x' }),
  'discipline/not-yours': () =>
    after(openHall(neft), nothing, 'admin', 'show-purple', { person: 'p1', clause: '15.9.1', note: 'x' }),
  'discipline/warn-first': () =>
    after(openHall(neft), nothing, 'ref1', 'show-purple', { person: 'p1', clause: '15.9.1', note: 'x' }),
  'fine/points': () =>
    after(openHall(), nothing, 'chief', 'fine', { person: 'p1', points: 'x', reason: 'x' }),
  'expel/clause': () =>
    after(openHall(), nothing, 'chief', 'expel', { person: 'p1', clause: '1.1', reason: 'x' }),
  'expel/not-yours': () =>
    after(openHall(), nothing, 'org', 'expel', { person: 'p1', clause: '7.3', reason: 'x' }),
  'expel/out': () =>
    after(
      openHall(),
      (hall) => give(hall, 'chief', 'expel', { person: 'p1', clause: '7.3', reason: 'x' }),
      'chief',
      'expel',
      {
        person: 'p1',
        clause: '7.3',
        reason: 'x',
      },
    ),
  'charge/unknown': () =>
    after(openHall(), played, 'chief', 'decide-charge', { charge: 'k1', ground: null, reason: 'x' }),
  'charge/decided': () =>
    after(
      openHall(),
      (hall) => {
        charged(hall);
        give(hall, 'chief', 'decide-charge', { charge: 'k1.1', ground: null, reason: 'x' });
      },
      'chief',
      'decide-charge',
      { charge: 'k1.1', ground: null, reason: 'x' },
    ),
  'charge/not-yours': () =>
    after(openHall(), charged, 'org', 'decide-charge', { charge: 'k1.1', ground: null, reason: 'x' }),
  'charge/ground': () =>
    after(openHall(), charged, 'chief', 'decide-charge', {
      charge: 'k1.1',
      ground: 'equipment-damaged',
      reason: 'x',
    }),
  'judge/own-game': () =>
    after(
      openHall(),
      (hall) => {
        played(hall);
        give(hall, 'org', 'appoint', { person: 'p2', office: 'duty' });
      },
      'p2',
      'propose-ruling',
      replay,
    ),
  'judge/competes': () =>
    after(openHall(), (hall) => makeChief(hall, 'p2'), 'p2', 'fine', {
      person: 'p3',
      points: '1',
      reason: 'late',
    }),
  'lot/second-person': () => {
    const hall = openHall({ rounds: 1 });
    played(hall);
    const [group] = tiedGroups(hall.state, null);
    const lot = { stage: null, players: group?.players ?? [] };
    give(hall, 'chief', 'record-lot', lot);
    return refusalOf(hall, 'chief', 'record-lot', lot);
  },
  'lot/not-tied': () => after(openHall(), played, 'chief', 'draw-lot', { stage: null, players: ['p1'] }),
  'results/withheld': () =>
    after(
      openHall(),
      (hall) => give(hall, 'org', 'withhold-results', { how: 'hidden' }),
      'org',
      'withhold-results',
      { how: 'hidden' },
    ),
  'results/not-withheld': () => after(openHall(), nothing, 'org', 'release-results', {}),
  'results/round': () =>
    after(openHall(), nothing, 'org', 'withhold-results', { how: 'frozen', stage: 'q', after: 9 }),
  'standings/none': () => {
    // The difficulty coefficient is for twenty players at most.
    const hall = openHall({ rules: rulesOf('fiim-2018'), players: 30, rounds: 1 });
    playGame(hall, game, 'red', { removed: [3] });
    hall.state = { ...hall.state, rules: rulesOf('fiim-2018', { difficulty: true }) };
    give(
      hall,
      'chief',
      'propose-ruling',
      { ...replay, change: { kind: 'penalties', sheet: sheetFor(hall, game, 'red', {}) } },
      'never',
    );
    return refusalOf(hall, 'chief', 'apply-ruling', { ruling: 'r1', preview: '' });
  },
} satisfies Record<string, () => TournamentRefusal>;
