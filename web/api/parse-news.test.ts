import { describe, expect, it } from 'vitest';
import { parseArticle, parseLatestNews, parseNewsPage } from './parse-news.ts';

const item = (id: number, more: object = {}) => ({ id, title: `News ${id}`, title_bg: `Новина ${id}`, ...more });
const ids = (stories: { id: number }[]) => stories.map(({ id }) => id);

describe('a page of news', () => {
  const all = Array.from({ length: 60 }, (_, index) => item(index + 1));

  it('is the list that was sent, wrapped or not', () => {
    for (const answer of [[item(1)], { news: [item(1)] }, { articles: [item(1)] }, { data: [item(1)] }])
      expect(ids(parseNewsPage(answer, 3, 25))).toEqual([1]);
  });

  it('is cut out of the full list if the backend has no paging', () => {
    expect(ids(parseNewsPage(all, 1, 25))).toEqual(ids(all).slice(0, 25));
    expect(ids(parseNewsPage(all, 3, 25))).toEqual(ids(all).slice(50));
    expect(parseNewsPage(all, 4, 25)).toEqual([]);
    expect(ids(parseNewsPage(all, 51, 1))).toEqual([51]);
    expect(parseNewsPage(all, 61, 1)).toEqual([]);
  });

  it('skips invalid entries, and fails if it is no list', () => {
    expect(ids(parseNewsPage([null, 7, {}, { id: 'x', title: 'a' }, { id: 2 }, item(3)], 1, 25))).toEqual([3]);
    expect(() => parseNewsPage({ error: 'no' }, 1, 25)).toThrow();
  });
});

describe('a story', () => {
  const read = (more: object) => parseLatestNews([item(1, more)])[0];

  it('names its teams and its competition, with ids or without', () => {
    const [balik, vihar] = [{ id: 1, name: 'Балик', badge: '/b.svg' }, { name: 'Вихър' }];
    for (const teams of [
      { team: balik, second_team: vihar },
      { main_team: balik, team_news_team_id_secondToteam: vihar },
      { team_news_team_idToteam: balik, team_news_team_id_secondToteam: vihar },
    ])
      expect(read(teams)?.teams).toMatchObject([
        { id: 1, name: 'Балик', badge: '/b.svg' },
        { id: null, name: 'Вихър' },
      ]);
    expect(read({ competition: { name: 'Купа' } })?.competition).toEqual({ id: null, name: 'Купа', logo: null });
    expect(read({ competition: null, team: null })).toMatchObject({ competition: null, teams: [] });
  });

  it('has picture and date under either name, and no invalid date', () => {
    expect(read({ image_url: '/a.jpg', created_at: '2026-03-01T10:00:00Z' })).toMatchObject({
      image: '/a.jpg',
      publishedAt: '2026-03-01T10:00:00Z',
    });
    expect(read({ publish_date: 'soon', created_at: '2026-03-01T10:00:00Z' })?.publishedAt).toBe(
      '2026-03-01T10:00:00Z',
    );
    expect(read({ publish_date: 'soon' })?.publishedAt).toBeNull();
  });

  it("replaces a missing text by the other language's", () => {
    expect(parseLatestNews([{ id: 1, title_bg: 'Само тук', content: '', content_bg: '<p>Да</p>' }])[0]).toMatchObject({
      title: { bg: 'Само тук', en: 'Само тук' },
      excerpt: { bg: 'Да', en: 'Да' },
    });
  });

  it('is shown with its summary where there is one', () => {
    const content = { content: '<p>Long</p>', content_bg: '<p>Дълго</p>' };
    expect(read({ ...content, summary: 'In short', summary_bg: 'Накратко' })?.excerpt).toEqual({
      bg: 'Накратко',
      en: 'In short',
    });
    expect(read({ ...content, summary: null, summary_bg: 'Накратко' })?.excerpt).toEqual({
      bg: 'Накратко',
      en: 'Long',
    });
  });

  it.each([
    [{ title: 'News', title_bg: 'Новина' }, null],
    [{ title: 'News', title_bg: 'News', language: 'en' }, 'en'],
    [{ title: 'News', title_bg: 'Новина', language: null }, null],
    [{ title: 'Новина' }, 'bg'],
    [{ title_bg: 'Новина' }, 'bg'],
    [{ title: 'News' }, 'en'],
  ])('%j is written in %s', (sent, language) => {
    expect(parseLatestNews([{ id: 1, ...sent }])[0]?.writtenIn).toBe(language);
  });
});

describe('an article', () => {
  it('is parsed, wrapped or not', () => {
    const sent = item(1, {
      content: '<p>One</p>',
      content_bg: '<p>Едно</p>',
      summary_bg: 'Накратко',
      image: { width: 1200, height: '900' },
      admin: { username: 'redakcia' },
      tags: ['купа', null, ''],
      match_id: 5,
    });
    expect(parseArticle(sent)).toMatchObject({
      body: { bg: '<p>Едно</p>', en: '<p>One</p>' },
      summary: { bg: 'Накратко', en: '' },
      imageSize: { width: 1200, height: 900 },
      author: 'redakcia',
      tags: ['купа'],
      matchId: 5,
    });
    for (const name of ['article', 'news', 'data']) expect(parseArticle({ [name]: sent })).toEqual(parseArticle(sent));
  });

  it('may have nothing but a title, and fails without one', () => {
    expect(parseArticle(item(1, { tags: 'купа', image: { width: 0, height: 9 } }))).toMatchObject({
      body: { bg: '', en: '' },
      summary: { bg: '', en: '' },
      imageSize: null,
      author: null,
      tags: [],
      matchId: null,
    });
    for (const answer of [null, [], '<html>', {}, { id: 1 }]) expect(() => parseArticle(answer)).toThrow();
  });
});
