// What `npm start` may be told.

type ServerOptions = { readonly port: number };

/** What is wrong with the arguments, in a sentence. */
export type OptionsRefusal = { readonly code: 'usage'; readonly sentence: string };

const usage = 'Usage: npm start -- [--port N]   (N from 0 to 65535, 8080 by default)';

export const readOptions = (args: readonly string[]): ServerOptions | OptionsRefusal => {
  let port = 8080;
  for (let i = 0; i < args.length; i += 2) {
    const [name = '', value = ''] = [args[i], args[i + 1]];
    if (name !== '--port') return { code: 'usage', sentence: `There is no option ${name}. ${usage}` };
    if (!/^\d{1,5}$/.test(value) || Number(value) > 65_535)
      return { code: 'usage', sentence: `--port takes a number, not “${value}”. ${usage}` };
    port = Number(value);
  }
  return { port };
};
