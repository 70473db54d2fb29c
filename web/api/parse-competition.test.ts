import { describe, expect, it } from 'vitest';
import { parseCompetitionNews } from './parse-competition-news.ts';
import { parseEnteredTeams, parseGameweekGoals, parseLeaders, parseSeasons, parseTies } from './parse-competition.ts';
import { parseFeatured } from './parse-featured.ts';

const balik = { id: 1, name: 'Балик', short_name: 'БАЛ', badge: null };
const vihar = { id: 2, name: 'Вихър', short_name: 'ВИХ', badge: null };

describe('seasons', () => {
  it('keep the order in which they were sent: the first is the default where none is current', () => {
    const seasons = ['2019/2020', '2025/2026'].map((name, id) => ({ id: id + 1, name }));
    expect(parseSeasons(seasons).map(({ name }) => name)).toEqual(['2019/2020', '2025/2026']);
  });

  it('are a list, or one under `seasons`; named, or by their years', () => {
    const named = { id: 3, name: '2025/2026', is_current: true };
    expect(parseSeasons([named])).toEqual([{ id: 3, name: '2025/2026', isCurrent: true }]);
    expect(parseSeasons({ seasons: [{ id: 2, year_start: 2024, year_end: 2025, isCurrent: false }] })).toEqual([
      { id: 2, name: '2024/2025', isCurrent: false },
    ]);
    expect(parseSeasons([{ id: 1, year_start: 2024, year_end: 2024 }, { id: 9 }, null])).toEqual([
      { id: 1, name: '2024', isCurrent: false },
    ]);
  });
});

describe('the competition of a table', () => {
  const profile = (competition: object) => parseFeatured({ competition, standings: [] }).competition;

  it('has its format, country and gameweek', () => {
    expect(
      profile({ id: 5, name: 'Лига', logo: '/l.svg', format: 'GROUP_STAGE', country: 'Bulgaria', current_gameweek: 3 }),
    ).toEqual({
      id: 5,
      name: 'Лига',
      logo: '/l.svg',
      format: 'GROUP_STAGE',
      country: 'Bulgaria',
      currentGameweek: 3,
      hasFixtures: true,
    });
  });

  it('is an elimination if the format is unknown, a league if it is missing', () => {
    expect(profile({ id: 5, name: 'Купа', format: 'SWISS' })?.format).toBe('KNOCKOUT');
    expect(profile({ id: 5, name: 'Лига' })?.format).toBe('LEAGUE');
    expect(profile({})).toBeNull();
  });
});

describe('the bracket', () => {
  const tie = (change: object) => ({ id: 7, home_team: { ...balik, seed: 1 }, away_team: vihar, ...change });

  it('is a list of matches with their rounds', () => {
    const [read] = parseTies({
      matches: [
        tie({
          status: 'FINISHED',
          gameweek: { number: 2, elimination_round: 'semi_final' },
          bracket_slot: 2,
          home_score: 2,
          away_score: 2,
          penalty_score: '{"team1":4,"team2":3}',
        }),
      ],
    });
    expect(read).toMatchObject({
      id: 7,
      status: 'FINISHED',
      round: 'semi_final',
      slot: 2,
      home: { name: 'Балик', seed: 1 },
      away: { name: 'Вихър', seed: null },
      homeScore: 2,
      penalties: { home: 4, away: 3 },
    });
  });

  it('is lists by round as well, and a score without a status is a result', () => {
    const read = parseTies({
      matches: {
        final: [tie({ id: 1 })],
        quarter_final: [tie({ id: 2, home_score: 3, away_score: 1 })],
        other: 'none',
      },
    });
    expect(read.map(({ id, round, status }) => [id, round, status])).toEqual([
      [1, 'final', 'UPCOMING'],
      [2, 'quarter_final', 'FINISHED'],
    ]);
  });

  it('keeps a match whose teams are not known yet', () => {
    expect(parseTies([tie({ away_team: null })])[0]).toMatchObject({ away: null });
    expect(parseTies({})).toEqual([]);
  });
});

describe('lists of a competition', () => {
  it('reads teams with what is known of them', () => {
    const [read] = parseEnteredTeams({ teams: [{ ...balik, seed: '2', group_name: 'A', description_bg: 'Отбор' }] });
    expect(read).toMatchObject({
      name: 'Балик',
      city: null,
      founded: null,
      seed: 2,
      group: 'A',
      description: { bg: 'Отбор', en: 'Отбор' },
    });
  });

  it('reads goals in the order of their gameweeks', () => {
    expect(parseGameweekGoals([{ gameweek: 2, goals: 9 }, { gameweek: 1, goals: '4' }, {}])).toEqual([
      { gameweek: 1, goals: 4 },
      { gameweek: 2, goals: 9 },
    ]);
  });

  it('parses leaders by statistic; a missing rating is 0', () => {
    const player = { id: 9, name: 'Иван Колев', picture: null };
    const entry = { player, team: { name: 'Балик' }, goals: 5, rating: null, avg_rating: '7.9' };
    expect(parseLeaders('goals')([entry])[0]?.value).toBe(5);
    expect(parseLeaders('rating')([entry])[0]?.value).toBe(7.9);
    expect(parseLeaders('rating')({ players: [{ player, team: null }] })[0]).toMatchObject({
      team: { name: '' },
      value: 0,
    });
  });
});

describe('news of a competition', () => {
  const article = {
    id: 4,
    title: 'Report',
    content: `<p>${'word '.repeat(60)}</p>`,
    content_bg: '<p>Кратко.</p>',
    publish_date: '2026-03-01T10:00:00Z',
    team_news_team_idToteam: balik,
    admin: { username: 'desk' },
  };

  it('is previewed up to 200 characters and three dots, by its author', () => {
    const { reports, total, pages } = parseCompetitionNews({
      news: [article],
      pagination: { total: 31, totalPages: 4 },
    });
    expect({ total, pages }).toEqual({ total: 31, pages: 4 });
    expect(reports[0]).toMatchObject({ author: 'desk', preview: { bg: 'Кратко.' }, teams: [{ name: 'Балик' }] });
    const { en } = reports[0]!.preview;
    expect(en).toMatch(/^word word[^<]*\.\.\.$/);
    expect(en.length).toBeLessThanOrEqual(203);
  });

  it('counts the entries if the backend sends no total', () => {
    expect(parseCompetitionNews([article])).toMatchObject({ total: 1, pages: 1 });
  });
});
