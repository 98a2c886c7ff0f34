// A server to be killed at any moment: everything that `npm start` serves but the web's own pages.
import { flushCompileCache } from 'node:module';
import { isRefusal } from '@omerta/base/refusal.ts';
import { readOptions } from '../options.ts';
import { service } from '../service.ts';
import { start } from '../start.ts';

const [data = '', ...rest] = process.argv.slice(2);
const options = readOptions(['--port', '0', '--data', data, ...rest], process.env, data);
const say = (line: string): void => void process.stdout.write(`omerta: ${line}\n`);
const around = { version: '0.0.0', web: data, service, say, isTerminal: false, logged: () => {}, ask: null };
const running = isRefusal(options) ? options : await start(options, around);
if (isRefusal(running)) say(running.sentence);
else process.on('SIGTERM', () => void running.stop().then(() => process.exit(0)));
// Whoever is killed keeps nothing on leaving.
flushCompileCache();
