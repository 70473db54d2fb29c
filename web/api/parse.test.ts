import { describe, expect, it } from 'vitest';
import { parseFeatured } from './parse-featured.ts';
import { parseLiveAndUpcoming, parseRecentMatches } from './parse-matches.ts';
import { parseLatestNews } from './parse-news.ts';
import { parseCompetition, parseTeam } from './parse-shared.ts';

describe('responses of other backends [D1]', () => {
  it('may have a picture as logo_url, logo or badge', () => {
    for (const field of ['logo_url', 'logo', 'badge'])
      expect(parseTeam({ id: 1, name: 'Рилци', [field]: '/r.svg' })?.badge).toBe('/r.svg');
    expect(parseCompetition({ id: 1, name: 'Купа', logo_url: '' })?.logo).toBeNull();
  });

  it('may have no short names', () => {
    expect(parseTeam({ id: 1, name: 'ФК „Рилци“' })?.shortName).toBe('ФКР');
  });

  it('may wrap a list or not', () => {
    const match = { id: '4', home_team: { id: 1, name: 'А' }, away_team: { id: 2, name: 'Б' }, team1_score: '2' };
    expect(parseRecentMatches([match])).toEqual(parseRecentMatches({ matches: [match] }));
    expect(parseRecentMatches([match])[0]).toMatchObject({ id: 4, status: 'FINISHED', homeScore: 2, awayScore: null });
  });

  it('may send standings as a list, a marked list or by group', () => {
    const row = (name: string, group_name?: string) => ({ team: { id: 1, name }, points: 3, group_name });
    expect(parseFeatured({ standings: [row('А')] }).groups).toMatchObject([{ name: null, rows: [{ position: 1 }] }]);
    const marked = parseFeatured({ standings: [row('А', 'Група А'), row('Б', 'Група Б')] }).groups;
    const keyed = parseFeatured({ standings: { 'Група А': [row('А')], 'Група Б': [row('Б')] } }).groups;
    expect(marked.map(({ name }) => name)).toEqual(['Група А', 'Група Б']);
    expect(keyed).toEqual(marked);
  });

  it('may name the teams of an article by relation', () => {
    const [story] = parseLatestNews([
      {
        id: 1,
        title: 'Only English',
        content: '<p>Text</p>',
        team_news_team_idToteam: { id: 1, name: 'Рилци' },
        team_news_team_id_secondToteam: { id: 2, name: 'Балик' },
      },
    ]);
    expect(story?.teams.map(({ name }) => name)).toEqual(['Рилци', 'Балик']);
    expect(story?.title).toEqual({ bg: 'Only English', en: 'Only English' });
  });

  it('may leave out score and minute of a live match', () => {
    const sides = { team1: { id: 1, name: 'А', logo: '/a.svg' }, team2: { id: 2, name: 'Б' } };
    const { live } = parseLiveAndUpcoming({
      liveMatches: [{ id: 1, ...sides, competition: { id: 1, name: 'Лига' } }],
      upcomingMatches: [],
    });
    expect(live[0]).toMatchObject({ status: 'LIVE', clock: null, homeScore: null });
  });
});

describe('an invalid response', () => {
  it('fails if it is not a list', () => {
    expect(() => parseRecentMatches('<html>')).toThrow();
    expect(() => parseLiveAndUpcoming(null)).toThrow();
  });

  it('skips invalid entries', () => {
    expect(parseLatestNews({ news: [null, { id: 1 }, { id: 2, title: 'Ok' }] })).toHaveLength(1);
  });
});
