import { expect, test } from 'vitest';
import { collectAssets } from './page-assets.ts';

const manifest = {
  'web/entry-client.tsx': { file: 'assets/entry.js', css: ['assets/base.css'], imports: ['_shared.js'] },
  'web/pages/home/home-page.tsx': {
    file: 'assets/home.js',
    css: ['assets/home.css'],
    imports: ['_shared.js', '_table.js'],
  },
  '_shared.js': { file: 'assets/shared.js' },
  '_table.js': { file: 'assets/table.js', css: ['assets/table.css'], imports: ['_shared.js'] },
};

const HOME = 'web/pages/home/home-page.tsx';

test('a page brings its own scripts and styles, each once, what they stand on first', () => {
  expect(collectAssets(manifest, 'web/entry-client.tsx', [HOME], HOME)).toEqual({
    entry: '/assets/entry.js',
    page: '/assets/home.js',
    scripts: ['/assets/shared.js', '/assets/table.js', '/assets/home.js'],
    styles: ['/assets/base.css', '/assets/table.css', '/assets/home.css'],
  });
});

test('an unknown module brings nothing', () => {
  expect(collectAssets(manifest, 'web/entry-client.tsx', ['web/pages/none.tsx']).scripts).toEqual([
    '/assets/shared.js',
  ]);
});
