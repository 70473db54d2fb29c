import { readDate } from '#domain/formatting/date.ts';
import { dayAt } from '#domain/formatting/sofia-time.ts';
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
import { ApiError } from './errors.ts';
import { readPlayerAwards } from './read-awards.ts';
import { readNamedTeam, readTeam } from './read-shared.ts';
import { each, fields, list, number, oneOf, text } from './read.ts';

export function readPlayerProfile(answer: unknown): PlayerProfile {
  const sent = fields(answer);
  const player = fields(sent.player ?? sent.data ?? answer);
  const id = number(player.id);
  const name = text(player.name);
  if (id === null || name === null) throw new ApiError(null, null);
  const teams = Array.isArray(player.teams) ? player.teams.map((team: unknown) => fields(team)) : [];
  const own = teams.find(({ isCurrent }) => isCurrent === true) ?? teams[0];
  const team = readTeamOrName(player.currentTeam) ?? readNamedTeam(own);
  const inTeam = teams.find((one) => number(one.id) === team?.id && team?.id !== null) ?? {};
  return {
    id,
    name,
    picture: text(player.photo) ?? text(player.picture),
    birthdate: readBirthday(player.birthdate),
    age: number(player.age),
    nation: readNation(player.nationality, player.nationalityCode),
    position: text(player.position),
    team,
    shirtNumber: number(inTeam.number) ?? number(inTeam.jersey_number),
    transfers: Array.isArray(player.transfers) ? player.transfers.flatMap(readTransfer) : null,
    awards: readPlayerAwards(player.awards),
  };
}

const readTeamOrName = (value: unknown): Named<Team> | null =>
  readNamedTeam(typeof value === 'string' ? { name: value } : value);

/** The day on the calendar of the league; an instant means midnight somewhere. */
export function readBirthday(value: unknown): string | null {
  const written = text(value);
  if (written !== null && /^\d{4}-\d\d-\d\d$/.test(written)) return written;
  const read = readDate(written);
  return read.kind === 'known' ? dayAt(read.date) : null;
}

export function readNation(name: unknown, code: unknown): KnownNation | null {
  const called = text(name);
  const flag = text(code)?.toLowerCase() ?? null;
  return called === null && flag === null ? null : { name: called ?? flag ?? '', flag };
}

function readTransfer(value: unknown, index: number): PlayerTransfer[] {
  const { id, fromTeam, toTeam, date, teamRank } = fields(value);
  const [from, to] = [readTeamOrName(fromTeam), readTeamOrName(toTeam)];
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

export const readPlayerTeams = (answer: unknown): Team[] => each(list(answer, 'teams', 'data'), readTeam);

export function readCareer(answer: unknown): Career {
  const { stats, data } = fields(answer);
  const sums = fields(stats ?? fields(data).stats ?? answer);
  const count = (name: string) => number(sums[name]) ?? 0;
  return {
    matches: count('totalMatches'),
    goals: count('totalGoals'),
    assists: count('totalAssists'),
    shots: count('totalShots'),
    shotsOnTarget: count('shotsOnTarget'),
    shotsOffTarget: count('shotsOffTarget'),
    rating: number(sums.avgRating),
  };
}

export const readLastMatches = (answer: unknown): LastMatch[] =>
  each(list(answer, 'matches', 'lastMatches', 'data'), (value) => {
    const { matchId, match, rating, goals } = fields(value);
    return {
      matchId: number(matchId),
      opponent: text(match) ?? text(fields(match).name) ?? '',
      goals: number(goals) ?? 0,
      rating: number(rating),
    };
  });

export const readSeasonGoals = (answer: unknown): SeasonGoals[] =>
  each(list(answer, 'seasonGoals', 'seasons', 'data'), (value) => {
    const { season, goals } = fields(value);
    const name = text(season) ?? text(fields(season).name);
    return name === null ? null : { season: name, goals: number(goals) ?? 0 };
  });
