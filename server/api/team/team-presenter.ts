import type { TeamAwards, TeamCompetitions, TeamDetails, TeamTransfers } from '#contract/http/team.ts';
import { seasonName } from '#domain/formatting/season-name.ts';
import { seasonOfMove } from '#domain/team/season-of-move.ts';
import type { SeasonRefRow } from '#server/db/fragments.ts';
import type { SeasonRow } from '#server/db/seasons/current-season.ts';
import type { TeamAwardRow, TransferRow } from '#server/db/teams/team-history.ts';
import type { EnteredSeasonRow, TeamDetailsRow } from '#server/db/teams/team.ts';
import { presentCompetitionRef, presentLatin, presentPlayer, presentTeam } from '#server/api/presenters.ts';

export const presentTeamDetails = (row: TeamDetailsRow): TeamDetails => ({
  ...presentTeam(row),
  city: row.city,
  city_latin: presentLatin(row.city, row.cityLatin),
  founded: row.founded,
  stadium: row.stadium,
  stadium_latin: presentLatin(row.stadium, row.stadiumLatin),
  description: row.descriptionEn,
  description_bg: row.descriptionBg,
  competitions: row.competitions.map(presentCompetitionRef),
  socialMedia: { instagram: row.instagram, facebook: row.facebook, twitter: row.twitter },
  website: row.website,
  photo: row.photo,
  colors: [row.firstColor, row.secondColor].filter((color) => color !== null),
  contact:
    row.contactName === null && row.contactPhone === null ? null : { name: row.contactName, phone: row.contactPhone },
});

const presentSeasonChoice = (season: SeasonRefRow) => ({
  id: season.id,
  name: seasonName(season),
  isCurrent: season.isCurrent,
});

/** The rows come by competition, so that the seasons of one stand together. */
export function presentTeamCompetitions(entries: EnteredSeasonRow[]): TeamCompetitions['competitions'] {
  const competitions = new Map<number, TeamCompetitions['competitions'][number]>();
  for (const entry of entries) {
    const { competition } = entry;
    const listed = competitions.get(competition.id) ?? { ...presentCompetitionRef(competition), seasons: [] };
    listed.seasons.push(presentSeasonChoice(entry));
    competitions.set(competition.id, listed);
  }
  return [...competitions.values()];
}

export function presentTransfers(rows: TransferRow[], seasons: SeasonEnd[]): TeamTransfers {
  const present = (row: TransferRow) => presentTransfer(row, seasonOfMove(row.movedOn, seasons));
  return {
    transfersIn: rows.filter(({ isIn }) => isIn).map(present),
    transfersOut: rows.filter(({ isIn }) => !isIn).map(present),
  };
}

type SeasonEnd = SeasonRow & { endsOn: string };

const presentTransfer = (row: TransferRow, season: SeasonRow | null): TeamTransfers['transfersIn'][number] => ({
  id: row.id,
  transferDate: row.movedOn,
  season: season && { id: season.id, name: seasonName(season), yearStart: season.yearStart },
  player: { ...presentPlayer(row.player), position: row.position },
  fromTeam: row.fromTeam && presentTeam(row.fromTeam),
  toTeam: row.toTeam && presentTeam(row.toTeam),
});

export const presentTeamAward = (row: TeamAwardRow): TeamAwards['awards'][number] => ({
  id: row.id,
  type: row.subtype,
  competition: presentCompetitionRef(row.competition),
  season: presentSeasonChoice(row.season),
  notes: row.notesEn,
  notes_bg: row.notesBg,
  awardedDate: row.awardedOn,
  picture: row.picture,
});
