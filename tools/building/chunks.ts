import type { Rolldown } from 'vite';
import { packageRoot } from '#server/root.ts';

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** Downloaded on every first visit. */
const SITE = ['web/entry-client.tsx', 'web/pages/home/home-page.tsx'];

/** Pages of one kind: a visitor of one is likely to open another. */
const PROFILES = ['match', 'competition', 'team', 'player', 'referee', 'totw'].map((name) => `${name}/${name}`);
const OTHERS = [
  'news/news',
  'news/article',
  'live/live',
  'weekend/weekend',
  'results/hub',
  'results/competition-results',
  'about/about',
];

/** Large, and used by few pages. */
const ONLY_WHERE_NEEDED = /d3-|\/ui\/charts/;

/**
 * Few files instead of one for each module that two pages share: over HTTP/1.1 a browser fetches six at a time, and small
 * files compress badly.
 */
export function chunkNames(): (module: string, graph: Graph) => string | null {
  let parts: Map<string, string> | undefined;
  return (module, graph) => {
    parts ??= partition(graph);
    return parts.get(module) ?? null;
  };
}

function partition(graph: Graph): Map<string, string> {
  const parts = new Map<string, string>();
  for (const module of reachable(graph, SITE)) parts.set(module, module.includes('/node_modules/') ? 'vendor' : 'site');
  const users = new Map<string, string[]>();
  for (const page of [...PROFILES, ...OTHERS])
    for (const module of reachable(graph, [`web/pages/${page}-page.tsx`]))
      users.set(module, [...(users.get(module) ?? []), page]);
  for (const [module, pages] of users)
    if (!parts.has(module) && pages.length > 1 && !ONLY_WHERE_NEEDED.test(module))
      parts.set(module, pages.some((page) => OTHERS.includes(page)) ? 'pages' : 'profiles');
  return parts;
}

/** All modules that these files import statically. Entries and dynamically imported modules keep their own chunk. */
function reachable(graph: Graph, files: readonly string[]): Set<string> {
  const found = new Set<string>();
  const visit = (module: string) => {
    const info = graph.getModuleInfo(module);
    if (!info || found.has(module)) return;
    found.add(module);
    info.importedIds.forEach(visit);
  };
  for (const file of files) visit(`${packageRoot}/${file}`);
  for (const module of found) {
    const info = graph.getModuleInfo(module);
    if (info?.isEntry || info?.dynamicImporters.length) found.delete(module);
  }
  return found;
}
