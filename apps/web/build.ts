// Builds the web once for its sources: the same sources are served from the folder made before.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { bundled } from './bundled.ts';
import { buildLive } from './live/build-live.ts';

const root = join(import.meta.dirname, '../..');
/** One folder for each state of the sources, named by its hash. */
const home = join(root, '.setup/web');

type Manifest = { readonly dependencies?: Readonly<Record<string, string>> };

/** What the bundle is made of: the web, every package of ours that it depends on, and those they depend on. */
const sources = new Set(['apps/web']);
for (const folder of sources) {
  const { dependencies = {} } = JSON.parse(
    readFileSync(join(root, folder, 'package.json'), 'utf8'),
  ) as Manifest;
  for (const name of Object.keys(dependencies))
    if (name.startsWith('@omerta/')) sources.add(name.replace('@omerta', 'packages'));
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name));

/** A changed test changes nothing in the bundle. */
const isSource = (file: string): boolean => !/node_modules|\.test\.ts$|\.mgn$|\/e2e\//.test(file);

const hashOfSources = (): string => {
  const hash = createHash('sha256');
  const files = [
    ...[...sources].flatMap((folder) => filesIn(join(root, folder)).filter(isSource)),
    join(root, 'package-lock.json'),
  ];
  for (const file of files.sort()) hash.update(relative(root, file)).update('\0').update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
};

/** Fonts and pictures are small already. */
const compress = (folder: string): void => {
  for (const file of filesIn(folder)) {
    if (/\.(js|css|html|svg|webmanifest)$/.test(file))
      writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
  }
};

/** A server that was started before may still serve an older one: only the long unused go. */
const clearOld = (): void => {
  const made = readdirSync(home).map((name) => ({
    folder: join(home, name),
    at: statSync(join(home, name)).mtimeMs,
  }));
  for (const { folder } of made.sort((a, b) => b.at - a.at).slice(8))
    rmSync(folder, { recursive: true, force: true });
};

const runVite = (outDir: string) =>
  bundled({
    configFile: join(import.meta.dirname, 'vite.config.ts'),
    build: { outDir, emptyOutDir: true },
  });

/** The folder to serve. Built aside and moved whole: two that build at once get one and the same. */
export const buildWeb = async (say: (text: string) => void): Promise<string> => {
  const output = join(home, hashOfSources());
  if (existsSync(output)) return output;
  say('building the web (once for these sources)...');
  const started = Date.now();
  const aside = join(root, `.setup/web-${process.pid}`);
  mkdirSync(home, { recursive: true });
  await runVite(aside);
  await buildLive(join(aside, 'live-assets'));
  compress(aside);
  if (existsSync(output)) rmSync(aside, { recursive: true });
  else renameSync(aside, output);
  clearOld();
  say(`built in ${Math.round((Date.now() - started) / 1000)} s.`);
  return output;
};

/** The public pages' own style and scripts: of the built web, or by themselves where nobody has built it. */
export const builtLive = async (): Promise<string> => {
  const sources = hashOfSources();
  const built = join(home, sources);
  if (existsSync(built)) return join(built, 'live-assets');
  const own = join(root, '.setup/live', sources);
  if (existsSync(own)) return own;
  const aside = join(root, `.setup/live-${process.pid}`);
  await buildLive(aside);
  mkdirSync(join(root, '.setup/live'), { recursive: true });
  if (existsSync(own)) rmSync(aside, { recursive: true });
  else renameSync(aside, own);
  return own;
};
