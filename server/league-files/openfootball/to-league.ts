import type { CompetitionFormat } from '#domain/standings/format.ts';
import { OperatorError } from '#server/errors.ts';
import type {
  CompetitionSeasonEntry,
  League,
  MatchEntry,
  PlayerEntry,
  SeasonEntry,
  TeamEntry,
} from '#server/league-files/league.ts';
import { kickOffReader } from './kick-off.ts';
import { nationCodeOf, plainLatin, shortNames, slug } from './names.ts';
import type { ListedMatch, Notes, OpenfootballFile } from './openfootball-file.ts';
import { placeMatches, type PlacedMatch } from './rounds.ts';
import { findScorers, goalsOf, sumUpScorers, writeLedger, type Scorers } from './scorers.ts';
import { readScores } from './scores.ts';

interface ReadLeague {
  league: League;
  /** Contradictions in the file, one line each, and how they were resolved. */
  doubts: string[];
}

/** A competition season as a league. */
export function toLeague(file: OpenfootballFile, notes: Notes): ReadLeague {
  const { name, yearStart, yearEnd } = readTitle(file);
  const competitionName = notes.name ?? name;
  const competition = slug(competitionName);
  const placed = placeMatches(file.matches);
  const season = describeYears(yearStart, yearEnd, placed);
  const doubts: string[] = [];
  const readings = new Map(file.matches.map((match) => [match, readScores(match)]));
  for (const reading of readings.values()) doubts.push(...reading.doubts);
  const trusted = file.matches.filter((match) => readings.get(match)?.goalsCount);
  const scorerOf = findScorers(trusted, notes);
  const startOf = kickOffReader(notes.timeZone);

  const toMatch = ({ match, gameweek, bracketSlot }: PlacedMatch): MatchEntry => {
    const reading = readings.get(match) ?? readScores(match);
    const start = startOf(match.date, match.time);
    if (!start) {
      throw new OperatorError(
        `${match.team1} – ${match.team2} (${match.date}): "${match.time}" is not a time such as 15:00 or 13:00 UTC-6.`,
      );
    }
    const isOver = reading.scores.score !== null;
    return {
      key: [competition, season.key, slug(match.round), slug(match.team1), slug(match.team2)].join('/'),
      competition,
      season: season.key,
      gameweek,
      group: groupName(match),
      bracketSlot,
      home: slug(match.team1),
      away: slug(match.team2),
      startTime: start.toISOString(),
      previousStartTime: null,
      venue: match.ground ?? null,
      referee: null,
      note: null,
      status: isOver ? 'FINISHED' : 'UPCOMING',
      phase: isOver ? 'FULL_TIME' : 'NOT_STARTED',
      ...reading.scores,
      official: null,
      clockSeconds: isOver ? (reading.scores.extraTime ? 120 : 90) * 60 : 0,
      clockRunningSince: null,
      liveVideo: null,
      summaryVideo: null,
      lineups: [],
      ledger: reading.goalsCount ? writeLedger(match, start, scorerOf) : [],
      playerStats: reading.goalsCount ? sumUpScorers(match, scorerOf) : [],
      teamStats: [],
    };
  };

  const players = listPlayers(trusted, scorerOf);
  const span = spanOf(placed);
  const league: League = {
    media: [],
    seasons: [season],
    competitions: [
      {
        key: competition,
        name: competitionName,
        nameLatin: plainLatin(competitionName),
        logo: null,
        city: null,
        country: notes.country,
        rank: 100,
      },
    ],
    competitionSeasons: [describeSeason(competition, season, placed, notes)],
    teams: listTeams(file.matches),
    players: players.map(({ entry }) => entry),
    referees: [],
    memberships: players.map(({ entry, team }) => ({
      team,
      player: entry.key,
      shirtNumber: null,
      rank: 'MAIN',
      joinedOn: span.startsOn,
      leftOn: span.endsOn,
    })),
    transfers: [],
    matches: placed.map(toMatch),
    news: [],
    awards: [],
    compositions: [],
  };
  return { league, doubts };
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
function describeYears(yearStart: number, yearEnd: number, placed: PlacedMatch[]): SeasonEntry {
  const isOneYear = yearStart === yearEnd;
  const played = spanOf(placed);
  const earliest = isOneYear ? `${yearStart}-01-01` : `${yearStart}-07-01`;
  const latest = isOneYear ? `${yearEnd}-12-31` : `${yearEnd}-06-30`;
  return {
    key: isOneYear ? `${yearStart}` : `${yearStart}-${yearEnd}`,
    yearStart,
    yearEnd,
    startsOn: played.startsOn < earliest ? played.startsOn : earliest,
    endsOn: played.endsOn > latest ? played.endsOn : latest,
    isCurrent: false,
  };
}

function describeSeason(
  competition: string,
  season: SeasonEntry,
  placed: PlacedMatch[],
  { adjustments }: Notes,
): CompetitionSeasonEntry {
  const matches = placed.map(({ match }) => match);
  const groupOf = new Map<string, string | null>();
  for (const match of matches) {
    for (const team of [slug(match.team1), slug(match.team2)]) {
      groupOf.set(team, groupName(match) ?? groupOf.get(team) ?? null);
    }
  }
  const stranger = adjustments.find(({ team }) => !groupOf.has(slug(team)));
  if (stranger) throw new OperatorError(`The notes adjust the points of ${stranger.team}, a team without a match.`);
  return {
    competition,
    season: season.key,
    format: formatOf(placed),
    ...spanOf(placed),
    points: { win: 3, draw: 1, loss: 0 },
    tieBreakers: ['head_to_head'],
    extraTime: true,
    halfMinutes: 45,
    zones: [],
    teams: [...groupOf].map(([team, group]) => ({ team, group, seed: null, withdrawnOn: null })),
    adjustments: adjustments.map(({ team, ...adjustment }, index) => ({
      ...adjustment,
      key: [competition, season.key, slug(team), index + 1].join('/'),
      team: slug(team),
    })),
    gameweeks: listGameweeks(placed),
  };
}

function formatOf(placed: PlacedMatch[]): CompetitionFormat {
  const hasGroups = placed.some(({ match }) => match.group !== undefined);
  if (hasGroups) return placed.some(({ eliminationRound }) => eliminationRound) ? 'GROUP_PLUS_KNOCKOUT' : 'GROUP_STAGE';
  return placed.every(({ eliminationRound }) => eliminationRound) ? 'KNOCKOUT' : 'LEAGUE';
}

/** A match that was moved beyond the next gameweek, or before the one ahead, does not stretch its own. */
function listGameweeks(placed: PlacedMatch[]): CompetitionSeasonEntry['gameweeks'] {
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
      eliminationRound: members[0]?.eliminationRound ?? null,
    };
  });
}

const byDate = (a: PlacedMatch, b: PlacedMatch) => a.match.date.localeCompare(b.match.date);

function spanOf(placed: PlacedMatch[]): { startsOn: string; endsOn: string } {
  const days = placed.map(({ match }) => match.date).toSorted();
  return { startsOn: days.at(0) ?? '', endsOn: days.at(-1) ?? '' };
}

const groupName = ({ group }: ListedMatch): string | null => group?.replace(/^group\s+/i, '') ?? null;

function listTeams(matches: readonly ListedMatch[]): TeamEntry[] {
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
    nameLatin: plainLatin(name),
    shortName: short.get(name) ?? name,
    badge: null,
    city: null,
    founded: null,
    stadium: null,
    descriptionBg: null,
    descriptionEn: null,
    instagram: null,
    facebook: null,
    twitter: null,
    website: null,
  }));
}

function listPlayers(matches: readonly ListedMatch[], scorerOf: Scorers): { entry: PlayerEntry; team: string }[] {
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
    entry: {
      key,
      name,
      nameLatin: plainLatin(name),
      birthdate: null,
      nationality: nationality.get(team) ?? '',
      position: null,
      picture: null,
      hidden: false,
      parentalDeclaration: false,
    },
  }));
}
