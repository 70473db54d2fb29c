import type { Rolldown } from 'vite';
import { packageRoot } from '#server/root.ts';

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** What everybody downloads on a first visit. */
const SITE = ['web/entry-client.tsx', 'web/pages/home/home-page.tsx'];

/** Pages of one kind: who opens one is likely to open the next. */
const PROFILES = ['match', 'competition', 'team', 'player', 'referee', 'totw'].map((name) => `${name}/${name}`);
const OTHERS = ['news/news', 'news/article', 'live/live', 'results/hub', 'results/competition', 'about/about'];

/** Weighs much and is used by few. */
const ONLY_WHERE_NEEDED = /d3-|web\/ui\/charts/;

/**
 * Few files instead of one for each piece that two pages share: a browser that speaks HTTP/1.1 fetches six at a time, and
 * small ones pack badly.
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

/** All that these files import at once; what is loaded later, and what is an entry itself, keeps its own chunk. */
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
