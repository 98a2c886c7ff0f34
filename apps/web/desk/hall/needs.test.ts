// Who needs the chief: each cause once, the most pressing first, heard once when it comes.
import { describe, expect, it } from 'vitest';
import { deskGame, deskPicture } from '../testing/desk-picture.ts';
import { silence } from './hall-words.ts';
import { isNews, needsOf } from './needs.ts';

const at = { mayReplay: true, now: Date.parse('2026-01-10T12:00:00Z') };
const quiet = () => silence;
const call = { id: 'c1', person: 'ref', at: '2026-01-10T11:59:00Z', reason: 'conduct', note: '' } as const;

const busy = deskPicture({
  games: [
    deskGame({ table: 1, incidents: [{ cause: 'light', clause: '8.9', mandatory: true, note: '' }] }),
    deskGame({ table: 2, incidents: [{ cause: 'noise', clause: '8.9', mandatory: false, note: '' }] }),
    deskGame({ table: 3, status: 'signed' }),
    deskGame({ table: 4, status: 'ended', endedAt: '2026-01-10T11:49:00Z' }),
    deskGame({ table: 5, status: 'called', absent: ['p3'] }),
    deskGame({ table: 6 }),
  ],
  expects: [
    { command: 'confirm-sheet', id: 'q/1/3', of: ['chief'], clause: null },
    { command: 'assign-referees', id: 'q/1/6', of: ['chief'], clause: null },
    { command: 'decide-protest', id: 'x1', of: ['chief'], clause: '8.8.2' },
  ],
  open: [{ what: 'unapproved', game: 'q/1/3', of: 'duty', seat: 4, clause: '5.4' }],
  vacancies: [{ game: 'q/1/5', player: 'p3', substitutes: ['p11'], clause: '18.21' }],
  protests: [
    {
      id: 'x1',
      game: 'q/1/3',
      player: 'p9',
      form: 'sheet-entry',
      subject: 'result',
      text: 'No.',
      at: '2026-01-10T11:58:00Z',
      evidence: [],
      consulted: false,
      decision: null,
    },
  ],
});
const words = (game: string) =>
  game === 'q/1/2' ? { ...silence, calls: [{ ...call, answered: null }], flags: 2 } : silence;

describe('who needs the chief', () => {
  it('a referee who asks first, then who is missing, then what the law waits for, papers last', () => {
    expect(needsOf(busy, words, at).map(({ what, table }) => `${what} ${table}`)).toEqual([
      'call 2',
      'absent 5',
      'referee 6',
      'replay 1',
      'protest 3',
      'incident 2',
      'approval 3',
      'flags 2',
      'sheet 4',
    ]);
  });

  it('says why, with the clause and who may sit in', () => {
    const needs = needsOf(busy, words, at);
    expect(needs.find(({ what }) => what === 'protest')).toMatchObject({ clause: '8.8.2', player: 'p9' });
    expect(needs.find(({ what }) => what === 'approval')).toMatchObject({
      of: 'duty',
      seat: 4,
      clause: '5.4',
    });
    expect(needs.find(({ what }) => what === 'absent')).toMatchObject({
      substitutes: ['p11'],
      clause: '18.21',
    });
  });

  it('nothing of what was answered, decided or annulled, and no sheet that is only just due', () => {
    const [protest] = busy.protests;
    const decision = { outcome: 'rejected', by: 'chief', at: call.at, reason: 'No.', clause: null };
    const settled = deskPicture({
      games: [
        deskGame({
          table: 1,
          status: 'annulled',
          incidents: [{ cause: 'light', clause: '8.9', mandatory: true, note: '' }],
        }),
        deskGame({ table: 3, status: 'ended', endedAt: '2026-01-10T11:51:00Z' }),
      ],
      protests: protest ? [{ ...protest, decision }] : [],
    });
    const answered = () => ({ ...silence, calls: [{ ...call, answered: { person: 'chief', at: call.at } }] });
    expect(needsOf(settled, answered, at)).toEqual([]);
    expect(needsOf({ ...busy, phase: 'finished' }, words, at)).toEqual([]);
  });
});

describe('a called table with people who are not checked in', () => {
  const entry = { status: 'accepted', paid: true } as const;
  const entries = [
    { ...entry, person: 'p1', here: true },
    { ...entry, person: 'p2', here: false },
    { ...entry, person: 'p3', here: false },
  ];
  const needs = (game: Parameters<typeof deskGame>[0], kind: 'tournament' | 'evening' = 'tournament') =>
    needsOf(deskPicture({ kind, entries, games: [deskGame(game)] }), quiet, at);

  it('needs them, but for whom it is known to miss; not before the call, nor at an evening', () => {
    expect(needs({ status: 'called' })).toMatchObject([{ what: 'unchecked', players: ['p2', 'p3'] }]);
    expect(needs({ status: 'called', absent: ['p3'] })).toMatchObject([{ players: ['p2'] }]);
    expect(needs({ status: 'scheduled' })).toEqual([]);
    expect(needs({ status: 'called' }, 'evening')).toEqual([]);
  });
});

describe('a game annulled at the table', () => {
  it('needs one ruling, with the cause and the words of its referee', () => {
    const incidents = [{ cause: 'player-unable', clause: '18.20', mandatory: true, note: 'Ёж заболел' }];
    const picture = deskPicture({ games: [deskGame({ incidents })] });
    const annulled = () => ({ ...silence, isAnnulled: true });
    expect(needsOf(picture, annulled, at)).toMatchObject([
      { what: 'annulled', cause: 'player-unable', clause: '18.20', note: 'Ёж заболел' },
    ]);
    expect(needsOf(deskPicture({ games: [deskGame()] }), annulled, at)).toMatchObject([
      { what: 'annulled', cause: null, clause: null, note: '' },
    ]);
  });

  it('[fiim-2018 8.9] offers no replay where there is none without a protest, and is settled by its result', () => {
    const annulled = () => ({ ...silence, isAnnulled: true });
    const needs = (status: 'running' | 'ended') =>
      needsOf(deskPicture({ games: [deskGame({ status })] }), annulled, { ...at, mayReplay: false });
    expect(needs('running')).toMatchObject([{ what: 'broken-off' }]);
    expect(needs('ended')).toEqual([]);
  });
});

describe('what is heard', () => {
  const calm = needsOf(busy, quiet, at);
  it('something new, once; nothing at the first look, and no paper', () => {
    expect(isNews(null, calm)).toBe(false);
    expect(isNews(calm, calm)).toBe(false);
    expect(isNews(calm, needsOf(busy, words, at))).toBe(true);
    const papers = deskPicture({ games: busy.games.slice(2, 4), expects: busy.expects.slice(0, 1) });
    expect(isNews([], needsOf(papers, quiet, at))).toBe(false);
  });
});
