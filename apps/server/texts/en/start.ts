// What the server says in the terminal, in English.
import type { StartTexts } from '../start.ts';

export const start: StartTexts = {
  usage: [
    'Usage: npm start -- [options]',
    '  --port N           where it listens; 8080 by default, 0 takes a free one',
    '  --data DIR         the folder of the club; "data" in the checkout by default',
    '  --backups DIR      where backups lie; beside the data, with "-backups" at its end, by default',
    '  --host ADDRESS     listen at this address; by default this machine alone reaches it',
    '  --hall             HTTPS for every phone in the network; what everybody may see also without',
    '  --cert FILE --key FILE   a certificate (PEM) of your own',
    '  --url ADDRESS      the address people use from outside, as https://club.example',
    '  --update           take a newer version into a running tournament without asking',
    '  --demo [--tables N] [--speed X] [--seed S]   a simulated tournament, on this machine alone',
    'DATABASE_URL=postgres://... in the environment: PostgreSQL instead of the folder.',
  ].join('\n'),
  option: {
    unknown: (name) => `There is no option ${name}.`,
    word: (found) => `“${found}” stands alone: every word is an option or its value.`,
    twice: (name) => `${name} is given twice: say it once.`,
    valueMissing: (name) => `${name} needs a value after it.`,
    valueNotTaken: (name) => `${name} takes no value.`,
    port: (found) => `--port takes a whole number from 0 to 65535, not “${found}”.`,
    host: (found) =>
      `--host takes an address or a name of this machine, as 192.168.1.7 or 0.0.0.0 (all), not “${found}”.`,
    url: (found) =>
      `--url takes the address people use, http or https with no path, as https://club.example, not “${found}”.`,
    pair: (given, missing) => `${given} goes with ${missing}: give both.`,
    backupsInData: (found) =>
      `--backups ${found} lies in the data: what loses one would lose both. Choose a folder beside it, best on another disk.`,
    demoIsLocal: (name) => `--demo is for this machine alone and does not go with ${name}.`,
    demoOnly: (name) => `${name} goes with --demo.`,
    number: (name, found, range) => `${name} takes a number from ${range}, not “${found}”.`,
    database: 'DATABASE_URL is no address of PostgreSQL: postgres://user:password@host/database.',
    ice: (found) =>
      `“${found}” is no address of a server for voice: stun:host:3478 in STUN_URLS, turn:host:3478 in TURN_URLS.`,
    turnSecret: 'TURN_URLS needs TURN_SECRET: the secret that the relay shares with this server.',
  },
  portInUse: (port) =>
    `Port ${port} is in use: stop the other program or choose another: npm start -- --port N.`,
  portClosed: (port, reason) =>
    `Port ${port} cannot be opened (${reason}): choose another port or host: npm start -- --port N.`,
  certificate: (file, reason) =>
    `The certificate cannot be used: ${file} (${reason}). --cert takes the chain and --key its private key, both as PEM.`,
  authority: (file) =>
    `${file} is not the authority this program made. Put it back, or remove the folder it lies in: a new one is made, and the phones must trust it anew.`,
  newerWaits: (from, to, tournaments) =>
    `This is version ${to}; version ${from} wrote last, and a tournament is running (${tournaments.join(', ')}). Start version ${from} again, or take the new one: npm start -- --update.`,
  newerAsks: 'Go on with the new version now? A backup has just been made. [y/N] ',
  demo: (nickname, password) => `demo: sign in as ${nickname} with the password ${password}`,
  demoElsewhere: (folder) =>
    `${folder} holds something else than a demo, and nothing was changed in it. Leave out --data, or name a folder of the demo’s own.`,
  howToStop: 'Ctrl+C stops it',
  restored:
    'this club came from a copy, which holds no passwords, sign-ins, tokens or codes of screens and tables: open the owner link, take your nickname as before, and give everybody a new code',
  here: (address) => `on this machine, without a certificate: ${address}`,
  watching: (live, board) => `to watch alone needs no certificate: ${live}, on a TV ${board}`,
  phones: (address) => `phones in the hall begin at ${address}`,
  trusted: (address) => `and then use ${address}`,
  fingerprint: (hex) => `the certificate to trust has the fingerprint ${hex}`,
  noNetwork:
    'this machine is in no network: phones will reach it when it is, and the address is printed then',
  otherAddress: 'the addresses of this machine have changed',
  backupFailed: (sentence) => `no backup could be made: ${sentence}`,
};
