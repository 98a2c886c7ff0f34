// The omerta command: everything it needs is loaded after the compile cache is on.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

enableCompileCache(join(import.meta.dirname, '../../.setup/cache'));
const { run } = await import('./run.ts');
process.exitCode = await run(process.argv.slice(2));
