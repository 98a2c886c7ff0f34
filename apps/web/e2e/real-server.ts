// The server as `npm start` runs it, on a folder of its own or on a database, and a browser beside it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRefusal } from '@omerta/base/refusal.ts';
import { readOptions } from '@omerta/server/options.ts';
import { service } from '@omerta/server/service.ts';
import { start } from '@omerta/server/start.ts';
import { borrowChromium } from '@omerta/testkit/machine/chromium.ts';
import { buildWeb } from '../build.ts';
import type { House } from './screen.ts';

type Environment = Parameters<typeof readOptions>[1];

/** `said`: what it printed in its terminal. */
type ServerAlone = Omit<House, 'browser'> & { readonly said: readonly string[] };
export type RealServer = ServerAlone & House;

export const startServerAlone = async (
  args: readonly string[],
  environment: Environment = {},
): Promise<ServerAlone> => {
  const folder = mkdtempSync(join(tmpdir(), 'omerta-server-'));
  const options = readOptions([...args, '--port', '0', '--data', join(folder, 'data')], environment, folder);
  if (isRefusal(options)) throw new Error(options.sentence);
  const said: string[] = [];
  const running = await start(options, {
    version: '0.0.0',
    web: await buildWeb(() => undefined),
    service,
    say: (line) => void said.push(line),
    isTerminal: false,
    logged: () => undefined,
    ask: null,
  });
  if (isRefusal(running)) throw new Error(running.sentence);
  return {
    url: new URL(running.address).origin,
    said,
    close: async () => {
      await running.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

export const startRealServer = async (
  args: readonly string[],
  environment: Environment = {},
): Promise<RealServer> => {
  const server = await startServerAlone(args, environment);
  const { browser, giveBack } = await borrowChromium();
  const close = async (): Promise<void> => {
    await giveBack();
    await server.close();
  };
  return { ...server, browser, close };
};

/** The address at which its owner takes it, as it printed it. */
export const claimPathOf = ({ said }: Pick<RealServer, 'said'>): string =>
  /\/claim\/\S+/.exec(said.join('\n'))?.[0] ?? '/claim';
