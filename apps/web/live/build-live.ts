// Builds the style and the scripts of the public pages: small files with fixed names, for a server or for a static site.
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildTarget } from '@omerta/base/floor.ts';
import type { Plugin } from 'vite';
import { bundled } from '../bundled.ts';

/** These pages have no script that chooses a theme: the device's own wish does, in the same colours. */
const darkByWish: Plugin = {
  name: 'dark-by-wish',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('look/tokens.css')
      ? code.replace(
          /:root\[data-theme="dark"\] (\{[^}]*\})/,
          '@media (prefers-color-scheme: dark) { :root $1 }',
        )
      : null,
};

const scripts = ['live', 'charts'] as const;

/** Classic scripts: a browser loads no module from a disk. */
export const buildLive = async (outDir: string): Promise<void> => {
  for (const name of scripts) {
    await bundled({
      root: import.meta.dirname,
      configFile: false,
      base: './',
      publicDir: false,
      plugins: [darkByWish],
      build: {
        target: [...buildTarget],
        outDir,
        emptyOutDir: false,
        assetsInlineLimit: 0,
        cssCodeSplit: false,
        rolldownOptions: {
          // What a page asks a server with knows the settings of the table: nothing of them is used here.
          treeshake: { moduleSideEffects: (id: string) => /\.css$|\/live\/\w+\.ts$/.test(id) },
          input: join(import.meta.dirname, `${name}.ts`),
          output: {
            format: 'iife',
            entryFileNames: `${name}.js`,
            assetFileNames: ({ names }) => (names[0]?.endsWith('.css') ? `${name}.css` : '[name][extname]'),
          },
        },
      },
    });
  }
  copyFileSync(join(import.meta.dirname, '../public/icon.svg'), join(outDir, 'icon.svg'));
};
