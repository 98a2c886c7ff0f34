// The shadow's table of a tournament: its last chain of stages, everybody's account, and the places.
import type { RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import { accountOf, type ShadowAccount, type ShadowChain } from './account.ts';
import { belCanto } from './bel-canto.ts';
import { fiim2018 } from './fiim-2018.ts';
import { fiim2025 } from './fiim-2025.ts';
import type { ShadowFile, ShadowStage, SheetGame } from './file.ts';
import { fsm2024 } from './fsm-2024.ts';
import { neftMmt } from './neft-mmt.ts';
import { compared, whole } from './number.ts';
import { sheetOfRecord } from './record.ts';
import type { ShadowTieBreak, Words } from './words.ts';

export const wordsOf: Readonly<Record<RulebookId, Words>> = {
  'fsm-2024': fsm2024,
  'fiim-2018': fiim2018,
  'neft-mmt': neftMmt,
  'bel-canto': belCanto,
  'fiim-2025': fiim2025,
};

export type ShadowRow = ShadowAccount & { readonly place: number | null; readonly decidedBy: string | null };

/** A stage whose points go on into the next stands in one chain with it. */
const lastChain = (stages: readonly ShadowStage[]): readonly ShadowStage[] =>
  stages.slice(1 + stages.findLastIndex(({ carry }, i) => !carry && i < stages.length - 1));

/** The file as it stood after a stage: what comes later left out, and only who has a game in that chain. */
export const upToStage = <F extends Omit<ShadowFile, 'games'> & { readonly games: readonly SheetGame[] }>(
  file: F,
  stage: string,
): F => {
  const stages = file.stages.slice(0, 1 + file.stages.findIndex(({ id }) => id === stage));
  const games = file.games.filter((game) => stages.some(({ id }) => id === game.stage));
  const chain = lastChain(stages).map(({ id }) => id);
  const seated = games.filter((game) => chain.includes(game.stage)).flatMap(({ sheet }) => sheet.seats);
  const players = file.players.filter(({ id }) => seated.some(({ player }) => player === id));
  return { ...file, stages, games, players };
};

const chainOf = (file: ShadowFile, textOf: (path: string) => string): ShadowChain => {
  const words = wordsOf[file.rulebook as RulebookId];
  const asked = Object.keys(file.switches).filter((name) => name !== 'difficulty');
  if (!words || asked.length > 0) throw new Error('the shadow reads no house rules and no switches but K');
  const stages = lastChain(file.stages);
  const games = file.games
    .filter(({ stage }) => stages.some(({ id }) => id === stage))
    .flatMap((game): SheetGame[] => {
      if ('sheet' in game) return [game];
      const { record, ...at } = game;
      const sheet = sheetOfRecord(textOf(record), file);
      return sheet ? [{ ...at, sheet }] : [];
    });
  const number = ({ stage }: SheetGame): number => stages.findIndex(({ id }) => id === stage);
  return {
    words,
    stages,
    games: games.toSorted((a, b) => number(a) - number(b) || a.round - b.round || a.table - b.table),
    fines: file.fines,
    difficulty: file.switches['difficulty'] === true,
  };
};

/** Below zero: `a` comes first by this. */
const comparedBy = (tieBreak: ShadowTieBreak, a: ShadowAccount, b: ShadowAccount): number => {
  if (tieBreak === 'additional') return compared(b.columns.additional, a.columns.additional);
  const more = compared(whole(b.counts[tieBreak]), whole(a.counts[tieBreak]));
  return tieBreak === 'role-losses' ? -more : more;
};

const separatedBy = ({ tieBreaks }: Words, a: ShadowAccount, b: ShadowAccount): ShadowTieBreak | null =>
  tieBreaks.find((tieBreak) => comparedBy(tieBreak, a, b) !== 0) ?? null;

const ahead = (words: Words, a: ShadowAccount, b: ShadowAccount): number => {
  const byTotal = compared(b.total, a.total);
  if (byTotal !== 0) return byTotal;
  const by = separatedBy(words, a, b);
  return by ? comparedBy(by, a, b) : 0;
};

/** Those whom nothing separates, in the order of a lot that names them all; null without one. */
const drawn = (
  group: readonly ShadowAccount[],
  lots: ShadowFile['lots'],
): readonly ShadowAccount[] | null => {
  if (group.length === 1) return group;
  const lot = lots.find((each) => group.every(({ player }) => each.includes(player)));
  return lot ? group.toSorted((a, b) => lot.indexOf(a.player) - lot.indexOf(b.player)) : null;
};

const groupsOf = (words: Words, accounts: readonly ShadowAccount[]): ShadowAccount[][] => {
  const groups: ShadowAccount[][] = [];
  for (const account of accounts.toSorted((a, b) => ahead(words, a, b))) {
    const last = groups.at(-1);
    if (last?.[0] && ahead(words, last[0], account) === 0) last.push(account);
    else groups.push([account]);
  }
  return groups;
};

const why = (words: Words, upper: ShadowAccount, lower: ShadowAccount | undefined): string | null => {
  if (!lower || compared(upper.total, lower.total) !== 0) return null;
  return separatedBy(words, upper, lower) ?? 'lot';
};

export const placed = (
  words: Words,
  accounts: readonly ShadowAccount[],
  lots: ShadowFile['lots'],
): ShadowRow[] => {
  const ordered = groupsOf(words, accounts).map((group) => {
    const inOrder = drawn(group, lots);
    return { group: inOrder ?? group, isOpen: inOrder === null };
  });
  const all = ordered.flatMap(({ group }) => group);
  let before = 0;
  return ordered.flatMap(({ group, isOpen }) => {
    const first = before + 1;
    before += group.length;
    return group.map((account, i): ShadowRow => {
      if (isOpen) return { ...account, place: first, decidedBy: 'lot-needed' };
      const place = first + i;
      return { ...account, place, decidedBy: why(words, account, all[place]) };
    });
  });
};

/** Whoever was expelled keeps his points and takes no place. */
export const shadowTable = (file: ShadowFile, textOf: (path: string) => string): ShadowRow[] => {
  const chain = chainOf(file, textOf);
  const isOut = (player: string): boolean => file.expelled.some((each) => each.player === player);
  const accounts = file.players.map(({ id }) => accountOf(chain, id));
  const inside = accounts.filter(({ player }) => !isOut(player));
  const outside = accounts.filter(({ player }) => isOut(player));
  return [
    ...placed(chain.words, inside, file.lots),
    ...outside.map((account): ShadowRow => ({ ...account, place: null, decidedBy: null })),
  ];
};
