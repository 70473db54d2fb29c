import { openDatabase } from '#server/db/open.ts';
import { checkSuspended } from '#server/check/check-suspended.ts';
import { printTable, round } from './figures.ts';

const BOUND = 1.5;

export type CheckFigure = { seasons: number; matches: number; found: number; seconds: number; 'ms a match': number };

/** How `delta check` for who played although suspended grows: the time for a match may be half as much again. */
export async function measureCheck(leagues: { seasons: number; url: string }[]): Promise<CheckFigure[]> {
  const figures: CheckFigure[] = [];
  for (const { seasons, url } of leagues) {
    const database = await openDatabase({ databaseUrl: url, dataDir: '' });
    try {
      const { rows } = await database.pool.query<{ matches: number }>('select count(*)::int as matches from matches');
      const matches = rows[0]?.matches ?? 0;
      const startedAt = performance.now();
      const found = (await checkSuspended(database.db)).length;
      const milliseconds = performance.now() - startedAt;
      figures.push({
        seasons,
        matches,
        found,
        seconds: round(milliseconds / 1000),
        'ms a match': round(milliseconds / matches, 3),
      });
    } finally {
      await database.close();
    }
  }
  printTable(`Who played although suspended: at most ${BOUND} times the time for a match`, figures);
  return figures;
}
