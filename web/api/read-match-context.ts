import { cutAt } from '#domain/formatting/excerpt.ts';
import { COMPETITION_FORMATS, type CompetitionFormat } from '#domain/standings/format.ts';
import type { Balance, MatchStandings, MatchStory, PastMatch } from '#web/football/match-context-model.ts';
import type { Leader } from '#web/football/model.ts';
import { readMatch } from './read-matches.ts';
import { readStory } from './read-news.ts';
import { bilingual, readNamedCompetition } from './read-shared.ts';
import { readStandings } from './read-standings.ts';
import { each, fields, list, number, oneOf, text } from './read.ts';

const PREVIEW_CHARACTERS = 120;

export const readPastMatches = (answer: unknown): PastMatch[] => each(list(answer, 'matches'), readPastMatch);

function readPastMatch(value: unknown): PastMatch | null {
  const { team1, team2, home_team, away_team, competition } = fields(value);
  const match = readMatch(value, team1 ?? home_team, team2 ?? away_team, 'FINISHED');
  return match && { ...match, competition: readNamedCompetition(competition) };
}

/** null where a backend keeps no such balance, or the two have never met. */
export function readBalance(answer: unknown): Balance | null {
  const { team1_wins, draws, team2_wins } = fields(fields(answer).h2h ?? answer);
  const balance = { homeWins: number(team1_wins) ?? 0, draws: number(draws) ?? 0, awayWins: number(team2_wins) ?? 0 };
  return balance.homeWins + balance.draws + balance.awayWins === 0 ? null : balance;
}

/** One list, or lists by group. In a competition without groups those that rows may carry mean nothing. */
export function readMatchStandings(answer: unknown, ofMatch: CompetitionFormat | null): MatchStandings {
  const { standings = answer, zones, adjustments } = fields(answer);
  if (Array.isArray(standings)) {
    const format = readFormat(answer) ?? ofMatch;
    const hasGroups = format === 'GROUP_STAGE' || format === 'GROUP_PLUS_KNOCKOUT';
    return readStandings(hasGroups ? standings : standings.map(withoutGroup), zones, adjustments);
  }
  const isByGroup = Object.values(fields(standings)).every((rows) => Array.isArray(rows));
  if (standings === null || typeof standings !== 'object' || !isByGroup) return null;
  return readStandings(standings, zones, adjustments);
}

/** Another backend may say it of the match alone. */
export const readFormat = (answer: unknown): CompetitionFormat | null =>
  oneOf(COMPETITION_FORMATS, fields(answer).format);

const withoutGroup = (row: unknown) => ({ ...fields(row), group_name: null });

/** The best of a competition at one thing: a list, or one under its name. */
export const readMatchLeaders =
  (name: string, measure: string) =>
  (answer: unknown): Leader[] =>
    each(list(answer, name), (value) => {
      const leader = fields(value);
      const id = number(leader.player_id);
      const player = text(leader.player_name);
      const amount = number(leader[measure]);
      if (id === null || player === null || amount === null) return null;
      return {
        player: { id, name: player, picture: text(leader.player_picture) },
        team: { name: text(leader.team_name) ?? '' },
        value: amount,
      };
    });

export const readMatchNews = (answer: unknown): MatchStory[] =>
  each(list(answer, 'news'), (value) => {
    const { content, content_bg } = fields(value);
    const { bg, en } = bilingual(content, content_bg);
    const story = readStory(value);
    return story && { ...story, preview: { bg: cutAt(bg, PREVIEW_CHARACTERS), en: cutAt(en, PREVIEW_CHARACTERS) } };
  });
