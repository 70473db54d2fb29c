import { apiPaths } from '#contract/paths.ts';
import { ask } from './ask.ts';
import { readTeamOfTheSeason, readTeamOfTheWeek } from './read-composition.ts';
import {
  readEnteredTeams,
  readGameweekGoals,
  readLeaders,
  readSeasons,
  readTies,
  readTotalMatches,
  type Statistic,
} from './read-competition.ts';
import { readReports } from './read-reports.ts';
import { withQuery } from './with-query.ts';

/** Which competition, and in which season; without one, the server's own choice. */
export interface InSeason {
  id: number;
  season: number | null;
}

export const competitionSeasons = (id: number) => ask(apiPaths.competitionSeasons(id), readSeasons);

export const totalMatches = ({ id, season }: InSeason) =>
  ask(withQuery(apiPaths.totalMatchesPlayed(id), { season }), readTotalMatches);

export const enteredTeams = ({ id, season }: InSeason) =>
  ask(withQuery(apiPaths.competitionTeams(id), { season }), readEnteredTeams);

export const gameweekGoals = ({ id, season }: InSeason) =>
  ask(withQuery(apiPaths.gameweekGoals(id), { season }), readGameweekGoals);

export const eliminationMatches = ({ id, season }: InSeason) =>
  ask(withQuery(apiPaths.eliminationMatches(id), { season }), readTies);

const REPORTS_PER_PAGE = 10;

export const competitionNews = (id: number, page: number) =>
  ask(withQuery(apiPaths.competitionNews(id), { page, limit: REPORTS_PER_PAGE }), readReports);

export const teamOfTheWeek = ({ id, season }: InSeason, gameweekId: number) =>
  ask(withQuery(apiPaths.teamOfTheWeek(id), { season, gameweekId }), readTeamOfTheWeek);

export const teamOfTheSeason = ({ id, season }: InSeason) =>
  ask(withQuery(apiPaths.teamOfTheSeason(id), { season }), readTeamOfTheSeason);

export const SCOPES = ['season', 'alltime'] as const;
export type Scope = (typeof SCOPES)[number];

const statisticsPaths = {
  goals: apiPaths.topScorers,
  assists: apiPaths.topAssisters,
  rating: apiPaths.topRated,
} satisfies Record<Statistic, (id: number) => string>;

/** More than a card shows, as another backend expects. */
const FOR_A_CARD = 10;

export const leaders = ({ id, season }: InSeason, statistic: Statistic, scope: Scope, limit = FOR_A_CARD) =>
  ask(withQuery(statisticsPaths[statistic](id), { season, type: scope, limit }), readLeaders(statistic));
