// What `npm start` may be told, and what is wrong with it in a sentence.
import { isIP } from 'node:net';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Lang, langOf } from '@omerta/base/lang.ts';
import type { IceConfig } from './api/ice.ts';
import { startTexts } from './texts/spoken.ts';
import type { StartTexts } from './texts/start.ts';

/** `speed` is how many times faster than at a table they play. */
export type DemoOptions = {
  readonly tables: number;
  readonly speed: number;
  readonly seed: number;
  /** Of its cups, and of the club that its cast belongs to. */
  readonly name: string;
  /** Who of a real club practises: the desks of its cups are open to him. Null in a demo, whose owner organises them. */
  readonly practising: string | null;
};

export type ServerOptions = {
  readonly port: number;
  /** Where it listens: a name or address of this machine. */
  readonly host: string;
  readonly hall: boolean;
  readonly data: string;
  readonly backups: string;
  /** PEM files of whoever brings a certificate. */
  readonly own: { readonly cert: string; readonly key: string } | null;
  /** The origin that people use from outside. */
  readonly url: string | null;
  /** PostgreSQL instead of the folder. */
  readonly database: string | null;
  readonly update: boolean;
  /** How devices of a room reach each other: `STUN_URLS`, `TURN_URLS` and `TURN_SECRET` of the environment. */
  readonly ice: IceConfig;
  readonly demo: DemoOptions | null;
  /** Of the terminal. */
  readonly lang: Lang;
};

/** What is wrong with the arguments, in a sentence. */
export type OptionsRefusal = { readonly code: 'usage'; readonly sentence: string };

type Environment = Readonly<Record<string, string | undefined>>;

/** Thrown within this file alone. */
class Wrong extends Error {}

const kinds = {
  port: 'value',
  data: 'value',
  backups: 'value',
  host: 'value',
  hall: 'flag',
  cert: 'value',
  key: 'value',
  url: 'value',
  update: 'flag',
  demo: 'flag',
  tables: 'value',
  speed: 'value',
  seed: 'value',
} as const;
type Name = keyof typeof kinds;
type Given = ReadonlyMap<string, string>;

const isName = (name: string): name is Name => Object.hasOwn(kinds, name);

const given = (args: readonly string[], { option }: StartTexts): Given => {
  const options = Object.fromEntries(
    Object.entries(kinds).map(([name, kind]) => [
      name,
      { type: kind === 'flag' ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  const { tokens } = parseArgs({
    args: [...args],
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const values = new Map<string, string>();
  for (const token of tokens) {
    if (token.kind === 'positional') throw new Wrong(option.word(token.value));
    if (token.kind !== 'option') continue;
    const { name, rawName, value } = token;
    if (!isName(name) || rawName !== `--${name}`) throw new Wrong(option.unknown(rawName));
    if (values.has(name)) throw new Wrong(option.twice(rawName));
    if (kinds[name] === 'flag' && value !== undefined) throw new Wrong(option.valueNotTaken(rawName));
    // `--data --hall` would take the next option as the value.
    const swallowed = token.inlineValue === false && /^--./.test(value ?? '');
    if (kinds[name] === 'value' && (!value || swallowed)) throw new Wrong(option.valueMissing(rawName));
    values.set(name, value ?? '');
  }
  return values;
};

const numberIn = (
  values: Given,
  name: 'tables' | 'speed' | 'seed',
  [least, most, otherwise]: readonly [number, number, number],
  { option }: StartTexts,
): number => {
  const text = values.get(name);
  if (text === undefined) return otherwise;
  const pattern = name === 'speed' ? /^\d{1,4}(\.\d{1,3})?$/ : /^\d{1,15}$/;
  const number = pattern.test(text) ? Number(text) : Number.NaN;
  if (!(number >= least && number <= most))
    throw new Wrong(option.number(`--${name}`, text, `${least} ... ${most}`));
  return number;
};

const portOf = (values: Given, { option }: StartTexts): number => {
  const text = values.get('port') ?? '8080';
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) throw new Wrong(option.port(text));
  return Number(text);
};

const hostName = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i;

const hostOf = (values: Given, { option }: StartTexts): string => {
  const text = values.get('host');
  if (text === undefined) return values.has('hall') ? '0.0.0.0' : 'localhost';
  const looksNumeric = /^[\d.]+$/.test(text);
  if (isIP(text) === 0 && (looksNumeric || !hostName.test(text))) throw new Wrong(option.host(text));
  return text;
};

const urlOf = (values: Given, { option }: StartTexts): string | null => {
  const text = values.get('url');
  if (text === undefined) return null;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin = url !== undefined && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href;
  if (!isOrigin) throw new Wrong(option.url(text));
  return url.origin;
};

const ownOf = (values: Given, { option }: StartTexts): ServerOptions['own'] => {
  const [cert, key] = [values.get('cert'), values.get('key')];
  if (cert === undefined && key === undefined) return null;
  if (cert === undefined) throw new Wrong(option.pair('--key', '--cert'));
  if (key === undefined) throw new Wrong(option.pair('--cert', '--key'));
  return { cert: resolve(cert), key: resolve(key) };
};

const demoOf = (values: Given, texts: StartTexts): DemoOptions | null => {
  const { option } = texts;
  if (!values.has('demo')) {
    const stray = (['tables', 'speed', 'seed'] as const).find((name) => values.has(name));
    if (stray) throw new Wrong(option.demoOnly(`--${stray}`));
    return null;
  }
  const open = (['hall', 'host', 'url'] as const).find((name) => values.has(name));
  if (open) throw new Wrong(option.demoIsLocal(`--${open}`));
  return {
    tables: numberIn(values, 'tables', [1, 20, 4], texts),
    speed: numberIn(values, 'speed', [0.1, 1000, 1], texts),
    seed: numberIn(values, 'seed', [0, 999_999_999_999_999, 1], texts),
    name: 'Demo',
    practising: null,
  };
};

const liesIn = (inner: string, outer: string): boolean => {
  const way = relative(outer, inner);
  return !way.startsWith('..') && !isAbsolute(way);
};

const foldersOf = (values: Given, home: string, { option }: StartTexts) => {
  const usual = join(home, values.has('demo') ? 'data-demo' : 'data');
  const data = resolve(values.get('data') ?? usual);
  const backups = resolve(values.get('backups') ?? `${data}-backups`);
  if (liesIn(backups, data)) throw new Wrong(option.backupsInData(backups));
  return { data, backups };
};

/** A demo has a folder of its own, whatever the environment says. */
const databaseOf = (values: Given, { DATABASE_URL }: Environment, { option }: StartTexts): string | null => {
  if (!DATABASE_URL || values.has('demo')) return null;
  if (!/^postgres(ql)?:\/\/./.test(DATABASE_URL)) throw new Wrong(option.database);
  return DATABASE_URL;
};

const addressesIn = (
  text: string | undefined,
  pattern: RegExp,
  { option }: StartTexts,
): readonly string[] => {
  const list = (text ?? '').split(/[\s,]+/).filter((each) => each !== '');
  const wrong = list.find((each) => !pattern.test(each));
  if (wrong !== undefined) throw new Wrong(option.ice(wrong));
  return list;
};

const iceOf = ({ STUN_URLS, TURN_URLS, TURN_SECRET }: Environment, texts: StartTexts): IceConfig => {
  const stun = addressesIn(STUN_URLS, /^stuns?:\S+$/, texts);
  const turn = addressesIn(TURN_URLS, /^turns?:\S+$/, texts);
  if (turn.length > 0 && !TURN_SECRET) throw new Wrong(texts.option.turnSecret);
  return { stun, turn, secret: TURN_SECRET || null };
};

/** `ru_RU.UTF-8` in the environment of a terminal. */
const terminalLang = ({ LC_ALL, LC_MESSAGES, LANG }: Environment): Lang =>
  langOf((LC_ALL || LC_MESSAGES || LANG || 'en').replace('_', '-'));

/** `home` is the checkout, in which the folders lie that nobody names. */
export const readOptions = (
  args: readonly string[],
  environment: Environment,
  home: string,
): ServerOptions | OptionsRefusal => {
  const lang = terminalLang(environment);
  const texts = startTexts[lang];
  try {
    const values = given(args, texts);
    return {
      port: portOf(values, texts),
      host: hostOf(values, texts),
      hall: values.has('hall'),
      ...foldersOf(values, home, texts),
      own: ownOf(values, texts),
      url: urlOf(values, texts),
      database: databaseOf(values, environment, texts),
      update: values.has('update'),
      ice: iceOf(environment, texts),
      demo: demoOf(values, texts),
      lang,
    };
  } catch (error) {
    if (error instanceof Wrong) return { code: 'usage', sentence: `${error.message}\n${texts.usage}` };
    throw error;
  }
};
