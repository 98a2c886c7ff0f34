// `npm start`: builds the web where its sources have changed, serves and prints the address, until it is stopped.
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { isRefusal } from '@omerta/base/refusal.ts';
import { buildWeb } from '@omerta/web/build.ts';
import { readOptions } from './options.ts';
import about from './package.json' with { type: 'json' };
import { service } from './service.ts';
import { type Running, type StartRefusal, start } from './start.ts';

const say = (text: string): void => void process.stdout.write(`omerta: ${text}\n`);

const end = (problem: string, status: number): never => {
  process.stderr.write(`${problem}\n`);
  process.exit(status);
};

const askAtTerminal = async (question: string): Promise<boolean> => {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(question);
  terminal.close();
  return /^(y|yes|д|да)$/i.test(answer.trim());
};

const options = readOptions(process.argv.slice(2), process.env, join(import.meta.dirname, '../..'));
if (isRefusal(options)) end(options.sentence, 2);
else {
  const started: Promise<Running | StartRefusal> = buildWeb(say).then((web) =>
    start(options, {
      version: about.version,
      web,
      service,
      say,
      isTerminal: process.stdout.isTTY === true,
      logged: (line) => void process.stderr.write(line),
      ask: process.stdin.isTTY === true ? askAtTerminal : null,
    }),
  );
  let stopping = false;
  const stop = async (): Promise<void> => {
    // A second signal says nothing new: what was begun is answered.
    if (stopping) return;
    stopping = true;
    const running = await started;
    if (!isRefusal(running)) await running.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
  const running = await started;
  if (isRefusal(running)) end(running.sentence, 1);
}
