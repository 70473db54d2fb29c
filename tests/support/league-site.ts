import type { League } from './league.ts';
import { createDatabase } from './clusters.ts';
import { migratedDatabase, openLeagueDatabase } from './league-database.ts';
import type { Site } from './site.ts';
import { deskOf, startSiteWithDesk } from './site-with-desk.ts';

/** A league served by the built program, with a desk whose token the tests know. */
export async function startLeagueSite(league: League | undefined) {
  const database = await createDatabase(await migratedDatabase());
  const opened = await openLeagueDatabase(league, database.url);
  const idsIn = async (table: 'matches' | 'players') => {
    const { rows } = await opened.pool.query<{ key: string; id: number }>(`select key, id from ${table}`);
    return (key: string): number => rows.find((row) => row.key === key)?.id ?? 0;
  };
  const matchId = await idsIn('matches');
  const playerId = await idsIn('players');
  await opened.close();
  let site = await startAtKnownAddress({ DATABASE_URL: database.url });
  const url = await site.ready;
  const desk = deskOf(site);
  const ports = { PORT: new URL(url).port, DESK_PORT: new URL(desk).port };
  return {
    url,
    desk,
    matchId,
    playerId,
    /** Ends it like a power cut. */
    crash: () => site.kill('SIGKILL'),
    /** Starts it again at the same addresses. */
    restart: async () => {
      site = startSiteWithDesk({ DATABASE_URL: database.url, ...ports });
      await site.ready;
    },
    stop: async () => {
      await site.kill('SIGTERM');
      freePorts = ports;
      await database.drop();
    },
  };
}

/** Of the last site of this worker that was stopped. */
let freePorts: { PORT: string; DESK_PORT: string } | null = null;

/** Where the last one was, if nobody has taken its ports: the browser of this worker has compiled the scripts of that address. */
async function startAtKnownAddress(settings: Record<string, string>): Promise<Site> {
  if (freePorts) {
    const site = startSiteWithDesk({ ...settings, ...freePorts });
    freePorts = null;
    if (await site.ready.catch(() => null)) return site;
  }
  const site = startSiteWithDesk(settings);
  await site.ready;
  return site;
}

const DAY_MS = 86_400_000;

/** The same league with all dates moved. Days move by whole days. */
export function moveInTime<Part>(part: Part, ms: number): Part {
  if (typeof part === 'string') return moveText(part, ms) as Part;
  if (Array.isArray(part)) return part.map((one: unknown) => moveInTime(one, ms)) as Part;
  if (typeof part !== 'object' || part === null || Buffer.isBuffer(part)) return part;
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => [name, moveInTime<unknown>(value, ms)]),
  ) as Part;
}

function moveText(text: string, ms: number): string {
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return new Date(Date.parse(text) + ms).toISOString();
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return text;
  return new Date(Date.parse(text) + Math.round(ms / DAY_MS) * DAY_MS).toISOString().slice(0, 10);
}
