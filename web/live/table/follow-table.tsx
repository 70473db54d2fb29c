import { compareRevisions } from '#domain/match/revision.ts';
import { buildLiveStandings } from '#domain/standings/live-standings.ts';
import type { LiveTable } from '#web/api/parse-featured.ts';
import type { LiveListMatch, Standings, TableGroup } from '#web/football/model.ts';
import type { TableInputs } from '#web/football/outlook-model.ts';
import { ScoreAnnouncer } from '#web/football/score-announcer.tsx';
import { useLiveList } from '#web/live/use-live-list.ts';

export { tableInputs } from '#web/api/outlook-queries.ts';

/** Keeps the scores up to date, and announces them. */
export function FollowedScores({ matches, silent }: { matches: LiveListMatch[]; silent: boolean }) {
  useLiveList(matches);
  return silent ? null : <ScoreAnnouncer matches={matches} />;
}

/** The scores of the response, or newer ones of the socket. */
export const newestScores = ({ matches }: LiveTable, followed: readonly LiveListMatch[]): LiveTable['matches'] =>
  matches.map((match) => {
    const pushed = followed.find(({ id }) => id === match.id);
    if (!pushed || compareRevisions(pushed.revision, match.revision) < 0) return match;
    return { ...match, home_goals: pushed.homeScore ?? 0, away_goals: pushed.awayScore ?? 0 };
  });

/** [ST16] [ST17] The tables with these scores. */
export function computeTables(inputs: TableInputs, matches: LiveTable['matches'], official: Standings): TableGroup[] {
  const known = new Map(official.groups.flatMap(({ rows }) => rows).map((row) => [row.team.id, row]));
  // One that has ended since may be among the results already.
  const live = matches.filter(({ id }) => inputs.remaining.some((match) => match.id === id));
  return buildLiveStandings(inputs, live.map(toResult)).map(({ group, rows }) => ({
    name: group,
    rows: rows.flatMap(({ team, matches: played, ...row }) => {
      const officialRow = known.get(team);
      return officialRow ? { ...row, played, team: officialRow.team, withdrawn: officialRow.withdrawn } : [];
    }),
  }));
}

const toResult = ({ home_id, away_id, home_goals, away_goals, gameweek }: LiveTable['matches'][number]) => ({
  home: home_id,
  away: away_id,
  homeGoals: home_goals,
  awayGoals: away_goals,
  gameweek,
});
