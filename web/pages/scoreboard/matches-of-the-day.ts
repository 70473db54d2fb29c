import { dayAt } from '#domain/formatting/sofia-time.ts';
import type { LiveAndUpcoming } from '#web/api/parse-matches.ts';
import type { FixtureListMatch, LiveListMatch } from '#web/football/model.ts';

/** Live matches first, then those to come, then today's results. */
export function matchesOfTheDay(
  { live, upcoming, later }: LiveAndUpcoming,
  weekend: readonly FixtureListMatch[],
  today: string,
): LiveListMatch[] {
  const listed = [...live, ...upcoming, ...later];
  const results = weekend.flatMap((match): LiveListMatch[] => {
    const { home, away, competition, startTime, status } = match;
    const isToday = startTime !== null && dayAt(new Date(startTime)) === today;
    const isOver = status === 'FINISHED' || status === 'AWARDED';
    if (!isToday || !isOver || !home || !away || !competition) return [];
    if (listed.some(({ id }) => id === match.id)) return [];
    const { id, name, logo } = competition;
    if (id === null) return [];
    return [{ ...match, home, away, competition: { id, name, logo }, kickedOffAt: null, revision: null, goals: [] }];
  });
  return [...listed, ...results];
}
