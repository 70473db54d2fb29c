import type { Rolldown } from 'vite';
import { packageRoot } from '#server/root.ts';

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** The pages that most visitors open first. What home and match need is downloaded on every first visit. */
const HOME = 'home/home';
const MATCH = 'match/match';
const OPENED_FIRST = [HOME, MATCH, 'competition/competition'];

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

/** Used by few pages, and too large for all others. */
const ONLY_WHERE_NEEDED = /d3-|\/ui\/charts|\/(useQueries|queriesObserver)\.js$/;

/** What the pages opened first download later: what parses messages about live matches and most answers, what follows live matches, and more parsers. */
const LATER = {
  parsing: ['api/parse-match', 'api/parse-lineups', 'api/parse-matches'],
  following: ['live/follow-list'],
  'parsing-more': [
    'api/parse-league',
    'api/parse-days',
    'api/parse-featured',
    'api/parse-competitions',
    'api/parse-news',
    'api/parse-match-context',
    'api/parse-photos',
  ],
};

/**
 * Few files instead of one for each module that two pages share: over HTTP/1.1 a browser fetches six at a time, and small
 * files compress badly.
 */
export const chunkNames = (): ChunkName => byPartition(partitionSite);

/**
 * Of the desk: what the screens of the pitch side share, and apart from it what only screens of the club or of the office share.
 * A volunteer downloads nothing of either.
 */
export const deskChunkNames = (): ChunkName => byPartition(partitionDesk);

type ChunkName = (module: string, graph: Graph) => string | null;

function byPartition(partition: (graph: Graph) => Map<string, string>): ChunkName {
  let parts: Map<string, string> | undefined;
  return (module, graph) => {
    parts ??= partition(graph);
    return parts.get(module) ?? null;
  };
}

function partitionDesk(graph: Graph): Map<string, string> {
  const screens = graph.getModuleInfo(`${packageRoot}/desk/shell/routes.ts`)?.dynamicallyImportedIds ?? [];
  const counts = {
    pitch: new Map<string, number>(),
    club: new Map<string, number>(),
    office: new Map<string, number>(),
  };
  for (const screen of screens) {
    const count = counts[sideOf(screen)];
    for (const module of reachable(graph, screen)) count.set(module, (count.get(module) ?? 0) + 1);
  }
  const parts = new Map<string, string>();
  for (const [module, times] of counts.office) if (times > 2) parts.set(module, 'office');
  for (const [module, times] of counts.club) if (times > 1 || parts.has(module)) parts.set(module, 'club');
  // Also what one screen of the pitch side shares with the others.
  for (const [module, times] of counts.pitch) if (times > 1 || parts.has(module)) parts.set(module, 'pitch');
  const main = `${packageRoot}/desk/main.tsx`;
  for (const module of reachable(graph, main)) parts.set(module, 'shell');
  // It waits for the first screen, which would wait for it.
  parts.delete(main);
  return parts;
}

/** An invitation is opened by everybody, most often by a volunteer. */
const sideOf = (screen: string): 'pitch' | 'club' | 'office' => {
  if (screen.includes('/desk/office/')) return 'office';
  return screen.includes('/desk/pitch/') || screen.includes('join-screen') ? 'pitch' : 'club';
};

function partitionSite(graph: Graph): Map<string, string> {
  const parts = new Map<string, string>();
  for (const module of reachable(graph, `${packageRoot}/web/entry-client.tsx`))
    if (!ONLY_WHERE_NEEDED.test(module)) parts.set(module, module.includes('/node_modules/') ? 'vendor' : 'site');
  // One style sheet for the home page: each delays the first paint.
  const homePage = `${packageRoot}/web/pages/${HOME}-page.tsx`;
  const ofHome = new Set([homePage, ...reachable(graph, homePage)]);
  for (const module of ofHome) if (module.endsWith('.css')) parts.set(module, 'site');
  const users = new Map<string, string[]>();
  for (const page of [HOME, ...PROFILES, ...OTHERS])
    for (const module of reachable(graph, `${packageRoot}/web/pages/${page}-page.tsx`))
      users.set(module, [...(users.get(module) ?? []), page]);
  for (const [part, files] of Object.entries(LATER))
    for (const file of files.map((name) => `${packageRoot}/web/${name}.ts`))
      for (const module of [file, ...reachable(graph, file)])
        if (!parts.has(module) && !users.get(module)?.includes(MATCH))
          // A page of a match must not need the file of another page for a constant.
          parts.set(module, users.get(module)?.some((page) => OPENED_FIRST.includes(page)) ? 'site' : part);
  for (const [module, pages] of users)
    if (!parts.has(module) && pages.length > 1 && !ONLY_WHERE_NEEDED.test(module)) {
      const part = sharedPart(pages);
      if (part) parts.set(module, part);
    }
  // What home and match share with parts that are downloaded later.
  const matchPage = `${packageRoot}/web/pages/${MATCH}-page.tsx`;
  const ofMatch = new Set([matchPage, ...reachable(graph, matchPage)]);
  for (const [name, modules] of [
    ['with-home', ofHome],
    ['with-match', ofMatch],
  ] as const)
    for (const module of modules)
      if (!parts.has(module) && graph.getModuleInfo(module)?.importers.some((importer) => !modules.has(importer)))
        parts.set(module, name);
  // The bundler's own few lines.
  parts.set('\0rolldown/runtime.js', 'vendor');
  return parts;
}

/** What the pages opened first share with others is apart from what only others share, and from what each of them does not need. */
function sharedPart(pages: readonly string[]): string | null {
  if (pages.includes(HOME) && pages.includes(MATCH)) return 'site';
  const first = OPENED_FIRST.filter((page) => pages.includes(page));
  if (first.length > 0) return `with-${first.map((page) => page.split('/')[0]).join('-and-')}`;
  const isOther = (page: string) => OTHERS.includes(page);
  if (pages.some(isOther)) return pages.every(isOther) ? 'others' : 'pages';
  // What two of them share, such as awards, the rest would download for nothing.
  return pages.length > 2 ? 'profiles' : null;
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
  visit(file);
  for (const module of found) {
    const info = graph.getModuleInfo(module);
    if (info?.isEntry || info?.dynamicImporters.length) found.delete(module);
  }
  return found;
}
