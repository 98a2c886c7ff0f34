// Which faults the types refuse: such a text never gets as far as a test.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Fault } from './faults.ts';
import { root } from './targets.ts';

/** Judges faults of any of these files; what is unused under a fault is no error of it. */
export const typeJudge = (
  files: readonly string[],
): ((fault: Pick<Fault, 'path' | 'from' | 'to' | 'replacement'>) => boolean) => {
  const read = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(
    { ...read.config, include: [], files: ['package.json'] },
    ts.sys,
    root,
  );
  // Rules and points use neither a browser nor Node: without their libraries a check takes a fifth of the time.
  const settings = {
    ...options,
    lib: ['lib.es2024.d.ts', 'lib.esnext.array.d.ts'],
    types: [],
    noUnusedLocals: false,
    noUnusedParameters: false,
    allowUnreachableCode: true,
  };
  const changed = new Map<string, { readonly text: string; readonly version: number }>();
  let version = 0;
  const host: ts.LanguageServiceHost = {
    getCompilationSettings: () => settings,
    getScriptFileNames: () => files.map((path) => join(root, path)),
    getScriptVersion: (name) => String(changed.get(name)?.version ?? 0),
    getScriptSnapshot: (name) => {
      const text = changed.get(name)?.text ?? (existsSync(name) ? readFileSync(name, 'utf8') : undefined);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: (given) => ts.getDefaultLibFilePath(given),
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
    ...(ts.sys.realpath ? { realpath: ts.sys.realpath } : {}),
  };
  const service = ts.createLanguageService(host);
  return ({ path, from, to, replacement }) => {
    const name = join(root, path);
    const original = readFileSync(name, 'utf8');
    changed.set(name, {
      text: original.slice(0, from) + replacement + original.slice(to),
      version: ++version,
    });
    const refused =
      service.getSyntacticDiagnostics(name).length + service.getSemanticDiagnostics(name).length > 0;
    changed.set(name, { text: original, version: ++version });
    return refused;
  };
};
