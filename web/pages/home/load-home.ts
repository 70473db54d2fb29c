import type { QueryClient } from '@tanstack/react-query';
import { fill } from '#web/api/load.ts';
import { activeCompetitions, featured, latestNews, liveAndUpcoming, recentMatches, teams } from '#web/api/queries.ts';
import { homeLeague } from '#web/football/home-league.ts';

export const loadHome = (client: QueryClient): Promise<unknown> =>
  Promise.all([fill(client, liveAndUpcoming), fill(client, latestNews), fill(client, teams), loadLeague(client)]);

async function loadLeague(client: QueryClient): Promise<unknown> {
  const competition = homeLeague((await fill(client, activeCompetitions)) ?? []);
  return (
    competition && Promise.all([fill(client, featured(competition.id)), fill(client, recentMatches(competition.id))])
  );
}
