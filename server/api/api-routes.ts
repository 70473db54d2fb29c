import { chancesRoutes } from './competition/chances-routes.ts';
import { competitionRoutes } from './competition/competition-routes.ts';
import { gameweekRoutes } from './competition/gameweek-routes.ts';
import { historyRoutes } from './competition/history-routes.ts';
import { statisticsRoutes } from './competition/statistics-routes.ts';
import { totwRoutes } from './competition/totw-routes.ts';
import { followingRoutes } from './following/following-routes.ts';
import { leagueRoutes } from './league/league-routes.ts';
import { liveRoutes } from './live/live-routes.ts';
import { liveTableRoutes } from './live/live-table-routes.ts';
import { matchRoutes } from './match/match-routes.ts';
import { previewRoutes } from './match/preview-routes.ts';
import { newsRoutes } from './news/news-routes.ts';
import { openapiRoutes } from './openapi/openapi-routes.ts';
import { photoRoutes } from './photos/photo-routes.ts';
import { playerRoutes } from './player/player-routes.ts';
import { recordRoutes } from './records/record-routes.ts';
import { pitchRoutes } from './pitch/pitch-routes.ts';
import { refereeRoutes } from './referee/referee-routes.ts';
import { searchRoutes } from './search/search-routes.ts';
import { seasonRoutes } from './season/season-routes.ts';
import type { Api } from './serve.ts';
import { teamRoutes } from './team/team-routes.ts';

export function apiRoutes(api: Api) {
  for (const routes of [
    leagueRoutes,
    seasonRoutes,
    competitionRoutes,
    gameweekRoutes,
    historyRoutes,
    chancesRoutes,
    statisticsRoutes,
    totwRoutes,
    liveRoutes,
    followingRoutes,
    liveTableRoutes,
    matchRoutes,
    previewRoutes,
    newsRoutes,
    openapiRoutes,
    photoRoutes,
    playerRoutes,
    recordRoutes,
    refereeRoutes,
    pitchRoutes,
    searchRoutes,
    teamRoutes,
  ])
    routes(api);
}
