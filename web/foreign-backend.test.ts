import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchFrom } from './api/client.ts';
import { renderPage } from './entry-server.tsx';
import { errorMessageIn } from '#contract/error-message.ts';
import type { PageRequest } from '#contract/page.ts';
import { publicLeague } from '#tests/support/public-league.ts';
import { visibleText } from './football/rendered.fixture.tsx';
import { fetchHomeResponse } from './home-responses.fixture.ts';
import type { PageState } from './shell/page-state.ts';

const request = {
  url: '/',
  language: 'bg',
  publicUrl: 'https://league.example',
  now: new Date('2026-03-16T12:00:00Z'),
  league: publicLeague,
  fetchApi: fetchHomeResponse,
} as const;
type Answers = Record<string, unknown>;

/** The page that another backend's answers make; what it does not answer is missing. */
async function pageFrom(answers: Answers, url: string, change: Partial<PageRequest> = {}) {
  const fetchApi = async (path: string) => {
    const answer = answers[path.split('?', 1)[0] ?? ''];
    if (answer === undefined) throw Object.assign(new Error(''), { status: 404 });
    return typeof answer === 'function' ? (answer as () => unknown)() : answer;
  };
  const page = await renderPage({ ...request, apiUrl: 'https://api.example', url, fetchApi, ...change });
  return { ...page, text: visibleText(page.body) };
}

const stateOf = async (more: { apiUrl?: string; socketUrl?: string }) =>
  JSON.parse((await renderPage({ ...request, ...more })).state) as PageState;

describe('another backend [D1]', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('is named to the browser, our own is not', async () => {
    const elsewhere = { apiUrl: 'https://api.example', socketUrl: 'https://live.example' };
    expect(await stateOf(elsewhere)).toMatchObject(elsewhere);
    const here = await stateOf({});
    expect(here).not.toHaveProperty('apiUrl');
    expect(here).not.toHaveProperty('socketUrl');
  });

  it('is requested instead of this site', async () => {
    const fetchStub = vi.fn<typeof fetch>(async () => Response.json([]));
    vi.stubGlobal('fetch', fetchStub);
    await fetchFrom('https://api.example')('/api/teams');
    await fetchFrom()('/api/teams');
    expect(fetchStub.mock.calls.map(([address]) => address)).toEqual(['https://api.example/api/teams', '/api/teams']);
  });
});

const league = { id: 5, name: 'Чужда лига' };
/** As the documents list the teams of a match in a list: without ids. */
const sides = {
  home_team: { name: 'ФК Скитник', short_name: 'СКИ', badge: '/crests/skitnik.svg' },
  away_team: { name: 'ФК Чергар', short_name: 'ЧЕР', logo_url: '/crests/chergar.svg' },
};
const gameweeks = [{ id: 51, number: 3, iscurrent: true, isprevious: true }];

describe('teams without ids [D1]', () => {
  const answers: Answers = {
    '/api/competitions/active': [league],
    '/api/competitions/5': league,
    '/api/competitions/5/seasons': [{ id: 2, name: '2025/26', is_current: true }],
    '/api/competitions/5/featured': { competition: league, standings: [] },
    '/api/competitions/5/gameweeks': gameweeks,
    '/api/competitions/5/recent-matches': { matches: [{ id: 31, team1_score: 2, team2_score: 1, ...sides }] },
    '/api/competitions/5/gameweeks/51/matches': [{ id: 32, status: 'FINISHED', score: { home: 4, away: 3 }, ...sides }],
    '/api/readonly-match/33/details': {
      details: { match: { id: 33, status: 'FINISHED', team1: { name: 'ФК Балик' }, team2: { name: 'ФК Вихър' } } },
    },
    '/api/readonly-match/33/head-to-head-matches': { matches: [{ id: 30, team1_score: 1, team2_score: 1, ...sides }] },
  };

  it.each(['/', '/results/competition/5', '/competition/5?tab=results', '/match-details/33?tab=h2h'])(
    'are shown with name and crest, without a link: %s',
    async (url) => {
      const { body, text } = await pageFrom(answers, url);
      expect(text).toContain('ФК Скитник');
      expect(text).toContain('ФК Чергар');
      expect(body).toContain('/crests/skitnik.svg');
      expect(body).toContain('/crests/chergar.svg');
      expect(body).not.toContain('href="/team/');
      expect(text).not.toContain('Предстои да се определи');
    },
  );

  it('name the match itself', async () => {
    const { body, head } = await pageFrom(answers, '/match-details/33');
    expect(visibleText(head)).toContain('ФК Балик – ФК Вихър');
    expect(body).not.toContain('href="/team/');
  });
});

describe('an unknown status [D1]', () => {
  const answers: Answers = {
    '/api/competitions/5': league,
    '/api/competitions/5/gameweeks': gameweeks,
    '/api/competitions/5/gameweeks/51/matches': [
      { id: 32, status: 'SUSPENDED', start_time: '2026-03-08T17:00:00Z', ...sides },
    ],
    '/api/readonly-match/33/details': { match: { id: 33, status: 'SUSPENDED', team1: { id: 1, name: 'ФК Балик' } } },
    '/api/matches/live-and-upcoming': {
      liveMatches: [
        { id: 34, status: 'SUSPENDED', team1: sides.home_team, team2: sides.away_team, competition: league },
      ],
      upcomingMatches: [],
    },
  };

  it('is shown as received on its page', async () => {
    expect((await pageFrom(answers, '/match-details/33')).text).toContain('SUSPENDED');
  });

  it('shows the start in lists of results [SD5]', async () => {
    const { text } = await pageFrom(answers, '/results/competition/5');
    expect(text).toContain('19:00 08.03');
    expect(text).not.toContain('SUSPENDED');
    expect((await pageFrom(answers, '/live-matches')).text).not.toContain('SUSPENDED');
  });

  it('has all tabs on its match page', async () => {
    const { body } = await pageFrom(answers, '/match-details/33');
    expect(body).toContain('?tab=stats');
    expect(body).toContain('?tab=lineups');
  });
});

describe("a minor's birth date [D13] [AG2]", () => {
  const minor = '2011-05-04';
  const adult = '2000-06-30';
  const answers: Answers = {
    '/api/players/9': { id: 9, name: 'Малък Играч', birthdate: minor },
    '/api/players/10': { id: 10, name: 'Голям Играч', birthdate: adult },
    '/api/teams/1': { id: 1, name: 'ФК Балик' },
    '/api/teams/1/squad': {
      players: {
        forwards: [
          { player: { id: 9, name: 'Малък Играч', dob: `${minor}T00:00:00.000Z` } },
          { player: { id: 10, name: 'Голям Играч', dob: adult } },
        ],
      },
    },
  };

  it.each(['/player/9', '/team/1', '/team/1?tab=Squad'])('is nowhere in page, head and state: %s', async (url) => {
    const { head, body, state } = await pageFrom(answers, url);
    expect(head + body + state).not.toContain(minor);
  });

  it('leaves the age, and the date of adults', async () => {
    expect((await pageFrom(answers, '/player/9')).state).toMatch(/"birthdate":null,"age":\d\d/);
    expect((await pageFrom(answers, '/player/10')).head).toContain(`"birthDate":"${adult}"`);
    expect((await pageFrom(answers, '/team/1')).head).toContain(`"birthDate":"${adult}"`);
  });
});

describe('the message of a failed request', () => {
  const failing = (status: number, body: object) => () => {
    throw Object.assign(new Error(errorMessageIn(body) ?? ''), { status });
  };

  it.each([
    ['error', 503, { error: 'The office is closed' }],
    ['message', 500, { message: 'The office is closed' }],
    ['either', 400, { error: '', message: 'The office is closed' }],
  ])('is shown from the field %s after server rendering', async (_name, status, body) => {
    const fail = failing(status, body);
    const answers = { '/api/competitions/active': [league], '/api/seasons/current': fail, '/api/teams': fail };
    const { text, state } = await pageFrom(answers, '/', { language: 'en' });
    expect(text.match(/The office is closed/g)).toHaveLength(2);
    expect(JSON.parse(state)).toMatchObject({
      queries: expect.arrayContaining([
        { path: '/api/teams', failure: { status, message: 'The office is closed' } },
      ]) as unknown,
    });
  });

  it('is shown on pages in its own language', async () => {
    const answers = { '/api/teams': failing(503, { error: 'Почиваме до неделя' }) };
    expect((await pageFrom(answers, '/')).text).toContain('Почиваме до неделя');
    expect((await pageFrom(answers, '/', { language: 'en' })).text).toContain('Failed to load teams');
  });

  it.each([{ error: 'Closed' }, { message: 'Closed' }])('reaches the browser too: %j', async (body) => {
    vi.stubGlobal('fetch', async () => Response.json(body, { status: 503 }));
    await expect(fetchFrom()('/api/teams')).rejects.toMatchObject({ status: 503, serverMessage: 'Closed' });
  });
});

describe('a request that hangs', () => {
  const hanging = () => new Promise(() => {});
  const answers: Answers = {
    '/api/competitions/active': [league],
    '/api/competitions/5/featured': { competition: league, standings: [] },
    '/api/competitions/5/recent-matches': { matches: [{ id: 31, team1_score: 2, team2_score: 1, ...sides }] },
    '/api/teams': hanging,
    '/api/competitions/5/seasons': hanging,
    '/api/teams/1': { id: 1, name: 'ФК Балик' },
    '/api/teams/1/squad': hanging,
  };
  const timed = async (url: string) => {
    const start = performance.now();
    const page = await pageFrom(answers, url);
    return { ...page, seconds: (performance.now() - start) / 1000 };
  };

  it('delays its page by two seconds at most, and leaves its part to the browser', async () => {
    const { seconds, status, text, state, incomplete } = await timed('/');
    expect(seconds).toBeLessThan(2.5);
    expect({ status, incomplete }).toEqual({ status: 200, incomplete: true });
    expect(text).toContain('ФК Скитник');
    expect(text).toContain('Отборите се зареждат');
    const paths = (JSON.parse(state) as PageState).queries.map(({ path }) => path);
    expect(paths).toContain('/api/competitions/5/recent-matches');
    expect(paths).not.toContain('/api/teams');
  });

  it('does not make its page a failed one', async () => {
    const { seconds, status, head } = await timed('/competition/5');
    expect(seconds).toBeLessThan(2.5);
    expect(status).toBe(200);
    expect(head).toContain('<title>Състезание</title>');
    expect(head).toContain('rel="canonical"');
  });

  it('does not hold the head either', async () => {
    const { seconds, head, text, incomplete } = await timed('/team/1?tab=Awards');
    expect(seconds).toBeLessThan(2.5);
    expect(text).toContain('ФК Балик');
    expect(head).toContain('rel="canonical"');
    expect(incomplete).toBe(true);
  });
});

describe('the order and the words of another backend [D1]', () => {
  const years = [2023, 2025, 2024];
  const fixture = (id: number, startTime: string | null, name: string) => ({ id, startTime, awayTeam: { name } });
  const answers: Answers = {
    '/api/competitions/5/seasons': years.map((year) => ({ id: year, name: `${year}/${year + 1}`, is_current: false })),
    '/api/competitions/5/featured': { competition: league, standings: [] },
    '/api/players/9': { id: 9, name: 'Чужд Играч', position: 'Goalkeeper' },
    '/api/players/9/stats': years.map((year) => ({ season: { year_start: year, year_end: year + 1 } })),
    '/api/teams/1': { id: 1, name: 'ФК Балик' },
    '/api/teams/1/stats': { allSeasons: years.map((year) => ({ season: { year_start: year, year_end: year + 1 } })) },
    '/api/teams/1/fixtures': [
      {
        competition: league,
        matches: [
          { ...fixture(5, '2026-01-01T17:00:00Z', 'Последен'), status: 'POSTPONED' },
          fixture(3, null, 'Четвърти'),
          fixture(2, '2026-04-03T17:00:00Z', 'Трети'),
          fixture(1, '2026-04-01T17:00:00Z', 'Първи'),
          fixture(4, '2026-04-02T17:00:00Z', 'Втори'),
        ],
      },
    ],
  };
  const order = (text: string, words: string[]) => words.toSorted((a, b) => text.indexOf(a) - text.indexOf(b));

  it.each(['/competition/5', '/player/9?tab=Stats', '/team/1?tab=Stats'])(
    'has seasons newest first: %s',
    async (url) => {
      const { text } = await pageFrom(answers, url);
      const seasons = [...text.matchAll(/20\d\d\/(?:20)?\d\d/g)].map(([season]) => season.slice(0, 4));
      expect([...new Set(seasons)]).toEqual(['2025', '2024', '2023']);
    },
  );

  it("has a team's fixtures in order of time", async () => {
    const { text } = await pageFrom(answers, '/team/1?tab=Fixtures');
    const names = ['Първи', 'Втори', 'Трети', 'Последен'];
    expect(order(text, names.toReversed())).toEqual(names);
  });

  it('has positions as words, which are translated', async () => {
    const { text } = await pageFrom(answers, '/player/9');
    expect(text).toContain('Вратар');
    expect(text).not.toContain('Goalkeeper');
  });
});

describe('a table by its format [D1]', () => {
  const team = (id: number, name: string) => ({ id, name });
  const standings = [
    { team: team(1, 'ФК Балик'), group_name: 'A', points: 7 },
    { team: team(2, 'ФК Вихър'), group_name: 'B', points: 4 },
  ];
  const answersOf = (format: string): Answers => ({
    '/api/competitions/5/seasons': [{ id: 2, name: '2025/26', is_current: true }],
    '/api/competitions/5/featured': { competition: { ...league, format }, standings },
    '/api/teams/1': team(1, 'ФК Балик'),
    '/api/teams/1/competitions': {
      competitions: [{ ...league, seasons: [{ id: 2, name: '2025/26', isCurrent: true }] }],
    },
    '/api/teams/1/standings': { standings, format },
  });

  it.each(['/competition/5?tab=standings', '/team/1?tab=Standings'])(
    'is one in a league, whatever the rows say, and one for each group: %s',
    async (url) => {
      const inLeague = await pageFrom(answersOf('LEAGUE'), url);
      expect(inLeague.text).toContain('ФК Вихър');
      expect(inLeague.text).not.toContain('Група A');
      const inGroups = (await pageFrom(answersOf('GROUP_STAGE'), url)).text;
      expect(inGroups).toContain('Група A');
      expect(inGroups).toContain('Група B');
    },
  );
});

describe('numbers that it does not send [UN9] [D35]', () => {
  const player = { id: 9, name: 'Иван Чужденов' };
  const side = { name: 'ФК Балик', shortName: 'БАЛ' };
  const answers: Answers = {
    '/api/competitions/5/seasons': [{ id: 2, name: '2025/26', is_current: true }],
    '/api/competitions/5/featured': { competition: league, standings: [] },
    '/api/competitions/5/gameweeks': gameweeks,
    '/api/competitions/5/totw': { players: [{ ...player, section: 'gk', matchStats: { goals: 1 } }] },
    '/api/competitions/5/tots': { players: [{ ...player, section: 'gk', seasonStats: { matches_played: 3 } }] },
    '/api/players/9': player,
    '/api/players/9/matches': { matches: [{ matchId: 3, playerTeam: side, opponent: side, playerStats: {} }] },
    '/api/teams/1': { id: 1, name: 'ФК Балик' },
    '/api/teams/1/squad': { players: { forwards: [{ player, stats: {} }] } },
  };
  const textOf = async (url: string) => (await pageFrom(answers, url, { language: 'en' })).text;

  it('are 0, and its ratings 0.0', async () => {
    expect(await textOf('/competition/5?tab=totw')).toMatch(/0\.0 .*Goals 1 Assists 0 Minutes 0’/);
    expect(await textOf('/competition/5?tab=tots')).toMatch(
      /G\+A 0 Minutes 0’ Average rating 0\.0 .*Yellow cards 0 Red cards 0/,
    );
    expect(await textOf('/player/9?tab=Matches')).toContain('0 ’ N/A');
    expect(await textOf('/team/1?tab=Squad')).toMatch(/Chuzhdenov – 0 0 0 –/);
  });
});
