import { parseDate } from '#domain/formatting/date.ts';
import { dayAt } from '#domain/formatting/sofia-time.ts';
import { publicAge, type BirthDates } from '#domain/player/public-age.ts';
import { TEAM_RANKS } from '#domain/team/rank.ts';
import type { Named, Team } from '#web/football/model.ts';
import type {
  Career,
  KnownNation,
  LastMatch,
  PlayerProfile,
  PlayerTransfer,
  SeasonGoals,
} from '#web/football/player-model.ts';
import { yearOf } from '#web/football/season-order.ts';
import { ApiError } from './errors.ts';
import { parsePlayerAwards } from './parse-awards.ts';
import { parsePosition } from './parse-position.ts';
import { parseNamedTeam, parseTeam } from './parse-shared.ts';
import { parseEach, fields, list, number, oneOf, text } from './parse.ts';

export function parsePlayerProfile(response: unknown, birthDates: BirthDates): PlayerProfile {
  const sent = fields(response);
  const player = fields(sent.player ?? sent.data ?? response);
  const id = number(player.id);
  const name = text(player.name);
  if (id === null || name === null) throw new ApiError(null, null);
  const teams = Array.isArray(player.teams) ? player.teams.map((team: unknown) => fields(team)) : [];
  const currentTeam = teams.find(({ isCurrent }) => isCurrent === true) ?? teams[0];
  const team = parseTeamOrName(player.currentTeam) ?? parseNamedTeam(currentTeam);
  const teamFields = teams.find((candidate) => number(candidate.id) === team?.id && team?.id !== null) ?? {};
  return {
    id,
    name,
    picture: text(player.photo) ?? text(player.picture),
    ...parseAge(player.birthdate, player.age, birthDates),
    nation: parseNation(player.nationality, player.nationalityCode),
    position: parsePosition(player.position),
    team,
    shirtNumber: number(teamFields.number) ?? number(teamFields.jersey_number),
    transfers: Array.isArray(player.transfers) ? player.transfers.flatMap(parseTransfer) : null,
    awards: parsePlayerAwards(player.awards),
  };
}

const parseTeamOrName = (value: unknown): Named<Team> | null =>
  parseNamedTeam(typeof value === 'string' ? { name: value } : value);

/** [AG2] Another backend may send a minor's birth date, which must reach neither the page nor its state. */
export function parseAge(
  birthdate: unknown,
  age: unknown,
  birthDates: BirthDates,
): Pick<PlayerProfile, 'birthdate' | 'age'> {
  const known = publicAge(parseBirthday(birthdate), dayAt(new Date()), birthDates);
  return { birthdate: known.birthdate ?? null, age: known.age ?? number(age) };
}

/** The day in the league's time zone; an instant means midnight in some zone. */
function parseBirthday(value: unknown): string | null {
  const dateText = text(value);
  if (dateText !== null && /^\d{4}-\d\d-\d\d$/.test(dateText)) return dateText;
  const date = parseDate(dateText);
  return date.kind === 'known' ? dayAt(date.date) : null;
}

export function parseNation(name: unknown, code: unknown): KnownNation | null {
  const nationName = text(name);
  const flag = text(code)?.toLowerCase() ?? null;
  return nationName === null && flag === null ? null : { name: nationName ?? flag ?? '', flag };
}

function parseTransfer(value: unknown, index: number): PlayerTransfer[] {
  const { id, fromTeam, toTeam, date, teamRank } = fields(value);
  const [from, to] = [parseTeamOrName(fromTeam), parseTeamOrName(toTeam)];
  if (!from && !to) return [];
  return [
    {
      id: number(id) ?? -index,
      from,
      to,
      date: text(date),
      rank: oneOf(TEAM_RANKS, teamRank) ?? 'MAIN',
    },
  ];
}

export const parsePlayerTeams = (response: unknown): Team[] => parseEach(list(response, 'teams', 'data'), parseTeam);

export function parseCareer(response: unknown): Career {
  const { stats, data } = fields(response);
  const sums = fields(stats ?? fields(data).stats ?? response);
  const count = (name: string) => number(sums[name]) ?? 0;
  return {
    matches: count('totalMatches'),
    goals: count('totalGoals'),
    assists: number(sums.totalAssists),
    shots: number(sums.totalShots),
    shotsOnTarget: number(sums.shotsOnTarget),
    shotsOffTarget: number(sums.shotsOffTarget),
    rating: number(sums.avgRating),
  };
}

export const parseLastMatches = (response: unknown): LastMatch[] =>
  parseEach(list(response, 'matches', 'lastMatches', 'data'), (value) => {
    const { matchId, match, rating, goals } = fields(value);
    return {
      matchId: number(matchId),
      opponent: text(match) ?? text(fields(match).name) ?? '',
      goals: number(goals) ?? 0,
      rating: number(rating),
    };
  });

/** Oldest first, from left to right in the chart. */
export const parseSeasonGoals = (response: unknown): SeasonGoals[] =>
  parseEach(list(response, 'seasonGoals', 'seasons', 'data'), (value) => {
    const { season, goals } = fields(value);
    const name = text(season) ?? text(fields(season).name);
    return name === null ? null : { season: name, goals: number(goals) ?? 0 };
  }).toSorted((a, b) => yearOf({ name: a.season }) - yearOf({ name: b.season }));
