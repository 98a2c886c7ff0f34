// The published JSON Schemas: what the readers of our files are made of.
import type { Schema } from '@omerta/base/reading.ts';
import { sheetFile } from '@omerta/scoring/sheet/sheet-file.ts';
import { tournamentFile } from '@omerta/scoring/standings/tournament-file.ts';
import { seatingFile } from '@omerta/seating/seating-file.ts';

export const schemaNames = ['tournament', 'sheet', 'seating'] as const;
export type SchemaName = (typeof schemaNames)[number];

const titled = (title: string, { schema }: { readonly schema: Schema }): Schema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title,
  ...schema,
});

export const schemas: Readonly<Record<SchemaName, Schema>> = {
  tournament: titled('A sport mafia tournament', tournamentFile),
  sheet: titled('The sheet of one game of sport mafia', sheetFile),
  seating: titled(
    'A seating of sport mafia: rounds, tables, players numbered from 1, seat 1 first',
    seatingFile,
  ),
};
