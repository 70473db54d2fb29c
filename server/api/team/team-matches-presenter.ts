import type { Fixtures, Results } from '#contract/http/team.ts';
import type { CompetitionRef } from '#contract/http/shared.ts';
import { resultLetter } from '#domain/match/score.ts';
import { isAbandoned } from '#domain/match/status.ts';
import type { CompetitionRefRow } from '#server/db/fragments.ts';
import type { FixtureRow, ResultRow, TeamMatchRow } from '#server/db/matches/team-matches.ts';
import { presentCompetitionRef, presentInstant, presentLatin, presentSide } from '#server/api/presenters.ts';

export const presentFixtures = (rows: FixtureRow[]): Fixtures => ({
  totalFixtures: rows.length,
  fixtures: groupByCompetition(rows, (row) => {
    const score = scoreSoFar(row);
    return { ...presentMatch(row), abandoned: isAbandoned(row.status, score), score };
  }),
});

/** A cancelled match has no score, even if it had begun. */
function scoreSoFar({ status, homeScore, awayScore }: FixtureRow) {
  if (status === 'CANCELLED' || homeScore === null || awayScore === null) return null;
  return { home: homeScore, away: awayScore };
}

export const presentResults = (rows: ResultRow[]): Results => ({
  totalResults: rows.length,
  results: groupByCompetition(rows, (row) => ({
    ...presentMatch(row),
    abandoned: false,
    homeTeam: presentSide(row.home),
    awayTeam: presentSide(row.away),
    score: { home: row.homeGoals, away: row.awayGoals },
    // As in the tables, a match decided on penalties is a draw.
    result: row.isHome ? resultLetter(row.homeGoals, row.awayGoals) : resultLetter(row.awayGoals, row.homeGoals),
  })),
});

const presentMatch = (row: TeamMatchRow) => ({
  id: row.id,
  startTime: presentInstant(row.startTime),
  gameweek: row.gameweek,
  status: row.status,
  isHomeTeam: row.isHome,
  homeTeam: row.home && presentSide(row.home),
  awayTeam: row.away && presentSide(row.away),
  venue: row.venue,
  venue_latin: presentLatin(row.venue, row.venueLatin),
});

/** Keeps the order of the rows. */
function groupByCompetition<Row extends { competition: CompetitionRefRow }, Match>(
  rows: Row[],
  present: (row: Row) => Match,
): { competition: CompetitionRef; matches: Match[] }[] {
  const groups = new Map<number, { competition: CompetitionRef; matches: Match[] }>();
  for (const row of rows) {
    const group = groups.get(row.competition.id) ?? {
      competition: presentCompetitionRef(row.competition),
      matches: [],
    };
    group.matches.push(present(row));
    groups.set(row.competition.id, group);
  }
  return [...groups.values()];
}
