import type { Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';

/** A live match of somebody else's backend: no ids, no revisions, other names and wrappers than ours. */
const home = { id: 1, name: 'ФК Балик', badge: null };
const away = { id: 2, name: 'ФК Вихър', logo: null };

const person = (id: number, name: string) => ({ id, name, number: id, position: 'FWD', picture: null });
const SQUADS = {
  lineups: {
    1: { starters: [person(11, 'Иван Чужденов'), person(12, 'Петко Далечен')], substitutes: [person(13, 'Стоян Нов')] },
    2: { starters: [person(21, 'Димо Гостов')], substitutes: [] },
  },
};

interface Told {
  status: string;
  clock: { minute: number; second: number; timer_running: boolean; current_phase: string };
  score: [number, number];
  penalties: [number, number] | null;
  possession: [number, number];
  goals: object[];
  events: object[];
  substitutions: object[];
}

export const FOREIGN_MATCH = 33;

export function createForeignMatch() {
  let told: Told = {
    status: 'LIVE',
    clock: { minute: 18, second: 5, timer_running: false, current_phase: 'FIRST_HALF' },
    score: [0, 0],
    penalties: null,
    possession: [50, 50],
    goals: [],
    events: [],
    substitutions: [],
  };
  let sockets: Server | undefined;

  const teamStats = () => ({
    team1: { possession: told.possession[0], shots: '4' },
    team2: { possession: told.possession[1], shots: '3' },
  });
  const info = () => ({
    id: FOREIGN_MATCH,
    status: told.status,
    isLive: told.status === 'LIVE',
    team1_score: told.score[0],
    team2_score: told.score[1],
    penalty_score: told.penalties && JSON.stringify({ team1: told.penalties[0], team2: told.penalties[1] }),
  });
  const details = () => ({
    ...info(),
    team1: home,
    team2: away,
    start_time: '2026-03-08T17:00:00Z',
    competition: { id: 5, name: 'Чужда лига', format: 'LEAGUE', logo: null },
    gameweek: { number: 3 },
    season: { year_start: 2025, year_end: 2026 },
    referee: 'Чужд Съдия',
    goals: told.goals,
    events: told.events,
    substitutions: told.substitutions,
    liveData:
      told.status === 'LIVE'
        ? {
            matchInfo: info(),
            matchGoals: told.goals,
            matchEvents: told.events,
            matchSubstitutions: told.substitutions,
            squads: SQUADS,
            teamStats: teamStats(),
            timer: told.clock,
          }
        : null,
  });
  const path = (call: string) => `/api/readonly-match/${FOREIGN_MATCH}/${call}`;
  const table = { team: home, group_name: 'A', matches: 3, goal_difference: 5, points: '7', form: ['W'] };

  return {
    answers: {
      [path('details')]: () => ({ details: { match: details() } }),
      [path('stats')]: () => ({ teamStats: teamStats(), playerStats: [{ id: 11, name: 'Иван Чужденов', goals: 1 }] }),
      [path('lineups')]: () => SQUADS,
      [path('standings')]: () => ({ standings: { A: [table], B: [{ ...table, team: away, group_name: 'B' }] } }),
      [path('h2h')]: () => ({}),
      [path('news')]: () => ({ news: [] }),
    } as Record<string, () => unknown>,

    listen(server: HttpServer) {
      sockets = new Server(server, { transports: ['websocket'], cors: { origin: '*' } });
      sockets.on('connection', (socket) => {
        socket.on('join_match', ({ matchId }: { matchId: number }, acknowledge: (answer: object) => void) => {
          void socket.join(String(matchId));
          acknowledge({ success: true });
        });
        socket.on('request_match_status', () => {
          socket.emit('match_update', info());
          socket.emit('timer_update', told.clock);
          socket.emit('goals_update', told.goals);
          socket.emit('stats_update', { teamStats: teamStats() });
        });
      });
    },

    /** The match changes, and those who follow it hear of it, twice: once as a list and once wrapped. */
    tell(change: Partial<Told>, messages: [name: string, payload: unknown][]) {
      told = { ...told, ...change };
      const room = sockets?.to(String(FOREIGN_MATCH));
      for (const [name, payload] of [...messages, ...messages]) room?.emit(name, payload);
    },
    told: () => told,
    info,
    close: () => sockets?.close(),
  };
}
