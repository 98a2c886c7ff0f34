// The names of the commands, in the order of the help.

export const commandNames = [
  'replay',
  'print',
  'explain',
  'clauses',
  'rules',
  'score',
  'standings',
  'seat',
  'seating-check',
  'tournament',
  'protocol',
  'print-pack',
  'export',
  'archive',
  'publish',
  'restore',
  'verify',
  'backup',
  'erase',
  'support',
  'schema',
  'simulate',
  'perft',
  'deal',
  'demo',
] as const;
export type CommandName = (typeof commandNames)[number];

export const isCommandName = (text: string): text is CommandName =>
  (commandNames as readonly string[]).includes(text);
