import { linkAddress } from '#domain/rich-text/safe-address.ts';
import type { Competition, Standings } from '#web/football/model.ts';
import type {
  TaggedStory,
  TeamCompetition,
  TeamProfile,
  TeamTransfer,
  TeamTransfers,
} from '#web/football/team-model.ts';
import { ApiError } from './errors.ts';
import { parseFormat } from './parse-match-context.ts';
import { parseStory } from './parse-news.ts';
import { parsePosition } from './parse-position.ts';
import {
  bilingual,
  parseCompetition,
  parseIdAndName,
  parseNamedCompetition,
  parseNamedTeam,
  parsePrivate,
  parseTeam,
} from './parse-shared.ts';
import { parseStandings, rowsOf } from './parse-standings.ts';
import { parseEach, fields, list, number, text } from './parse.ts';

export function parseTeamProfile(response: unknown): TeamProfile {
  const sent = fields(response);
  const details = sent.team ?? sent.data ?? response;
  const team = parseTeam(details);
  if (!team) throw new ApiError(null, null);
  const { city, founded, stadium, competitions, socialMedia, website } = fields(details);
  const { photo, colors, contact, description, description_bg } = fields(details);
  const { name, phone } = fields(contact);
  const { instagram, facebook, twitter } = fields(socialMedia);
  return {
    ...team,
    city: text(city),
    founded: number(founded),
    stadium: text(stadium),
    competitions: parseEach(Array.isArray(competitions) ? competitions : [], parseNamedCompetition),
    instagram: parseAddress(instagram),
    facebook: parseAddress(facebook),
    twitter: parseAddress(twitter),
    website: parseAddress(website),
    photo: text(photo),
    about: bilingual(description, description_bg),
    colors: parseEach(Array.isArray(colors) ? colors : [], parseColor),
    contact: [text(name), text(phone)].filter((part) => part !== null).join(', ') || null,
  };
}

const parseColor = (value: unknown): string | null => text(value)?.match(/^#[\da-f]{6}$/)?.[0] ?? null;

/** People write „club.example“ where they mean „https://club.example“. */
function parseAddress(value: unknown): string | null {
  const address = text(value)?.trim();
  return address === undefined
    ? null
    : linkAddress(/^[\w.-]+\.\w+(\/|$)/.test(address) ? `https://${address}` : address);
}

export const parseTeamCompetitions = (response: unknown): TeamCompetition[] =>
  parseEach(list(response, 'competitions'), (value) => {
    const competition: Competition | null = parseCompetition(value);
    const { seasons } = fields(value);
    return (
      competition && {
        ...competition,
        seasons: parseEach(Array.isArray(seasons) ? seasons : [], parseSeason),
      }
    );
  });

function parseSeason(value: unknown) {
  const { isCurrent, is_current } = fields(value);
  const season = parseIdAndName(value);
  return season && { ...season, isCurrent: (isCurrent ?? is_current) === true };
}

export function parseTeamTransfers(response: unknown): TeamTransfers {
  const { transfersIn, transfersOut } = fields(response);
  return {
    arrivals: parseEach(list(transfersIn), parseTransfer),
    departures: parseEach(list(transfersOut), parseTransfer),
  };
}

function parseTransfer(value: unknown): TeamTransfer | null {
  const { id, transferDate, season, player, fromTeam, toTeam } = fields(value);
  const playerFields = fields(player);
  const transferId = number(id);
  const name = text(playerFields.name);
  if (transferId === null || name === null) return null;
  const seasonFields = fields(season);
  const [seasonId, seasonName] = [number(seasonFields.id), text(seasonFields.name)];
  return {
    id: transferId,
    date: text(transferDate),
    season:
      seasonId === null || seasonName === null
        ? null
        : {
            id: seasonId,
            name: seasonName,
            yearStart: number(seasonFields.yearStart) ?? number(seasonFields.year_start) ?? 0,
          },
    player: {
      id: number(playerFields.id),
      name,
      picture: text(playerFields.picture),
      ...parsePrivate(playerFields),
    },
    position: parsePosition(playerFields.position),
    from: parseNamedTeam(fromTeam),
    to: parseNamedTeam(toTeam),
  };
}

export function parseTeamStandings(response: unknown): Standings {
  const { standings, zones, adjustments } = fields(response);
  const format = parseFormat(response);
  return parseStandings(format === null ? standings : rowsOf(standings, format), zones, adjustments);
}

export const parseTeamNews = (response: unknown): TaggedStory[] =>
  parseEach(list(response, 'news'), (value) => {
    const story = parseStory(value);
    const { tags } = fields(value);
    return story && { ...story, tags: parseEach(Array.isArray(tags) ? tags : [], text) };
  });
