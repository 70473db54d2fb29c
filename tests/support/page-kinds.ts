import type { LeagueApp } from './league-app.ts';

/** A page of each kind, by the ids of the demo league. */
export async function pageKinds({ app }: Pick<LeagueApp, 'app'>): Promise<Record<string, string>> {
  const ask = async <Answer>(path: string) => (await app.inject({ url: path })).json<Answer>();
  const [article] = await ask<{ id: number }[]>('/api/news');
  const { liveMatches } = await ask<{ liveMatches: { id: number }[] }>('/api/matches/live-and-upcoming');
  const match = (await ask<{ matches: { id: number }[] }>('/api/competitions/1/recent-matches')).matches[0];
  return {
    home: '/',
    news: '/news',
    article: `/news/${article?.id}`,
    live: '/live-matches',
    results: '/results/matches',
    gameweek: '/results/competition/1/gameweek/3',
    about: '/contacts',
    competition: '/competition/1',
    table: '/competition/1?tab=standings',
    totw: '/totw',
    match: `/match-details/${match?.id}`,
    'live match': `/match-details/${liveMatches[0]?.id}`,
    lineups: `/match-details/${match?.id}?tab=lineups`,
    team: '/team/1',
    squad: '/team/1?tab=Squad',
    player: '/player/1',
    log: '/player/1?tab=Matches',
    referee: '/referee/1',
  };
}
