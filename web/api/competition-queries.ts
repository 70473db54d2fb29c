import { apiPaths } from '#contract/paths.ts';
import { apiQuery } from './api-query.ts';
import { parseCompetitionNews } from './parse-competition-news.ts';
import {
  parseEnteredTeams,
  parseGameweekGoals,
  parseLeaders,
  parseSeasons,
  parseTies,
  parseTotalMatches,
  type Statistic,
} from './parse-competition.ts';
import { parseTeamOfTheSeason, parseTeamOfTheWeek } from './parse-best-team.ts';
import { withQuery } from './with-query.ts';

/** Without a season the server chooses. */
export interface CompetitionEdition {
  id: number;
  season: number | null;
}

export const competitionSeasons = (id: number) => apiQuery(apiPaths.competitionSeasons(id), parseSeasons);

export const totalMatches = ({ id, season }: CompetitionEdition) =>
  apiQuery(withQuery(apiPaths.totalMatchesPlayed(id), { season }), parseTotalMatches);

export const enteredTeams = ({ id, season }: CompetitionEdition) =>
  apiQuery(withQuery(apiPaths.competitionTeams(id), { season }), parseEnteredTeams);

export const gameweekGoals = ({ id, season }: CompetitionEdition) =>
  apiQuery(withQuery(apiPaths.gameweekGoals(id), { season }), parseGameweekGoals);

export const eliminationMatches = ({ id, season }: CompetitionEdition) =>
  apiQuery(withQuery(apiPaths.eliminationMatches(id), { season }), parseTies);

const REPORTS_PER_PAGE = 10;

export const competitionNews = (id: number, page: number) =>
  apiQuery(withQuery(apiPaths.competitionNews(id), { page, limit: REPORTS_PER_PAGE }), parseCompetitionNews);

export const teamOfTheWeek = ({ id, season }: CompetitionEdition, gameweekId: number) =>
  apiQuery(withQuery(apiPaths.teamOfTheWeek(id), { season, gameweekId }), parseTeamOfTheWeek);

export const teamOfTheSeason = ({ id, season }: CompetitionEdition) =>
  apiQuery(withQuery(apiPaths.teamOfTheSeason(id), { season }), parseTeamOfTheSeason);

export const SCOPES = ['season', 'alltime'] as const;
export type Scope = (typeof SCOPES)[number];

const statisticsPaths = {
  goals: apiPaths.topScorers,
  assists: apiPaths.topAssisters,
  rating: apiPaths.topRated,
} satisfies Record<Statistic, (id: number) => string>;

/** More than a card shows, as another backend expects. */
const CARD_LIMIT = 10;

export const leaders = ({ id, season }: CompetitionEdition, statistic: Statistic, scope: Scope, limit = CARD_LIMIT) =>
  apiQuery(withQuery(statisticsPaths[statistic](id), { season, type: scope, limit }), parseLeaders(statistic));
