import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { deskChunkNames } from '#tools/building/chunks.ts';
import { commonHead } from '#tools/building/common-head-plugin.ts';

const SERVICE_WORKER = 'sw.js';
/** Large, and of no use without a network: only those who write news download it. */
const EDITOR = /^assets\/article-editor-/;

/** Puts the list of all files of the app into the service worker, which keeps them for when there is no network. */
const precacheList: Plugin = {
  name: 'precache-list',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const files = Object.values(bundle).filter(
        ({ fileName }) => fileName !== SERVICE_WORKER && !EDITOR.test(fileName),
      );
      const list = files.map((file) => {
        const content = file.type === 'chunk' ? file.code : file.source;
        const hasHash = file.fileName.startsWith('assets/');
        return {
          url: `/${file.fileName}`,
          revision: hasHash ? null : createHash('sha256').update(content).digest('hex').slice(0, 16),
        };
      });
      const worker = bundle[SERVICE_WORKER];
      // Browsers would refuse the whole worker, and nobody would notice while there is a network.
      if (worker?.type === 'chunk' && worker.imports.length > 0) throw new Error(`${SERVICE_WORKER} must not import`);
      if (worker?.type === 'chunk') worker.code = worker.code.replace('self.__WB_MANIFEST', JSON.stringify(list));
    },
  },
};

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: false,
  plugins: [react(), commonHead, precacheList],
  build: {
    outDir: fileURLToPath(new URL('../dist/desk', import.meta.url)),
    emptyOutDir: true,
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: {
        index: fileURLToPath(new URL('index.html', import.meta.url)),
        sw: fileURLToPath(new URL('shell/service-worker.ts', import.meta.url)),
      },
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? SERVICE_WORKER : 'assets/[name]-[hash].js'),
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: deskChunkNames() }] },
      },
    },
  },
});
