import type { Squad } from '#contract/http/team.ts';
import { seasonName } from '#domain/formatting/season-name.ts';
import { groupByLine, type PositionGroup } from '#domain/lineup/position.ts';
import { averageRating } from '#domain/player/averages.ts';
import { nationOf } from '#domain/player/nationality.ts';
import { publicAge, type BirthDates } from '#domain/player/public-age.ts';
import type { SquadPlayerRow } from '#server/db/squads/team-squad.ts';
import type { EnteredSeasonRow } from '#server/db/teams/team.ts';
import { presentCompetitionRef, presentPlayer } from '#server/api/presenters.ts';

/** `today` is the calendar day in Bulgaria. */
export function presentSquad(
  entries: EnteredSeasonRow[],
  rows: SquadPlayerRow[],
  shown: { today: string; birthDates: BirthDates },
): Squad {
  const lines = groupByLine(rows);
  const inLine = (line: PositionGroup) => lines[line].map((row) => presentMember(row, shown));
  const competitions = new Map(entries.map(({ competition }) => [competition.id, competition]));
  const seasons = new Map(entries.map((season) => [season.id, season]));
  return {
    competitions: [...competitions.values()].map(presentCompetitionRef),
    seasons: [...seasons.values()]
      .toSorted((a, b) => b.yearStart - a.yearStart || b.id - a.id)
      .map((season) => ({ id: season.id, name: seasonName(season) })),
    totalPlayers: rows.length,
    players: {
      goalkeepers: inLine('GK'),
      defenders: inLine('DEF'),
      midfielders: inLine('MID'),
      forwards: inLine('FWD'),
    },
  };
}

function presentMember(
  row: SquadPlayerRow,
  { today, birthDates }: { today: string; birthDates: BirthDates },
): Squad['players']['forwards'][number] {
  const { age, birthdate } = publicAge(row.birthdate, today, row.hasConsented ? 'ages' : birthDates);
  const nation = nationOf(row.nationality);
  return {
    player: {
      ...presentPlayer(row),
      ...(birthdate === undefined ? {} : { dob: birthdate }),
      age,
      country: nation.name,
      countryCode: nation.flag,
    },
    shirtNumber: row.shirtNumber,
    stats: {
      matches: row.matches,
      goals: row.goals,
      assists: row.assists,
      avgRating: averageRating(row.ratingSum, row.ratedMatches),
    },
  };
}
