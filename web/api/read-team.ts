import { linkAddress } from '#domain/rich-text/safe-address.ts';
import type { Competition } from '#web/football/model.ts';
import type {
  TaggedStory,
  TeamCompetition,
  TeamProfile,
  TeamTransfer,
  TeamTransfers,
} from '#web/football/team-model.ts';
import { ApiError } from './errors.ts';
import { readStory } from './read-news.ts';
import { readCompetition, readNamedCompetition, readNamedTeam, readTeam } from './read-shared.ts';
import { each, fields, list, number, text } from './read.ts';

export function readTeamProfile(answer: unknown): TeamProfile {
  const sent = fields(answer);
  const details = sent.team ?? sent.data ?? answer;
  const team = readTeam(details);
  if (!team) throw new ApiError(null, null);
  const { city, founded, stadium, competitions, socialMedia, website } = fields(details);
  const { instagram, facebook, twitter } = fields(socialMedia);
  return {
    ...team,
    city: text(city),
    founded: number(founded),
    stadium: text(stadium),
    competitions: each(Array.isArray(competitions) ? competitions : [], readNamedCompetition),
    instagram: readAddress(instagram),
    facebook: readAddress(facebook),
    twitter: readAddress(twitter),
    website: readAddress(website),
  };
}

/** People write „club.example“ where they mean „https://club.example“. */
function readAddress(value: unknown): string | null {
  const written = text(value)?.trim();
  return written === undefined
    ? null
    : linkAddress(/^[\w.-]+\.\w+(\/|$)/.test(written) ? `https://${written}` : written);
}

export const readTeamCompetitions = (answer: unknown): TeamCompetition[] =>
  each(list(answer, 'competitions'), (value) => {
    const competition: Competition | null = readCompetition(value);
    const { seasons } = fields(value);
    return competition && { ...competition, seasons: each(Array.isArray(seasons) ? seasons : [], readSeason) };
  });

function readSeason(value: unknown) {
  const { id, name, isCurrent, is_current } = fields(value);
  const known = number(id);
  const called = text(name);
  return known === null || called === null
    ? null
    : { id: known, name: called, isCurrent: (isCurrent ?? is_current) === true };
}

export function readTeamTransfers(answer: unknown): TeamTransfers {
  const { transfersIn, transfersOut } = fields(answer);
  return { arrivals: each(list(transfersIn), readTransfer), departures: each(list(transfersOut), readTransfer) };
}

function readTransfer(value: unknown): TeamTransfer | null {
  const { id, transferDate, season, player, fromTeam, toTeam } = fields(value);
  const moved = fields(player);
  const known = number(id);
  const name = text(moved.name);
  if (known === null || name === null) return null;
  const of = fields(season);
  const [seasonId, seasonName] = [number(of.id), text(of.name)];
  return {
    id: known,
    date: text(transferDate),
    season:
      seasonId === null || seasonName === null
        ? null
        : { id: seasonId, name: seasonName, yearStart: number(of.yearStart) ?? number(of.year_start) ?? 0 },
    player: { id: number(moved.id), name, picture: text(moved.picture) },
    position: text(moved.position),
    from: readNamedTeam(fromTeam),
    to: readNamedTeam(toTeam),
  };
}

export const readTeamNews = (answer: unknown): TaggedStory[] =>
  each(list(answer, 'news'), (value) => {
    const story = readStory(value);
    const { tags } = fields(value);
    return story && { ...story, tags: each(Array.isArray(tags) ? tags : [], text) };
  });
