import { apiPaths } from '#contract/paths.ts';
import { apiQuery, parsersIn } from './api-query.ts';
import { withQuery } from './with-query.ts';

const parsers = parsersIn(() => import('./parse-competition.ts'));
const newsParsers = parsersIn(() => import('./parse-competition-news.ts'));
const bestTeamParsers = parsersIn(() => import('./parse-best-team.ts'));

/** Without a season the server chooses. */
export interface CompetitionEdition {
  id: number;
  season: number | null;
}

export const competitionSeasons = (id: number) =>
  apiQuery(apiPaths.competitionSeasons(id), parsers, ({ parseSeasons }) => parseSeasons);

export const totalMatches = ({ id, season }: CompetitionEdition) =>
  apiQuery(
    withQuery(apiPaths.totalMatchesPlayed(id), { season }),
    parsers,
    ({ parseTotalMatches }) => parseTotalMatches,
  );

export const enteredTeams = ({ id, season }: CompetitionEdition) =>
  apiQuery(withQuery(apiPaths.competitionTeams(id), { season }), parsers, ({ parseEnteredTeams }) => parseEnteredTeams);

export const gameweekGoals = ({ id, season }: CompetitionEdition) =>
  apiQuery(withQuery(apiPaths.gameweekGoals(id), { season }), parsers, ({ parseGameweekGoals }) => parseGameweekGoals);

export const eliminationMatches = ({ id, season }: CompetitionEdition) =>
  apiQuery(withQuery(apiPaths.eliminationMatches(id), { season }), parsers, ({ parseTies }) => parseTies);

const REPORTS_PER_PAGE = 10;

export const competitionNews = (id: number, page: number) =>
  apiQuery(
    withQuery(apiPaths.competitionNews(id), { page, limit: REPORTS_PER_PAGE }),
    newsParsers,
    ({ parseCompetitionNews }) => parseCompetitionNews,
  );

export const teamOfTheWeek = ({ id, season }: CompetitionEdition, gameweekId: number) =>
  apiQuery(
    withQuery(apiPaths.teamOfTheWeek(id), { season, gameweekId }),
    bestTeamParsers,
    ({ parseTeamOfTheWeek }) => parseTeamOfTheWeek,
  );

export const teamOfTheSeason = ({ id, season }: CompetitionEdition) =>
  apiQuery(
    withQuery(apiPaths.teamOfTheSeason(id), { season }),
    bestTeamParsers,
    ({ parseTeamOfTheSeason }) => parseTeamOfTheSeason,
  );

export const SCOPES = ['season', 'alltime'] as const;
export type Scope = (typeof SCOPES)[number];

export const STATISTICS = ['goals', 'assists', 'rating'] as const;
export type Statistic = (typeof STATISTICS)[number];

const statisticsPaths = {
  goals: apiPaths.topScorers,
  assists: apiPaths.topAssisters,
  rating: apiPaths.topRated,
} satisfies Record<Statistic, (id: number) => string>;

/** More than a card shows, as another backend expects. */
const CARD_LIMIT = 10;

export const leaders = ({ id, season }: CompetitionEdition, statistic: Statistic, scope: Scope, limit = CARD_LIMIT) =>
  apiQuery(withQuery(statisticsPaths[statistic](id), { season, type: scope, limit }), parsers, ({ parseLeaders }) =>
    parseLeaders(statistic),
  );
