import { cutAt } from '#domain/formatting/excerpt.ts';
import { COMPETITION_FORMATS, type CompetitionFormat } from '#domain/standings/format.ts';
import { SUSPENSION_CAUSES } from '#domain/player/suspension.ts';
import type {
  HeadToHead,
  MatchPreview,
  MatchStandings,
  MatchStory,
  OpenBan,
  PastMatch,
  PlayerMeeting,
  PreviewSide,
  TeamAbsences,
  Venue,
} from '#web/football/match-context-model.ts';
import type { Competition, Leader } from '#web/football/model.ts';
import { parseMatchBetween } from './parse-matches.ts';
import { parseLead, parseStory } from './parse-news.ts';
import { parseCompetition, parseNamedCompetition, parseNamedTeam, parsePlayer, parsePrivate } from './parse-shared.ts';
import { parseStandings, rowsOf } from './parse-standings.ts';
import { parseEach, fields, list, number, oneOf, text } from './parse.ts';

const PREVIEW_CHARACTERS = 120;

export const parsePlayerMeetings = (response: unknown): PlayerMeeting[] =>
  parseEach(list(response, 'matches'), (value) => {
    const match = parsePastMatch(value);
    const { player_goals, other_goals } = fields(value);
    return match && { ...match, goals: [number(player_goals) ?? 0, number(other_goals) ?? 0] };
  });

export const parsePastMatches = (response: unknown): PastMatch[] =>
  parseEach(list(response, 'matches'), parsePastMatch);

export function parsePastMatch(value: unknown): PastMatch | null {
  const { team1, team2, home_team, away_team, competition } = fields(value);
  const match = parseMatchBetween(value, team1 ?? home_team, team2 ?? away_team, 'FINISHED');
  return match && { ...match, competition: parseNamedCompetition(competition) };
}

/** null if the backend has none, or the teams have never met. */
export function parseHeadToHead(response: unknown): HeadToHead | null {
  const { team1_wins, draws, team2_wins } = fields(fields(response).h2h ?? response);
  const balance = { homeWins: number(team1_wins) ?? 0, draws: number(draws) ?? 0, awayWins: number(team2_wins) ?? 0 };
  return balance.homeWins + balance.draws + balance.awayWins === 0 ? null : balance;
}

export const parseSideCompetitions = (response: unknown): Competition[] =>
  parseEach(list(response, 'competitions'), parseCompetition);

/** One list, or lists by group. Group names of rows are ignored in a competition without groups. */
export function parseMatchStandings(response: unknown, ofMatch: CompetitionFormat | null): MatchStandings {
  const { standings = response, zones, adjustments } = fields(response);
  if (Array.isArray(standings))
    return parseStandings(rowsOf(standings, parseFormat(response) ?? ofMatch), zones, adjustments);
  const isByGroup = Object.values(fields(standings)).every((rows) => Array.isArray(rows));
  if (standings === null || typeof standings !== 'object' || !isByGroup) return null;
  return parseStandings(standings, zones, adjustments);
}

/** Another backend may send it with the match only. */
export const parseFormat = (response: unknown): CompetitionFormat | null =>
  oneOf(COMPETITION_FORMATS, fields(response).format);

/** A list, or one under `name`. */
export const parseMatchLeaders =
  (name: string, measure: string) =>
  (response: unknown): Leader[] =>
    parseEach(list(response, name), (value) => {
      const leader = fields(value);
      const id = number(leader.player_id);
      const player = text(leader.player_name);
      const amount = number(leader[measure]);
      if (id === null || player === null) return null;
      return {
        player: { id, name: player, picture: text(leader.player_picture), ...parsePrivate(leader) },
        team: { name: text(leader.team_name) ?? '' },
        value: amount ?? 0,
      };
    });

export const parseMatchNews = (response: unknown): MatchStory[] =>
  parseEach(list(response, 'news'), (value) => {
    const { bg, en } = parseLead(fields(value));
    const story = parseStory(value);
    return story && { ...story, preview: { bg: cutAt(bg, PREVIEW_CHARACTERS), en: cutAt(en, PREVIEW_CHARACTERS) } };
  });

export const parsePreview = (response: unknown): MatchPreview => ({
  home: parsePreviewSide(fields(response).home),
  away: parsePreviewSide(fields(response).away),
  venue: parseVenue(fields(response).venue),
});

function parseVenue(value: unknown): Venue | null {
  const { name, address, latitude, longitude } = fields(value);
  const [called, north, east] = [text(name), number(latitude), number(longitude)];
  if (called === null) return null;
  const coordinates = north === null || east === null ? null : { latitude: north, longitude: east };
  return { name: called, address: text(address), coordinates };
}

function parsePreviewSide(side: unknown): PreviewSide | null {
  if (side === null) return null;
  return {
    form: parseEach(list(side, 'form'), (letter) => oneOf(['W', 'D', 'L'], letter)),
    scorers: parseEach(list(side, 'scorers'), (row) => {
      const player = parsePlayer(fields(row).player);
      return player && { player, goals: number(fields(row).goals) ?? 0 };
    }),
    absent: parseAbsent(list(side, 'absent')),
  };
}

const parseAbsent = (rows: unknown[]) =>
  parseEach(rows, (row) => {
    const player = parsePlayer(fields(row).player);
    const cause = oneOf(SUSPENSION_CAUSES, fields(row).cause);
    return player && cause && { player, cause, ...parseDecision(row) };
  });

function parseDecision(row: unknown) {
  const { matches, until, reason_bg, reason_en, decision } = fields(row);
  const [bg, en] = [text(reason_bg), text(reason_en)];
  return {
    matches: number(matches),
    until: text(until),
    reason: bg === null || en === null ? null : { bg, en },
    decision: text(decision),
  };
}

export const parsePlayerBans = (response: unknown): OpenBan[] =>
  parseEach(list(response, 'bans'), (row) => {
    const startsOn = text(fields(row).starts_on);
    const competition = parseNamedCompetition(fields(row).competition);
    return startsOn === null ? null : { cause: 'ban', startsOn, competition, ...parseDecision(row) };
  });

export function parseAbsences(response: unknown): TeamAbsences {
  const { match, absent } = fields(response);
  const { start_time, opponent } = fields(match);
  return {
    match: match === null ? null : { startTime: text(start_time), opponent: parseNamedTeam(opponent) },
    absent: parseAbsent(list(absent)),
  };
}
