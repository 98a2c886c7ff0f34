// Tag lines: reading them, and putting them together into a rulebook and ten seats.
import type { Problem } from '@omerta/base/problem.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { deck, type Role, roles } from '../game/role.ts';
import { isSeat, seats } from '../game/seat.ts';
import { chooseRulebook } from '../rulebooks/choose.ts';
import { isRulebookId, type Rulebook, rulebookIds } from '../rulebooks/rulebook.ts';
import { numberTags, type SeatTag, type Tag, textTags } from './record.ts';

export type PlacedTag = { readonly tag: Tag; readonly line: number; readonly column: number };

const oneOf = <T extends string>(list: readonly T[], text: string): text is T =>
  (list as readonly string[]).includes(text);

const isDate = (text: string): boolean => {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return false;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return month >= 1 && month <= 12 && day >= 1 && day <= (days[month - 1] ?? 0);
};

const quoted = /^"([^"]*)"$/;
const seatForm = /^(\d+)\s+"([^"]*)"(?:\s+(\S+))?$/;

const readSeat = (
  rest: string,
  fail: (code: Problem['code'], found: string, wanted: string) => Problem,
): Tag | Problem => {
  const match = seatForm.exec(rest);
  if (!match) return fail('tag-wrong', rest, '[seat 1 "Name" red]');
  const [, number = '', name = '', role] = match;
  const seat = Number(number);
  if (!isSeat(seat)) return fail('seat-range', number, '1 ... 10');
  if (role !== undefined && !oneOf(roles, role)) return fail('role-unknown', role, roles.join(' | '));
  return { kind: 'seat', seat, name, role: role === undefined ? null : (role as Role) };
};

/** What stands between the square brackets. */
const readTag = (inside: string, line: number, column: number): Tag | Problem => {
  const [, name = '', rest = ''] = /^(\S+)\s*(.*)$/s.exec(inside.trim()) ?? [];
  const fail = (code: Problem['code'], found: string, wanted: string): Problem => {
    const at = inside.indexOf(found || name);
    return { line, column: column + Math.max(0, at), code, found, wanted };
  };
  if (name === 'rulebook')
    return isRulebookId(rest)
      ? { kind: 'rulebook', id: rest }
      : fail('rulebook-unknown', rest, rulebookIds.join(' | '));
  if (name === 'switch') {
    const match = /^(\S+)\s+(\S+)$/.exec(rest);
    return match
      ? { kind: 'switch', name: match[1] ?? '', value: match[2] ?? '' }
      : fail('tag-wrong', rest, '[switch withdrawals off]');
  }
  if (name === 'seat') return readSeat(rest, fail);
  if (name === 'date')
    return isDate(rest) ? { kind: 'date', value: rest } : fail('date-wrong', rest, '[date 2026-11-14]');
  if (oneOf(textTags, name)) {
    const match = quoted.exec(rest);
    return match ? { kind: 'text', name, value: match[1] ?? '' } : fail('tag-wrong', rest, `[${name} "..."]`);
  }
  if (oneOf(numberTags, name))
    return /^\d{1,6}$/.test(rest)
      ? { kind: 'number', name, value: Number(rest) }
      : fail('tag-wrong', rest, `[${name} 3]`);
  return { kind: 'other', text: inside.trim() };
};

/** All tags of one line: `[round 3] [table 2]`. */
export const readTags = (text: string, line: number): PlacedTag[] | Problem => {
  const tags: PlacedTag[] = [];
  const pattern = /\s*\[((?:[^\]"]|"[^"]*")*)\]/y;
  const end = text.trimEnd().length;
  while (pattern.lastIndex < end) {
    const start = pattern.lastIndex;
    const match = pattern.exec(text);
    if (!match) {
      const column = start + (/^\s*/.exec(text.slice(start))?.[0].length ?? 0);
      return {
        line,
        column: column + 1,
        code: text.charAt(column) === '[' ? 'bracket-open' : 'tag-wrong',
        found: text.slice(column).trim(),
        wanted: ']',
      };
    }
    const column = start + match[0].indexOf('[') + 2;
    const tag = readTag(match[1] ?? '', line, column);
    if (isRefusal(tag)) return tag;
    tags.push({ tag, line, column });
  }
  return tags;
};

/** A tag that may stand once, by its name. */
const singleName = (tag: Tag): string | null => {
  switch (tag.kind) {
    case 'seat':
      return `seat ${tag.seat}`;
    case 'switch':
      return `switch ${tag.name}`;
    case 'text':
    case 'number':
      return tag.name;
    case 'rulebook':
    case 'date':
      return tag.kind;
    case 'other':
      return null;
  }
};

const rolesFit = (list: readonly SeatTag[]): boolean => {
  const complete = list.every((tag) => tag.role !== null);
  return roles.every((role) => {
    const count = list.filter((tag) => tag.role === role).length;
    return complete ? count === deck[role] : count <= deck[role];
  });
};

export type Heading = { readonly rulebook: Rulebook; readonly seats: readonly SeatTag[] };

/** `end` is the line where the tags are over: what is missing is missed there. */
export const headingOf = (tags: readonly PlacedTag[], end: number): Heading | Problem => {
  const known = new Set<string>();
  for (const { tag, line, column } of tags) {
    const name = singleName(tag);
    if (name !== null && known.has(name)) return { line, column, code: 'tag-twice', found: name };
    if (name !== null) known.add(name);
  }
  const id = tags.find(({ tag }) => tag.kind === 'rulebook')?.tag;
  if (id?.kind !== 'rulebook' || !isRulebookId(id.id))
    return { line: end, column: 1, code: 'rulebook-missing', wanted: rulebookIds.join(' | ') };
  const switches: Record<string, string> = {};
  for (const { tag } of tags) if (tag.kind === 'switch') switches[tag.name] = tag.value;
  const rulebook = chooseRulebook(id.id, switches);
  if (isRefusal(rulebook)) {
    const place = tags.find(({ tag }) => tag.kind === 'switch' && tag.name === rulebook.name);
    const code = rulebook.code === 'unknown-switch' ? 'switch-unknown' : 'switch-value';
    return {
      line: place?.line ?? 1,
      column: place?.column ?? 1,
      code,
      found: rulebook.name,
      wanted: rulebook.values.join(' | '),
    };
  }
  const list: (SeatTag | undefined)[] = seats.map(() => undefined);
  let last: PlacedTag | undefined;
  for (const each of tags) {
    if (each.tag.kind !== 'seat') continue;
    list[each.tag.seat - 1] = each.tag;
    last = each;
  }
  const missing = list.indexOf(undefined);
  if (missing >= 0) return { line: end, column: 1, code: 'seat-missing', found: String(missing + 1) };
  const all = list.filter((tag): tag is SeatTag => tag !== undefined);
  return rolesFit(all)
    ? { rulebook, seats: all }
    : { line: last?.line ?? end, column: last?.column ?? 1, code: 'roles-wrong' };
};
