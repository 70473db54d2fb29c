import type { SportsOrganization, WebSite } from 'schema-dts';
import { filePaths, pagePaths, SEARCH_PARAMETER } from '#contract/paths.ts';
import { addressOf, leagueId, pageAddress, SPORTS, type LeagueSite } from './site.ts';

/** Google's extension for search actions; not part of schema.org. */
interface QueryInput {
  'query-input': string;
}

export function siteData(site: LeagueSite): (SportsOrganization | WebSite)[] {
  const { language, publicUrl, league } = site;
  const { address, phone, email } = league.contacts;
  const accounts = Object.values(league.social).filter((account) => account !== null);
  const home = pageAddress(site, pagePaths.home);
  const organization = leagueId(site);
  const search: { '@type': 'SearchAction'; target: { '@type': 'EntryPoint'; urlTemplate: string } } & QueryInput = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${publicUrl}/?${SEARCH_PARAMETER}={search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
  return [
    {
      '@type': 'WebSite',
      '@id': `${publicUrl}/#site`,
      name: league.name[language],
      url: home,
      inLanguage: ['bg', 'en'],
      publisher: { '@id': organization },
      potentialAction: search,
    },
    {
      '@type': 'SportsOrganization',
      '@id': organization,
      name: league.name[language],
      url: home,
      logo: `${publicUrl}${filePaths.icon(512)}`,
      sport: SPORTS[league.game],
      ...(league.founded !== null && { foundingDate: String(league.founded) }),
      ...addressOf(site, { streetAddress: address[language] }),
      ...(phone !== '' && { telephone: phone }),
      ...(email !== '' && { email }),
      ...(accounts.length > 0 && { sameAs: accounts }),
    },
  ];
}
