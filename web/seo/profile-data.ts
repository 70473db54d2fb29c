import type { ImageGallery, NewsArticle, Person, SportsOrganization, SportsTeam } from 'schema-dts';
import { filePaths, pagePaths } from '#contract/paths.ts';
import { nationName } from '#domain/player/nationality.ts';
import type { CompetitionProfile } from '#web/football/competition-model.ts';
import type { Player } from '#web/football/model.ts';
import type { Article } from '#web/football/news-model.ts';
import type { KnownNation, PlayerProfile } from '#web/football/player-model.ts';
import type { Squad, TeamProfile } from '#web/football/team-model.ts';
import type { GalleryWithPhotos } from '#web/photos/photo-model.ts';
import { teamReference } from './match-data.ts';
import { leagueId, pageAddress, pictureAddress, SPORTS, type LeagueSite, type Site } from './site.ts';

interface KnownPerson extends Player {
  /** Not public for minors. */
  birthdate: string | null;
  nation: KnownNation | null;
}

const personData = (site: Site, { id, name, picture, birthdate, nation }: KnownPerson) => ({
  '@type': 'Person' as const,
  '@id': `${site.publicUrl}${pagePaths.player(id)}#player`,
  name,
  url: pageAddress(site, pagePaths.player(id)),
  ...(picture !== null && { image: pictureAddress(site, picture) }),
  ...(birthdate !== null && { birthDate: birthdate.slice(0, 10) }),
  ...(nation && { nationality: { '@type': 'Country' as const, name: nationName(nation, site.language) } }),
});

export const playerData = (site: LeagueSite, player: PlayerProfile): Person => ({
  ...personData(site, player),
  ...(player.team && { memberOf: teamReference(site, player.team) }),
});

export function teamData(site: LeagueSite, team: TeamProfile, squad: Squad | undefined): SportsTeam {
  const links = [team.website, team.instagram, team.facebook, team.twitter].filter((address) => address !== null);
  const players = Object.values(squad?.lines ?? {})
    .flat()
    .filter((player) => !player.private);
  return {
    '@type': 'SportsTeam',
    '@id': `${site.publicUrl}${pagePaths.team(team.id)}#team`,
    name: team.name,
    url: pageAddress(site, pagePaths.team(team.id)),
    sport: SPORTS[site.league.game],
    ...(team.badge !== null && { logo: pictureAddress(site, team.badge) }),
    image: pageAddress(site, filePaths.socialPicture('team', team.id)),
    ...(team.founded !== null && { foundingDate: String(team.founded) }),
    ...(team.city !== null && {
      location: {
        '@type': 'Place',
        name: team.city,
        address: { '@type': 'PostalAddress', addressLocality: team.city },
      },
    }),
    ...(links.length > 0 && { sameAs: links }),
    memberOf: { '@id': leagueId(site) },
    ...(players.length > 0 && { athlete: players.map((player) => personData(site, player)) }),
  };
}

export const competitionData = (site: LeagueSite, { id, name, logo }: CompetitionProfile): SportsOrganization => ({
  '@type': 'SportsOrganization',
  '@id': `${site.publicUrl}${pagePaths.competition(id)}#competition`,
  name,
  url: pageAddress(site, pagePaths.competition(id)),
  sport: SPORTS[site.league.game],
  ...(logo !== null && { logo: pictureAddress(site, logo) }),
  image: pageAddress(site, filePaths.socialPicture('competition', id)),
  parentOrganization: { '@id': leagueId(site) },
});

export const articleData = (site: LeagueSite, article: Article): NewsArticle => ({
  '@type': 'NewsArticle',
  '@id': `${site.publicUrl}${pagePaths.article(article.id)}#article`,
  headline: article.title[site.language],
  description: article.summary[site.language] || article.excerpt[site.language],
  url: pageAddress(site, pagePaths.article(article.id)),
  mainEntityOfPage: pageAddress(site, pagePaths.article(article.id)),
  inLanguage: article.writtenIn ?? site.language,
  image: [
    ...(article.image === null ? [] : [pictureAddress(site, article.image)]),
    pageAddress(site, filePaths.socialPicture('article', article.id)),
  ],
  ...(article.publishedAt !== null && { datePublished: article.publishedAt }),
  ...((article.updatedAt ?? article.publishedAt) !== null && {
    dateModified: article.updatedAt ?? article.publishedAt ?? '',
  }),
  author: article.author === null ? { '@id': leagueId(site) } : { '@type': 'Person', name: article.author },
  publisher: { '@id': leagueId(site) },
  ...(article.tags.length > 0 && { keywords: article.tags }),
  isAccessibleForFree: true,
  copyrightHolder: { '@type': 'Organization', name: site.league.name[site.language] },
});

/** As many as search engines read. */
const MOST_PHOTOS = 20;

export const galleryData = (site: LeagueSite, gallery: GalleryWithPhotos, name: string): ImageGallery => ({
  '@type': 'ImageGallery',
  '@id': `${site.publicUrl}${pagePaths.gallery(gallery.id)}#gallery`,
  name,
  url: pageAddress(site, pagePaths.gallery(gallery.id)),
  ...(gallery.day !== null && { dateCreated: gallery.day }),
  publisher: { '@id': leagueId(site) },
  image: gallery.photos.slice(0, MOST_PHOTOS).map(({ large, caption }) => ({
    '@type': 'ImageObject',
    contentUrl: pictureAddress(site, large.url),
    width: { '@type': 'QuantitativeValue', value: large.width },
    height: { '@type': 'QuantitativeValue', value: large.height },
    ...(caption[site.language] !== '' && { caption: caption[site.language] }),
    ...(gallery.photographer !== null && { creditText: gallery.photographer }),
  })),
});
