// Runs the bundler as for production.
import type { InlineConfig } from 'vite';

/** As for production also where tests ask for it: theirs would have no service worker, and a React that checks itself. */
export const bundled = async (config: InlineConfig) => {
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  const { build } = await import('vite');
  const built = await build({ logLevel: 'error', ...config });
  if (before === undefined) delete process.env['NODE_ENV'];
  else process.env['NODE_ENV'] = before;
  return built;
};
