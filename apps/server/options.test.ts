// What `npm start` takes, its defaults, and a sentence for everything that is wrong with it.
import { isRefusal } from '@omerta/base/refusal.ts';
import { expect, it } from 'vitest';
import { readOptions, type ServerOptions } from './options.ts';

const optionsOf = (...args: readonly string[]) => readOptions(args, {}, '/checkout');

const usual: ServerOptions = {
  port: 8080,
  host: 'localhost',
  hall: false,
  data: '/checkout/data',
  backups: '/checkout/data-backups',
  own: null,
  url: null,
  database: null,
  update: false,
  ice: { stun: [], turn: [], secret: null },
  demo: null,
  lang: 'en',
};

it('without a word: this machine alone, the data in the checkout, the backups beside them', () => {
  expect(optionsOf()).toEqual(usual);
});

it('each option is taken', () => {
  expect(optionsOf('--port', '9090', '--update')).toEqual({ ...usual, port: 9090, update: true });
  expect(optionsOf('--port=0')).toEqual({ ...usual, port: 0 });
  expect(optionsOf('--data', '/club')).toEqual({ ...usual, data: '/club', backups: '/club-backups' });
  expect(optionsOf('--data', '/club', '--backups', '/usb')).toMatchObject({ backups: '/usb' });
  expect(optionsOf('--hall')).toEqual({ ...usual, hall: true, host: '0.0.0.0' });
  expect(optionsOf('--hall', '--host', '192.0.2.7')).toMatchObject({ hall: true, host: '192.0.2.7' });
  expect(optionsOf('--cert', '/a.pem', '--key', '/a.key')).toEqual({
    ...usual,
    own: { cert: '/a.pem', key: '/a.key' },
  });
  expect(optionsOf('--url', 'https://Club.example/')).toMatchObject({ url: 'https://club.example' });
});

it('DATABASE_URL stands for PostgreSQL, and an empty one for none', () => {
  const url = 'postgres://omerta@localhost/omerta';
  expect(readOptions([], { DATABASE_URL: url }, '/checkout')).toEqual({ ...usual, database: url });
  expect(readOptions([], { DATABASE_URL: '' }, '/checkout')).toEqual(usual);
  const wrong = readOptions([], { DATABASE_URL: 'mysql://secret-password@x/y' }, '/checkout');
  expect(wrong).toHaveProperty('sentence', expect.stringContaining('postgres://user'));
  expect(JSON.stringify(wrong)).not.toContain('secret-password');
});

it('a demo has a folder of its own, four tables, and never PostgreSQL', () => {
  const demo = { tables: 4, speed: 1, seed: 1, name: 'Demo', practising: null };
  const url = 'postgres://omerta@localhost/omerta';
  expect(readOptions(['--demo'], { DATABASE_URL: url }, '/checkout')).toEqual({
    ...usual,
    data: '/checkout/data-demo',
    backups: '/checkout/data-demo-backups',
    demo,
  });
  expect(optionsOf('--demo', '--tables', '2', '--speed', '20.5', '--seed', '7')).toMatchObject({
    demo: { tables: 2, speed: 20.5, seed: 7 },
  });
});

it.each([
  [['--prot', '1'], 'There is no option --prot.'],
  [['-p', '1'], 'There is no option -p.'],
  [['9090'], '“9090” stands alone'],
  [['--port'], '--port needs a value'],
  [['--data', '--hall'], '--data needs a value'],
  [['--port', 'x'], 'not “x”'],
  [['--port', '65536'], 'not “65536”'],
  [['--port', '1', '--port', '2'], '--port is given twice'],
  [['--hall=yes'], '--hall takes no value'],
  [['--host', '1.2.3'], 'not “1.2.3”'],
  [['--host', 'http://x'], 'not “http://x”'],
  [['--url', 'club.example'], 'not “club.example”'],
  [['--url', 'https://club.example/desk'], 'not “https://club.example/desk”'],
  [['--url', 'ftp://club.example'], 'not “ftp://club.example”'],
  [['--cert', 'a.pem'], '--cert goes with --key'],
  [['--key', 'a.key'], '--key goes with --cert'],
  [['--data', '/club', '--backups', '/club/backups'], 'lies in the data'],
  [['--data', '/club', '--backups', '/club'], 'lies in the data'],
  [['--tables', '3'], '--tables goes with --demo'],
  [['--demo', '--tables', '0'], 'from 1 ... 20, not “0”'],
  [['--demo', '--speed', 'fast'], 'not “fast”'],
  [['--demo', '--hall'], 'does not go with --hall'],
  [['--demo', '--host', '0.0.0.0'], 'does not go with --host'],
  [['--demo', '--url', 'https://club.example'], 'does not go with --url'],
])('%j is refused, and says how it is done', (args, words) => {
  const refused = optionsOf(...args);
  expect(refused).toMatchObject({ code: 'usage' });
  if (!isRefusal(refused)) return;
  expect(refused.sentence).toContain(words);
  expect(refused.sentence).toContain('npm start -- [options]');
});

it('speaks the language of the terminal', () => {
  const refused = readOptions(['--prot'], { LANG: 'ru_RU.UTF-8' }, '/checkout');
  expect(refused).toHaveProperty('sentence', expect.stringContaining('Параметра --prot нет.'));
  expect(readOptions([], { LANG: 'ru_RU.UTF-8', LC_ALL: 'C' }, '/checkout')).toMatchObject({ lang: 'en' });
});
