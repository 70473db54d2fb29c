import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  articleListSchema,
  articleSubjectsSchema,
  deskArticleSchema,
  type ArticleList,
  type ArticleSubjects,
  type DeskArticle,
} from '#contract/desk/news.ts';
import type { Conflict } from '#contract/desk/office.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import type { Journal } from '#contract/desk/people.ts';
import type { UploadedPicture } from '#contract/desk/pictures.ts';
import { newsEndpoints } from '#contract/http/news.ts';
import { apiPaths, filePaths } from '#contract/paths.ts';
import { openDeskLeague, type DeskLeague } from '#tests/support/desk-league.ts';
import { article, changeArticle, createArticle, edited } from '#tests/support/desk-articles.ts';
import { sendFrom, signInAs, type Device } from '#tests/support/desk-people.ts';
import { exportTo, filesOf, importFrom, temporaryFolders } from '#tests/support/league-folder.ts';
import { openLeagueDatabase } from '#tests/support/league-database.ts';

/* Writing news at the desk, and what the public sees of it. */

let league: DeskLeague;
let maria: Device;
let ivan: Device;
beforeAll(async () => {
  league = await openDeskLeague();
  maria = await signInAs(league, 'editor', { name: 'Мария' });
  ivan = await signInAs(league, 'organiser', { name: 'Иван' });
});
beforeEach(() => league.passTo(0));
afterAll(() => league?.close());

const EN = { titleEn: 'Balik lead', contentEn: '<p>Three goals.</p>' };
const list = async (query = '') => {
  const answered = (await maria.send('GET', deskPaths.news + query)).json<ArticleList>();
  expect(articleListSchema.parse(answered)).toEqual(answered);
  return answered;
};
const journalOf = async ({ id }: DeskArticle) =>
  (await ivan.send('GET', `${deskPaths.journal}?subject=article:${id}`)).json<Journal>().entries;
const upload = async (color: string): Promise<UploadedPicture> => {
  const payload = await sharp({ create: { width: 60, height: 40, channels: 3, background: color } })
    .png()
    .toBuffer();
  const sent = await sendFrom(league, maria.cookie, {
    method: 'POST',
    url: `${deskPaths.pictures}?purpose=article`,
    payload,
    headers: { 'content-type': 'image/png' },
  });
  return sent.json<UploadedPicture>();
};
const untilTold = async (work: () => Promise<DeskArticle>) => {
  const before = league.notified.length;
  const done = await work();
  await expect.poll(() => league.notified.length).toBeGreaterThan(before);
  return done;
};

describe('an article', () => {
  test('is written, read, changed and published by an editor', async () => {
    const draft = await createArticle(maria, { titleBg: '  Балик \n поведе ' });
    expect(deskArticleSchema.parse(draft)).toEqual(draft);
    expect(draft).toMatchObject({ titleBg: 'Балик поведе', publishedAt: null, author: 'Мария' });
    expect((await maria.send('GET', deskPaths.article(draft.id))).json()).toEqual(draft);
    const written = await edited(maria, draft, { ...EN, summaryBg: 'Накратко' });
    expect(written.version).not.toBe(draft.version);
    const published = await untilTold(() => edited(maria, written, { publishedAt: 'now' }));
    expect(published.publishedAt).toBe('2026-03-15T18:00:00.000Z');
    expect(await league.ask(newsEndpoints.one, apiPaths.article(draft.id))).toMatchObject({
      title: 'Balik lead',
      title_bg: 'Балик поведе',
      summary_bg: 'Накратко',
      content_bg: '<p>Три гола и три точки.</p>',
      language: null,
      publish_date: '2026-03-15T18:00:00.000Z',
    });
    expect((await league.ask(newsEndpoints.latest, apiPaths.latestNews)).news[0]?.id).toBe(draft.id);
    // A later change keeps the date and is public at once.
    league.passTo(90);
    const again = await untilTold(() => edited(maria, published, { titleBg: 'Балик води', publishedAt: 'now' }));
    expect(again.publishedAt).toBe(published.publishedAt);
    expect(await league.ask(newsEndpoints.one, apiPaths.article(draft.id))).toMatchObject({
      title_bg: 'Балик води',
      updated_at: '2026-03-15T19:30:00.000Z',
    });
    const withdrawn = await untilTold(() => edited(maria, again, { publishedAt: null }));
    expect((await league.app().inject({ url: apiPaths.article(draft.id) })).statusCode).toBe(404);
    expect((await league.ask(newsEndpoints.latest, apiPaths.latestNews)).news[0]?.id).not.toBe(draft.id);
    expect((await maria.send('DELETE', deskPaths.article(withdrawn.id))).statusCode).toBe(204);
    expect((await maria.send('GET', deskPaths.article(withdrawn.id))).statusCode).toBe(404);
    const entries = await journalOf(withdrawn);
    expect(entries.map(({ what, who, about }) => [what, who, about])).toEqual([
      ['delete_article', 'Мария', 'Балик води'],
      ['withdraw_article', 'Мария', 'Балик води'],
      ['edit_article', 'Мария', 'Балик води'],
      ['publish_article', 'Мария', 'Балик поведе'],
      ['edit_article', 'Мария', 'Балик поведе'],
      ['create_article', 'Мария', 'Балик поведе'],
    ]);
    expect(entries[2]).toMatchObject({ before: { titleBg: 'Балик поведе' }, after: { titleBg: 'Балик води' } });
    expect(entries[0]).toMatchObject({ before: { titleBg: 'Балик води', contentEn: '<p>Three goals.</p>' } });
  });

  test('saved without a change is neither journaled nor told', async () => {
    const draft = await createArticle(maria);
    const entries = (await journalOf(draft)).length;
    await league.hearAll();
    const from = league.notified.length;
    expect((await edited(maria, draft, {})).version).toBe(draft.version);
    await league.hearAll();
    expect(league.notified.slice(from, -1)).toEqual([]);
    expect(await journalOf(draft)).toHaveLength(entries);
  });

  test('says which competition, teams, match and words it is about', async () => {
    const id = league.id;
    const about = {
      competition: { id: id('competitions', 'liga') },
      teams: [{ id: id('teams', 'vihar') }, { id: id('teams', 'balik') }],
      match: { id: id('matches', 'derby') },
      tags: ['дерби', 'дерби', ' първенство '],
    };
    const published = await createArticle(maria, { ...about, publishedAt: 'now' });
    expect(published).toMatchObject({
      ...about,
      teams: [{ name: 'Вихър' }, { name: 'Балик' }],
      match: { name: 'Балик – Вихър', startTime: '2026-03-15T18:00:00.000Z' },
      tags: ['дерби', 'първенство'],
    });
    expect(await league.ask(newsEndpoints.one, apiPaths.article(published.id))).toMatchObject({
      match_id: about.match.id,
      second_team: { name: 'Балик' },
    });
    const subjects = (await maria.send('GET', deskPaths.newsSubjects)).json<ArticleSubjects>();
    expect(articleSubjectsSchema.parse(subjects)).toEqual(subjects);
    expect(subjects.teams.map(({ name }) => name)).toEqual(['Балик', 'Вихър', 'Орловец', 'Рилци']);
    const ofTeam = (
      await maria.send('GET', `${deskPaths.newsSubjects}?team=${id('teams', 'riltsi')}`)
    ).json<ArticleSubjects>();
    expect(ofTeam.matches.every(({ name }) => name.includes('Рилци'))).toBe(true);
  });

  test('has a picture with a description and a point that stays in view', async () => {
    const picture = await upload('#0a0');
    const cover = { picture, altBg: 'Купата', altEn: 'The cup', focus: { x: 30, y: 70 } };
    const published = await createArticle(maria, { ...cover, ...EN, publishedAt: 'now' });
    expect(published).toMatchObject(cover);
    expect(await league.ask(newsEndpoints.one, apiPaths.article(published.id))).toMatchObject({
      featured_image: picture.address,
      image: { width: 60, height: 40 },
      image_focus: { x: 30, y: 70 },
      image_alt: 'The cup',
      image_alt_bg: 'Купата',
    });
    const page = await league.app().inject({ url: `/news/${published.id}` });
    expect(page.body).toMatch(new RegExp(`<img[^>]*src="${picture.address}"[^>]*alt="Купата"`));
    expect(page.body).toContain('data-x="30" data-y="70"');
    expect(await edited(maria, published, { picture: null })).toMatchObject({ altBg: '', focus: null });
  });

  test('keeps its pictures by key, and only those that exist', async () => {
    const { address, width, height } = await upload('#00a');
    const contentBg = `<p>Преди</p><p><img src="${address}" alt="Купата" width="${width}" height="${height}"></p>`;
    const draft = await createArticle(maria, { contentBg });
    const { rows } = await league.database.pool.query('select content_bg from news where id = $1', [draft.id]);
    expect(rows[0].content_bg).toMatch(
      /^<p>Преди<\/p><p><img src="\/media\/uploads\/[0-9a-f]{24}" alt="Купата"><\/p>$/,
    );
    expect(draft.contentBg).toContain(`src="${address}" width="60" height="40"`);
    const again = await edited(maria, draft, { summaryBg: 'x' });
    expect(again.contentBg).toBe(draft.contentBg);
    const gone = `<p><img src="/media/${'0'.repeat(24)}.webp" alt=""></p>`;
    expect((await changeArticle(maria, again, { contentEn: gone, titleEn: 'x' })).json()).toMatchObject({
      field: 'contentEn',
      reason: 'picture_gone',
    });
  });

  test('gets a key that files can have, another for each', async () => {
    const made = [];
    for (const titleBg of ['Гол!', 'Гол', '🎉', 'x'.repeat(200)]) made.push(await createArticle(maria, { titleBg }));
    const { rows } = await league.database.pool.query<{ key: string }>(
      `select key from news where id = any($1::int[]) order by id`,
      [made.map(({ id }) => id)],
    );
    expect(rows.map(({ key }) => key)).toEqual([
      '2026-03-15-gol',
      '2026-03-15-gol-2',
      '2026-03-15',
      `2026-03-15-${'x'.repeat(60)}`,
    ]);
  });
});

describe('what is refused', () => {
  test.each([
    [{ titleBg: '' }, 'titleBg', 'title_needed'],
    [{ contentEn: '<p>Won</p>' }, 'titleEn', 'title_needed'],
    [{ contentBg: '<p> </p>', publishedAt: 'now' as const }, 'contentBg', 'text_needed'],
    [{ titleEn: 'Won', publishedAt: '2026-03-20T18:00:00+02:00' }, 'contentEn', 'text_needed'],
    [{ contentBg: '<p>А<img src="https://a.example/a.png" alt=""></p>' }, 'contentBg', 'foreign_picture'],
    [{ ...EN, contentEn: '<p>A<img src=//a.example/a.png></p>' }, 'contentEn', 'foreign_picture'],
    [{ titleBg: 'x'.repeat(201) }, 'titleBg', 'too_long'],
    [{ contentBg: 'x'.repeat(100_001) }, 'contentBg', 'too_long'],
    [{ titleBg: 'a\0b' }, 'titleBg', 'invalid'],
    [{ author: ' ' }, 'author', 'required'],
    [{ tags: Array.from({ length: 11 }, (_, i) => `т${i}`) }, 'tags', 'too_large'],
    [{ tags: ['x'.repeat(41)] }, 'tags.0', 'too_long'],
    [{ teams: [{ id: 1 }, { id: 2 }, { id: 3 }] }, 'teams', 'too_large'],
    [{ teams: [{ id: 999_999 }] }, 'teams', 'gone'],
    [{ competition: { id: 999_999 } }, 'competition', 'gone'],
    [{ match: { id: 999_999 } }, 'match', 'gone'],
    [{ picture: { id: 999_999 } }, 'picture', 'picture_gone'],
    [{ focus: { x: 101, y: 0 } }, 'focus.x', 'too_large'],
    [{ publishedAt: 'tomorrow' as 'now' }, 'publishedAt', 'invalid'],
  ])('%o names its field', async (wrong, field, reason) => {
    const count = async () => (await league.database.pool.query('select count(*) from news')).rows;
    const before = await count();
    const sent = await maria.send('POST', deskPaths.news, article(wrong));
    expect([sent.statusCode, sent.json()]).toEqual([400, expect.objectContaining({ field, reason })]);
    expect(await count()).toEqual(before);
    const draft = await createArticle(maria);
    expect((await changeArticle(maria, draft, wrong)).json()).toMatchObject({ field, reason });
    expect((await maria.send('GET', deskPaths.article(draft.id))).json()).toEqual(draft);
  });

  test('a published article is not deleted', async () => {
    for (const publishedAt of ['now', '2026-04-01T10:00:00Z'] as const) {
      const { id } = await createArticle(maria, { publishedAt });
      const sent = await maria.send('DELETE', deskPaths.article(id));
      expect([sent.statusCode, sent.json()]).toEqual([409, expect.objectContaining({ reason: 'not_a_draft' })]);
    }
  });

  test('what somebody else has changed is not overwritten: both are shown', async () => {
    const draft = await createArticle(maria);
    const hers = await edited(maria, draft, { titleBg: 'Нейното' });
    const sent = await changeArticle(ivan, draft, { titleBg: 'Неговото' });
    expect(sent.statusCode).toBe(409);
    const { reason, conflict } = sent.json<{ reason: string; conflict: Conflict }>();
    expect([reason, conflict]).toEqual([
      'conflict',
      {
        current: expect.objectContaining({ titleBg: 'Нейното' }),
        version: hers.version,
        by: 'Мария',
        at: expect.any(String),
      },
    ]);
    expect((await edited(ivan, { ...draft, version: conflict.version }, { titleBg: 'Общото' })).titleBg).toBe('Общото');
  });
});

describe('hostile texts', () => {
  const RUNS = /<(script|iframe|object)\b|<[a-z][^>]*\son\w+=|href="javascript:/;
  const HOSTILE = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '"><svg/onload=alert(1)>',
    '\u202Eобърнато\u202C',
    '🏆'.repeat(90),
    "'; drop table news; --",
    '{{constructor.constructor("alert(1)")()}}',
  ];

  test.each(HOSTILE)('%s is stored as text and never runs', async (text) => {
    const published = await createArticle(maria, {
      titleBg: text,
      summaryBg: text,
      contentBg: `<p>${text}</p><p onclick="alert(1)"><a href="javascript:alert(1)">x</a></p><iframe src="//a"></iframe>`,
      author: text.slice(0, 100),
      altBg: text,
      tags: [text.slice(0, 40)],
      publishedAt: 'now',
    });
    expect(published.titleBg).toBe(text);
    expect(published.contentBg).not.toMatch(/<script|<iframe|<svg|onerror|onclick|javascript:/);
    const page = await league.app().inject({ url: `/news/${published.id}` });
    expect(page.statusCode).toBe(200);
    const main = /<main[^]*<\/main>/.exec(page.body)?.[0] ?? '';
    expect(main).not.toMatch(RUNS);
    const feed = await league.app().inject({ url: filePaths.newsFeed });
    expect([feed.statusCode, /<(script|iframe|img|svg)\b/.test(feed.body)]).toEqual([200, false]);
  });
});

test('[RT2] a picture of another site that came with an import is shown nowhere', async () => {
  const { id } = await createArticle(maria, { publishedAt: 'now' });
  const content = `<p>Думи</p><figure><img src='https://a.example/a.png' alt="Знаме"></figure><img src=//a.example/b.png>`;
  await league.database.pool.query('update news set content_bg = $2, content_en = $2 where id = $1', [id, content]);
  await league.restart();
  for (const url of [filePaths.newsFeed, `/news/${id}`, `/api/news/${id}`, '/api/news']) {
    const { statusCode, body } = await league.app().inject({ url });
    expect([url, statusCode, body.includes('Думи')]).toEqual([url, 200, true]);
    expect([url, body.includes('a.example')]).toEqual([url, false]);
  }
});

describe('the list', () => {
  test('has drafts first, then what is scheduled, then the newest; it is searched in both alphabets', async () => {
    await league.database.pool.query('delete from news');
    const made = [
      await createArticle(maria, { titleBg: 'Плейофи', publishedAt: '2026-03-01T10:00:00Z' }),
      await createArticle(maria, { titleBg: 'Купата', ...EN, publishedAt: 'now' }),
      await createArticle(maria, { titleBg: 'Трансфери', publishedAt: '2026-03-20T16:00:00Z' }),
      await createArticle(maria, { titleBg: 'Интервю', author: 'Георги' }),
    ];
    const titles = async (query: string) => (await list(query)).articles.map(({ titleBg }) => titleBg);
    expect(await titles('')).toEqual(['Интервю', 'Трансфери', 'Купата', 'Плейофи']);
    expect(await list()).toMatchObject({ counts: { draft: 1, scheduled: 1, published: 2 }, found: 4, pages: 1 });
    expect(await titles('?state=published')).toEqual(['Купата', 'Плейофи']);
    for (const q of ['pleyofi', 'плей', 'PLEI'])
      expect(await titles(`?q=${encodeURIComponent(q)}`)).toEqual(['Плейофи']);
    expect(await titles('?q=georgi')).toEqual(['Интервю']);
    expect(await titles('?q=balik%20lead')).toEqual(['Купата']);
    expect(await titles('?q=нищо')).toEqual([]);
    expect(await titles('?sort=title')).toEqual(['Интервю', 'Купата', 'Плейофи', 'Трансфери']);
    expect(await titles('?sort=title&order=up')).toEqual(['Трансфери', 'Плейофи', 'Купата', 'Интервю']);
    league.passTo(5 * 24 * 60);
    expect(await list()).toMatchObject({ counts: { draft: 1, scheduled: 0, published: 3 } });
    expect((await maria.send('GET', `${deskPaths.news}?state=lost`)).statusCode).toBe(400);
    expect(made).toHaveLength(4);
  });
});

test('the league folder keeps drafts, dates, pictures and all the rest: export, import, export', async () => {
  await league.database.pool.query('delete from news');
  const [cover, inside] = [await upload('#a0a'), await upload('#aa0')];
  const contentBg = `<h2>Заглавие</h2><p><strong>Едно</strong> <em>две</em></p><ul><li>А</li></ul><blockquote><p>„Да“</p></blockquote><p><img src="${inside.address}" alt="Вътре"></p><p><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">https://www.youtube.com/watch?v=dQw4w9WgXcQ</a></p>`;
  const all = {
    picture: cover,
    altBg: 'Корица',
    altEn: 'Cover',
    focus: { x: 0, y: 100 },
    ...EN,
    contentBg,
    tags: ['а; б'],
  };
  await createArticle(maria, all);
  await createArticle(maria, { ...all, titleBg: 'Насрочена', publishedAt: '2026-12-24T18:30:00+02:00' });
  await createArticle(maria, {
    titleBg: '',
    contentBg: '',
    titleEn: 'English only',
    contentEn: '<p>x</p>',
    publishedAt: 'now',
  });
  await createArticle(maria, { titleBg: 'Без текст', contentBg: '' });
  const folders = await temporaryFolders();
  const other = await openLeagueDatabase();
  try {
    const exported = await exportTo(league.database, folders.next());
    expect(await importFrom(other, exported)).toHaveProperty('changes');
    expect(filesOf(await exportTo(other, folders.next()))).toEqual(filesOf(exported));
    const articles = Object.keys(filesOf(exported)).filter((path) => path.startsWith('news/'));
    expect(articles).toHaveLength(6);
    const { rows } = await other.pool.query('select count(*)::int from news where published_at is null');
    expect(rows).toEqual([{ count: 2 }]);
  } finally {
    await other.close();
    await folders.remove();
  }
});
