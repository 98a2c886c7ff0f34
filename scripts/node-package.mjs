// The package that brings Node where the machine's is older: which one, and whether what was fetched is the one named here.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const known = JSON.parse(readFileSync(new URL('node-packages.json', import.meta.url), 'utf8'));

/** Undefined where none was checked for this machine. */
export const nodePackageFor = (platform, arch) => {
  const name = `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
  const integrity = known.packages[name];
  return integrity && { name, version: known.version, integrity };
};

/** A file is what its hash says, or it is not run. */
export const isIntact = (file, integrity) => {
  const [algorithm] = integrity.split('-', 1);
  return `${algorithm}-${createHash(algorithm).update(readFileSync(file)).digest('base64')}` === integrity;
};
