import type { Thing } from 'schema-dts';
import { filePaths, pagePaths, type SocialPictureKind } from '#contract/paths.ts';
import { fill, idIn } from '#web/api/load.ts';
import { matchDetails } from '#web/api/match-queries.ts';
import { article } from '#web/api/news-queries.ts';
import { playerProfile } from '#web/api/player-queries.ts';
import { featured } from '#web/api/queries.ts';
import { teamProfile, teamSquad } from '#web/api/team-queries.ts';
import type { HeadSources, PageHead } from '#web/shell/head.ts';
import { titleOf } from '#web/football/match-title.ts';
import { breadcrumbData, type Crumb } from './breadcrumb-data.ts';
import { matchData } from './match-data.ts';
import { articleData, competitionData, playerData, teamData } from './profile-data.ts';
import { siteData } from './site-data.ts';
import type { Site } from './site.ts';

/** What a page says to search engines and social networks beyond its title. */
export interface PageSeo {
  /** The address of the picture to share. */
  picture: string;
  /** The news of what the page is about, to be read elsewhere. */
  feed: string;
  data: Thing[];
}

interface About extends HeadSources {
  id: number;
  site: Site;
  head: PageHead;
}

interface Described {
  picture: SocialPictureKind;
  /** Networks keep a picture by its address: another score must have another one. */
  version?: number | null;
  name?: string;
  thing?: Thing | null;
  above: Crumb;
  feed?: string;
}

type Describe = (about: About) => Promise<Described>;

/**
 * The pages about one thing, by the source file of their route. What they ask for beyond the page's own data comes after
 * that was packed, and does not travel to the browser.
 */
const DESCRIBED: Record<string, Describe> = {
  'web/pages/match/match-page.tsx': async ({ id, queryClient, site, t }) => {
    const match = await fill(queryClient, matchDetails(id));
    return {
      picture: 'match',
      ...(match && {
        version: match.revision,
        name: titleOf(match, t),
        thing: matchData(site, match, titleOf(match, t)),
      }),
      above: { name: t('nav.results'), path: pagePaths.results },
    };
  },
  'web/pages/team/team-page.tsx': async ({ id, queryClient, site, t }) => {
    const [team, squad] = await Promise.all([
      fill(queryClient, teamProfile(id)),
      fill(queryClient, teamSquad(id, { competition: null, season: 'current' })),
    ]);
    return {
      picture: 'team',
      ...(team && { name: team.name, thing: teamData(site, team, squad) }),
      above: { name: t('nav.results'), path: pagePaths.results },
      feed: filePaths.teamFeed(id),
    };
  },
  'web/pages/player/player-page.tsx': async ({ id, queryClient, site, t }) => {
    const player = await fill(queryClient, playerProfile(id));
    const team = player?.team;
    return {
      picture: 'player',
      ...(player && { name: player.name, thing: playerData(site, player) }),
      above: team?.id
        ? { name: team.name, path: pagePaths.team(team.id) }
        : { name: t('nav.results'), path: pagePaths.results },
    };
  },
  'web/pages/competition/competition-page.tsx': async ({ id, queryClient, site, t }) => {
    const competition = (await fill(queryClient, featured(id)))?.competition;
    return {
      picture: 'competition',
      ...(competition && { name: competition.name, thing: competitionData(site, competition) }),
      above: { name: t('nav.results'), path: pagePaths.results },
      feed: filePaths.competitionFeed(id),
    };
  },
  'web/pages/news/article-page.tsx': async ({ id, queryClient, site, t }) => {
    const story = await fill(queryClient, article(id));
    return {
      picture: 'article',
      ...(story && { name: story.title[site.language], thing: articleData(site, story) }),
      above: { name: t('nav.news'), path: pagePaths.news },
    };
  },
};

interface Shown extends HeadSources {
  /** The source file of the page. */
  page: string | undefined;
  path: string;
  site: Site;
  head: PageHead;
}

export async function pageSeo({ page = '', path, ...sources }: Shown): Promise<PageSeo> {
  const { site, head, params, t } = sources;
  const id = idIn(params);
  const described = id === null ? undefined : await DESCRIBED[page]?.({ ...sources, id });
  const home = { name: t('nav.home'), path: pagePaths.home };
  const here = { name: described?.name ?? head.title, path: head.address ?? path };
  const crumbs = described ? [home, described.above, here] : [home, here];
  return {
    picture: described && id !== null ? pictureOf(described, id) : filePaths.defaultPicture,
    feed: described?.feed ?? filePaths.newsFeed,
    data: [
      ...siteData(site),
      ...(described?.thing ? [described.thing] : []),
      ...(path === pagePaths.home ? [] : [breadcrumbData(site, crumbs)]),
    ],
  };
}

const pictureOf = ({ picture, version }: Described, id: number): string =>
  filePaths.socialPicture(picture, id) + (version ? `?v=${version}` : '');
