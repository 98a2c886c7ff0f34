// The server as `npm start` runs it, as a process that may be killed; whoever started it moves its clock on.
import { isRefusal } from '@omerta/base/refusal.ts';
import { readOptions } from '@omerta/server/options.ts';
import { service } from '@omerta/server/service.ts';
import { start } from '@omerta/server/start.ts';
import { buildWeb } from '../../build.ts';

const [data = '', port = '0', ahead = '0'] = process.argv.slice(2);
let later = Number(ahead);

const real = Date;
const now = (): number => real.now() + later;
globalThis.Date = new Proxy(real, {
  construct: (date, given) => Reflect.construct(date, given.length === 0 ? [now()] : given),
  get: (date, key) => (key === 'now' ? now : Reflect.get(date, key)),
});

const say = (line: string): void => void process.send?.(line);
process.on('message', (seconds) => {
  later += Number(seconds) * 1_000;
  say('later');
});

const options = readOptions(['--port', port, '--data', data], process.env, data);
const web = await buildWeb(() => undefined);
const around = { version: '0.0.0', web, service, say, isTerminal: false, logged: () => undefined, ask: null };
const running = isRefusal(options) ? options : await start(options, around);
if (isRefusal(running)) throw new Error(running.sentence);
process.on('SIGTERM', () => void running.stop().then(() => process.exit(0)));
say(`serves ${running.address}`);
