// As much of JSON Schema as our schemas use, read by itself: it knows nothing of the readers.
import type { Schema } from '@omerta/base/reading.ts';

const typeOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
};

const checks: Readonly<
  Record<string, (value: unknown, rule: never, path: string, schema: Schema) => string[]>
> = {
  type: (value, rule: string, path) =>
    typeOf(value) === rule || (rule === 'number' && typeof value === rule)
      ? []
      : [`${path}: ${typeOf(value)}, not ${rule}`],
  const: (value, rule: unknown, path) => (value === rule ? [] : [`${path}: not ${rule}`]),
  enum: (value, rule: readonly unknown[], path) =>
    rule.includes(value) ? [] : [`${path}: not one of ${rule}`],
  pattern: (value, rule: string, path) =>
    typeof value !== 'string' || new RegExp(rule, 'u').test(value) ? [] : [`${path}: not like ${rule}`],
  maxLength: (value, rule: number, path) =>
    typeof value !== 'string' || value.length <= rule ? [] : [`${path}: longer than ${rule}`],
  minimum: (value, rule: number, path) =>
    typeof value !== 'number' || value >= rule ? [] : [`${path}: below ${rule}`],
  maximum: (value, rule: number, path) =>
    typeof value !== 'number' || value <= rule ? [] : [`${path}: above ${rule}`],
  minItems: (value, rule: number, path) =>
    !Array.isArray(value) || value.length >= rule ? [] : [`${path}: fewer than ${rule}`],
  maxItems: (value, rule: number, path) =>
    !Array.isArray(value) || value.length <= rule ? [] : [`${path}: more than ${rule}`],
  uniqueItems: (value, _, path) =>
    !Array.isArray(value) || new Set(value).size === value.length ? [] : [`${path}: something twice`],
  items: (value, rule: Schema, path) =>
    Array.isArray(value) ? value.flatMap((each, i) => misfits(rule, each, `${path}[${i}]`)) : [],
  anyOf: (value, rule: readonly Schema[], path) =>
    rule.some((each) => misfits(each, value, path).length === 0) ? [] : [`${path}: none of ${rule.length}`],
  oneOf: (value, rule: readonly Schema[], path) =>
    rule.filter((each) => misfits(each, value, path).length === 0).length === 1
      ? []
      : [`${path}: not exactly one`],
  required: (value, rule: readonly string[], path) =>
    typeOf(value) !== 'object'
      ? []
      : rule.filter((key) => !Object.hasOwn(value as object, key)).map((key) => `${path}.${key}: missing`),
  properties: (value, rule: Readonly<Record<string, Schema>>, path) =>
    typeOf(value) !== 'object'
      ? []
      : Object.entries(value as object).flatMap(([key, each]) =>
          rule[key] ? misfits(rule[key], each, `${path}.${key}`) : [],
        ),
  /** False, or what every other property is. */
  additionalProperties: (value, rule: false | Schema, path, { properties = {} }) =>
    typeOf(value) !== 'object'
      ? []
      : Object.entries(value as object)
          .filter(([key]) => !Object.hasOwn(properties as object, key))
          .flatMap(([key, each]) =>
            rule === false ? [`${path}.${key}: unknown`] : misfits(rule, each, `${path}.${key}`),
          ),
};

/** Where a value does not fit a schema. */
export const misfits = (schema: Schema, value: unknown, path = ''): string[] =>
  Object.entries(schema).flatMap(([name, rule]) => checks[name]?.(value, rule as never, path, schema) ?? []);
