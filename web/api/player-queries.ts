import { apiPaths } from '#contract/paths.ts';
import { ask, type ApiQuery } from './ask.ts';
import { readCompositions } from './read-awards.ts';
import { readPlayerMatches, readPlayerSeasons } from './read-player-figures.ts';
import { readCareer, readLastMatches, readPlayerProfile, readPlayerTeams, readSeasonGoals } from './read-player.ts';
import { withQuery } from './with-query.ts';
import type { Award } from '#web/football/award-model.ts';

export const playerProfile = (id: number) => ask(apiPaths.player(id), readPlayerProfile);

export const playerCareer = (id: number) => ask(apiPaths.playerSummary(id), readCareer);

export const playerLastMatches = (id: number) => ask(apiPaths.playerLastMatches(id), readLastMatches);

export const playerSeasonGoals = (id: number) => ask(apiPaths.playerSeasonGoals(id), readSeasonGoals);

export const playerSeasons = (id: number) => ask(apiPaths.playerStats(id), readPlayerSeasons);

export const playerTeams = (id: number) => ask(apiPaths.playerTeams(id), readPlayerTeams);

const MATCHES_PER_PAGE = 10;

export const playerMatches = (id: number, teamId: number | null, page: number) =>
  ask(withQuery(apiPaths.playerMatches(id), { page, limit: MATCHES_PER_PAGE, teamId }), readPlayerMatches);

/** A failure reads like none: the other awards are there without them. */
export const playerCompositions = (id: number): ApiQuery<Award[]> =>
  ask(apiPaths.playerCompositions(id), (answer) => readCompositions(answer, id));
