// A game that a server has, opened by the code on its paper: its record with the nicknames, and whether the log is the one the paper was printed from.
import { mapOf, text, whole } from '@omerta/base/reading.ts';
import { isRefusal, type Refusal } from '@omerta/base/refusal.ts';
import { readHeadMark } from '@omerta/documents/protocol/link.ts';
import { parse } from '@omerta/rules/notation/parse.ts';
import { print } from '@omerta/rules/notation/print.ts';
import { ask, saying } from '../server/ask.ts';

/** Null: the paper says no head. */
export type ServedReplay = { readonly text: string; readonly isSame: boolean | null };

const pathOf = (game: string): { readonly tournament: string; readonly of: string } | null => {
  const [, tournament, id] = /^([^/]+)\/(.+)$/.exec(game) ?? [];
  if (!tournament || !id) return null;
  const path = `/api/tournaments/${encodeURIComponent(tournament)}`;
  return { tournament: path, of: `${path}/games/${encodeURIComponent(id)}` };
};

/** Records name players by their ids. */
const withNicks = (record: string, names: Readonly<Record<string, string>>): string => {
  const read = parse(record);
  if (isRefusal(read)) return record;
  const named = read.tags.map((item) =>
    item.tag.kind === 'seat'
      ? { ...item, tag: { ...item.tag, name: names[item.tag.name] ?? item.tag.name } }
      : item,
  );
  return print({ ...read, tags: named });
};

const recordAt = async (path: string): Promise<string | null> => {
  try {
    const answer = await fetch(`${path}/record`);
    return answer.ok ? await answer.text() : null;
  } catch {
    return null;
  }
};

const isHeadOf = async (path: string, mark: string | undefined): Promise<boolean | null> => {
  const printed = mark === undefined ? null : readHeadMark(mark);
  if (!printed) return null;
  const reads = saying({ version: whole(0), hash: text });
  const came = await ask({ path: `${path}/head?at=${printed.version}`, reads });
  return 'answer' in came && came.answer.hash === printed.hash;
};

export const servedReplay = async (
  game: string,
  mark: string | undefined,
): Promise<ServedReplay | Refusal<'replay/not-told'>> => {
  const path = pathOf(game);
  const record = path && (await recordAt(path.of));
  if (!path || record === null) return { code: 'replay/not-told' };
  const picture = await ask({ path: `${path.tournament}?as=public`, reads: saying({ names: mapOf(text) }) });
  const names = 'answer' in picture ? picture.answer.names : {};
  return { text: withNicks(record, names), isSame: await isHeadOf(path.of, mark) };
};
