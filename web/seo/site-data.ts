import type { SportsOrganization, WebSite } from 'schema-dts';
import { pagePaths, SEARCH_PARAMETER } from '#contract/paths.ts';
import { leagueId, pageAddress, type LeagueSite } from './site.ts';

/** Google's extension for search actions; not part of schema.org. */
interface QueryInput {
  'query-input': string;
}

export function siteData(site: LeagueSite): (SportsOrganization | WebSite)[] {
  const { language, publicUrl, league } = site;
  const { address, phone, email } = league.contacts;
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
      logo: `${publicUrl}/favicon.svg`,
      sport: 'Mini football',
      foundingDate: String(league.founded),
      address: {
        '@type': 'PostalAddress',
        addressLocality: league.city[language],
        ...(address[language] !== '' && { streetAddress: address[language] }),
        addressCountry: league.country,
      },
      ...(phone !== '' && { telephone: phone }),
      ...(email !== '' && { email }),
      sameAs: Object.values(league.social).filter((address) => address !== null),
    },
  ];
}
