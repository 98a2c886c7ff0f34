// Builds the web ahead of the first start, where nobody shall wait for it or the folder is not to be written later.
import { buildWeb } from '@omerta/web/build.ts';

await buildWeb((text) => void process.stdout.write(`omerta: ${text}\n`));
