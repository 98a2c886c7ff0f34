// What the talk with a server needs of the device: its own stream, the sheet as it stands, the clock, and a way to take a course in.
import { isRefusal } from '@omerta/base/refusal.ts';
import { seenResult } from '@omerta/rules/view/table.ts';
import type { DeviceStore } from '@omerta/store/device.ts';
import { makeNotation } from '@omerta/stream/record.ts';
import { signatureOf } from '@omerta/stream/signing.ts';
import { commitsIn, isSame, type Linked, type Mark } from '@omerta/sync/sent.ts';
import { tournamentRulesOf } from '@omerta/tournament/rulebooks/in-force.ts';
import type { ProtestSubject } from '@omerta/tournament/rulebooks/tournament-rules.ts';
import { savedOfJson } from '../session/aside-reader.ts';
import type { GameLog, LoggedGame } from '../session/game-log.ts';
import { type ToldClock, toldClock } from '../session/told-clock.ts';
import { protestsWritten } from '../sheet/sheet-lines.ts';
import { annulmentOf } from './annulment.ts';
import type { SheetStand } from './errands.ts';

/** The sheet as a record of the game, with the players by the ids of whoever sits there now. */
export type DeviceSheet = SheetStand & {
  readonly record: (players: readonly string[]) => string;
  /** What an entry is taken to be against: the record has no word for it. */
  readonly subject: ProtestSubject;
};

export type DeviceSide = {
  readonly own: () => Promise<readonly Linked[]>;
  readonly sheet: () => Promise<DeviceSheet>;
  readonly clock: () => Promise<ToldClock | null>;
  /** After this place, or in place of everything; false where something was written here meanwhile. */
  readonly adopt: (after: Mark, commits: readonly Linked[], whole: boolean) => Promise<boolean>;
};

const noSheet: DeviceSheet = {
  winner: null,
  signed: null,
  reason: '',
  annulled: null,
  protests: [],
  subject: 'result',
  record: () => '',
};

const sheetOf = ({ course, trail }: LoggedGame): DeviceSheet => {
  const reopened = trail.findLast(({ kind }) => kind === 'reopened');
  return {
    winner: course.state.annulled ? null : (seenResult(course.state)?.winner ?? null),
    signed: signatureOf(trail)?.version ?? null,
    reason: reopened?.kind === 'reopened' ? reopened.mark.reason : '',
    protests: protestsWritten(course.state),
    subject: tournamentRulesOf(course.rulebook).protest.subjects.value[0] ?? 'result',
    annulled: annulmentOf(course),
    record: (ids) => {
      const players = course.opening.players.map(({ role }, i) => ({ name: ids[i] ?? '', role }));
      return makeNotation({ ...course, opening: { ...course.opening, players } });
    },
  };
};

/** Whoever shows the game is told before its stream moves, and after. */
export type Showing = {
  readonly before: () => Promise<void>;
  readonly after: () => Promise<void>;
};

export const deviceSide = (store: DeviceStore, log: GameLog, stream: string, shown: Showing): DeviceSide => {
  const own = async (): Promise<readonly Linked[]> => commitsIn(await store.read(stream));
  const write = async (commits: readonly Linked[]): Promise<void> => {
    for (const { commit, before, after } of commits) {
      const events = commit.events.map(({ type, data }) => ({ type, data }));
      const done = await store.append(stream, before.version, { ...commit, events });
      if (isRefusal(done) || done.hash !== after.hash) throw new Error(`another head at ${after.version}`);
    }
  };
  return {
    own,
    sheet: async () => {
      // Played through only where there is a result or none will come: this is asked after every line.
      if (!(await store.read(stream)).some(({ type }) => type === 'ResultFixed' || type === 'GameAnnulled'))
        return noSheet;
      const game = await log.load(stream);
      return game && !isRefusal(game) ? sheetOf(game) : noSheet;
    },
    clock: async () => {
      const beside = await log.loadAside(stream);
      return beside ? toldClock(savedOfJson(beside.saved).aside) : null;
    },
    adopt: async (after, commits, whole) => {
      await shown.before();
      const last = (await own()).at(-1)?.after;
      const isHere = last === undefined ? after.version === 0 : isSame(last, after);
      if (isHere) {
        if (whole) await store.drop(stream);
        await write(commits);
      }
      await shown.after();
      return isHere;
    },
  };
};
