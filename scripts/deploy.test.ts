// What stands in `deploy/`, held against the checkout: the Dockerfile's steps are done in a temporary folder, the other
// two are read, and every path and option in them is looked up.
import { spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRefusal } from '@omerta/base/refusal.ts';
import { readOptions } from '@omerta/server/options.ts';
import { onPath } from '@omerta/testkit/machine/on-path.ts';
import { afterAll, expect, it } from 'vitest';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const tmp = mkdtempSync(join(tmpdir(), 'omerta-deploy-'));
afterAll(() => rmSync(tmp, { recursive: true }));

type Instruction = { readonly word: string; readonly rest: string };

const instructions: readonly Instruction[] = read('deploy/Dockerfile')
  .replaceAll('\\\n', ' ')
  .split('\n')
  .filter((line) => line.trim() !== '' && !line.startsWith('#'))
  .map((line) => {
    const [, word = '', rest = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    return { word, rest };
  });

const all = (word: string): readonly string[] =>
  instructions.filter((each) => each.word === word).map(({ rest }) => rest);
const at = (text: string): number => instructions.findIndex(({ rest }) => rest.startsWith(text));

const copied = all('COPY').filter((rest) => !rest.startsWith('--from'));
const partsOf = (rest: string) => {
  const names = rest.split(/\s+/);
  return { from: names.slice(0, -1), to: names.at(-1) ?? '' };
};

const entry = JSON.parse(all('ENTRYPOINT')[0] ?? '[]') as readonly string[];
const pinned = read('.nvmrc').trim();

it('the Dockerfile takes the pinned Node, every manifest before the dependencies, and only what exists', () => {
  expect(instructions.filter(({ word }) => word === '')).toEqual([]);
  for (const from of all('FROM')) expect(from).toMatch(new RegExp(`^node:${pinned}-bookworm-slim`));
  const manifests = copied
    .flatMap((rest) => partsOf(rest).from)
    .filter((name) => name.endsWith('/package.json'));
  const { workspaces } = JSON.parse(read('package.json')) as { readonly workspaces: readonly string[] };
  const wanted = globSync(
    workspaces.map((each) => `${each}/package.json`),
    { cwd: root },
  );
  expect(manifests.toSorted()).toEqual(wanted.toSorted());
  for (const name of copied.flatMap((rest) => partsOf(rest).from))
    expect(existsSync(join(root, name)), name).toBe(true);
  expect(at('npm ci')).toBeGreaterThan(at('packages/tournament/package.json'));
  expect(at('npm ci')).toBeLessThan(at('packages packages'));
  expect(all('USER')).toEqual(['node']);
  expect(JSON.parse(all('VOLUME')[0] ?? '[]')).toEqual([entry[4], entry[6]]);
});

/** As the image has it: what is copied lies where it is copied to; the dependencies are those of this checkout. */
const laid = (): void => {
  for (const rest of copied) {
    const { from, to } = partsOf(rest);
    for (const name of from) {
      const isFolder = !to.endsWith('/');
      const target = isFolder ? join(tmp, to) : join(tmp, to, name.split('/').at(-1) ?? '');
      cpSync(join(root, name), target, {
        recursive: true,
        filter: (source) => !source.includes('node_modules'),
      });
    }
  }
  const modules = join(tmp, 'node_modules');
  mkdirSync(join(modules, '@omerta'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@omerta') symlinkSync(join(root, 'node_modules', name), join(modules, name));
  for (const path of globSync(['packages/*', 'apps/*'], { cwd: tmp }))
    symlinkSync(join(tmp, path), join(modules, '@omerta', path.split('/').at(-1) ?? ''));
};

const serving = (args: readonly string[]) => {
  const child = spawn(process.execPath, args, { cwd: tmp, env: { ...process.env, DATABASE_URL: '' } });
  let out = '';
  const ready = new Promise<string>((done, fail) => {
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString();
      const address = /^omerta: ready at (\S+)$/m.exec(out)?.[1];
      if (address) done(address);
    });
    child.on('exit', (status) => fail(new Error(`ended with ${status}: ${out}`)));
  });
  const ended = new Promise<number | null>((done) => void child.on('exit', done));
  return { child, ready, ended };
};

it('its steps give a folder that serves, answers its health check and stops when it is told', async () => {
  laid();
  const steps = all('RUN').filter((rest) => rest.startsWith('node '));
  expect(steps.length).toBe(1);
  for (const step of steps) {
    const [, ...args] = step.split(/\s+/);
    const done = spawnSync(process.execPath, args, { cwd: tmp, encoding: 'utf8' });
    expect(done.status, done.stderr).toBe(0);
  }
  const inside = entry
    .slice(1)
    .map((arg) => (arg.startsWith('/') ? join(tmp, arg) : arg))
    .map((arg) => (arg === '0.0.0.0' ? '127.0.0.1' : arg));
  const { child, ready, ended } = serving([...inside, '--port', '0']);
  const address = await ready;
  const check = JSON.parse(
    /CMD (\[.*\])$/.exec(all('HEALTHCHECK')[0] ?? '')?.[1] ?? '[]',
  ) as readonly string[];
  expect(check.slice(0, 2)).toEqual(['node', '-e']);
  const script = (check[2] ?? '').replace('http://127.0.0.1:8080', address);
  expect(spawnSync(process.execPath, ['-e', script]).status).toBe(0);
  expect(spawnSync(process.execPath, ['-e', script.replace('/api/health', '/api/none')]).status).toBe(1);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(readdirSync(join(tmp, 'data'))).toContain('log.sqlite');
}, 180_000);

type Compose = {
  readonly services: Readonly<
    Record<
      string,
      {
        readonly build?: { readonly context: string; readonly dockerfile: string };
        readonly image?: string;
        readonly command?: readonly string[];
        readonly environment: Readonly<Record<string, string>>;
        readonly depends_on?: Readonly<Record<string, unknown>>;
        readonly volumes: readonly string[];
        readonly ports?: readonly string[];
      }
    >
  >;
  readonly volumes: Readonly<Record<string, unknown>>;
};

it('the compose file builds that image, gives it PostgreSQL and options that it takes, and opens this machine alone', () => {
  const { services, volumes } = parse(read('deploy/compose.yaml')) as Compose;
  const { omerta, database } = services;
  if (!omerta || !database) throw new Error('a service is missing');
  expect(existsSync(join(root, 'deploy', omerta.build?.context ?? '', omerta.build?.dockerfile ?? ''))).toBe(
    true,
  );
  expect(Object.keys(omerta.depends_on ?? {})).toEqual(['database']);
  const filled = (text: string): string =>
    text
      .replace(/\$\{OMERTA_URL:[^}]*\}/, 'https://club.example')
      .replace(/\$\{POSTGRES_PASSWORD:[^}]*\}/, 'pw');
  const args = [...entry.slice(3), ...(omerta.command ?? []).map(filled)];
  const DATABASE_URL = filled(omerta.environment['DATABASE_URL'] ?? '');
  const options = readOptions(args, { DATABASE_URL }, '/omerta');
  expect(options).toMatchObject({ url: 'https://club.example', port: 8080, host: '0.0.0.0', data: '/data' });
  expect(options).toHaveProperty('database', 'postgres://omerta:pw@database/omerta');
  expect(database.environment).toMatchObject({ POSTGRES_USER: 'omerta', POSTGRES_DB: 'omerta' });
  expect(Number(/^postgres:(\d+)/.exec(database.image ?? '')?.[1])).toBeGreaterThanOrEqual(15);
  const mounted = [...omerta.volumes, ...database.volumes].map((each) => each.split(':'));
  expect(mounted.map(([name]) => name).toSorted()).toEqual(Object.keys(volumes).toSorted());
  expect(mounted.map(([, path]) => path)).toEqual(
    expect.arrayContaining(JSON.parse(all('VOLUME')[0] ?? '[]')),
  );
  for (const port of omerta.ports ?? []) expect(port).toMatch(/^127\.0\.0\.1:/);
});

it('the unit starts what the checkout has, with options that it takes, and systemd finds nothing wrong with it', () => {
  const unit = read('deploy/omerta.service');
  const value = (key: string): string => new RegExp(`^${key}=(.*)$`, 'm').exec(unit)?.[1] ?? '';
  const home = value('WorkingDirectory');
  const [program = '', ...args] = value('ExecStart').split(' ');
  expect(program).toBe(`${home}/.setup/node`);
  expect(existsSync(join(root, args[1] ?? 'none'))).toBe(true);
  expect(value('Documentation')).toBe(`file://${home}/deploy/README.md`);
  expect(args.at(-1)).toBe('$OMERTA_OPTIONS');
  const options = readOptions(args.slice(2, -1), {}, home);
  if (isRefusal(options)) throw new Error(options.sentence);
  for (const folder of [options.data, options.backups])
    expect(folder.startsWith(`/var/lib/${value('StateDirectory')}/`)).toBe(true);
  expect([value('KillSignal'), value('NoNewPrivileges'), value('ProtectSystem'), value('UMask')]).toEqual([
    'SIGTERM',
    'yes',
    'strict',
    '0077',
  ]);
  const analyze = onPath(['systemd-analyze']);
  if (analyze === undefined) return;
  const file = join(tmp, 'omerta.service');
  // What is not on this machine: its programs and users are looked up otherwise.
  const here = unit
    .replace(program, process.execPath)
    .replaceAll(home, root)
    .replace(/^(User|Group)=.*$/gm, '');
  cpSync(join(root, 'deploy/omerta.service'), file);
  spawnSync('sh', ['-c', 'cat > "$0"', file], { input: here });
  const { stderr } = spawnSync(analyze, ['verify', file], { encoding: 'utf8' });
  expect(stderr.split('\n').filter((line) => line.includes('omerta.service'))).toEqual([]);
});

it('the page names commands and files that exist', () => {
  const page = read('deploy/README.md');
  for (const [, path = ''] of page.matchAll(/(?:^|\s)((?:deploy|scripts)\/[\w.-]+)/g))
    expect(existsSync(join(root, path)), path).toBe(true);
  for (const [, line = ''] of page.matchAll(/OMERTA_OPTIONS=(.*)/g))
    expect(isRefusal(readOptions(line.split(' '), {}, root))).toBe(false);
});
