import type { CompetitionFormat } from '#domain/standings/format.ts';
import type { Row } from '#server/db/league-tables/league-table.ts';
import { OperatorError } from '#server/errors.ts';
import type { TableName } from '#server/league-files/folder/table-file.ts';
import { kickOffReader } from './kick-off.ts';
import { nationCodeOf } from '#domain/player/nation-code.ts';
import { plainLatin, slug } from '#domain/formatting/plain-latin.ts';
import { shortNames } from '#domain/team/short-name.ts';
import type { ListedMatch, Notes, OpenfootballFile } from './openfootball-file.ts';
import { placeMatches, type PlacedMatch } from './rounds.ts';
import { eventRows, findScorers, goalsOf, statisticsRows, type Scorers } from './scorers.ts';
import { readScores } from './scores.ts';

/** The files that a competition season fills. */
const FILLED = [
  'seasons',
  'competitions',
  'competition-seasons',
  'groups',
  'gameweeks',
  'competition-teams',
  'point-adjustments',
  'teams',
  'players',
  'squads',
  'matches',
  'events',
  'player-statistics',
] as const satisfies TableName[];

/** By file, with the columns that openfootball knows. */
export type SeasonRows = Record<(typeof FILLED)[number], Row[]>;

interface ReadSeason {
  rows: SeasonRows;
  /** Contradictions in the file, one line each, and how they were resolved. */
  doubts: string[];
}

/** A competition season as the rows of league files. */
export function toRows(file: OpenfootballFile, notes: Notes): ReadSeason {
  const { name, yearStart, yearEnd } = readTitle(file);
  const competitionName = notes.name ?? name;
  const placed = placeMatches(file.matches);
  const season = describeYears(yearStart, yearEnd, placed);
  const here = { competition: slug(competitionName), season: season.key };
  const doubts: string[] = [];
  const readings = new Map(file.matches.map((match) => [match, readScores(match)]));
  for (const reading of readings.values()) doubts.push(...reading.doubts);
  const trusted = file.matches.filter((match) => readings.get(match)?.goalsCount);
  const scorerOf = findScorers(trusted, notes);
  const startOf = kickOffReader(notes.timeZone);
  const matches: Row[] = [];
  const events: Row[] = [];
  const statistics: Row[] = [];

  for (const { match, gameweek, bracketSlot } of placed) {
    const { scores, isOver, extraTime, goalsCount } = readings.get(match) ?? readScores(match);
    const start = startOf(match.date, match.time);
    if (!start) {
      throw new OperatorError(
        `${match.team1} – ${match.team2} (${match.date}): "${match.time}" is not a time such as 15:00 or 13:00 UTC-6.`,
      );
    }
    const key = [here.competition, here.season, slug(match.round), slug(match.team1), slug(match.team2)].join('/');
    const goals = goalsCount ? eventRows(match, key, start, scorerOf) : [];
    matches.push({
      key,
      ...here,
      gameweek,
      group: groupName(match),
      bracket_slot: bracketSlot,
      home: slug(match.team1),
      away: slug(match.team2),
      start_time: start.toISOString(),
      venue: match.ground ?? null,
      status: isOver ? 'FINISHED' : 'UPCOMING',
      phase: isOver ? 'FULL_TIME' : 'NOT_STARTED',
      ...scores,
      clock_seconds: isOver ? (extraTime ? 120 : 90) * 60 : 0,
      changed_at: goals.at(-1)?.['recorded_at'] ?? start.toISOString(),
    });
    events.push(...goals);
    if (goalsCount) statistics.push(...statisticsRows(match, key, scorerOf));
  }

  const groupOf = groupsOf(placed);
  const players = listPlayers(trusted, scorerOf);
  const { starts_on: joined, ends_on: left } = spanOf(placed);
  const rows: SeasonRows = {
    seasons: [season],
    competitions: [
      {
        key: here.competition,
        name: competitionName,
        name_latin: plainLatin(competitionName),
        country: notes.country,
      },
    ],
    'competition-seasons': [
      {
        ...here,
        format: formatOf(placed),
        ...spanOf(placed),
        tie_breakers: ['head_to_head'],
        half_minutes: 45,
      },
    ],
    groups: [...new Set(groupOf.values())].filter((group) => group !== null).map((group) => ({ ...here, name: group })),
    gameweeks: listGameweeks(placed).map((gameweek) => ({ ...here, ...gameweek })),
    'competition-teams': [...groupOf].map(([team, group]) => ({ ...here, team, group })),
    'point-adjustments': notes.adjustments.map(({ team, points, decidedOn, reasonBg, reasonEn }, index) => {
      if (!groupOf.has(slug(team)))
        throw new OperatorError(`The notes adjust the points of ${team}, a team without a match.`);
      const key = [here.competition, here.season, slug(team), index + 1].join('/');
      return {
        ...here,
        key,
        team: slug(team),
        points,
        decided_on: decidedOn,
        reason_bg: reasonBg,
        reason_en: reasonEn,
      };
    }),
    teams: listTeams(file.matches),
    players: players.map(({ team: _team, ...player }) => player),
    squads: players.map(({ key, team }) => ({ team, player: key, joined_on: joined, left_on: left })),
    matches,
    events,
    'player-statistics': statistics,
  };
  return { rows, doubts };
}

/** "English Premier League 2023/24" or "World Cup 2022"; without years in the name, those of the matches. */
function readTitle({ name, matches }: OpenfootballFile): { name: string; yearStart: number; yearEnd: number } {
  const [, title = '', from, to] = /^(.*?)[\s-]*\b(\d{4})(?:[/–-](\d{4}|\d{2}))?$/.exec(name) ?? [];
  if (from === undefined || title === '') {
    const years = matches.map(({ date }) => Number(date.slice(0, 4)));
    return { name, yearStart: Math.min(...years), yearEnd: Math.max(...years) };
  }
  const yearEnd = Number(to ? from.slice(0, 4 - to.length) + to : from);
  // 1999/00 ends a century later than it seems to.
  return { name: title, yearStart: Number(from), yearEnd: yearEnd < Number(from) ? yearEnd + 100 : yearEnd };
}

/** Wide enough for other competitions of the same years. */
function describeYears(yearStart: number, yearEnd: number, placed: PlacedMatch[]) {
  const isOneYear = yearStart === yearEnd;
  const played = spanOf(placed);
  const earliest = isOneYear ? `${yearStart}-01-01` : `${yearStart}-07-01`;
  const latest = isOneYear ? `${yearEnd}-12-31` : `${yearEnd}-06-30`;
  return {
    key: isOneYear ? `${yearStart}` : `${yearStart}-${yearEnd}`,
    year_start: yearStart,
    year_end: yearEnd,
    starts_on: played.starts_on < earliest ? played.starts_on : earliest,
    ends_on: played.ends_on > latest ? played.ends_on : latest,
  };
}

/** The group of each team. */
function groupsOf(placed: PlacedMatch[]): Map<string, string | null> {
  const groups = new Map<string, string | null>();
  for (const { match } of placed) {
    for (const team of [slug(match.team1), slug(match.team2)])
      groups.set(team, groupName(match) ?? groups.get(team) ?? null);
  }
  return groups;
}

function formatOf(placed: PlacedMatch[]): CompetitionFormat {
  const hasGroups = placed.some(({ match }) => match.group !== undefined);
  if (hasGroups) return placed.some(({ eliminationRound }) => eliminationRound) ? 'GROUP_PLUS_KNOCKOUT' : 'GROUP_STAGE';
  return placed.every(({ eliminationRound }) => eliminationRound) ? 'KNOCKOUT' : 'LEAGUE';
}

/** A match that was moved beyond the next gameweek, or before the one ahead, does not stretch its own. */
function listGameweeks(placed: PlacedMatch[]): Row[] {
  const numbers = [...new Set(placed.map(({ gameweek }) => gameweek))].toSorted((a, b) => a - b);
  const weeks = numbers.map((number) => {
    const members = placed.filter(({ gameweek }) => gameweek === number).toSorted(byDate);
    return { number, members, middle: members[members.length >> 1]?.match.date ?? '' };
  });
  return weeks.map(({ number, members }, index) => {
    const after = weeks[index - 1]?.middle ?? '';
    const before = weeks[index + 1]?.middle ?? '9999';
    const inTime = members.filter(({ match }) => match.date > after && match.date < before);
    return {
      number,
      ...spanOf(inTime.length > 0 ? inTime : members),
      elimination_round: members[0]?.eliminationRound ?? null,
    };
  });
}

const byDate = (a: PlacedMatch, b: PlacedMatch) => a.match.date.localeCompare(b.match.date);

function spanOf(placed: PlacedMatch[]) {
  const days = placed.map(({ match }) => match.date).toSorted();
  return { starts_on: days.at(0) ?? '', ends_on: days.at(-1) ?? '' };
}

const groupName = ({ group }: ListedMatch): string | null => group?.replace(/^group\s+/i, '') ?? null;

function listTeams(matches: readonly ListedMatch[]): Row[] {
  const all = matches.flatMap(({ team1, team2 }) => [team1, team2]);
  const names = [...new Map(all.map((name) => [slug(name), name])).values()];
  const codes = new Map(
    matches.flatMap(({ team1, team2, codes: [one, two] }) => [
      [slug(team1), one] as const,
      [slug(team2), two] as const,
    ]),
  );
  const given = names.map((name) => codes.get(slug(name)) ?? null);
  const areCodesEnough = given.every((code) => code !== null) && new Set(given).size === given.length;
  const short = areCodesEnough ? new Map(names.map((name, at) => [name, given[at]])) : shortNames(names);
  return names.map((name) => ({
    key: slug(name),
    name,
    name_latin: plainLatin(name),
    short_name: short.get(name) ?? name,
  }));
}

function listPlayers(matches: readonly ListedMatch[], scorerOf: Scorers) {
  const nationality = new Map(
    matches.flatMap(({ team1, team2 }) => [team1, team2]).map((name) => [slug(name), nationCodeOf(name)]),
  );
  const scorers = new Map(
    matches.flatMap(goalsOf).map(({ goal, team }) => {
      const scorer = scorerOf(goal, team);
      return [scorer.key, scorer];
    }),
  );
  return [...scorers.values()].map(({ key, name, team }) => ({
    team,
    key,
    name,
    name_latin: plainLatin(name),
    nationality: nationality.get(team) ?? '',
  }));
}
