// A written game as the referee's table shows it, press by press: played through a session of its own, one picture after each press.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Command, CommandOf } from '@omerta/rules/game/command.ts';
import type { Step } from '@omerta/rules/game/decide/expects.ts';
import type { GameEvent } from '@omerta/rules/game/event.ts';
import { eventsOf } from '@omerta/rules/game/fold/evolve.ts';
import { byNumber } from '@omerta/rules/game/tell/aloud.ts';
import type { GameRecord } from '@omerta/rules/notation/record.ts';
import { conducts } from '@omerta/rules/view/conducts.ts';
import { openDeviceStore } from '@omerta/store/device.ts';
import { memoryHome } from '@omerta/store/memory.ts';
import { type Opening, openingOfRecord } from '@omerta/stream/opening.ts';
import { pressLarge, tapSeat } from '../../play/large-button.ts';
import { beside, isAnnounced, sanction } from '../../play/play.ts';
import { type Device, gameLog } from '../../session/game-log.ts';
import { currentStanding, nextStep } from '../../session/next-step.ts';
import { type Live, openSession, type Session } from '../../session/session.ts';

export type Frame = {
  readonly live: Live;
  /** What the table's clock showed. */
  readonly now: number;
  /** What the press did; nothing where it only called the next step. */
  readonly events: readonly GameEvent[];
};

/** The evening of the game, on a clock that goes on when the player says so. */
const evening = Date.UTC(2026, 10, 15, 18);

type Stage = {
  readonly session: Session;
  readonly wait: (seconds: number) => void;
  readonly show: () => void;
};

/** More presses than the longest way from one line to the next: then something is wrong. */
const enough = 30;

const stepOf = ({ course, aside }: Live): { readonly standing: string; readonly expected: Step | null } => {
  const standing = currentStanding(course.rulebook, course.state, aside);
  return {
    standing: standing ? `${standing.step} ${standing.seat ?? ''}`.trim() : '',
    expected: conducts(course.rulebook, course.state)?.step ?? null,
  };
};

const press = ({ session, show }: Stage): void => {
  const { course, aside } = session.live();
  const next = nextStep(course.rulebook, course.state, aside);
  pressLarge(session, next, course.version, { aloud: byNumber, beat: null, sure: true });
  show();
};

const pressUntil = (stage: Stage, what: string, reached: (live: Live) => boolean): void => {
  for (let i = 0; !reached(stage.session.live()); i++) {
    if (i > enough) throw new Error(`never came to ${what}`);
    press(stage);
  }
};

const tap = ({ session }: Stage, seats: readonly CommandOf<'best'>['seats'][number][]): void => {
  for (const seat of seats) tapSeat(session, seat, session.live().course.version, byNumber);
};

/** The step is called and nothing else is being performed. */
const toStep = (stage: Stage, step: Step): void =>
  pressUntil(stage, step, (live) => stepOf(live).standing === '' && stepOf(live).expected === step);

const toPerformed = (stage: Stage, what: string): void =>
  pressUntil(stage, what, (live) => stepOf(live).standing === what);

const raise = (stage: Stage, { type, hands }: CommandOf<'vote'> | CommandOf<'lift'>): void => {
  toStep(stage, type);
  const called = (): boolean => stage.session.live().aside.draft.calledAt !== null;
  if (type === 'vote' && !called()) press(stage);
  if (hands.kind === 'named' && hands.seats.length > 0) {
    tap(stage, hands.seats);
    stage.show();
  }
  press(stage);
};

/** All of them at one, as the demo has it; the numbers are called first. */
const shoot = (stage: Stage, { shots }: CommandOf<'shots'>): void => {
  toStep(stage, 'shots');
  press(stage);
  stage.wait(10);
  const [target] = shots[0]?.targets ?? [];
  if (target === undefined) return press(stage);
  tap(stage, [target]);
  return stage.show();
};

const check = (stage: Stage, { type, target }: CommandOf<'don'> | CommandOf<'sheriff'>): void => {
  toStep(stage, type);
  if (target === null) return press(stage);
  tap(stage, [target]);
  return stage.show();
};

const give = (stage: Stage, command: Command): void => {
  const { session, show } = stage;
  const { version } = session.live().course;
  if (isAnnounced(command)) sanction(session, command, version, { aloud: byNumber });
  else beside(session, command, version);
  show();
};

const play = (stage: Stage, command: Command): void => {
  switch (command.type) {
    case 'night':
    case 'day':
      return pressUntil(
        stage,
        command.type,
        ({ course: { state } }) => state.phase === command.type && state.number === command.number,
      );
    case 'speech':
    case 'tie-speech':
    case 'last':
      toPerformed(stage, `${command.type} ${command.seat}`);
      return press(stage);
    case 'nominate':
      toPerformed(stage, `speech ${command.seat}`);
      tap(stage, [command.nominee]);
      return stage.show();
    case 'vote':
    case 'lift':
      return raise(stage, command);
    case 'shots':
      return shoot(stage, command);
    case 'don':
    case 'sheriff':
      return check(stage, command);
    case 'best':
      pressUntil(stage, 'the best move', (live) => stepOf(live).expected === 'best');
      tap(stage, command.seats);
      stage.show();
      return press(stage);
    default:
      return give(stage, command);
  }
};

const sessionFor = async (opening: Opening, record: GameRecord, device: Device): Promise<Session> => {
  const store = await openDeviceStore(memoryHome());
  if (isRefusal(store)) throw new Error(store.code);
  const log = gameLog(store, device, async () => record.rulebook);
  const id = await log.create(opening);
  const game = typeof id === 'string' ? await log.load(id) : undefined;
  if (!game || isRefusal(game)) throw new Error('the demo does not open');
  return openSession(log, device, game);
};

/** Seconds into a speech when its picture is taken: another one each time, and never so late that the clock signals. */
const within = (count: number): number => 7 + ((count * 11) % 37);

/** `names` of the ten seats, in the language of the screen. */
export const framesOf = async (record: GameRecord, names: readonly string[]): Promise<readonly Frame[]> => {
  let [now, ids] = [evening, 0];
  const opening = openingOfRecord(record);
  const players = opening.players.map((player, i) => ({ ...player, name: names[i] ?? player.name }));
  const session = await sessionFor({ ...opening, players }, record, {
    name: 'demo',
    now: () => now,
    newId: () => `demo-${++ids}`,
  });
  const frames: Frame[] = [];
  let told = 0;
  const wait = (seconds: number): void => {
    now += seconds * 1000;
  };
  const show = (): void => {
    const live = session.live();
    const events = eventsOf(live.course.state.log);
    // A speech has run for a while, the numbers are half called, a hand is just up.
    if (live.aside.clock) wait(within(frames.length));
    else if (live.aside.calling) wait(4);
    frames.push({ live, now, events: events.slice(told) });
    told = events.length;
  };
  const stage: Stage = { session, wait, show };
  show();
  for (const { command } of record.lines) play(stage, command);
  pressUntil(stage, 'the sheet', (live) => stepOf(live).expected === 'sheet');
  await session.settled();
  return frames;
};
