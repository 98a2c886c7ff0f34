// The desk of a simulation: does whatever the tournament waits for, as somebody who is allowed to.
import { isRefusal } from '@omerta/base/refusal.ts';
import { tiedGroups } from '@omerta/tournament/areas/lots.ts';
import { apartOf } from '@omerta/tournament/areas/seating.ts';
import { advancing } from '@omerta/tournament/areas/stages.ts';
import type { TournamentCommandType } from '@omerta/tournament/command.ts';
import type { Awaited } from '@omerta/tournament/expects.ts';
import type { PersonId } from '@omerta/tournament/meta.ts';
import { needsOf } from '@omerta/tournament/papers.ts';
import { isOut } from '@omerta/tournament/scene.ts';
import { type Game, gameOf, type StageState, stageOf } from '@omerta/tournament/state.ts';
import type { Refused } from '../answer.ts';
import { chiefOf, give, type Hall, must, nextRoundTime, organiser } from './hall.ts';
import { betweenRounds, seatsSwapped, somebodyIsLate, somethingHappens } from './happenings.ts';
import { personsOf, refereesFor, substitute } from './people.ts';
import { answerCharge, answerIncident, answerProtest, fileProtest, settleRuling } from './rulings.ts';
import { seatingFor, seatingSeeds } from './seats.ts';
import { announce, handIn, playTable, sheetOfPlay } from './table.ts';

/** Whether anything was done. */
type Done = Promise<boolean>;

const drawLots = async (hall: Hall, stage: string | null): Done => {
  const [group] = tiedGroups(hall.state, stage);
  if (!group) return false;
  const { players } = group;
  if (hall.random.chance(0.8))
    return (await give(hall, chiefOf(hall), 'draw-lot', { stage, players })) === null;
  // Slips from a hat, seen by two.
  const lot = { stage, players: hall.random.shuffle(players) };
  must(await give(hall, chiefOf(hall), 'record-lot', lot));
  return (await give(hall, organiser, 'record-lot', lot)) === null;
};

const formStage = async (hall: Hall, stage: StageState): Done => {
  const drawn = hall.random.chance(0.5);
  if (stage.advance === null) {
    const players = hall.state.entries
      .filter(({ status }) => status === 'accepted')
      .map(({ person }) => person);
    return (await give(hall, organiser, 'form-stage', { stage: stage.stage, players, drawn })) === null;
  }
  const players = advancing(hall.state, stage);
  if (isRefusal(players)) {
    const before = hall.state.stages[hall.state.stages.indexOf(stage) - 1];
    return players.code === 'stage/lot-needed' && drawLots(hall, before?.stage ?? null);
  }
  return (await give(hall, organiser, 'form-stage', { stage: stage.stage, players, drawn })) === null;
};

const laySeating = async (hall: Hall, { stage, players }: StageState): Done => {
  const plan = hall.stages.find((each) => each.stage === stage);
  const tables = Math.min(plan?.tables ?? 1, Math.floor(players.length / 10));
  const seating = await seatingFor({
    players: players.length,
    tables,
    rounds: plan?.rounds ?? 1,
    seed: hall.random.below(seatingSeeds),
    apart: apartOf(hall.state, stage),
  });
  return (await give(hall, organiser, 'lay-seating', { stage, seating })) === null;
};

const publishRound = async (hall: Hall, { stage, published }: StageState): Done => {
  await betweenRounds(hall);
  hall.now = nextRoundTime(hall.now);
  return (await give(hall, organiser, 'publish-round', { stage, round: published + 1 })) === null;
};

/** Referees without a conflict are found by asking; now and then the chief leads a table himself. */
const assignReferees = async (hall: Hall, game: Game): Done => {
  const referees = hall.random.chance(0.08)
    ? [chiefOf(hall), ...refereesFor(hall)]
    : [...refereesFor(hall), chiefOf(hall)];
  const sides = hall.random.chance(0.3) ? refereesFor(hall, 'side-referee').slice(0, 1) : [];
  for (const referee of referees)
    if (!(await give(hall, organiser, 'assign-referees', { game: game.id, referee, sides }))) return true;
  for (const referee of referees)
    if (!(await give(hall, organiser, 'assign-referees', { game: game.id, referee, sides: [] }))) return true;
  return false;
};

const seatMissing = async (hall: Hall, game: Game, referee: PersonId): Done => {
  const missing = game.seats.find((person) => game.absent.includes(person) || isOut(hall.state, person));
  if (missing === undefined) return false;
  await substitute(hall, game, missing, referee);
  return true;
};

/** Whoever turns out to be missing or barred at the last moment is replaced. */
const startGame = async (hall: Hall, game: Game, referee: PersonId): Done => {
  const refused: Refused | null = await give(hall, referee, 'start-game', { game: game.id });
  if (!refused) return true;
  const player = refused.params['person'];
  if (typeof player !== 'string') return false;
  if (
    refused.code === 'game/not-checked-in' &&
    !(await give(hall, 'admin', 'check-in', { person: player, here: true }))
  )
    return true;
  await substitute(hall, game, player, referee);
  return true;
};

/** The game is played as it is announced; a protest comes at once. */
const runGame = async (hall: Hall, game: Game, referee: PersonId): Done => {
  if ((await hall.office.play(hall.tournament, game.id)).version === 0) {
    await playTable(hall, game, referee);
    await seatsSwapped(hall, game, referee);
    await somethingHappens(hall, game, referee);
    if (
      gameOf(hall.state, game.id)?.status !== 'running' ||
      gameOf(hall.state, game.id)?.incidents.some((each) => each.mandatory)
    )
      return true;
  }
  if (await announce(hall, game, referee)) return false;
  const ended = gameOf(hall.state, game.id);
  if (ended && hall.random.chance(hall.dispute)) await fileProtest(hall, ended);
  return true;
};

/** Given, or refused; then the sheet comes without what needed it. */
const answerNeed = async (hall: Hall, game: Game, { of }: Awaited): Done => {
  const need = needsOf(hall.book, game).find((each) => each.what === 'approval' && of.includes(each.by));
  if (need?.what !== 'approval' || game.sheet === null) return false;
  const about = { game: game.id, of: need.by, clause: need.clause, seat: need.seat };
  if (hall.random.chance(0.3)) await give(hall, game.referee ?? organiser, 'ask-approval', about);
  for (const by of personsOf(hall, of, game)) {
    if (game.status !== 'final' && hall.random.chance(0.2)) {
      if (await give(hall, by, 'refuse-approval', { ...about, reason: 'not seen' })) continue;
      const without = <T extends { readonly seat: number }>(list: readonly T[]): T[] =>
        list.filter(({ seat }) => need.seat !== null && seat !== need.seat);
      const sheet = {
        ...game.sheet,
        extra: without(game.sheet.extra),
        penalties: without(game.sheet.penalties),
        waived: without(game.sheet.waived),
      };
      return (
        (await give(hall, chiefOf(hall), 'correct-sheet', {
          game: game.id,
          paper: { sheet },
          reason: 'not approved',
        })) === null
      );
    }
    if (!(await give(hall, by, 'approve', about))) return true;
  }
  return false;
};

/** Who was at the table at the end, where the sheet did not say. */
const completeSheet = async (hall: Hall, game: Game): Done => {
  if (game.sheet === null) return false;
  const { atTable } = await sheetOfPlay(hall, game);
  return (
    (await give(hall, game.referee ?? chiefOf(hall), 'correct-sheet', {
      game: game.id,
      paper: { sheet: { ...game.sheet, atTable } },
      reason: 'forgotten',
    })) === null
  );
};

const byAnyone = async (hall: Hall, game: Game, { command, of }: Awaited): Done => {
  for (const by of hall.random.shuffle(personsOf(hall, of, game))) {
    if (!(await give(hall, by, command as 'sign-sheet' | 'confirm-sheet' | 'close-game', { game: game.id })))
      return true;
  }
  return false;
};

const callGame = async (hall: Hall, game: Game, referee: PersonId): Done => {
  if (await give(hall, referee, 'call-game', { game: game.id })) return false;
  await somebodyIsLate(hall, game, referee);
  return true;
};

type GameStep = (hall: Hall, game: Game, expected: Awaited, referee: PersonId) => Done;
const gameSteps: Partial<Readonly<Record<TournamentCommandType, GameStep>>> = {
  'assign-referees': assignReferees,
  'call-game': (hall, game, _, referee) => callGame(hall, game, referee),
  'seat-substitute': (hall, game, _, referee) => seatMissing(hall, game, referee),
  'start-game': (hall, game, _, referee) => startGame(hall, game, referee),
  'announce-result': (hall, game, _, referee) => runGame(hall, game, referee),
  'hand-in-sheet': async (hall, game, _, referee) => (await handIn(hall, game, referee)) === null,
  'correct-sheet': completeSheet,
  approve: answerNeed,
  'propose-ruling': answerIncident,
  'sign-sheet': byAnyone,
  'confirm-sheet': byAnyone,
  'close-game': byAnyone,
};

const stageSteps: Partial<Readonly<Record<TournamentCommandType, (hall: Hall, stage: StageState) => Done>>> =
  {
    'form-stage': formStage,
    'drop-stage': async (hall, { stage }) => (await give(hall, organiser, 'drop-stage', { stage })) === null,
    'lay-seating': laySeating,
    'publish-round': publishRound,
  };

const finish = async (hall: Hall): Done => {
  if (hall.state.withheld) await give(hall, organiser, 'release-results', {});
  return (await give(hall, organiser, 'finish-tournament', {})) === null;
};

/** The whole tournament or a stage of it: only once no game can go on. */
export const isDeskMatter = ({ command }: Awaited): boolean =>
  command in stageSteps || ['draw-lot', 'finish-tournament', 'start-tournament'].includes(command);

export const doExpected = async (hall: Hall, expected: Awaited): Done => {
  const { command, id } = expected;
  if (command === 'start-tournament') return (await give(hall, organiser, 'start-tournament', {})) === null;
  if (command === 'draw-lot') return drawLots(hall, id);
  if (command === 'finish-tournament') return finish(hall);
  if (command === 'decide-protest') return answerProtest(hall, expected);
  if (command === 'decide-charge') return answerCharge(hall, expected);
  if (command === 'apply-ruling') return settleRuling(hall, expected);
  const stage = stageOf(hall.state, id ?? '');
  const stageStep = stageSteps[command];
  if (stage && stageStep) return stageStep(hall, stage);
  const game = gameOf(hall.state, id ?? '');
  const gameStep = gameSteps[command];
  if (game && gameStep) return gameStep(hall, game, expected, game.referee ?? chiefOf(hall));
  throw new Error(`a simulation does not know how to ${command}`);
};
