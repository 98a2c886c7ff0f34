// The score by folder and the survivors by file, as text.
import type { Judged } from './results.ts';
import { folders } from './targets.ts';
import type { Verdict } from './worker.ts';

const count = (faults: readonly Judged[], status: Verdict['status']): number =>
  faults.filter((fault) => fault.status === status).length;

/** A fault the types refuse reaches no test and is not counted. */
const row = (title: string, faults: readonly Judged[]): string => {
  const refused = count(faults, 'refused by types');
  const found = count(faults, 'killed') + count(faults, 'timeout');
  const counted = faults.length - refused;
  const score = counted === 0 ? '' : `${((100 * found) / counted).toFixed(1)}%`;
  const cells = [
    count(faults, 'killed'),
    count(faults, 'timeout'),
    count(faults, 'survived'),
    count(faults, 'no coverage'),
    refused,
    faults.length,
    score,
  ];
  return `| ${[title, ...cells].join(' | ')} |`;
};

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

export const table = (faults: readonly Judged[]): string => {
  const parts = [...new Set(faults.map((fault) => folderOf(fault.path)))];
  const whole = folders.filter((folder) => parts.some((part) => part.startsWith(`${folder}/`)));
  return [
    '| | killed | timeout | survived | no coverage | refused by types | total | score |',
    '|---|---:|---:|---:|---:|---:|---:|---:|',
    ...parts.map((part) =>
      row(
        part,
        faults.filter((fault) => folderOf(fault.path) === part),
      ),
    ),
    ...whole.map((folder) =>
      row(
        `${folder} with its folders`,
        faults.filter((fault) => fault.path.startsWith(`${folder}/`)),
      ),
    ),
    row('all', faults),
  ].join('\n');
};

const oneLine = (text: string): string => {
  const flat = text.replace(/\s+/g, ' ');
  return flat.length > 90 ? `${flat.slice(0, 60)} … ${flat.slice(-25)}` : flat;
};

export const survivors = (faults: readonly Judged[]): string => {
  const left = faults.filter((fault) => fault.status === 'survived' || fault.status === 'no coverage');
  const files = [...new Set(left.map((fault) => fault.path))];
  const told = (fault: Judged): string =>
    `  ${fault.line}: ${fault.mutator}${fault.status === 'no coverage' ? ' (no test comes here)' : ''}: ${oneLine(fault.original)}  =>  ${oneLine(fault.replacement)}`;
  const ofFile = (path: string): string[] => {
    const own = left.filter((fault) => fault.path === path);
    return [
      `${path}: ${own.length} of ${faults.filter((fault) => fault.path === path).length}`,
      ...own.map(told),
    ];
  };
  return files.flatMap(ofFile).join('\n');
};
