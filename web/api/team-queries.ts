import { apiPaths } from '#contract/paths.ts';
import { ask } from './ask.ts';
import { readTeamAwards } from './read-awards.ts';
import { readStandings } from './read-standings.ts';
import { readSquad, readTeamFigures } from './read-team-figures.ts';
import { readTeamFixtures, readTeamResults } from './read-team-matches.ts';
import { readTeamCompetitions, readTeamNews, readTeamProfile, readTeamTransfers } from './read-team.ts';
import { fields } from './read.ts';
import { withQuery } from './with-query.ts';

export const teamProfile = (id: number) => ask(apiPaths.team(id), readTeamProfile);

export const teamFigures = (id: number) => ask(apiPaths.teamStats(id), readTeamFigures);

export interface SquadChoice {
  /** null for all of them. */
  competition: number | null;
  season: 'current' | 'all' | number;
}

/** The current season is what is sent when none is asked for. */
export const teamSquad = (id: number, { competition, season }: SquadChoice) =>
  ask(
    withQuery(apiPaths.teamSquad(id), {
      competition_id: competition,
      season_id: season === 'current' ? null : season,
    }),
    readSquad,
  );

export const teamFixtures = (id: number) => ask(apiPaths.teamFixtures(id), readTeamFixtures);

export const teamResults = (id: number) => ask(apiPaths.teamResults(id), readTeamResults);

export const teamCompetitions = (id: number) => ask(apiPaths.teamCompetitions(id), readTeamCompetitions);

export const teamStandings = (id: number, competition: number, season: number | null) =>
  ask(withQuery(apiPaths.teamStandings(id), { competition_id: competition, season_id: season }), (answer) => {
    const { standings, zones, adjustments } = fields(answer);
    return readStandings(standings, zones, adjustments);
  });

export const teamTransfers = (id: number) => ask(apiPaths.teamTransfers(id), readTeamTransfers);

export const teamAwards = (id: number) => ask(apiPaths.teamAwards(id), readTeamAwards);

export const teamNews = (id: number) => ask(apiPaths.teamNews(id), readTeamNews);
