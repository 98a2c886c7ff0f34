// Looks at every stream of a device by itself and says where each is first not what was written.
import { emptyHead, type Head, type Row, type Sha256 } from './chain.ts';
import type { Damage } from './damage.ts';
import { parseBody } from './envelope.ts';

/** Shows every row that lies in a home and answers with its heads, all of one moment and none of it taken for what it should be. */
export type Lying = (see: (row: unknown) => void) => Promise<readonly unknown[]>;

const kinds = {
  stream: 'string',
  version: 'number',
  command: 'string',
  body: 'string',
  hash: 'string',
} as const;

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(kinds).every(([key, kind]) => typeof Reflect.get(value, key) === kind);

/** Whole in itself: its text is what was hashed. Where it stands is asked beside. */
export const isWhole = (sha256: Sha256, value: unknown): value is Row =>
  isRow(value) && sha256(value.body) === value.hash && parseBody(value.body) !== undefined;

/** Also where the columns no longer say so. */
export const isRowOf = (stream: string, { stream: column, body }: Partial<Row>): boolean =>
  column === stream || (typeof body === 'string' && body.includes(`"stream":${JSON.stringify(stream)}`));

type Walk = { readonly heads: Map<string, Head>; readonly damages: Map<string, Damage> };

/** A row that cannot say whose it is, or says it of another place, is nobody's: its stream has a gap. */
const see = (sha256: Sha256, { heads, damages }: Walk, value: unknown): void => {
  if (!isRow(value) || damages.has(value.stream)) return;
  const { stream, version, hash, position } = value;
  const head = heads.get(stream) ?? emptyHead(stream);
  const damage = (kind: Damage['kind']): void =>
    void damages.set(stream, { kind, stream, version: head.version + 1, position });
  const body = isWhole(sha256, value) ? parseBody(value.body) : undefined;
  if (!body) return damage('altered');
  if (body.stream !== stream || body.version !== version) return;
  if (version !== head.version + 1) return damage('missing');
  if (body.previous !== head.hash) return damage('misplaced');
  heads.set(stream, { stream, version, hash });
};

/** Against the recorded heads: a tail that is gone, or one that nobody acknowledged. */
const compare = ({ heads, damages }: Walk, recorded: readonly unknown[]): void => {
  const known = new Map((recorded as readonly Head[]).map((head) => [head.stream, head]));
  for (const stream of new Set([...known.keys(), ...heads.keys()])) {
    const [found, head] = [heads.get(stream) ?? emptyHead(stream), known.get(stream)];
    if (damages.has(stream) || head?.hash === found.hash) continue;
    const kind = head ? 'missing' : 'unrecorded';
    damages.set(stream, { kind, stream, version: found.version + 1, position: 0 });
  }
};

/** The first damage of each damaged stream. */
export const survey = async (sha256: Sha256, lying: Lying): Promise<Map<string, Damage>> => {
  const walk: Walk = { heads: new Map(), damages: new Map() };
  compare(walk, await lying((row) => see(sha256, walk, row)));
  return walk.damages;
};
