// `npm start`: builds the web where its sources have changed, serves it and prints the address, until it is stopped.
import { isRefusal } from '@omerta/base/refusal.ts';
import { buildWeb } from '@omerta/web/build.ts';
import { addressesFor } from './addresses.ts';
import { readOptions } from './options.ts';
import { site } from './site.ts';

const say = (text: string): void => void process.stdout.write(`omerta: ${text}\n`);

const stop = (problem: string, status: number): never => {
  process.stderr.write(`${problem}\n`);
  process.exit(status);
};

const options = readOptions(process.argv.slice(2));
if (isRefusal(options)) stop(options.sentence, 2);
else {
  const app = await site(await buildWeb(say));
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void app.close().then(() => process.exit(0)));
  try {
    await app.listen({ port: options.port, host: '0.0.0.0' });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const what =
      code === 'EADDRINUSE'
        ? 'is in use: stop the other program or choose another'
        : `cannot be opened (${code ?? error})`;
    stop(`Port ${options.port} ${what}: npm start -- --port N`, 1);
  }
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : options.port;
  say(`ready at http://localhost:${port}   (Ctrl+C stops it)`);
  for (const each of addressesFor(port)) say(`on a phone in the same network: ${each}`);
}
