import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import manifest from './package.json' with { type: 'json' };
import { chunkNames } from './tools/building/chunks.ts';
import { cssClasses } from './tools/building/css-classes-plugin.ts';
import { nationFlags } from './tools/building/flags-plugin.ts';
import { serverFonts } from './tools/building/fonts-plugin.ts';
import { onlyQueries } from './tools/building/only-queries-plugin.ts';

// Otherwise the build warns about slow plugins on a busy machine.
const checks = { pluginTimings: false };

const ON_EVERY_PAGE = /\/(?:site|vendor|entry-client|rolldown-runtime)-[^/]*$/;

export default defineConfig({
  appType: 'custom',
  plugins: [react(), ...cssClasses(), onlyQueries(), nationFlags(), serverFonts()],
  publicDir: 'web/public',
  build: {
    // Inlined into the style sheet, a font is downloaded by everybody in every alphabet, and a logo delays the first paint.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') || file.includes('simple-icons') ? false : undefined),
    reportCompressedSize: false,
    // The addresses of files that every page has already would be in every file that imports another one later.
    modulePreload: { resolveDependencies: (_file, files) => files.filter((file) => !ON_EVERY_PAGE.test(file)) },
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: {
          input: { 'entry-client': 'web/entry-client.tsx', sw: 'web/service-worker.ts' },
          checks,
          // Names of classes among them: as exports of another file they would take twice their length.
          optimization: { inlineConst: { mode: 'all' } },
          output: {
            entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
            codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkNames() }] },
          },
        },
      },
    },
    ssr: {
      // Only what is compiled for a machine stays a package. What everybody installs is then what was tested, in few files
      // that load quickly.
      resolve: { noExternal: true, external: Object.keys(manifest.dependencies) },
      // Otherwise React's development build comes along.
      define: { 'process.env.NODE_ENV': '"production"' },
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
            'chances-worker': 'server/workers/chances-worker.ts',
            'draw-worker': 'server/workers/draw-worker.ts',
            'picture-worker': 'server/workers/picture-worker.ts',
            'upload-worker': 'server/workers/upload-worker.ts',
            'render-worker': 'server/render/render-worker.ts',
            'entry-server': 'web/entry-server.tsx',
          },
          output: {
            entryFileNames: '[name].js',
            chunkFileNames: 'chunks/[name]-[hash].js',
          },
        },
      },
    },
  },
  // Makes one `vite build` build both environments.
  builder: {},
});
