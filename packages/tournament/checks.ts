// Every command with its check, area by area.
import { approvalChecks } from './areas/approvals.ts';
import { broadcastChecks } from './areas/broadcast.ts';
import { callChecks } from './areas/calls.ts';
import { chargeChecks } from './areas/charges.ts';
import { crewChecks } from './areas/crews.ts';
import { dayChecks } from './areas/day.ts';
import { disciplineChecks } from './areas/discipline.ts';
import { finishingChecks } from './areas/finishing.ts';
import { gameChecks } from './areas/games.ts';
import { lotChecks } from './areas/lots.ts';
import { officialChecks } from './areas/officials.ts';
import { peopleChecks } from './areas/people.ts';
import { protestChecks } from './areas/protests.ts';
import { incidentChecks } from './areas/replay.ts';
import { rulingChecks } from './areas/rulings.ts';
import { seatingChecks } from './areas/seating.ts';
import { setupChecks } from './areas/setup.ts';
import { sheetChecks } from './areas/sheets.ts';
import { stageChecks } from './areas/stages.ts';
import { swapChecks } from './areas/swap.ts';
import type { TournamentCommandType } from './command.ts';
import type { CommandGuards } from './scene.ts';

export const checks: CommandGuards<TournamentCommandType> = {
  ...setupChecks,
  ...officialChecks,
  ...peopleChecks,
  ...stageChecks,
  ...seatingChecks,
  ...swapChecks,
  ...crewChecks,
  ...gameChecks,
  ...callChecks,
  ...sheetChecks,
  ...approvalChecks,
  ...incidentChecks,
  ...protestChecks,
  ...rulingChecks,
  ...disciplineChecks,
  ...chargeChecks,
  ...lotChecks,
  ...finishingChecks,
  ...broadcastChecks,
  ...dayChecks,
};
