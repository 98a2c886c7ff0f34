// How the web is built: one page, lazy parts, a service worker that keeps all of it for a phone without a network.

import { join } from 'node:path';
import { buildTarget } from '@omerta/base/floor.ts';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** The desk, the hall's screens and what only they use: nothing that a referee's phone has to keep. */
const ofDesk =
  /apps\/web\/(desk|doors\/(desk|screen|enter))\/|texts\/\w+\/(desk|making|roster|seating|hall|sheets|cases|standings|screens|print|finish|enter)\.ts|packages\/seating\/|node_modules\/(@tanstack\/(react-virtual|virtual-core)|papaparse|read-excel-file|write-excel-file|fflate)\//;

/** What is in one file is fetched by the same pages: where a part of it is the desk's alone, so is the rest. */
const isOfDesk = (modules: readonly string[]): boolean =>
  modules.some((module) => ofDesk.test(module.replaceAll('\\', '/')));

/** The drawn table is one file too, although the demo and a player's screen draw with parts of it. */
const ofBoard =
  /apps\/web\/board\/(?!known|line-notes|votes|rounds|signs|break-clock|clock-sheet|hold-cards|step-reminders|change-note)|apps\/web\/play\/(guard|night|seat-marks|take-back-foul)|rules\/game\/tell\/reply\.ts/;

/** The referee's screen is one file, whether he leads a game of his device or a room. */
const ofTable =
  /apps\/web\/(table\/(table-screen|heading|day-beside|leave-question|quick-tap|use-board-window|tools\/|trouble\/(chief-note|history\.))|games\/second-place|texts\/(step|line)-name|sound\/night-music|offline\/(keeping|wake-lock)|device\/playing|session\/(history|unsaved|timeline|session|restored|take-up|next-step|shown|told|aside|clock|board-channel)\.|play\/(play|large-button|seat-tap|accept|ballot|shots|standstill|moment|clock-in-sight|deal)\.)/;

export default defineConfig({
  root: import.meta.dirname,
  resolve: {
    alias: [{ find: /^fflate$/, replacement: join(import.meta.dirname, 'desk/zip-here.ts') }],
  },
  plugins: [
    react(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'offline',
      filename: 'sw.ts',
      injectRegister: null,
      injectManifest: {
        globPatterns: ['**/*.{js,css,html,woff2,svg,png,ttf}'],
        globIgnores: ['assets/desk/**'],
        maximumFileSizeToCacheInBytes: 4_000_000,
        rollupFormat: 'iife',
      },
      manifest: {
        name: 'Omerta',
        short_name: 'Omerta',
        description: 'The referee of sport mafia',
        display: 'standalone',
        start_url: '/',
        scope: '/',
        background_color: '#f6f4ef',
        theme_color: '#f6f4ef',
        icons: [
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
          { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
    }),
  ],
  // The generator's worker fetches its library when it is asked for: only modules can.
  worker: {
    format: 'es',
    rolldownOptions: {
      output: {
        entryFileNames: ({ facadeModuleId }) =>
          isOfDesk([facadeModuleId ?? '']) ? 'assets/desk/[name]-[hash].js' : 'assets/[name]-[hash].js',
      },
    },
  },
  build: {
    target: [...buildTarget],
    outDir: 'dist',
    emptyOutDir: true,
    // Safari before 17 fetches a part when it is imported.
    modulePreload: { polyfill: false },
    // What every page begins with is one file: in the many that screens share of it each would be compressed alone.
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'main', tags: ['$initial'] },
            { name: 'board', test: ofBoard },
            { name: 'table', test: ofTable },
          ],
        },
        chunkFileNames: ({ moduleIds }) =>
          isOfDesk(moduleIds) ? 'assets/desk/[name]-[hash].js' : 'assets/[name]-[hash].js',
      },
    },
  },
});
