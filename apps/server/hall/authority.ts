// An authority of the hall's own, which phones are taught to trust once, and the certificates it gives.
// Its key lies in the data folder alone, for its owner alone to read; that of a leaf never touches a disk.
import 'reflect-metadata';
import { createPrivateKey, randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { isIP } from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { isRefusal } from '@omerta/base/refusal.ts';
import {
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  Extension,
  KeyUsageFlags,
  KeyUsagesExtension,
  SubjectAlternativeNameExtension,
  SubjectKeyIdentifierExtension,
  X509Certificate,
  X509CertificateGenerator,
} from '@peculiar/x509';
import { constraintsId, nameConstraints, vouchesFor } from './limits-of-authority.ts';

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
const day = 86_400_000;

const authorityDays = 3_650;
/** Phones take 397 at most. */
export const leafDays = 180;
/** A phone's clock may be behind. */
const backdated = day;

export type Authority = { readonly certificate: X509Certificate; readonly key: CryptoKey };

/** Its files are not a pair that this program made. */
export type AuthorityRefusal = { readonly code: 'hall/authority'; readonly file: string };

/** As a server takes it. */
export type Leaf = { readonly cert: string; readonly key: string; readonly until: number };

const filesIn = (data: string) => ({
  folder: join(data, 'hall'),
  cert: join(data, 'hall', 'authority.pem'),
  key: join(data, 'hall', 'authority.key'),
});

/** Beside it first, on the disk, then under its name. */
const writePrivate = (file: string, text: string): void => {
  const descriptor = openSync(`${file}.tmp`, 'w', 0o600);
  try {
    writeSync(descriptor, text);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  renameSync(`${file}.tmp`, file);
};

const keyPair = () => crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);

const pemOf = async (key: CryptoKey): Promise<string> => {
  const bytes = Buffer.from(await crypto.subtle.exportKey('pkcs8', key));
  return String(
    createPrivateKey({ key: bytes, format: 'der', type: 'pkcs8' }).export({ type: 'pkcs8', format: 'pem' }),
  );
};

const serial = (): string => `01${randomBytes(15).toString('hex')}`;

/** In letters that every certificate may have. */
const ownName = (): string => hostname().replaceAll(/[^a-zA-Z0-9.-]/g, '') || 'hall';

const makeAuthority = async (
  at: number,
  addresses: readonly string[],
): Promise<{ readonly pem: string; readonly authority: Authority }> => {
  const keys = await keyPair();
  const certificate = await X509CertificateGenerator.createSelfSigned({
    serialNumber: serial(),
    name: `CN=Omerta ${ownName()} ${randomBytes(2).toString('hex')}`,
    notBefore: new Date(at - backdated),
    notAfter: new Date(at + authorityDays * day),
    signingAlgorithm: algorithm,
    keys,
    extensions: [
      new BasicConstraintsExtension(true, 0, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign, true),
      new Extension(constraintsId, true, nameConstraints(addresses)),
      await SubjectKeyIdentifierExtension.create(keys.publicKey),
    ],
  });
  return { pem: await pemOf(keys.privateKey), authority: { certificate, key: keys.privateKey } };
};

const readAuthority = async (data: string): Promise<Authority | AuthorityRefusal> => {
  const { cert, key } = filesIn(data);
  try {
    const certificate = new X509Certificate(readFileSync(cert, 'utf8'));
    // A copy that came by another way may have lost it.
    chmodSync(key, 0o600);
    const bytes = createPrivateKey(readFileSync(key)).export({ type: 'pkcs8', format: 'der' });
    const imported = await crypto.subtle.importKey('pkcs8', Uint8Array.from(bytes), algorithm, true, [
      'sign',
    ]);
    const probe = randomBytes(16);
    const signed = await crypto.subtle.sign(algorithm, imported, probe);
    const publicKey = await certificate.publicKey.export(algorithm, ['verify']);
    const isPair = await crypto.subtle.verify(algorithm, publicKey, signed, probe);
    return isPair ? { certificate, key: imported } : { code: 'hall/authority', file: key };
  } catch {
    return { code: 'hall/authority', file: existsSync(key) ? cert : key };
  }
};

/** The one of this data folder, made where there is none; a year before it ends it is made anew. */
export const authorityIn = async (
  data: string,
  at: number,
  addresses: readonly string[] = [],
): Promise<Authority | AuthorityRefusal> => {
  const files = filesIn(data);
  if (existsSync(files.cert) || existsSync(files.key)) {
    const found = await readAuthority(data);
    if (isRefusal(found) || found.certificate.notAfter.getTime() - at > 2 * leafDays * day) return found;
  }
  const { pem, authority } = await makeAuthority(at, addresses);
  mkdirSync(files.folder, { recursive: true, mode: 0o700 });
  writePrivate(files.key, pem);
  writePrivate(files.cert, `${authority.certificate.toString('pem')}\n`);
  return authority;
};

/** Whether a phone that trusts it takes its word for this name or address. */
export const coversOf = ({ certificate }: Authority): ((name: string) => boolean) =>
  vouchesFor(certificate.getExtension(constraintsId)?.value ?? new ArrayBuffer(0));

/** For a server that is reached by these names and addresses. */
export const leafFor = async (
  { certificate, key }: Authority,
  names: readonly string[],
  at: number,
): Promise<Leaf> => {
  const keys = await keyPair();
  const until = at + leafDays * day;
  const leaf = await X509CertificateGenerator.create({
    serialNumber: serial(),
    subject: 'CN=Omerta',
    issuer: certificate.subject,
    notBefore: new Date(at - backdated),
    notAfter: new Date(until),
    signingAlgorithm: algorithm,
    publicKey: keys.publicKey,
    signingKey: key,
    extensions: [
      new BasicConstraintsExtension(false, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
      new ExtendedKeyUsageExtension([ExtendedKeyUsage.serverAuth]),
      new SubjectAlternativeNameExtension(
        names.map((value) => ({ type: isIP(value) === 0 ? ('dns' as const) : ('ip' as const), value })),
      ),
      await AuthorityKeyIdentifierExtension.create(certificate.publicKey),
      await SubjectKeyIdentifierExtension.create(keys.publicKey),
    ],
  });
  return { cert: leaf.toString('pem'), key: await pemOf(keys.privateKey), until };
};

/** As people compare it: pairs of digits. */
export const fingerprintOf = async ({ certificate }: Authority): Promise<string> =>
  Buffer.from(await certificate.getThumbprint('SHA-256'))
    .toString('hex')
    .toUpperCase()
    .replaceAll(/(..)(?=.)/g, '$1 ');
