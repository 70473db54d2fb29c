// Who may import whom. A path stands for itself and all that is under it; the last column tells the reader what is right instead.

const core = ['domain', 'i18n', 'contract', 'league.config.ts'];

/** What of the house, and which packages, a room may import besides itself (`browser`: any but Node's own modules and zod). */
// oxfmt-ignore
export const rooms: [room: string, may: string[], packages: string[] | 'any' | 'browser', instead: string][] = [
  ['domain',           [],                                        [],        'pass the value in as an argument'],
  ['i18n',             ['domain'],                                [],        'keep to texts and football'],
  ['contract',         ['domain'],                                ['zod'],   'describe the wire with zod and domain types alone'],
  ['league.config.ts', ['domain', 'i18n'],                        [],        'keep the settings of the league plain'],
  ['server',           core,                                      'any',     'share through domain or contract'],
  ['web',              core,                                      'browser', 'ask the API, or share through domain or contract'],
  ['desk',             [...core, 'web/ui', 'web/theme'],          'browser', 'ask the desk API, or share through web/ui'],
  ['tools',            [...core, 'server', 'tests/support', 'vite.config.ts'], 'any', 'move the shared part to a room'],
  ['tests',            [...core, 'server', 'web', 'desk', 'tools'],      'any', 'test a room of the house'],
  ['bench',            [...core, 'server', 'web', 'tests/support'],      'any', 'measure a room of the house'],
];

/** What a part of a room may not import, though the room may (`type`: `import type` is fine). A star is one folder, and its own files are its own. */
// oxfmt-ignore
export const refusals: [from: string[], to: string[], unless: 'type' | null, instead: string][] = [
  [['web', 'desk'],  ['contract/http'], 'type', 'write `import type`, for zod must never reach the browser'],
  [['web/ui'],       ['web/football', 'web/pages', 'web/shell', 'web/api', 'web/live'], null, 'ui knows no football: take props or children'],
  [['web/football'], ['web/pages', 'web/shell', 'web/api', 'web/live'], null, 'football fetches nothing: take the data as props'],
  [['web/pages/*'],  ['web/pages/*'],  null, 'a page stands alone: move the shared part to web/football or web/ui'],
];

/** What only the named places may import, whatever their room says. */
// oxfmt-ignore
export const keeps: [what: string[], onlyFrom: string[], instead: string][] = [
  [['pg', 'drizzle-orm'], ['server/db', 'tests', 'bench'], 'SQL lives in server/db: add a query there'],
  [['server/demo'], ['server/demo', 'server/cli', 'server/main.ts', 'server/start.ts', 'tools', 'tests', 'bench'], 'a league must run without its demo'],
  [['server/cli'],  ['server/cli'], 'call what the command calls'],
  [['server/main.ts'], [], 'call start() of server/start.ts'],
];

/** What must not come into a room by any number of imports, types aside. */
// oxfmt-ignore
export const stowaways: [room: string, what: string, instead: string][] = [
  ['web',  'zod', 'write `import type`, or keep the schema in contract/http'],
  ['desk', 'zod', 'write `import type`, or keep the schema in contract/http'],
];
