import type { EliminationMatch, GameweekInfo, GameweekMatch } from '#contract/http/competition.ts';
import { isAbandoned } from '#domain/match/status.ts';
import { markGameweeks } from '#domain/gameweeks/gameweeks.ts';
import type {
  EliminationMatchRow,
  GameweekMatchRow,
  GameweekRow,
  ListedMatchRow,
} from '#server/db/matches/gameweek.ts';
import { presentInstant, presentLatin, presentMatchTeam, presentTeam } from '#server/api/presenters.ts';

export const presentGameweeks = (rows: GameweekRow[], today: string): GameweekInfo[] =>
  markGameweeks(rows, today).map((row) => ({
    id: row.id,
    number: row.number,
    start_date: row.startsOn,
    end_date: row.endsOn,
    is_current: row.isCurrent,
    iscurrent: row.isCurrent,
    isprevious: row.isPrevious,
    elimination_round: row.eliminationRound,
  }));

const presentPenalties = ({ penaltiesHome, penaltiesAway }: ListedMatchRow) =>
  penaltiesHome === null || penaltiesAway === null ? null : { team1: penaltiesHome, team2: penaltiesAway };

const presentScore = ({ homeGoals, awayGoals }: ListedMatchRow) =>
  homeGoals === null || awayGoals === null ? null : { home: homeGoals, away: awayGoals };

const presentStatus = (row: ListedMatchRow) => ({
  status: row.status,
  abandoned: isAbandoned(row.status, presentScore(row)),
});

export const presentGameweekMatch = (row: GameweekMatchRow): GameweekMatch => ({
  id: row.id,
  ...presentStatus(row),
  start_time: presentInstant(row.startTime),
  score: presentScore(row),
  penalty_score: presentPenalties(row),
  home_team: row.home && presentMatchTeam(row.home),
  away_team: row.away && presentMatchTeam(row.away),
  venue: row.venue,
  venue_latin: presentLatin(row.venue, row.venueLatin),
});

export const presentEliminationMatch = (row: EliminationMatchRow): EliminationMatch => ({
  id: row.id,
  ...presentStatus(row),
  start_time: presentInstant(row.startTime),
  gameweek: { number: row.gameweek, elimination_round: row.eliminationRound },
  bracket_slot: row.bracketSlot,
  home_team: row.home && { ...presentTeam(row.home), seed: row.home.seed },
  away_team: row.away && { ...presentTeam(row.away), seed: row.away.seed },
  home_score: row.homeGoals,
  away_score: row.awayGoals,
  penalty_score: presentPenalties(row),
  venue: row.venue,
  venue_latin: presentLatin(row.venue, row.venueLatin),
});
