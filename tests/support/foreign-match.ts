import type { Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';

/** A live match of another backend: no ids, no revisions, other names and wrappers than ours. */
const home = { id: 1, name: 'ФК Балик', badge: null };
const away = { id: 2, name: 'ФК Вихър', logo: null };

const person = (id: number, name: string) => ({ id, name, number: id, position: 'FWD', picture: null });
const SQUADS = {
  lineups: {
    1: { starters: [person(11, 'Иван Чужденов'), person(12, 'Петко Далечен')], substitutes: [person(13, 'Стоян Нов')] },
    2: { starters: [person(21, 'Димо Гостов')], substitutes: [] },
  },
};

interface MatchState {
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
  let state: MatchState = {
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
    team1: { possession: state.possession[0], shots: '4' },
    team2: { possession: state.possession[1], shots: '3' },
  });
  const info = () => ({
    id: FOREIGN_MATCH,
    status: state.status,
    isLive: state.status === 'LIVE',
    team1_score: state.score[0],
    team2_score: state.score[1],
    penalty_score: state.penalties && JSON.stringify({ team1: state.penalties[0], team2: state.penalties[1] }),
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
    goals: state.goals,
    events: state.events,
    substitutions: state.substitutions,
    liveData:
      state.status === 'LIVE'
        ? {
            matchInfo: info(),
            matchGoals: state.goals,
            matchEvents: state.events,
            matchSubstitutions: state.substitutions,
            squads: SQUADS,
            teamStats: teamStats(),
            timer: state.clock,
          }
        : null,
  });
  const path = (endpoint: string) => `/api/readonly-match/${FOREIGN_MATCH}/${endpoint}`;
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
          socket.emit('timer_update', state.clock);
          socket.emit('goals_update', state.goals);
          socket.emit('stats_update', { teamStats: teamStats() });
        });
      });
    },

    /** Changes the match and sends it to its followers twice: as a list and wrapped. */
    push(change: Partial<MatchState>, messages: [name: string, payload: unknown][]) {
      state = { ...state, ...change };
      const room = sockets?.to(String(FOREIGN_MATCH));
      for (const [name, payload] of [...messages, ...messages]) room?.emit(name, payload);
    },
    state: () => state,
    info,
    close: () => sockets?.close(),
  };
}
