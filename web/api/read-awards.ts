import { seasonName } from '#domain/formatting/season-name.ts';
import { COMPOSITION_SLOTS, type Composition } from '#domain/lineup/team-of-the-week.ts';
import { awardFromComposition, classifyAward, COMPOSITION_TYPES } from '#domain/player/award.ts';
import type { Award } from '#web/football/award-model.ts';
import { bilingual, readNamedCompetition } from './read-shared.ts';
import { each, fields, list, number, oneOf, text } from './read.ts';

export const readPlayerAwards = (awards: unknown): Award[] => each(Array.isArray(awards) ? awards : [], readAward);

/** The places of a player in teams of the week, the season and the year, as awards. */
export const readCompositions = (answer: unknown, playerId: number): Award[] =>
  each(list(answer, 'compositions', 'teamCompositions', 'data'), (value) => readComposition(value, playerId));

export const readTeamAwards = (answer: unknown): Award[] => each(list(answer, 'awards'), readAward);

function readAward(value: unknown): Award | null {
  const award = fields(value);
  const subtype = text(award.subtype) ?? text(award.type);
  if (subtype === null) return null;
  return {
    ...readOccasion(value),
    key: `${number(award.id)} ${subtype} ${text(award.awardedDate)}`,
    type: classifyAward(text(award.mainType), subtype),
    subtype,
    position: null,
    awardedOn: text(award.awardedDate),
  };
}

function readComposition(value: unknown, playerId: number): Award | null {
  const composition = fields(value);
  const type = oneOf(COMPOSITION_TYPES, composition.compositionType);
  const slots = COMPOSITION_SLOTS.map((slot) => [slot, number(composition[`${slot}Id`])]);
  // Who is asked for is in it, or the backend would not have sent it; only his place may be unknown.
  const place = type && awardFromComposition(type, Object.fromEntries(slots) as Composition<number>, playerId);
  return (
    type && {
      ...readOccasion(value),
      key: `${number(composition.id)} ${type} ${text(composition.createdDate)}`,
      type: classifyAward(null, type),
      subtype: type,
      position: place?.position ?? null,
      awardedOn: text(composition.createdDate),
    }
  );
}

/** In what it was won, and what was said of it. */
function readOccasion(value: unknown) {
  const { competition, season, gameweek, pictureUrl, picture, notes, notes_bg } = fields(value);
  const { is_current, isCurrent } = fields(season);
  const words = bilingual(notes, notes_bg);
  return {
    competition: readNamedCompetition(typeof competition === 'string' ? { name: competition } : competition),
    season: readSeasonName(season),
    isCurrentSeason: (is_current ?? isCurrent) === true,
    gameweek: number(gameweek) ?? number(fields(gameweek).week_number) ?? number(fields(gameweek).number),
    picture: text(pictureUrl) ?? text(picture),
    notes: words.bg ? words : null,
  };
}

/** By its name, or by its years. */
function readSeasonName(value: unknown): string | null {
  const { name, year_start, year_end } = fields(value);
  const yearStart = number(year_start);
  if (yearStart === null) return text(value) ?? text(name);
  return seasonName({ yearStart, yearEnd: number(year_end) ?? yearStart });
}
