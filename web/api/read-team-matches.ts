import { resultLetter, type ResultLetter, type Score } from '#domain/match/score.ts';
import type { CompetitionMatches, TeamMatch } from '#web/football/team-model.ts';
import { readNamedCompetition, readNamedTeam, toScore } from './read-shared.ts';
import { each, fields, list, number, oneOf, text } from './read.ts';

export const readTeamFixtures = (answer: unknown): CompetitionMatches[] =>
  each(list(answer, 'fixtures'), readGroup('UPCOMING'));

export const readTeamResults = (answer: unknown): CompetitionMatches[] =>
  each(list(answer, 'results'), readGroup('FINISHED'));

const readGroup =
  (usual: string) =>
  (value: unknown): CompetitionMatches | null => {
    const { competition, matches } = fields(value);
    const played = readNamedCompetition(competition);
    return played && { competition: played, matches: each(list(matches), readMatch(usual)) };
  };

const readMatch =
  (usual: string) =>
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
      status: text(match.status) ?? usual,
      isHome,
      opponent: readNamedTeam(isHome ? match.awayTeam : match.homeTeam),
      score,
      result: oneOf<ResultLetter>(['W', 'D', 'L'], match.result) ?? (score && resultOf(score, isHome)),
    };
  };

const resultOf = ({ home, away }: Score, isHome: boolean): ResultLetter =>
  isHome ? resultLetter(home, away) : resultLetter(away, home);
