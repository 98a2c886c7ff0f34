// The developer's server: every saved file shows at once.
import { createServer } from 'vite';

const at = process.argv.indexOf('--port');
const server = await createServer({
  configFile: `${import.meta.dirname}/vite.config.ts`,
  server: { port: Number(process.argv[at + 1] || 5173) },
});
await server.listen();
server.printUrls();
