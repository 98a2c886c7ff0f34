// The commands by name, each loaded only when it is called.
import type { CliCommand } from './command.ts';
import type { CommandName } from './command-names.ts';

const commands: Readonly<Record<CommandName, () => Promise<CliCommand>>> = {
  replay: async () => (await import('./commands/replay.ts')).replayCommand,
  print: async () => (await import('./commands/print.ts')).printCommand,
  explain: async () => (await import('./commands/explain.ts')).explainCommand,
  clauses: async () => (await import('./commands/clauses.ts')).clausesCommand,
  rules: async () => (await import('./commands/rules.ts')).rulesCommand,
  score: async () => (await import('./commands/score.ts')).scoreCommand,
  standings: async () => (await import('./commands/standings.ts')).standingsCommand,
  seat: async () => (await import('./commands/seat.ts')).seatCommand,
  'seating-check': async () => (await import('./commands/seating-check.ts')).seatingCheckCommand,
  tournament: async () => (await import('./commands/tournament.ts')).tournamentCommand,
  protocol: async () => (await import('./commands/protocol.ts')).protocolCommand,
  'print-pack': async () => (await import('./commands/print-pack.ts')).printPackCommand,
  export: async () => (await import('./commands/export.ts')).exportCommand,
  archive: async () => (await import('./commands/archive.ts')).archiveCommand,
  publish: async () => (await import('./commands/publish.ts')).publishCommand,
  restore: async () => (await import('./commands/restore.ts')).restoreCommand,
  verify: async () => (await import('./commands/verify.ts')).verifyCommand,
  backup: async () => (await import('./commands/backup.ts')).backupCommand,
  erase: async () => (await import('./commands/erase.ts')).eraseCommand,
  support: async () => (await import('./commands/support.ts')).supportCommand,
  schema: async () => (await import('./commands/schema.ts')).schemaCommand,
  simulate: async () => (await import('./commands/simulate.ts')).simulateCommand,
  perft: async () => (await import('./commands/perft.ts')).perftCommand,
  deal: async () => (await import('./commands/deal.ts')).dealCommand,
  demo: async () => (await import('./commands/demo.ts')).demoCommand,
};

export const loadCommand = (name: CommandName): Promise<CliCommand> => commands[name]();
