import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { COMPETITION_ANSWERS } from './foreign-competition.ts';
import { createForeignMatch } from './foreign-match.ts';
import { PROFILE_ANSWERS } from './foreign-profiles.ts';

const balik = { id: 1, name: 'ФК Балик', short_name: 'БАЛ', logo: '/crests/balik.svg' };
const vihar = { id: 2, name: 'ФК Вихър', short_name: 'ВИХ', logo_url: '/crests/vihar.svg' };
/** In lists the documents name the teams of a match without ids. */
const sides = {
  home_team: { name: 'ФК Скитник', short_name: 'СКИ', badge: '/crests/balik.svg' },
  away_team: { name: 'ФК Чергар', short_name: 'ЧЕР', logo_url: '/crests/vihar.svg' },
};
const league = { id: 5, name: 'Чужда лига', logo_url: null, city: 'Варна', country: 'BG', current_gameweek: 3 };
const player = { id: 9, name: 'Иван Чужденов', picture: null };
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

const article = {
  id: 7,
  title: 'News from elsewhere',
  title_bg: 'Новина от другаде',
  content: '<p>Body from <b>elsewhere</b>.</p>',
  content_bg: '<p>Текст от <b>другаде</b>.</p><script>alert(1)</script>',
  image_url: null,
  publish_date: '2026-03-01T10:00:00Z',
  team_news_team_idToteam: { name: balik.name, badge: null },
  team_news_team_id_secondToteam: { name: vihar.name, badge: null },
  competition: { name: league.name },
};

const standing = (team: object, points: number) => ({ team, matches_played: 3, goal_difference: points - 2, points });

/** Answers in the spellings and wrappers that another backend may use, none of which our own server sends. */
const ANSWERS: Record<string, () => unknown> = {
  ...COMPETITION_ANSWERS,
  ...PROFILE_ANSWERS,
  '/api/competitions/active': () => ({ competitions: [league] }),
  '/api/competitions/all-by-status': () => ({ active: [league], upcoming: [], finished: [], total_finished: 0 }),
  '/api/competitions/5': () => ({ competition: league }),
  '/api/competitions/5/featured': () => ({
    competition: league,
    standings: { A: [standing(balik, 7)], B: [standing(vihar, 4)] },
    topScorers: { top_scorers: [{ player, team: balik, goals: 5 }] },
    topAssisters: { top_assisters: [{ player, team: balik, assists: '4' }] },
    topRatedPlayers: [{ player, team: balik, avg_rating: '8.26' }],
  }),
  '/api/competitions/5/recent-matches': () => ({
    matches: [
      {
        id: 31,
        start_time: '2026-03-01T17:00:00Z',
        team1_score: 2,
        team2_score: 1,
        ...sides,
      },
    ],
  }),
  '/api/competitions/5/gameweeks': () => [
    { id: 50, number: 2, start_date: '2026-03-01', end_date: '2026-03-07', is_current: false },
    { id: 51, number: 3, start_date: '2026-03-08', end_date: '2026-03-14', iscurrent: true },
  ],
  '/api/competitions/5/gameweeks/51/matches': () => [
    {
      id: 32,
      status: 'FINISHED',
      start_time: '2026-03-08T17:00:00Z',
      score: { home: 4, away: 3 },
      ...sides,
    },
    { id: 36, status: 'UPCOMING', start_time: '2026-03-09T18:00:00Z', ...sides, away_team: null },
    { id: 35, status: 'SUSPENDED', start_time: '2026-03-08T18:00:00Z', ...sides },
  ],
  '/api/competitions/5/gameweeks/50/matches': () => ({ matches: [] }),
  '/api/seasons/current': () => ({ success: true, data: { id: 1, year_start: 2025, year_end: 2026 } }),
  '/api/search': () => ({
    results: [
      { type: 'team', id: 1, name: balik.name },
      { type: 'stadium', id: 3, name: 'Стадион' },
    ],
  }),
  '/api/matches/live-status': () => ({ hasLiveMatches: true, liveMatchCount: 1 }),
  '/api/matches/live-and-upcoming': () => ({
    liveMatches: [
      {
        id: 33,
        status: 'LIVE',
        isLive: true,
        start_time: inMinutes(-20),
        current_minute: 18,
        current_second: 5,
        timer_running: true,
        team1: balik,
        team2: vihar,
        competition: league,
      },
    ],
    upcomingMatches: [
      {
        id: 34,
        status: 'UPCOMING',
        isLive: false,
        start_time: inMinutes(30),
        team1: vihar,
        team2: balik,
        competition: league,
      },
    ],
  }),
  '/api/news/latest': () => ({ news: [article] }),
  '/api/news': () => ({ news: [article] }),
  '/api/news/7': () => ({ article }),
  '/api/teams': () => ({ teams: [balik, vihar] }),
  '/api/players/trending': () => ({ players: [{ ...player, team: { name: balik.name }, goals: 3, assists: 2 }] }),
};

export interface ForeignBackend {
  url: string;
  /** The requests it received. */
  received: { path: string; byBrowser: boolean }[];
  /** One match of it is live. */
  match: ReturnType<typeof createForeignMatch>;
  close(): Promise<void>;
}

/** Another backend with the endpoints that the pages use. */
export async function startForeignBackend(): Promise<ForeignBackend> {
  const received: ForeignBackend['received'] = [];
  const match = createForeignMatch();
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    received.push({ path: pathname, byBrowser: request.headers.origin !== undefined });
    const answer = ANSWERS[pathname] ?? match.answers[pathname];
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('content-type', 'application/json');
    response.statusCode = answer ? 200 : 404;
    response.end(JSON.stringify(answer?.() ?? { error: 'Nothing here' }));
  });
  const connections = new Set<Socket>();
  server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  match.listen(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    match,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      // A browser keeps unused connections open, and the server would wait for them.
      for (const socket of connections) socket.destroy();
      await Promise.all([closed, match.close()]);
    },
  };
}
