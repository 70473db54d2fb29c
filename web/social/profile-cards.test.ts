import { expect, it } from 'vitest';
import type { CardFormat } from '#contract/social-card.ts';
import { ALL_RECORDS } from '#domain/league/records.ts';
import { publicBg } from '#i18n/public/bg.ts';
import { publicEn } from '#i18n/public/en.ts';
import { createTranslate } from '#i18n/translate.ts';
import { parseArticle } from '#web/api/parse-news.ts';
import { parsePlayerSeasons } from '#web/api/parse-player-stats.ts';
import { parsePlayerProfile } from '#web/api/parse-player.ts';
import { parseStandings } from '#web/api/parse-standings.ts';
import { parseTeamFixtures, parseTeamResults } from '#web/api/parse-team-matches.ts';
import { parseTeamProfile } from '#web/api/parse-team.ts';
import { articleCard } from './article-card.ts';
import { competitionCard } from './competition-card.ts';
import { playerCard } from './player-card.ts';
import { teamCard } from './team-card.ts';

const t = { bg: createTranslate('bg-BG', publicBg), en: createTranslate('en', publicEn) };

const balik = { id: 1, name: 'Балик', short_name: 'БАЛ', badge: '/media/a.svg' };
const vihar = { id: 2, name: 'Вихър', short_name: 'ВИХ', badge: null };
const row = (position: number, team: object, points: number) => ({
  position,
  team,
  points,
  wins: 4,
  draws: 1,
  losses: 0,
});
const league = { id: 3, name: 'Делта Лига', logo: null };
const standings = parseStandings([row(1, vihar, 31), row(2, balik, 1)], [], []);
const nothing = { competition: null, standings: undefined, fixtures: undefined, results: undefined };

const matches = (...list: object[]) => [{ competition: league, matches: list }];
const next = {
  id: 8,
  status: 'UPCOMING',
  startTime: '2026-03-22T17:00:00Z',
  isHomeTeam: false,
  homeTeam: vihar,
  awayTeam: balik,
};
const later = { ...next, id: 9, startTime: '2026-03-29T16:00:00Z', isHomeTeam: true };
const last = { ...next, id: 5, status: 'FINISHED', startTime: '2026-03-08T17:00:00Z', score: { home: 3, away: 1 } };
const older = { ...last, id: 4, startTime: '2026-03-01T17:00:00Z', score: { home: 0, away: 0 } };

it('a team has its position and its next match', () => {
  const team = parseTeamProfile({ ...balik, city: 'Добрич', competitions: [league] });
  const facts = {
    competition: league,
    standings,
    fixtures: parseTeamFixtures(matches(later, next)),
    results: parseTeamResults(matches(last)),
  };
  expect(teamCard(team, facts, 'bg', t.bg)).toEqual({
    kind: 'team',
    team: { name: 'Балик', crest: { address: '/media/a.svg', fallback: 'БАЛ' } },
    facts: ['Добрич', 'Делта Лига'],
    figures: [
      { value: '2', label: 'място' },
      { value: '1', label: 'точка' },
      { value: '4–1–0', label: 'победи, равни, загуби' },
    ],
    match: { label: 'Следващ мач', text: 'Вихър – Балик, 22.03 19:00' },
  });
  expect(teamCard(team, facts, 'en', t.en)).toMatchObject({
    figures: [{ label: 'in the table' }, { label: 'point' }, { label: 'won, drawn, lost' }],
    match: { label: 'Next match' },
  });
});

it('a team without fixtures has its last match; without any data it has its name', () => {
  const team = parseTeamProfile(balik);
  const results = parseTeamResults(matches(older, last));
  expect(teamCard(team, { ...nothing, results }, 'bg', t.bg).match).toEqual({
    label: 'Последен мач',
    text: 'Вихър – Балик 3–1',
  });
  expect(teamCard(team, nothing, 'bg', t.bg)).toMatchObject({ facts: [], figures: [], match: null });
});

const totals = {
  matches: 14,
  goals: 1,
  assists: 4,
  minutes_played: 700,
  avg_rating: 7.45,
  yellow_cards: 0,
  red_cards: 0,
};
const season = { season: { id: 1, year_start: 2025, year_end: 2026, is_current: true }, totals, competitions: [] };

it('a player has his team, line and season', () => {
  const sent = {
    id: 9,
    name: 'Иван Петров',
    photo: null,
    position: 'FWD',
    currentTeam: balik,
    teams: [{ ...balik, isCurrent: true, number: 10 }],
  };
  const player = parsePlayerProfile(sent, 'shown');
  expect(playerCard(player, parsePlayerSeasons([season]), ALL_RECORDS, t.bg)).toEqual({
    kind: 'player',
    name: 'Иван Петров',
    portrait: { address: null, fallback: 'ИП' },
    shirtNumber: '10',
    team: { name: 'Балик', crest: { address: '/media/a.svg', fallback: 'БАЛ' } },
    position: 'Нападател',
    season: 'Сезон 2025/2026',
    figures: [
      { value: '14', label: 'мача' },
      { value: '1', label: 'гол' },
      { value: '4', label: 'асистенции' },
      { value: '7.5', label: 'оценка' },
    ],
  });
  expect(playerCard(player, undefined, ALL_RECORDS, t.en)).toMatchObject({
    position: 'Forward',
    season: null,
    figures: [],
  });
});

it('a competition has the top of its table, or the leaders of its groups', () => {
  const rows = [4, 3, 2, 1].map((points, i) => row(i + 1, { ...balik, id: i + 1, name: `Отбор ${i}` }, points));
  const cardOf = (answer: unknown, format: CardFormat = 'card') =>
    competitionCard(
      league,
      parseStandings(answer, [], []).groups,
      [{ id: 1, name: '2025/2026', isCurrent: true }],
      t.bg,
      format,
    );
  expect(cardOf(rows)).toMatchObject({
    name: 'Делта Лига',
    season: 'Сезон 2025/2026',
    tables: [
      {
        title: null,
        rows: [
          { place: '1', team: { name: 'Отбор 0' }, points: '4' },
          { place: '2', team: { name: 'Отбор 1' }, points: '3' },
          { place: '3', team: { name: 'Отбор 2' }, points: '2' },
        ],
      },
    ],
  });
  const groups = { A: rows.slice(0, 2), B: rows.slice(2) };
  expect(cardOf(groups).tables).toMatchObject([
    {
      title: null,
      rows: [
        { place: 'Група A', team: { name: 'Отбор 0' } },
        { place: 'Група B', team: { name: 'Отбор 2' } },
      ],
    },
  ]);
  expect(cardOf(groups, 'post').tables).toMatchObject([
    { title: 'Група A', rows: [{ place: '1' }, { place: '2' }] },
    { title: 'Група B', rows: [{ team: { name: 'Отбор 2' } }, { team: { name: 'Отбор 3' } }] },
  ]);
  expect(competitionCard(league, undefined, undefined, t.bg, 'card')).toMatchObject({ season: null, tables: [] });
});

it('an article has its title and day in the language, and the crests of its teams', () => {
  const article = parseArticle({
    id: 7,
    title: 'Balik win',
    title_bg: 'Балик победи',
    content: '',
    content_bg: '',
    featured_image: '/media/b.webp',
    publish_date: '2026-03-15T22:30:00Z',
    competition: league,
    team: balik,
    second_team: vihar,
  });
  expect(articleCard(article, 'bg')).toEqual({
    kind: 'article',
    title: 'Балик победи',
    facts: ['Делта Лига', '16 март 2026 г.'],
    picture: { address: '/media/b.webp', fallback: '' },
    crests: [
      { address: '/media/a.svg', fallback: 'БАЛ' },
      { address: null, fallback: 'ВИХ' },
    ],
  });
  expect(articleCard(article, 'en')).toMatchObject({ title: 'Balik win', facts: ['Делта Лига', 'March 16, 2026'] });
});
