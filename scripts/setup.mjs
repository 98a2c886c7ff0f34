// Makes a fresh clone ready: the pinned Node where the machine's is older, then the dependencies. Runs on any Node from 18 on.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isIntact, nodePackageFor } from './node-package.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const pinned = readFileSync(join(root, '.nvmrc'), 'utf8').trim();
const home = join(root, '.setup');
const stamp = join(home, 'stamp');
const lock = join(home, 'lock');

const say = (text) => process.stderr.write(`omerta set-up: ${text}\n`);
const fail = (text) => {
  say(text);
  process.exit(3);
};

const npm = (args) => {
  const cli = process.env.npm_execpath;
  const [command, before] = cli?.endsWith('.js') ? [process.execPath, [cli]] : ['npm', []];
  return spawnSync(command, [...before, ...args], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32' && command === 'npm',
    env: { ...process.env, npm_config_loglevel: 'error', npm_config_engine_strict: 'false' },
  });
};

const npmOrFail = (args, what) => {
  const done = npm(args);
  if (done.status === 0) return;
  const reason = (done.stderr || String(done.error ?? '')).trim().split('\n').slice(0, 6).join('\n');
  fail(
    `${what} did not work. Check the network and the npm registry, then run the same command again.\n${reason}`,
  );
};

const olderThanPinned = () => Number(process.versions.node.split('.')[0]) < Number(pinned.split('.')[0]);

const fetchNode = ({ name, version, integrity }, folder) => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"private":true}\n');
  npmOrFail(['pack', `${name}@${version}`, '--pack-destination', folder], `Fetching Node ${version}`);
  const file = join(folder, `${name}-${version}.tgz`);
  if (!isIntact(file, integrity))
    fail(
      `The package of Node ${version} that came from the registry is not the one this project was checked with: nothing of it was run. Use another registry, or install Node ${version} by hand.`,
    );
  npmOrFail(
    ['install', '--prefix', folder, '--no-save', '--ignore-scripts', '--offline', file],
    `Unpacking Node ${version}`,
  );
  rmSync(file);
};

const bringNode = () => {
  if (!olderThanPinned()) return process.execPath;
  const found = nodePackageFor(process.platform, process.arch);
  if (!found)
    fail(
      `this machine has Node ${process.versions.node}, and no Node ${pinned} was checked for ${process.platform} on ${process.arch}: install Node ${pinned} or newer, then run the same command again.`,
    );
  const folder = join(home, 'runtime');
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  const file = join(folder, 'node_modules', found.name, 'bin', program);
  if (!existsSync(file)) {
    say(`this machine has Node ${process.versions.node}; fetching Node ${pinned} into the checkout...`);
    fetchNode(found, folder);
  }
  return file;
};

const alive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Two commands started at once on a fresh clone must not install into each other. */
const takeLock = () => {
  mkdirSync(home, { recursive: true });
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      return;
    } catch {
      const owner = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0;
      if (owner && !alive(owner)) rmSync(lock, { force: true });
      else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
    }
  }
};

const fingerprint = () => {
  const hash = createHash('sha256').update(pinned).update(process.version);
  return hash.update(readFileSync(join(root, 'package-lock.json'))).digest('hex');
};

/** The first call of the command compiles what the next ones find compiled. */
const warmUp = (node) => {
  const env = { ...process.env, NODE_COMPILE_CACHE: join(home, 'cache') };
  spawnSync(node, [join(root, 'apps/cli/main.ts'), 'replay', join(root, 'apps/cli/demo/first-game.mgn')], {
    cwd: root,
    env,
  });
};

const isReady = () =>
  existsSync(stamp) &&
  readFileSync(stamp, 'utf8') === fingerprint() &&
  existsSync(join(root, 'node_modules'));

/** Returns the path of the Node that everything runs with. */
export const setUp = () => {
  const link = join(home, 'node');
  const started = Date.now();
  if (isReady() && existsSync(link)) return bringNode();
  takeLock();
  try {
    const node = bringNode();
    if (!isReady()) {
      say('installing the dependencies (npm ci, without their scripts)...');
      npmOrFail(['ci', '--ignore-scripts', '--no-audit', '--no-fund'], 'Installing the dependencies');
      rmSync(link, { force: true });
      symlinkSync(node, link);
      warmUp(node);
      writeFileSync(stamp, fingerprint());
      say(`ready in ${Math.round((Date.now() - started) / 1000)} s.`);
    }
    return node;
  } finally {
    rmSync(lock, { force: true });
  }
};

if (process.argv[1] === fileURLToPath(import.meta.url)) setUp();
