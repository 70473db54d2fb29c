import { seasonName } from '#domain/formatting/season-name.ts';
import { BEST_TEAM_SLOTS, type BestTeamPlayers } from '#domain/lineup/team-of-the-week.ts';
import { awardFromBestTeam, classifyAward, BEST_TEAM_TYPES } from '#domain/player/award.ts';
import type { Award } from '#web/football/award-model.ts';
import { bilingual, parseNamedCompetition } from './parse-shared.ts';
import { parseEach, fields, list, number, oneOf, text } from './parse.ts';

export const parsePlayerAwards = (awards: unknown): Award[] =>
  parseEach(Array.isArray(awards) ? awards : [], parseAward);

/** Selections for teams of the week, the season and the year, as awards. */
export const parseBestTeams = (response: unknown, playerId: number): Award[] =>
  parseEach(list(response, 'compositions', 'teamCompositions', 'data'), (value) => parseBestTeam(value, playerId));

export const parseTeamAwards = (response: unknown): Award[] => parseEach(list(response, 'awards'), parseAward);

function parseAward(value: unknown): Award | null {
  const award = fields(value);
  const subtype = text(award.subtype) ?? text(award.type);
  if (subtype === null) return null;
  return {
    ...parseOccasion(value),
    key: `${number(award.id)} ${subtype} ${text(award.awardedDate)}`,
    type: classifyAward(text(award.mainType), subtype),
    subtype,
    position: null,
    awardedOn: text(award.awardedDate),
  };
}

function parseBestTeam(value: unknown, playerId: number): Award | null {
  const composition = fields(value);
  const type = oneOf(BEST_TEAM_TYPES, composition.compositionType);
  const slots = BEST_TEAM_SLOTS.map((slot) => [slot, number(composition[`${slot}Id`])]);
  // The player is always in it; only his position may be unknown.
  const selection = type && awardFromBestTeam(type, Object.fromEntries(slots) as BestTeamPlayers<number>, playerId);
  return (
    type && {
      ...parseOccasion(value),
      key: `${number(composition.id)} ${type} ${text(composition.createdDate)}`,
      type: classifyAward(null, type),
      subtype: type,
      position: selection?.position ?? null,
      awardedOn: text(composition.createdDate),
    }
  );
}

function parseOccasion(value: unknown) {
  const { competition, season, gameweek, pictureUrl, picture, notes, notes_bg } = fields(value);
  const { is_current, isCurrent } = fields(season);
  const parsedNotes = bilingual(notes, notes_bg);
  return {
    competition: parseNamedCompetition(typeof competition === 'string' ? { name: competition } : competition),
    season: parseSeasonName(season),
    isCurrentSeason: (is_current ?? isCurrent) === true,
    gameweek: number(gameweek) ?? number(fields(gameweek).week_number) ?? number(fields(gameweek).number),
    picture: text(pictureUrl) ?? text(picture),
    notes: parsedNotes.bg ? parsedNotes : null,
  };
}

/** By its name, or by its years. */
function parseSeasonName(value: unknown): string | null {
  const { name, year_start, year_end } = fields(value);
  const yearStart = number(year_start);
  if (yearStart === null) return text(value) ?? text(name);
  return seasonName({ yearStart, yearEnd: number(year_end) ?? yearStart });
}
