import type { Tots, Totw } from '#contract/http/totw.ts';
import { averageRating, passAccuracy } from '#domain/player/averages.ts';
import type { PerformanceRow, SeasonPlayerRow, WeekPlayerRow } from '#server/db/honours/best-team-candidates.ts';
import { presentInstant, presentPlayer, presentTeam } from '#server/api/presenters.ts';

type WeekPlayer = Totw['players'][number];
type SeasonPlayer = Tots['players'][number];

export const presentWeekPlayer = (row: WeekPlayerRow): WeekPlayer => ({
  ...presentChosen(row),
  matchStats: presentMatchStats(row),
});

export const presentSeasonPlayer = (row: SeasonPlayerRow): SeasonPlayer => ({
  ...presentChosen(row),
  seasonStats: presentSeasonStats(row),
});

const presentChosen = (row: WeekPlayerRow | SeasonPlayerRow) => ({
  ...presentPlayer(row),
  number: row.number,
  position: row.position,
  section: row.section,
  team: row.team && presentTeam(row.team),
});

function presentMatchStats({ performance: done, startTime, section }: WeekPlayerRow): WeekPlayer['matchStats'] {
  if (!done) return { played: false, message: 'No match data for this gameweek' };
  const keptGoal = done.playedAs === null ? section === 'gk' : done.playedAs === 'GK';
  return {
    played: true,
    match: {
      id: done.matchId,
      start_time: presentInstant(startTime),
      opponent: presentTeam(done.opponent),
      score: { home: done.scored, away: done.conceded },
      venue: done.atHome ? 'home' : 'away',
    },
    ...presentPerformance(done, done.rating),
    motm: done.manOfTheMatch,
    is_starter: done.starter,
    clean_sheet: keptGoal && done.letIn === 0 && (done.minutesPlayed === null ? done.starter : done.minutesPlayed > 0),
  };
}

function presentSeasonStats({ performance: done }: SeasonPlayerRow): SeasonPlayer['seasonStats'] {
  if (!done) return { played: false, message: 'No statistics for this season' };
  const rating = averageRating(done.ratingSum, done.ratedMatches);
  return { played: true, matches_played: done.matches, ...presentPerformance(done, rating) };
}

const presentPerformance = (done: PerformanceRow, rating: number | null) => ({
  goals: done.goals,
  assists: done.assists,
  minutes_played: done.minutesPlayed,
  rating,
  shots: done.shots,
  shots_on_target: done.shotsOnTarget,
  passes: done.passes,
  pass_accuracy: passAccuracy(done.passesCompleted, done.passes),
  tackles: done.tackles,
  saves: done.saves,
  yellow_cards: done.yellowCards,
  red_cards: done.redCards,
});
