import type { TeamStats } from '#contract/http/team.ts';
import type { TeamSeasonRow } from '#server/db/teams/team-history.ts';

import { presentCompetitionRef } from '#server/api/presenters.ts';

type Season = TeamStats['allSeasons'][number];

/** The rows come by season, newest first, so that the competitions of a season stand together. */
export function presentTeamStats(rows: readonly TeamSeasonRow[]): TeamStats {
  const seasons = new Map<number, TeamSeasonRow[]>();
  for (const row of rows) {
    const season = seasons.get(row.seasonId);
    if (season) season.push(row);
    else seasons.set(row.seasonId, [row]);
  }
  const byRank = rows.toSorted((a, b) => a.place - b.place);
  return {
    currentSeason: presentPeriod(rows.filter(({ isCurrent }) => isCurrent)),
    allTime: presentPeriod(rows),
    competitions: [...new Map(byRank.map(({ competition }) => [competition.id, competition])).values()].map(
      presentCompetitionRef,
    ),
    allSeasons: [...seasons.values()].map(presentSeason),
  };
}

function presentSeason(rows: readonly TeamSeasonRow[]): Season {
  const [{ seasonId, yearStart, yearEnd, isCurrent }] = rows as [TeamSeasonRow];
  return {
    season: { id: seasonId, year_start: yearStart, year_end: yearEnd, is_current: isCurrent },
    totals: presentTotals(rows),
    competitions: rows.map(presentCompetition),
  };
}

// A hundred seasons have thousands of fields: V8 takes a microsecond for each field that follows a spread, so none is used.

const presentCompetition = (row: TeamSeasonRow): Season['competitions'][number] => ({
  competition: presentCompetitionRef(row.competition),
  stats: {
    wins: row.wins,
    draws: row.draws,
    losses: row.losses,
    matchesPlayed: row.matches,
    goalsFor: row.goalsFor,
    goalsAgainst: row.goalsAgainst,
    goalDifference: row.goalsFor - row.goalsAgainst,
    points: row.points,
    cleanSheets: row.cleanSheets,
    totalYellowCards: row.yellowCards,
    totalRedCards: row.redCards,
  },
});

function presentTotals(rows: readonly TeamSeasonRow[]): Season['totals'] {
  const totals: Season['totals'] = {
    wins: 0,
    draws: 0,
    losses: 0,
    matchesPlayed: 0,
    goalsFor: 0,
    goalsAgainst: 0,
    goalDifference: 0,
    points: null,
  };
  for (const row of rows) {
    totals.wins += row.wins;
    totals.draws += row.draws;
    totals.losses += row.losses;
    totals.matchesPlayed += row.matches;
    totals.goalsFor += row.goalsFor;
    totals.goalsAgainst += row.goalsAgainst;
    if (row.points !== null) totals.points = (totals.points ?? 0) + row.points;
  }
  totals.goalDifference = totals.goalsFor - totals.goalsAgainst;
  return totals;
}

function presentPeriod(rows: readonly TeamSeasonRow[]): TeamStats['allTime'] {
  const { points: _points, ...record } = presentTotals(rows);
  const sum = (figure: (row: TeamSeasonRow) => number) => rows.reduce((total, row) => total + figure(row), 0);
  const ratedMatches = sum((row) => row.ratedMatches);
  // A team's rating has two decimals. Summed in hundredths it stays exact, so that rounding does not depend on binary fractions.
  const hundredths = sum((row) => Math.round(row.ratingSum * 100));
  return {
    ...record,
    cleanSheets: sum((row) => row.cleanSheets),
    avgRating: ratedMatches === 0 ? null : Math.round(hundredths / ratedMatches) / 100,
  };
}
