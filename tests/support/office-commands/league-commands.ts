import type { OfficeDocument, OfficeLeague } from '#contract/desk/league.ts';
import type { DeskArticle } from '#contract/desk/news.ts';
import type { SponsorFields } from '#contract/desk/sponsors.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { apiPaths, pagePaths } from '#contract/paths.ts';
import { article } from '#tests/support/desk-articles.ts';
import { inLeague, type CommandCase, type Given } from './command-case.ts';

const SPONSOR: SponsorFields = {
  name: 'Пекарна Зора',
  nameLatin: null,
  logo: null,
  link: 'https://zora.example/',
  inFooter: true,
  onCompetitions: false,
  onTeams: false,
  onMatchPictures: true,
  startsOn: null,
  endsOn: null,
  position: 1,
};

/** News, settings, sponsors and documents. */
export function leagueCommands(get: Given): CommandCase[] {
  const { answer, idOf } = inLeague(get);
  return [
    [
      'post /api/office/news',
      async () => ({
        what: 'publish_article',
        url: deskPaths.news,
        payload: article({ titleBg: 'Започваме', publishedAt: get().league.now().toISOString() }),
        seenAt: apiPaths.latestNews,
      }),
    ],
    [
      'put /api/office/news/{articleId}',
      async () => {
        const { id: own, ...fields } = await get().office.send<DeskArticle>(
          'GET',
          deskPaths.article(idOf('post /api/office/news')),
        );
        return {
          what: 'edit_article',
          url: deskPaths.article(own),
          payload: { ...fields, titleBg: 'Започнахме' },
          seenAt: apiPaths.article(own),
        };
      },
    ],
    [
      'delete /api/office/news/{articleId}',
      async () => {
        const { id: own } = await get().office.send<DeskArticle>('POST', deskPaths.news, article());
        return { what: 'delete_article', url: deskPaths.article(own), seenAt: null };
      },
    ],
    [
      'put /api/office/league',
      async () => {
        const { settings } = await get().office.send<OfficeLeague>('GET', deskPaths.league);
        return {
          what: 'edit_league',
          url: deskPaths.league,
          payload: { ...settings, founded: 1999 },
          seenAt: apiPaths.leagueSettings,
        };
      },
    ],
    [
      'post /api/office/sponsors',
      async () => ({ what: 'add_sponsor', url: deskPaths.sponsors, payload: SPONSOR, seenAt: apiPaths.sponsors }),
    ],
    [
      'put /api/office/sponsors/{sponsorId}',
      async () => ({
        what: 'edit_sponsor',
        url: deskPaths.sponsor(idOf('post /api/office/sponsors')),
        payload: { ...SPONSOR, onTeams: true, version: answer('post /api/office/sponsors').version },
        seenAt: apiPaths.sponsors,
      }),
    ],
    [
      'delete /api/office/sponsors/{sponsorId}',
      async () => ({
        what: 'delete_sponsor',
        url: deskPaths.sponsor(idOf('post /api/office/sponsors')),
        seenAt: apiPaths.sponsors,
      }),
    ],
    [
      'post /api/office/documents',
      async () => ({
        what: 'add_document',
        url: deskPaths.documents,
        payload: { title: { bg: 'Паркинг', en: '' }, text: 'Зад терена.' },
        seenAt: apiPaths.leagueAbout,
      }),
    ],
    [
      'put /api/office/documents/{number}',
      async () => {
        const { number, version } = answer('post /api/office/documents') as unknown as OfficeDocument;
        return {
          what: 'edit_document',
          url: deskPaths.document(number),
          payload: { title: { bg: 'Къде е паркингът', en: '' }, text: 'Пред терена.', version },
          seenAt: apiPaths.leagueAbout,
        };
      },
    ],
    [
      'delete /api/office/documents/{number}',
      async () => {
        const { number } = answer('post /api/office/documents') as unknown as OfficeDocument;
        const { version } = answer('put /api/office/documents/{number}');
        return {
          what: 'delete_document',
          url: `${deskPaths.document(number)}?version=${version}`,
          seenAt: pagePaths.document(number),
        };
      },
    ],
  ];
}
