// Which folders import which, and the circles among them, as `npm run check` forbids them: without tests, and without the
// words of a language, which take their shape from whoever says them. A folder and its own parts belong together.
import { posix } from 'node:path';
import ts from 'typescript';
import { isOfTests, type Source } from './sources.ts';

const isOfLanguage = (folder: string): boolean => /\/texts(\/|$)/.test(folder);

const isPartOf = (one: string, other: string): boolean =>
  one.startsWith(`${other}/`) || other.startsWith(`${one}/`);

const folderOf = (path: string, specifier: string): string | null => {
  if (specifier.startsWith('.')) return posix.dirname(posix.join(posix.dirname(path), specifier));
  const own = /^@omerta\/([^/]+)\/(.+)$/.exec(specifier);
  return own ? posix.dirname(`packages/${own[1]}/${own[2]}`) : null;
};

const importsOf = ({ path, tree }: Source): readonly string[] =>
  tree.statements.flatMap((node) => {
    if (!ts.isImportDeclaration(node) && !ts.isExportDeclaration(node)) return [];
    const named = node.moduleSpecifier;
    const folder = named && ts.isStringLiteral(named) ? folderOf(path, named.text) : null;
    return folder === null ? [] : [folder];
  });

type Arrows = ReadonlyMap<string, ReadonlySet<string>>;

const arrowsOf = (sources: readonly Source[]): Arrows => {
  const arrows = new Map<string, Set<string>>();
  for (const source of sources.filter((each) => !isOfTests(each))) {
    const from = posix.dirname(source.path);
    if (isOfLanguage(from)) continue;
    const to = arrows.get(from) ?? new Set();
    for (const folder of importsOf(source))
      if (folder !== from && !isPartOf(folder, from) && !isOfLanguage(folder)) to.add(folder);
    arrows.set(from, to);
  }
  return arrows;
};

const reachedFrom = (start: string, arrows: Arrows): ReadonlySet<string> => {
  const reached = new Set<string>();
  const open = [start];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    for (const next of arrows.get(folder) ?? []) {
      if (reached.has(next)) continue;
      reached.add(next);
      open.push(next);
    }
  }
  return reached;
};

/** Those that lead to each other, each circle once. */
const circlesIn = (arrows: Arrows): readonly (readonly string[])[] => {
  const reached = new Map([...arrows.keys()].map((folder) => [folder, reachedFrom(folder, arrows)]));
  return [...reached].flatMap(([folder, own]) => {
    const circle = [...own].filter((other) => reached.get(other)?.has(folder)).sort();
    return circle[0] === folder && circle.length > 1 ? [circle] : [];
  });
};

/** A package or an app with all that is in it. */
const roomOf = (folder: string): string => folder.split('/').slice(0, 2).join('/');

const betweenRooms = (arrows: Arrows): Arrows => {
  const rooms = new Map<string, Set<string>>();
  for (const [from, to] of arrows) {
    const room = rooms.get(roomOf(from)) ?? new Set();
    for (const folder of to) if (roomOf(folder) !== roomOf(from)) room.add(roomOf(folder));
    rooms.set(roomOf(from), room);
  }
  return rooms;
};

export const folderCircles = (sources: readonly Source[]): readonly (readonly string[])[] => {
  const arrows = arrowsOf(sources);
  return [...circlesIn(betweenRooms(arrows)), ...circlesIn(arrows)];
};
