import type { Thing } from 'schema-dts';
import { filePaths, pagePaths, type ComparisonKind, type SocialPictureKind } from '#contract/paths.ts';
import { prefetchQuery, idFromParams } from '#web/api/load.ts';
import { matchDetails } from '#web/api/match-queries.ts';
import { article } from '#web/api/news-queries.ts';
import { gallery } from '#web/api/photo-queries.ts';
import { playerProfile } from '#web/api/player-queries.ts';
import { featured } from '#web/api/standings-queries.ts';
import { teamProfile, teamSquad } from '#web/api/team-queries.ts';
import type { MatchDetails } from '#web/football/match-model.ts';
import { matchTitle } from '#web/football/match-title.ts';
import { photoInQuery } from '#web/pages/photos/lightbox-part.ts';
import { galleryTitle } from '#web/photos/gallery-title.ts';
import type { GalleryWithPhotos, PhotoFile } from '#web/photos/photo-model.ts';
import type { HeadSources, PageHead } from '#web/shell/head.ts';
import { scoreText } from '#domain/formatting/match-words.ts';
import { goalCard } from '#web/social/goal-card.ts';
import { breadcrumbData, type Crumb } from './breadcrumb-data.ts';
import { matchData } from './match-data.ts';
import { articleData, competitionData, galleryData, playerData, teamData } from './profile-data.ts';
import { siteData } from './site-data.ts';
import type { LeagueSite } from './site.ts';

/** For search engines and social networks, beyond the title. */
export interface PageSeo {
  /** Social picture, drawn by the server unless it is a photo. */
  picture: string;
  photo?: PhotoFile;
  /** Atom feed. */
  feed: string;
  data: Thing[];
  /** Of a part of the page that is shared by itself. */
  shared?: { title: string; address: string };
}

interface SeoContext extends HeadSources {
  id: number;
  site: LeagueSite;
  head: PageHead;
}

interface PageDescription {
  /** Of a kind of subject, or the address of another. */
  picture: SocialPictureKind | { address: string };
  /** In its place, for the address of a photo. */
  photo?: PhotoFile;
  shared?: { title: string; address: string };
  /** A goal of the match that the address names, and what other sites call it. */
  goal?: { id: number; title: string } | null;
  /** Networks cache pictures by address, so another score needs another address. */
  version?: number | null;
  name?: string;
  data?: Thing | null;
  parent: Crumb;
  feed?: string;
}

type Describe = (context: SeoContext) => Promise<PageDescription>;

/** By source file of the route. They run after the queries were dehydrated, so what they fetch is not sent to the browser. */
const DESCRIPTIONS: Record<string, Describe> = {
  'web/pages/match/match-page.tsx': async ({ id, queryClient, site, t, language, query }) => {
    const match = await prefetchQuery(queryClient, matchDetails(id));
    return {
      picture: 'match',
      ...(match && {
        version: match.revision,
        goal: goalIn(match, query, { t, language }),
        name: matchTitle(match, t),
        data: matchData(site, match, matchTitle(match, t)),
      }),
      parent: { name: t('nav.results'), path: pagePaths.results },
    };
  },
  'web/pages/team/team-page.tsx': async ({ id, queryClient, site, t }) => {
    const [team, squad] = await Promise.all([
      prefetchQuery(queryClient, teamProfile(id)),
      prefetchQuery(queryClient, teamSquad(id, { competition: null, season: 'current' })),
    ]);
    return {
      picture: 'team',
      ...(team && { name: team.name, data: teamData(site, team, squad) }),
      parent: { name: t('nav.results'), path: pagePaths.results },
      feed: filePaths.teamFeed(id),
    };
  },
  'web/pages/player/player-page.tsx': async ({ id, queryClient, site, t }) => {
    const player = await prefetchQuery(queryClient, playerProfile(id));
    const team = player?.team;
    return {
      picture: 'player',
      ...(player && { name: player.name, data: playerData(site, player) }),
      parent: team?.id
        ? { name: team.name, path: pagePaths.team(team.id) }
        : { name: t('nav.results'), path: pagePaths.results },
    };
  },
  'web/pages/competition/competition-page.tsx': async ({ id, queryClient, site, t }) => {
    const competition = (await prefetchQuery(queryClient, featured(id)))?.competition;
    return {
      picture: 'competition',
      ...(competition && { name: competition.name, data: competitionData(site, competition) }),
      parent: { name: t('nav.results'), path: pagePaths.results },
      feed: filePaths.competitionFeed(id),
    };
  },
  'web/pages/photos/gallery-page.tsx': async (context) => {
    const { id, queryClient, site, t, language } = context;
    const shown = await prefetchQuery(queryClient, gallery(id));
    return {
      picture: 'gallery',
      ...(shown && {
        name: galleryTitle(shown, language, t),
        data: galleryData(site, shown, galleryTitle(shown, language, t)),
      }),
      ...(shown && photoIn(shown, context)),
      parent: { name: t('nav.photos'), path: pagePaths.photos },
    };
  },
  'web/pages/compare/compare-players-page.tsx': (context) => describeComparison('players')(context),
  'web/pages/compare/compare-teams-page.tsx': (context) => describeComparison('teams')(context),
  'web/pages/news/article-page.tsx': async ({ id, queryClient, site, t }) => {
    const story = await prefetchQuery(queryClient, article(id));
    return {
      picture: 'article',
      ...(story && { name: story.title[site.language], data: articleData(site, story) }),
      parent: { name: t('nav.news'), path: pagePaths.news },
    };
  },
};

function photoIn(gallery: GalleryWithPhotos, { query, t, language }: SeoContext) {
  const index = gallery.photos.findIndex(({ id }) => id === photoInQuery(query));
  const photo = gallery.photos[index];
  if (!photo) return null;
  const title = galleryTitle(gallery, language, t);
  return {
    photo: photo.medium,
    shared: {
      title: photo.caption[language] || t('photos.photo.head.title', { title, number: index + 1 }),
      address: pagePaths.photo(gallery.id, photo.id),
    },
  };
}

const describeComparison =
  (kind: ComparisonKind): Describe =>
  async ({ id, t, params }) => ({
    picture: { address: filePaths.comparisonPicture(kind, id, idFromParams({ id: params.other ?? '' }) ?? id) },
    name: t('compare.title'),
    parent: { name: t('nav.results'), path: pagePaths.results },
  });

interface RenderedPage extends HeadSources {
  /** The source file of the page. */
  page: string | undefined;
  path: string;
  site: LeagueSite;
  head: PageHead;
}

export async function pageSeo({ page = '', path, ...sources }: RenderedPage): Promise<PageSeo> {
  const { site, head, params, t } = sources;
  const id = idFromParams(params);
  const description = id === null ? undefined : await DESCRIPTIONS[page]?.({ ...sources, id });
  const home = { name: t('nav.home'), path: pagePaths.home };
  const self = { name: description?.name ?? head.title, path: head.address ?? path };
  const crumbs = description ? [home, description.parent, self] : [home, self];
  return {
    picture: description && id !== null ? pictureOf(description, id) : filePaths.defaultPicture,
    ...(description?.photo && { photo: description.photo }),
    ...(description?.shared && { shared: description.shared }),
    ...(description?.goal &&
      id !== null && { shared: { title: description.goal.title, address: pagePaths.goal(id, description.goal.id) } }),
    feed: description?.feed ?? filePaths.newsFeed,
    data: [
      ...siteData(site),
      ...(description?.data ? [description.data] : []),
      ...(path === pagePaths.home ? [] : [breadcrumbData(site, crumbs)]),
    ],
  };
}

function pictureOf({ picture, goal, version }: PageDescription, id: number): string {
  if (typeof picture !== 'string') return picture.address;
  const address = goal ? filePaths.goalPicture(id, goal.id) : filePaths.socialPicture(picture, id);
  return address + (version ? `?v=${version}` : '');
}

function goalIn(
  match: MatchDetails,
  query: URLSearchParams,
  { t, language }: Pick<SeoContext, 't' | 'language'>,
): { id: number; title: string } | null {
  const id = Number(query.get('goal'));
  const card = id > 0 ? goalCard(match, id, t) : null;
  if (!card) return null;
  const { headline, scorer, minute, home, away, score } = card;
  const result = `${home.name} ${scoreText(score.home, score.away, language)} ${away.name}`;
  return { id, title: `${headline} ${scorer} ${minute}, ${result}` };
}
