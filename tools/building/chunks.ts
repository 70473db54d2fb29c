import type { Rolldown } from 'vite';
import { packageRoot } from '#server/root.ts';

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

const ENTRY = 'web/entry-client.tsx';

/** The pages that most visitors open first: what both need is downloaded on every first visit. */
const HOME = 'home/home';
const MATCH = 'match/match';

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
  for (const module of reachable(graph, ENTRY))
    parts.set(module, module.includes('/node_modules/') ? 'vendor' : 'site');
  // One style sheet for the home page: each delays the first paint.
  for (const module of reachable(graph, `web/pages/${HOME}-page.tsx`))
    if (module.endsWith('.css')) parts.set(module, 'site');
  const users = new Map<string, string[]>();
  for (const page of [HOME, ...PROFILES, ...OTHERS])
    for (const module of reachable(graph, `web/pages/${page}-page.tsx`))
      users.set(module, [...(users.get(module) ?? []), page]);
  for (const [module, pages] of users)
    if (!parts.has(module) && pages.length > 1 && !ONLY_WHERE_NEEDED.test(module)) parts.set(module, sharedPart(pages));
  return parts;
}

/** What the pages opened first share with others is apart from what only others share. */
function sharedPart(pages: readonly string[]): string {
  if (pages.includes(HOME)) return pages.includes(MATCH) ? 'site' : 'home';
  if (pages.includes(MATCH)) return 'match';
  const isOther = (page: string) => OTHERS.includes(page);
  return pages.every(isOther) ? 'others' : pages.some(isOther) ? 'pages' : 'profiles';
}

/** All modules that this file imports statically. Entries and dynamically imported modules keep their own chunk. */
function reachable(graph: Graph, file: string): Set<string> {
  const found = new Set<string>();
  const visit = (module: string) => {
    const info = graph.getModuleInfo(module);
    if (!info || found.has(module)) return;
    found.add(module);
    info.importedIds.forEach(visit);
  };
  visit(`${packageRoot}/${file}`);
  for (const module of found) {
    const info = graph.getModuleInfo(module);
    if (info?.isEntry || info?.dynamicImporters.length) found.delete(module);
  }
  return found;
}
