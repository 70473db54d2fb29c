import type { Language } from '#contract/language.ts';
import { league } from '#league.config';

/** The site and the league behind it, for search engines. */
export function siteGraph(language: Language, publicUrl: string): unknown {
  const organization = `${publicUrl}/#league`;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebSite',
        '@id': `${publicUrl}/#site`,
        name: league.name[language],
        url: `${publicUrl}/`,
        inLanguage: ['bg', 'en'],
        publisher: { '@id': organization },
      },
      {
        '@type': 'SportsOrganization',
        '@id': organization,
        name: league.name[language],
        url: `${publicUrl}/`,
        logo: `${publicUrl}/favicon.svg`,
        sport: 'Mini football',
        foundingDate: String(league.founded),
        address: {
          '@type': 'PostalAddress',
          addressLocality: league.city[language],
          streetAddress: league.contacts.address[language],
          addressCountry: league.country,
        },
        telephone: league.contacts.phone,
        email: league.contacts.email,
        sameAs: Object.values(league.social).filter((address) => address !== null),
      },
    ],
  };
}
