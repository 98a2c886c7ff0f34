#!/usr/bin/env node
// Firefox as its driver finds it, with a relay between them: a command that the long-supported Firefox lacks is answered here.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';
import { findFirefox } from './firefox.ts';

/** The driver sends it for every page, and asks of it nothing that the tests look at. */
const lacking = 'emulation.setMediaFeaturesOverride';

type Command = { readonly id: number; readonly method: string };

/** Opens a relay to the address, and says its own. */
const relay = (target: string): void => {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 }, () => {
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : '';
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${port}\n`);
  });
  server.on('connection', (driver) => {
    const browser = new WebSocket(`${target}/session`, { perMessageDeflate: false });
    const opened = new Promise((done) => browser.once('open', done));
    driver.on('message', async (data) => {
      const text = String(data);
      const { id, method } = JSON.parse(text) as Command;
      await opened;
      if (method === lacking) driver.send(JSON.stringify({ type: 'success', id, result: {} }));
      else browser.send(text);
    });
    browser.on('message', (data) => driver.send(String(data)));
    browser.on('close', () => driver.close());
    driver.on('close', () => browser.close());
  });
};

const firefox = spawn(findFirefox() ?? 'firefox', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
createInterface({ input: firefox.stderr }).on('line', (line) => {
  const [, address] = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(line) ?? [];
  if (address) relay(address);
  else process.stderr.write(`${line}\n`);
});
firefox.on('exit', (status) => process.exit(status ?? 1));
