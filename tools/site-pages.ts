import { apiPaths, pagePaths } from '#contract/paths.ts';
import type { Competition, RecentMatch } from '#contract/http/competition.ts';
import type { LiveAndUpcoming } from '#contract/http/live.ts';
import type { NewsItem } from '#contract/http/news.ts';
import type { Trending } from '#contract/http/player.ts';

/** The address of a page of each kind, with ids from the API that `fetchJson` reads. */
export async function sitePages(fetchJson: (path: string) => Promise<unknown>): Promise<Record<string, string>> {
  const ask = async <Body>(path: string) => (await fetchJson(path)) as Body;
  const [competition] = await ask<Competition[]>(apiPaths.activeCompetitions);
  const [article] = await ask<NewsItem[]>(apiPaths.news);
  const [player, other] = await ask<Trending>(apiPaths.trendingPlayers);
  if (!competition || !article || !player || !other)
    throw new Error('The league has no competition, no news or not two players in form');
  const [match] = (await ask<{ matches: RecentMatch[] }>(apiPaths.recentMatches(competition.id))).matches;
  if (!match) throw new Error('The league has no match that is over');
  const { liveMatches } = await ask<LiveAndUpcoming>(apiPaths.liveAndUpcoming);
  return {
    home: pagePaths.home,
    news: pagePaths.news,
    article: pagePaths.article(article.id),
    live: pagePaths.liveMatches,
    weekend: pagePaths.weekend,
    results: pagePaths.results,
    'results-competition': pagePaths.resultsCompetition(competition.id),
    'results-gameweek': pagePaths.resultsGameweek(competition.id, 3),
    'results-leagues': '/results/leagues',
    'results-other': '/results/other',
    'results-details': `/results/competition-details/${competition.id}`,
    competition: pagePaths.competition(competition.id),
    'competition-standings': `${pagePaths.competition(competition.id)}?tab=standings`,
    'competition-statistics': `${pagePaths.competition(competition.id)}?tab=statistics`,
    'competition-totw': `${pagePaths.competition(competition.id)}?tab=totw&gameweek=1`,
    totw: pagePaths.teamOfTheWeek,
    referee: pagePaths.referee(1),
    pitch: pagePaths.pitch(1),
    photos: pagePaths.photos,
    gallery: pagePaths.gallery(1),
    match: pagePaths.match(match.id),
    ...(liveMatches[0] && { 'match-live': pagePaths.match(liveMatches[0].id) }),
    'match-commentary': `${pagePaths.match(match.id)}?part=commentary`,
    'match-stats': `${pagePaths.match(match.id)}?tab=stats`,
    'match-lineups': `${pagePaths.match(match.id)}?tab=lineups`,
    player: pagePaths.player(player.id),
    'player-stats': `${pagePaths.player(player.id)}?tab=Stats`,
    'player-matches': `${pagePaths.player(player.id)}?tab=Matches`,
    team: pagePaths.team(player.team.id),
    'team-squad': `${pagePaths.team(player.team.id)}?tab=Squad`,
    'team-results': `${pagePaths.team(player.team.id)}?tab=Results`,
    'compare-players': pagePaths.comparePlayers(Math.min(player.id, other.id), Math.max(player.id, other.id)),
    'compare-teams': pagePaths.compareTeams(1, 2),
    about: pagePaths.about,
    'about-documents': `${pagePaths.about}?tab=documents`,
    'about-faqs': `${pagePaths.about}?tab=faqs`,
  };
}
