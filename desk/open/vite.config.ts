import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { commonHead } from '#tools/building/common-head-plugin.ts';

/** The pages for people without a session: small, so that a player's first visit on a slow phone is short (decision 098). */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: false,
  plugins: [react(), commonHead],
  resolve: {
    alias: [
      { find: /^react$/, replacement: 'preact/compat' },
      { find: 'react-dom/client', replacement: 'preact/compat/client' },
      { find: /^react-dom$/, replacement: 'preact/compat' },
      { find: 'react/jsx-runtime', replacement: 'preact/jsx-runtime' },
    ],
  },
  build: {
    outDir: fileURLToPath(new URL('../../dist/desk', import.meta.url)),
    // The app of the desk is built into the same folder first.
    emptyOutDir: false,
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: { open: fileURLToPath(new URL('open.html', import.meta.url)) },
      output: { entryFileNames: 'assets/[name]-[hash].js' },
    },
  },
});
