// What `npm start` may be told.

type Options = { readonly port: number };

const usage = 'Usage: npm start -- [--port N]   (N from 0 to 65535, 8080 by default)';

/** The options, or the sentence that says what is wrong with them. */
export const readOptions = (args: readonly string[]): Options | { readonly problem: string } => {
  let port = 8080;
  for (let i = 0; i < args.length; i += 2) {
    const [name = '', value = ''] = [args[i], args[i + 1]];
    if (name !== '--port') return { problem: `There is no option ${name}. ${usage}` };
    if (!/^\d{1,5}$/.test(value) || Number(value) > 65_535)
      return { problem: `--port takes a number, not “${value}”. ${usage}` };
    port = Number(value);
  }
  return { port };
};
