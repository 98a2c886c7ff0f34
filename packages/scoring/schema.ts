// JSON Schemas (draft 2020-12) of the files that programs exchange with Omerta, made of the same lists the
// readers check.
import { approvers } from '@omerta/rules/game/command.ts';
import { roles } from '@omerta/rules/game/role.ts';
import { seats } from '@omerta/rules/game/seat.ts';
import { rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { type Switch, switches } from '@omerta/rules/rulebooks/switches.ts';
import { houseForms } from './house.ts';
import { switchKey } from './rules-file.ts';
import { purpleReasons } from './sheet/sheet.ts';
import { approvalKinds, endings, givers, liPoints, sheetFormat, winners } from './sheet/sheet-file.ts';
import { stageKinds } from './standings/tournament.ts';
import { tournamentFormat } from './standings/tournament-file.ts';

export type Schema = { readonly [key: string]: unknown };

export const schemaNames = ['tournament', 'sheet', 'seating'] as const;
export type SchemaName = (typeof schemaNames)[number];

/** As `parseDecimal` reads them. */
export const decimalPattern = '^-?[0-9]{1,9}([.][0-9]{1,9})?$';
const amountPattern = '^[0-9]{1,9}([.][0-9]{1,9})?$';
const positivePattern = '^(?=.*[1-9])[0-9]{1,9}([.][0-9]{1,9})?$';

const text: Schema = { type: 'string' };
const name: Schema = { type: 'string', pattern: '\\S' };
const flag: Schema = { type: 'boolean' };
const seat: Schema = { type: 'integer', minimum: 1, maximum: seats.length };
const decimal: Schema = { type: 'string', pattern: decimalPattern };
const positive: Schema = { type: 'string', pattern: positivePattern };

const count = (minimum: number, maximum?: number): Schema => ({
  type: 'integer',
  minimum,
  ...(maximum === undefined ? {} : { maximum }),
});
const oneOf = (values: readonly string[]): Schema => ({ enum: values });
const orNull = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] });
const list = (items: Schema, more: Schema = {}): Schema => ({ type: 'array', items, ...more });
const object = (properties: Readonly<Record<string, Schema>>, required: readonly string[]): Schema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

const different = list(seat, { uniqueItems: true });
const sanctioned = list(object({ seat, clause: name, by: oneOf(givers) }, ['seat', 'clause']));

const sheet = object(
  {
    seats: list(object({ player: name, role: oneOf(roles) }, ['player', 'role']), {
      minItems: seats.length,
      maxItems: seats.length,
    }),
    winner: oneOf(winners),
    by: oneOf(endings),
    firstKilled: orNull(seat),
    bestMove: orNull(list(seat)),
    outDay1: count(0, seats.length),
    removed: different,
    redCards: different,
    forfeitBy: orNull(seat),
    atTable: orNull(different),
    yellow: list(seat),
    purple: list(object({ seat, reason: oneOf(purpleReasons) }, ['seat', 'reason'])),
    extra: list(
      object({ seat, points: { anyOf: [decimal, oneOf(liPoints)] }, by: oneOf(givers) }, ['seat', 'points']),
    ),
    approvals: list(object({ what: oneOf(approvalKinds), by: oneOf(approvers) }, ['what', 'by'])),
    penalties: sanctioned,
    waived: sanctioned,
    fines: list(object({ seat, points: positive, reason: text }, ['seat', 'points'])),
  },
  ['seats', 'winner'],
);

const houseForm = (form: (typeof houseForms)[string]): Schema => {
  if (form === 'points') return decimal;
  if (form === 'amount') return { type: 'string', pattern: amountPattern };
  if (form === 'count') return count(0);
  return form === 'yes-no' ? flag : oneOf(form);
};

const switchForm = ({ values, what }: Switch): Schema => {
  const boolean = values.includes('on') ? [flag] : [];
  const number = values.includes('decimal') ? [decimal, count(0)] : [];
  const words = values.filter((value) => value !== 'decimal');
  return {
    description: what.en,
    anyOf: [...boolean, ...number, ...(words.length === 0 ? [] : [oneOf(words)])],
  };
};

const switchForms = Object.fromEntries(switches.map((each) => [switchKey(each), switchForm(each)]));
const houseChanges = {
  ...switchForms,
  ...Object.fromEntries(Object.entries(houseForms).map(([key, form]) => [key, houseForm(form)])),
};

const rulebook: Schema = {
  anyOf: [
    oneOf(rulebookIds),
    object({ base: oneOf(rulebookIds), name, change: object(houseChanges, []) }, ['base']),
  ],
};
const chosen = object(switchForms, []);

const game = {
  ...object({ stage: name, round: count(1), table: count(1), record: name, sheet }, [
    'stage',
    'round',
    'table',
  ]),
  oneOf: [{ required: ['record'] }, { required: ['sheet'] }],
};

const tournament = object(
  {
    format: { const: tournamentFormat },
    name: text,
    rulebook,
    switches: chosen,
    players: list(object({ id: name, nick: name, club: orNull(text) }, ['id'])),
    stages: list(
      object(
        {
          id: name,
          name: text,
          kind: oneOf(stageKinds),
          plannedGames: orNull(count(1)),
          coefficient: positive,
          carry: flag,
        },
        ['id', 'kind'],
      ),
      { minItems: 1 },
    ),
    games: list(game),
    fines: list(object({ player: name, points: positive, reason: text }, ['player', 'points'])),
    expelled: list(object({ player: name, clause: name }, ['player', 'clause'])),
    lots: list(list(name, { uniqueItems: true })),
  },
  ['format', 'rulebook', 'players', 'stages', 'games'],
);

const table = list(count(1), { minItems: seats.length, maxItems: seats.length, uniqueItems: true });

const seating = object(
  {
    format: { const: 'omerta.seating/1' },
    players: count(seats.length, 1000),
    rounds: list(list(table)),
    seed: count(0),
    steps: count(0),
    check: { type: 'object' },
  },
  ['format', 'players', 'rounds'],
);

const titled = (title: string, schema: Schema): Schema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title,
  ...schema,
});

export const schemas: Readonly<Record<SchemaName, Schema>> = {
  tournament: titled('A sport mafia tournament', tournament),
  sheet: titled(
    'The sheet of one game of sport mafia',
    object({ format: { const: sheetFormat }, rulebook, switches: chosen, sheet }, [
      'format',
      'rulebook',
      'sheet',
    ]),
  ),
  seating: titled('A seating of sport mafia: rounds, tables, players numbered from 1, seat 1 first', seating),
};
