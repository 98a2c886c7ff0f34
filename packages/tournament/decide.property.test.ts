// Laws of the machine over random commands by random people.
import { isRefusal } from '@omerta/base/refusal.ts';
import { readTournamentFile } from '@omerta/scoring/standings/tournament-file.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checks } from './checks.ts';
import type { TournamentCommand, TournamentCommandType } from './command.ts';
import { decide, perform } from './decide.ts';
import type { TournamentEvent } from './event.ts';
import { foldEvents } from './evolve.ts';
import { commandTypes, legal } from './legal.ts';
import { openMatters } from './open-matters.ts';
import { type Power, powers } from './powers.ts';
import { chooseBook } from './rulebooks/choose.ts';
import { gameOf, initialState, protestOf, rulingOf, type TournamentState } from './state.ts';
import { context, keepingOf, runs, seeds, walk } from './testing/walk.ts';
import { tournamentFiles } from './tournament-file.ts';
import { tournamentOf } from './tournament-of.ts';
import { deskView, refereeView } from './view/officials.ts';
import { playerView } from './view/player.ts';
import { publicView } from './view/public.ts';

/** The table of powers, read once more and in its own way. */
const heldBy = (state: TournamentState, command: TournamentCommand): Power[] => {
  const fields: {
    readonly game?: string;
    readonly person?: string;
    readonly protest?: string | null;
    readonly ruling?: string;
  } = command as never;
  const game = gameOf(
    state,
    fields.game ??
      rulingOf(state, fields.ruling ?? '')?.game ??
      protestOf(state, fields.protest ?? '')?.game ??
      '',
  );
  const about =
    fields.person === command.by ||
    (fields.game === undefined
      ? protestOf(state, fields.protest ?? '')?.player === command.by
      : game?.seats.includes(command.by));
  return [
    ...state.offices.filter((each) => each.person === command.by).map((each) => each.office),
    ...(game?.referee === command.by ? (['table-referee'] as const) : []),
    ...(game?.sides.includes(command.by) ? (['table-side'] as const) : []),
    ...(about ? (['player'] as const) : []),
  ];
};

describe('whatever is asked by whomever', () => {
  it('nothing throws, a refusal changes nothing, and the fold of the events is the state', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { state, events } = walk(seed, 80, () => {});
        expect(foldEvents(events)).toEqual(state);
        expect(foldEvents(JSON.parse(JSON.stringify(events)) as TournamentEvent[])).toEqual(
          JSON.parse(JSON.stringify(state)),
        );
      }),
      runs,
    );
  });

  it('a command that was done is answered so, and done once', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        walk(seed, 40, (going, command) => {
          const once = perform(going.state, command, keepingOf(going), context);
          if (isRefusal(once)) return;
          const twice = perform(once.state, command, keepingOf(going), context);
          expect(isRefusal(twice) && twice.code).toBe('command/already-done');
        });
      }),
      runs,
    );
  });

  it('only those whom the table of powers lists succeed', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        walk(seed, 60, (going, command) => {
          const decided = decide(going.state, command, keepingOf(going), context);
          if (command.type === 'create-tournament' || isRefusal(decided)) return;
          expect(heldBy(going.state, command).some((power) => powers[power].includes(command.type))).toBe(
            true,
          );
        });
      }),
      runs,
    );
  });

  it('legal agrees with decide', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        walk(seed, 40, (going, command) => {
          const { state, now } = going;
          const fields: Readonly<Record<string, unknown>> = command as never;
          const { target } = checks[command.type];
          const options = legal(state, command.by, now, context).filter(
            (option) => option.type === command.type,
          );
          const option = options.find(({ id }) => target === null || id === fields[target]);
          const decided = decide(state, command, keepingOf(going), context);
          if (!isRefusal(decided)) expect(command.type === 'apply' || option?.refusal === null).toBe(true);
          else if (option?.refusal && option.id !== null) expect(decided).toEqual(option.refusal);
        });
      }),
      runs,
    );
  });

  it('every picture can be drawn of every state', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { state, now } = walk(seed, 60, () => {});
        if (state.phase === 'none') return;
        for (const view of [
          publicView(state),
          playerView(state, 'p1', now, context),
          refereeView(state, 'ref1', now),
          deskView(state, 'chief', now),
        ]) {
          expect(JSON.parse(JSON.stringify(view))).toEqual(view);
        }
        const book = chooseBook(state.rules);
        if (state.phase === 'finished' && !isRefusal(book)) expect(openMatters(state, book)).toEqual([]);
      }),
      runs,
    );
  });
});

it('reading the file of a tournament gives the tournament that its table is counted of', () => {
  const seen = { games: 0, unplaced: 0, fines: 0 };
  fc.assert(
    fc.property(seeds, (seed) => {
      const { state } = walk(seed, 80, () => {});
      const { file, records } = tournamentFiles(state);
      const read = readTournamentFile(JSON.parse(JSON.stringify(file)), (path) => records[path] ?? null);
      const made = tournamentOf(state);
      expect('tournament' in read ? read.tournament : read).toEqual(made);
      if (isRefusal(made)) return;
      seen.games += made.games.length;
      seen.unplaced += made.unplaced.length;
      seen.fines += made.fines.length;
    }),
    runs,
  );
  expect(Math.min(seen.games, seen.unplaced, seen.fines)).toBeGreaterThan(0);
});

it('walks reach nearly every kind of command', () => {
  const reached = new Set<TournamentCommandType>();
  for (let seed = 0; seed < 200; seed++) {
    walk(seed, 60, (going, command) => {
      if (!isRefusal(decide(going.state, command, keepingOf(going), context))) reached.add(command.type);
    });
  }
  const missed = commandTypes.filter((type) => !reached.has(type));
  expect(missed.length).toBeLessThanOrEqual(8);
  expect(missed).not.toContain('decide-charge');
});

it('commands that are not formed, or of no kind, are refused', () => {
  for (const change of [{ id: '' }, { by: 'no id' }, { by: 'system' }, { type: 'toString' }]) {
    const command = { type: 'publish-rules', id: 'c', by: 'org', ...change } as TournamentCommand;
    expect(decide(initialState, command, { at: '2024-05-10T10:00:00Z', seed: 's' }, context)).toMatchObject({
      code: 'command/form',
    });
  }
});

it('nothing is decided by a clock that shows no time', () => {
  const command: TournamentCommand = { type: 'publish-rules', id: 'c', by: 'org' };
  for (const at of ['today', '2024-13-40T00:00:00Z', '9999-12-31T23:59:59Z'])
    expect(decide(initialState, command, { at, seed: 's' }, context)).toMatchObject({ code: 'command/form' });
});
