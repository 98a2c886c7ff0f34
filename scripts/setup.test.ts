// What a set-up trusts: the package that brings Node is run only where it is the one named here, and no driver of a browser is part of the product.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

type Lock = {
  readonly packages: Readonly<Record<string, { readonly dev?: boolean; readonly link?: boolean }>>;
};
type NodePackages = { readonly version: string; readonly packages: Readonly<Record<string, string>> };

/** Octal, as the head of a file in a tar has its numbers. */
const octal = (value: number, width: number): string => `${value.toString(8).padStart(width - 1, '0')}\0`;

/** A package of one file, uncompressed: npm reads it as well. */
const packed = (name: string, content: string): Buffer => {
  const head = Buffer.alloc(512);
  head.write(name, 0);
  head.write(octal(0o755, 8) + octal(0, 8) + octal(0, 8) + octal(content.length, 12) + octal(0, 12), 100);
  head.write('        0', 148);
  head.write('ustar\x0000', 257);
  const sum = head.reduce((total, byte) => total + byte, 0);
  head.write(`${octal(sum, 7)} `, 148);
  const body = Buffer.alloc(Math.ceil(content.length / 512) * 512);
  body.write(content);
  return Buffer.concat([head, body, Buffer.alloc(1024)]);
};

const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
const version = '99.0.0';

/** A registry that answers with its own package and vouches for it. */
const falseRegistry = async () => {
  const file = packed('package/package.json', JSON.stringify({ name, version }));
  const integrity = `sha512-${createHash('sha512').update(file).digest('base64')}`;
  const server = createServer((request, reply) => {
    if (request.url?.endsWith('.tgz')) return reply.end(file);
    const tarball = `http://${request.headers.host}/${name}.tgz`;
    const versions = { [version]: { name, version, dist: { tarball, integrity } } };
    return reply.end(JSON.stringify({ name, 'dist-tags': { latest: version }, versions }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { integrity, url: `http://127.0.0.1:${port}`, close: () => server.close() };
};

/** A checkout that wants a newer Node than any machine has, and names these hashes for it. */
const setUpWith = async (registry: string, packages: NodePackages['packages']) => {
  const folder = mkdtempSync(join(tmpdir(), 'omerta-setup-'));
  for (const file of ['setup.mjs', 'node-package.mjs'])
    cpSync(join(root, 'scripts', file), join(folder, 'scripts', file));
  writeFileSync(join(folder, '.nvmrc'), `${version}\n`);
  writeFileSync(join(folder, 'scripts/node-packages.json'), JSON.stringify({ version, packages }));
  const env = { ...process.env, npm_config_registry: registry, npm_config_cache: join(folder, 'cache') };
  const run = spawn(process.execPath, [join(folder, 'scripts/setup.mjs')], { cwd: folder, env });
  let said = '';
  run.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const status = await new Promise((done) => run.on('close', done));
  const unpacked = existsSync(join(folder, '.setup/runtime/node_modules', name));
  rmSync(folder, { recursive: true });
  return { status, said, unpacked };
};

it('a Node that is not the one named here is neither unpacked nor run, whatever the registry vouches for', async () => {
  const registry = await falseRegistry();
  const theirs = await setUpWith(registry.url, { [name]: registry.integrity });
  const ours = await setUpWith(registry.url, { [name]: `sha512-${'A'.repeat(86)}==` });
  registry.close();
  expect(theirs.unpacked, theirs.said).toBe(true);
  expect(ours).toMatchObject({ status: 3, unpacked: false });
  expect(ours.said).toContain('nothing of it was run');
});

it('a machine for which no Node was checked is told to bring its own', async () => {
  const { status, said, unpacked } = await setUpWith('http://127.0.0.1:9', {});
  expect({ status, unpacked }).toEqual({ status: 3, unpacked: false });
  expect(said).toContain(`install Node ${version} or newer`);
});

it('the Node to use has its hash for each platform', () => {
  const { version: named, packages } = JSON.parse(read('scripts/node-packages.json')) as NodePackages;
  expect(named).toBe(read('.nvmrc').trim());
  for (const integrity of Object.values(packages)) expect(integrity).toMatch(/^sha512-[\w+/]{86}==$/);
});

it('no driver of a browser, no peer of a benchmark and no tool of the tests is part of the product', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as Lock;
  const product = Object.entries(packages)
    .filter(([, { dev, link }]) => !dev && !link)
    .map(([path]) => path);
  expect(product).toContain('node_modules/fastify');
  expect(
    product.filter((path) => /playwright|axe-core|boardgame|chessops|vitest|fast-check/.test(path)),
  ).toEqual([]);
});
