import { describe, expect, test } from 'vitest';

import type { NewsEntry } from '#server/league-files/league.ts';

import { generateLeague } from '#server/demo/generate-league.ts';
import { NEWS_TAGS } from '#server/demo/press/tags.ts';
import { writeNews } from '#server/demo/press/write-news.ts';

const EVENINGS = ['2026-03-15T17:42:00Z', '2026-11-02T06:30:00Z'];

const plain = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
const sentences = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, '\n')
    .split(/\n|(?<=[.!?]) (?=\p{Lu})/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > 60);

describe.each(EVENINGS)('the press of a league on %s', (instant) => {
  const now = new Date(instant);
  const { news, media: _media, ...league } = generateLeague({ seed: 'press', now });
  const matches = new Map(league.matches.map((match) => [match.key, match]));
  const texts = (article: NewsEntry) => [
    article.titleBg,
    article.titleEn,
    article.summaryBg ?? '',
    article.summaryEn ?? '',
    plain(article.contentBg),
    plain(article.contentEn),
  ];

  test('forty articles, newest first, from the previous season until a few hours ago', () => {
    expect(news).toHaveLength(40);
    const dates = news.map(({ publishedAt }) => publishedAt);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(now.getTime() - Date.parse(dates[0] ?? '')).toBeLessThan(6 * 3_600_000);
    const current = league.seasons.find(({ isCurrent }) => isCurrent);
    expect(dates.at(-1)?.slice(0, 10) ?? '').toMatch(/^\d{4}-/);
    expect((dates.at(-1) ?? '') < (current?.startsOn ?? '')).toBe(true);
    for (const { publishedAt, updatedAt } of news) {
      expect(updatedAt >= publishedAt).toBe(true);
      expect(Date.parse(updatedAt)).toBeLessThanOrEqual(now.getTime());
    }
  });

  test('the same seed and instant write the same words', () => {
    expect(writeNews(league, { seed: 'press', now })).toEqual(news);
  });

  test('keys and titles are all different; each language says something of its own', () => {
    for (const field of ['key', 'titleBg', 'titleEn'] as const) {
      expect(new Set(news.map((article) => article[field])).size).toBe(40);
    }
    for (const article of news) {
      expect(plain(article.contentBg)).toMatch(/\p{Script=Cyrillic}/u);
      for (const english of [article.titleEn, article.summaryEn, article.contentEn])
        expect(english).not.toMatch(/\p{Script=Cyrillic}/u);
      expect(plain(article.contentBg).split(' ').length).toBeGreaterThan(45);
      expect(plain(article.contentBg).split(' ').length).toBeLessThan(350);
    }
  });

  test('only the allowed tags, balanced and without attributes', () => {
    for (const { contentBg, contentEn } of news) {
      for (const html of [contentBg, contentEn]) {
        const rest = html.replaceAll(/<\/?(?:p|h2|h3|ul|ol|li|blockquote|strong|em|a)>/g, '');
        expect(rest).not.toMatch(/[<>]/);
        expect(html.match(/<p>/g)?.length).toBe(html.match(/<\/p>/g)?.length);
        expect(html).not.toContain('<p></p>');
      }
    }
  });

  test('no holes in the sentences', () => {
    for (const article of news) {
      for (const text of texts(article)) {
        expect(text).not.toMatch(/undefined|NaN|\bnull\b|\[object|\$\{/);
        expect(text).not.toMatch(/ {2}|\.\.| [.,;:!?]|\( | \)|""/);
        expect(text).not.toMatch(/(?<![\p{L}-])[сС] [сзСЗ]|(?<![\p{L}-])[вВ] [вфВФ]/u);
        expect(text.charAt(0)).toMatch(/[\p{Lu}\d„“]/u);
      }
    }
  });

  test('a report names the score of its match, and no score that never stood', () => {
    const reports = news.filter(({ tags }) => tags.includes('мачове'));
    expect(reports.length).toBeGreaterThan(15);
    for (const report of reports) {
      const match = matches.get(report.match ?? '');
      const score = match?.score;
      if (!match || !score) throw new Error(`${report.key} reports no match`);
      expect(new Set([report.team, report.secondTeam])).toEqual(new Set([match.home, match.away]));
      expect(Date.parse(report.publishedAt)).toBeGreaterThan(Date.parse(match.startTime ?? '') + 50 * 60_000);
      const stood = new Set<string>([pair(score), pair([0, 0])]);
      const running: [number, number] = [0, 0];
      for (const { kind, team, ownGoal } of match.ledger) {
        if (kind !== 'GOAL') continue;
        running[(team === match.home) === ownGoal ? 1 : 0] += 1;
        stood.add(pair(running));
      }
      if (match.penalties) stood.add(pair(match.penalties));
      for (const [text, sign] of [
        [plain(report.contentBg), ':'],
        [plain(report.contentEn), '–'],
      ] as const) {
        const named = [...text.matchAll(new RegExp(`(?<!\\d)(\\d{1,2})${sign}(\\d{1,2})(?!\\d)`, 'g'))].map(
          ([, a, b]) => pair([Number(a), Number(b)]),
        );
        expect(named).toContain(pair(score));
        for (const one of named) expect([...stood]).toContain(one);
      }
    }
    expect(new Set(reports.map(({ key }) => key.split(/-(?=[a-z-]+-20\d\d)/)[0])).size).toBeGreaterThan(8);
  });

  test('no long sentence stands in two articles', () => {
    for (const language of ['contentBg', 'contentEn'] as const) {
      const seen = new Set<string>();
      const twice = news.flatMap((article) =>
        [...new Set(sentences(article[language]))].filter((sentence) => {
          const before = seen.has(sentence);
          seen.add(sentence);
          return before;
        }),
      );
      expect(twice.length).toBeLessThan(4);
    }
  });

  test('references exist, tags are ours, two articles go without a picture', () => {
    const teams = new Set(league.teams.map(({ key }) => key));
    for (const { key, tags, picture, team, secondTeam, match, competition } of news) {
      expect(tags.length).toBeGreaterThan(0);
      expect(tags.length).toBeLessThan(5);
      for (const tag of tags) expect(NEWS_TAGS).toContain(tag);
      if (picture !== null) expect(picture).toBe(`news/${key}`);
      for (const one of [team, secondTeam]) if (one !== null) expect(teams).toContain(one);
      if (match !== null) expect(matches.get(match)?.competition).toBe(competition);
    }
    expect(news.filter(({ picture }) => picture === null).length).toBeGreaterThan(0);
  });
});

const pair = (score: readonly [number, number]) => score.toSorted((a, b) => b - a).join('-');

test('a league in which nothing has happened yet still has its press', () => {
  const now = new Date('2026-03-15T17:42:00Z');
  const empty = {
    seasons: [],
    competitions: [],
    competitionSeasons: [],
    teams: [],
    players: [],
    referees: [],
    memberships: [],
    transfers: [],
    matches: [],
    awards: [],
    compositions: [],
  };
  const news = writeNews(empty, { seed: 'quiet', now });
  expect(news.length).toBeLessThan(10);
  for (const { publishedAt } of news) expect(Date.parse(publishedAt)).toBeLessThanOrEqual(now.getTime());
});
