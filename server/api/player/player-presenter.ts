import type {
  Award,
  Compositions,
  LastMatches,
  PlayerBans,
  PlayerDetails,
  PlayerMatches,
  PlayerRatings,
  PlayerStats,
  PlayerSummary,
  PlayerTeams,
} from '#contract/http/player.ts';
import { englishOr } from '#domain/league/texts.ts';
import { sumOfKnown } from '#domain/league/records.ts';
import { transliterate } from '#domain/formatting/transliterate.ts';
import { averageRating, passAccuracy } from '#domain/player/averages.ts';
import { nationOf } from '#domain/player/nationality.ts';
import { publicAge, type BirthDates } from '#domain/player/public-age.ts';
import type { BanRow } from '#server/db/discipline/discipline.ts';
import type { SeasonRefRow, TeamRow } from '#server/db/fragments.ts';
import type { AwardRow, PlayerBestTeamRow } from '#server/db/honours/player-honours.ts';
import type { PlayerMatchRow, RatedMatchRow } from '#server/db/players/player-matches.ts';
import type { CareerRow, PlayerStatsRow } from '#server/db/players/player-stats.ts';
import type { PlayerPersonRow, PlayerTeamRow, PlayerTransferRow } from '#server/db/players/player.ts';
import {
  presentCompetitionRef,
  presentInstant,
  presentNamed,
  presentPerson,
  presentSide,
  presentTeam,
} from '#server/api/presenters.ts';

interface DetailsRows {
  player: PlayerPersonRow;
  teams: PlayerTeamRow[];
  transfers: PlayerTransferRow[];
  awards: AwardRow[];
  /** The calendar day in Bulgaria. */
  today: string;
  birthDates: BirthDates;
}

export function presentDetails({ player, teams, transfers, awards, today, birthDates }: DetailsRows): PlayerDetails {
  const nation = nationOf(player.nationality);
  const main = teams.find(({ isMain }) => isMain);
  return {
    ...presentPerson(player),
    photo: player.picture,
    ...publicAge(player.birthdate, today, player.hasConsented ? 'ages' : birthDates),
    nationality: nation.name,
    nationalityCode: nation.flag,
    position: player.position,
    currentTeam: main ? presentTeam(main.team) : null,
    teams: teams.map(presentPlayerTeam),
    transfers: transfers.map(({ id, fromTeam, toTeam, movedOn, rank }) => ({
      id,
      fromTeam: fromTeam && presentCrest(fromTeam),
      toTeam: toTeam && presentCrest(toTeam),
      date: movedOn,
      teamRank: rank,
    })),
    awards: awards.map(presentAward),
  };
}

export const presentPlayerTeam = ({ team, isCurrent, number }: PlayerTeamRow): PlayerTeams[number] => ({
  ...presentTeam(team),
  isCurrent,
  number,
});

const presentCrest = (row: TeamRow) => ({ ...presentNamed(row), badge: row.badge });

export const presentSeason = ({ id, yearStart, yearEnd, isCurrent }: SeasonRefRow) => ({
  id,
  year_start: yearStart,
  year_end: yearEnd,
  is_current: isCurrent,
});

const presentAward = (row: AwardRow): Award => ({
  id: row.id,
  mainType: row.type,
  subtype: row.subtype,
  competition: presentCompetitionRef(row.competition),
  season: presentSeason(row.season),
  gameweek: row.gameweek,
  awardedDate: row.awardedOn,
  pictureUrl: row.picture,
  notes: row.notesEn,
  notes_bg: row.notesBg,
});

export const presentBestTeam = (row: PlayerBestTeamRow): Compositions[number] => ({
  id: row.id,
  compositionType: row.type,
  competition: presentCompetitionRef(row.competition),
  season: presentSeason(row.season),
  createdDate: row.createdOn,
  pictureUrl: row.picture,
  notes: row.notesEn,
  notes_bg: row.notesBg,
  gameweek: row.gameweek === null ? null : { week_number: row.gameweek },
  goalkeeperId: row.goalkeeperId,
  firstDefenderId: row.firstDefenderId,
  secondDefenderId: row.secondDefenderId,
  midfielderId: row.midfielderId,
  firstForwardId: row.firstForwardId,
  secondForwardId: row.secondForwardId,
});

/** [SU15] */
export const presentBan = (ban: BanRow & { left: number | null; isOver: boolean }): PlayerBans['bans'] =>
  ban.isOver
    ? []
    : [
        {
          competition: ban.onlyIn && presentCompetitionRef(ban.onlyIn),
          starts_on: ban.startsOn,
          matches: ban.left,
          until: ban.endsOn,
          reason_bg: ban.reasonBg,
          reason_en: englishOr(ban.reasonEn, ban.reasonBg),
          decision: ban.decision,
        },
      ];

export const presentSummary = (career: CareerRow): PlayerSummary => ({
  stats: {
    totalMatches: career.matches,
    totalGoals: career.goals,
    totalAssists: career.assists,
    totalShots: career.shots,
    shotsOnTarget: career.shotsOnTarget,
    shotsOffTarget: career.shotsOffTarget,
    minutesPlayed: career.minutesPlayed,
    yellowCards: career.yellowCards,
    redCards: career.redCards,
    saves: career.saves,
    avgRating: averageRating(career.ratingSum, career.ratedMatches),
  },
});

export const presentLastMatch = (row: PlayerMatchRow): LastMatches[number] => ({
  matchId: row.matchId,
  match: row.opponent.shortName,
  match_latin: transliterate(row.opponent.shortName),
  rating: row.rating,
  goals: row.goals,
  date: presentInstant(row.startTime),
});

export const presentPlayerMatch = (row: PlayerMatchRow): PlayerMatches['matches'][number] => ({
  matchId: row.matchId,
  date: presentInstant(row.startTime),
  playerTeam: presentSide(row.team),
  opponent: presentSide(row.opponent),
  score: { playerTeamScore: row.teamScore, opponentScore: row.opponentScore },
  competition: presentCompetitionRef(row.competition),
  playerStats: { minutesPlayed: row.minutesPlayed, goals: row.goals, assists: row.assists, rating: row.rating },
});

export const presentRatedMatch = (row: RatedMatchRow): PlayerRatings['matches'][number] => ({
  ...presentPlayerMatch(row),
  gameweek: { number: row.gameweek, elimination_round: row.eliminationRound },
  is_home: row.isHome,
  rating: row.rating,
});

/** Seasons in the order of the rows, each with its sums over competitions and teams. */
export function presentStats(rows: readonly PlayerStatsRow[]): PlayerStats {
  const seasons = new Map<number, PlayerStatsRow[]>();
  for (const row of rows) seasons.set(row.id, [...(seasons.get(row.id) ?? []), row]);
  return [...seasons.values()].flatMap((ofSeason) => {
    const season = ofSeason[0];
    if (!season) return [];
    const total = (figure: (row: PlayerStatsRow) => number) => ofSeason.reduce((sum, row) => sum + figure(row), 0);
    const known = (figure: (row: PlayerStatsRow) => number | null) => sumOfKnown(ofSeason.map(figure));
    return {
      season: presentSeason(season),
      totals: {
        matches: total(({ matches }) => matches),
        goals: total(({ goals }) => goals),
        assists: known(({ assists }) => assists),
        minutes_played: known(({ minutesPlayed }) => minutesPlayed),
        avg_rating: averageRating(
          total(({ ratingSum }) => ratingSum),
          total(({ ratedMatches }) => ratedMatches),
        ),
        yellow_cards: known(({ yellowCards }) => yellowCards),
        red_cards: known(({ redCards }) => redCards),
      },
      competitions: ofSeason.map(presentCompetitionStats),
    };
  });
}

const presentCompetitionStats = (row: PlayerStatsRow): PlayerStats[number]['competitions'][number] => ({
  competition: presentCompetitionRef(row.competition),
  team: presentCrest(row.team),
  stats: {
    matches: row.matches,
    starts: row.starts,
    minutes_played: row.minutesPlayed,
    goals: row.goals,
    assists: row.assists,
    avg_rating: averageRating(row.ratingSum, row.ratedMatches),
    highest_rating: row.highestRating,
    shots: row.shots,
    shots_on_target: row.shotsOnTarget,
    yellow_cards: row.yellowCards,
    red_cards: row.redCards,
    motm_awards: row.manOfTheMatch,
    saves: row.saves,
    clean_sheets: row.cleanSheets,
    pass_accuracy: passAccuracy(row.passesCompleted, row.passes),
  },
});
