import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkNames } from './tools/building/chunks.ts';
import { nationFlags } from './tools/building/flags-plugin.ts';
import { leagueIcons } from './tools/building/icons-plugin.ts';

// Otherwise the build warns about slow plugins on a busy machine.
const checks = { pluginTimings: false };

export default defineConfig({
  appType: 'custom',
  plugins: [react(), nationFlags(), leagueIcons()],
  publicDir: 'web/public',
  build: {
    // Inlined into the style sheet, a font is downloaded by everybody in every alphabet, and a logo delays the first paint.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') || file.includes('simple-icons') ? false : undefined),
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: {
          input: { 'entry-client': 'web/entry-client.tsx', sw: 'web/service-worker.ts' },
          checks,
          output: {
            entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
            codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkNames() }] },
          },
        },
      },
    },
    ssr: {
      // As packages they are hundreds of files; loading them took most of the start-up time of a command.
      resolve: { noExternal: ['zod', 'drizzle-orm'] },
      build: {
        outDir: 'dist/server',
        target: 'node20',
        minify: false,
        sourcemap: true,
        copyPublicDir: false,
        rolldownOptions: {
          checks,
          input: {
            main: 'server/main.ts',
            delta: 'server/cli/delta.ts',
            'chances-worker': 'server/chances/chances-worker.ts',
            'draw-worker': 'server/draw/draw-worker.ts',
            'render-worker': 'server/render/render-worker.ts',
            'entry-server': 'web/entry-server.tsx',
          },
          output: {
            entryFileNames: '[name].js',
            chunkFileNames: 'chunks/[name]-[hash].js',
            // Without NODE_ENV React loads its slow development build.
            intro: (chunk) => (chunk.isEntry ? "process.env.NODE_ENV ??= 'production';" : ''),
          },
        },
      },
    },
  },
  // Makes one `vite build` build both environments.
  builder: {},
});
