import { dayAt } from '#domain/formatting/sofia-time.ts';
import { resultLetter, type ResultLetter, type Score } from '#domain/match/score.ts';
import { isOff } from '#domain/match/status-display.ts';
import type { CompetitionMatches, TeamMatch } from '#web/football/team-model.ts';
import { parseNamedCompetition, parseNamedTeam, parseStatus, toScore } from './parse-shared.ts';
import { parseEach, fields, list, number, oneOf, text } from './parse.ts';

export const parseTeamFixtures = (response: unknown): CompetitionMatches[] =>
  parseEach(list(response, 'fixtures'), parseGroup('UPCOMING')).map(inOrder(1));

export const parseTeamResults = (response: unknown): CompetitionMatches[] =>
  parseEach(list(response, 'results'), parseGroup('FINISHED')).map(inOrder(-1));

/** By time, whatever the order of the backend; last those without a time, and those that were not played on a day gone by. */
const inOrder =
  (direction: 1 | -1) =>
  ({ competition, matches }: CompetitionMatches): CompetitionMatches => {
    const today = dayAt(new Date());
    return {
      competition,
      matches: matches.toSorted(
        (a, b) => Number(hasNoDay(a, today)) - Number(hasNoDay(b, today)) || direction * (timeOf(a) - timeOf(b)),
      ),
    };
  };

const timeOf = ({ startTime }: TeamMatch): number => Date.parse(startTime ?? '') || 0;

const hasNoDay = (match: TeamMatch, today: string): boolean =>
  timeOf(match) === 0 || (isOff(match.status) && dayAt(new Date(timeOf(match))) < today);

const parseGroup =
  (defaultStatus: string) =>
  (value: unknown): CompetitionMatches | null => {
    const { competition, matches } = fields(value);
    const parsedCompetition = parseNamedCompetition(competition);
    return (
      parsedCompetition && {
        competition: parsedCompetition,
        matches: parseEach(list(matches ?? []), parseMatch(defaultStatus)),
      }
    );
  };

const parseMatch =
  (defaultStatus: string) =>
  (value: unknown): TeamMatch | null => {
    const match = fields(value);
    const id = number(match.id);
    if (id === null) return null;
    const isHome = match.isHomeTeam !== false;
    const { home, away } = fields(match.score);
    const score = toScore(home, away);
    return {
      id,
      startTime: text(match.startTime),
      gameweek: number(match.gameweek) ?? number(fields(match.gameweek).number),
      status: parseStatus(match)?.statusText ?? defaultStatus,
      isHome,
      opponent: parseNamedTeam(isHome ? match.awayTeam : match.homeTeam),
      venue: text(match.venue),
      score,
      result: oneOf<ResultLetter>(['W', 'D', 'L'], match.result) ?? (score && resultOf(score, isHome)),
    };
  };

const resultOf = ({ home, away }: Score, isHome: boolean): ResultLetter =>
  isHome ? resultLetter(home, away) : resultLetter(away, home);
