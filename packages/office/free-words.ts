// What a record says beside the game: taken out before it enters the log, and kept under whoever gave it, where it can be erased.
import { isRefusal } from '@omerta/base/refusal.ts';
import { parse } from '@omerta/rules/notation/parse.ts';
import { print } from '@omerta/rules/notation/print.ts';
import type { Commented, TagItem } from '@omerta/rules/notation/record.ts';
import type { People } from '@omerta/store/people.ts';
import type { TournamentCommand } from '@omerta/tournament/command.ts';

const isOfTheGame = ({ tag }: TagItem): boolean => tag.kind !== 'text' && tag.kind !== 'other';

const isSilent = ({ before, comment }: Commented): boolean => before.length === 0 && comment === null;

const silent = <T extends Commented>(item: T): T => ({ ...item, before: [], comment: null });

/** The game alone; the text itself where it says nothing else, or where it is no record and will be refused. */
export const gameAlone = (text: string): string => {
  const record = parse(text);
  if (isRefusal(record)) return text;
  const { tags, lines, after } = record;
  if (after.length === 0 && tags.every(isOfTheGame) && [...tags, ...lines].every(isSilent)) return text;
  return print({
    ...record,
    tags: tags.filter(isOfTheGame).map(silent),
    lines: lines.map(silent),
    after: [],
  });
};

/** `as`: what was given, as somebody gave it; null where nothing was taken out. */
type Parted = { readonly command: TournamentCommand; readonly as: string | null };

export const partWords = (command: TournamentCommand): Parted => {
  if ('paper' in command && 'record' in command.paper) {
    const record = gameAlone(command.paper.record);
    const as = command.paper.record;
    return record === as ? { command, as: null } : { command: { ...command, paper: { record } }, as };
  }
  if (
    command.type === 'propose-ruling' &&
    command.change.kind === 'replay' &&
    command.change.record !== null
  ) {
    const as = command.change.record;
    const record = gameAlone(as);
    return record === as
      ? { command, as: null }
      : { command: { ...command, change: { ...command.change, record } }, as };
  }
  return { command, as: null };
};

/** Under the person who gave it, by the command it came with. */
export const keepWords = async (
  people: People,
  { by, id }: Pick<TournamentCommand, 'by' | 'id'>,
  text: string,
): Promise<void> => {
  const known = (await people.get(by)) ?? {};
  const papers = known['papers'];
  const kept = typeof papers === 'object' && papers !== null && !Array.isArray(papers) ? papers : {};
  await people.put(by, { ...known, papers: { ...kept, [id]: text } });
};
