import type { League, TeamStatsEntry } from './league.ts';
import { match, smallLeague } from './small-league.ts';

const NO_STATS: Omit<TeamStatsEntry, 'team'> = {
  possession: null,
  shots: 0,
  shotsOnTarget: 0,
  shotsOffTarget: 0,
  shotsBlocked: 0,
  corners: 0,
  fouls: 0,
  yellowCards: 0,
  redCards: 0,
  saves: 0,
  goals: 0,
  goalsConceded: 0,
  woodwork: 0,
  averageRating: null,
};

/** The small league, with an old cup, a winter cup decided by cards, and every rare event. */
export function rareLeague(): League {
  const league = smallLeague();
  const [ivan] = league.players;
  const [first] = league.competitions;
  const [member] = league.memberships;
  const [balik] = league.teams;
  const [news] = league.news;
  const [liga, old] = league.competitionSeasons;
  if (!ivan || !first || !member || !balik || !news || !liga || !old)
    throw new Error('The small league is not what it was');
  const entered = (...teams: string[]) => teams.map((team) => ({ team, group: null, seed: null, withdrawnOn: null }));
  league.teams.push({ ...balik, key: 'nova', name: 'Нова', shortName: 'НОВ', badge: null });
  old.teams = entered('balik', 'vihar');
  old.gameweeks = [{ number: 1, startsOn: '2025-03-01', endsOn: '2025-03-31', eliminationRound: 'final' }];
  league.competitions.push({ ...first, key: 'zima', name: 'Зимна купа', rank: 3 });
  league.competitionSeasons.push({
    ...liga,
    competition: 'zima',
    format: 'LEAGUE',
    tieBreakers: ['fair_play'],
    zones: [],
    adjustments: [],
    teams: [...entered('riltsi', 'vihar'), { team: 'orlovets', group: null, seed: null, withdrawnOn: '2026-02-01' }],
  });
  league.matches.push(
    match('final', {
      competition: 'old',
      season: '2024',
      home: 'vihar',
      away: 'balik',
      startTime: '2025-03-20T17:00:00Z',
      status: 'FINISHED',
      phase: 'FULL_TIME',
      score: [2, 2],
      penalties: [3, 4],
    }),
    match('level', {
      competition: 'zima',
      home: 'vihar',
      away: 'riltsi',
      startTime: '2026-01-10T17:00:00Z',
      status: 'FINISHED',
      phase: 'FULL_TIME',
      score: [1, 1],
      teamStats: [
        { ...NO_STATS, team: 'vihar', yellowCards: 2, redCards: 1, averageRating: 6.55 },
        { ...NO_STATS, team: 'riltsi', yellowCards: 4, averageRating: 6.1 },
      ],
    }),
    match('left', {
      competition: 'zima',
      gameweek: 2,
      home: 'orlovets',
      away: 'vihar',
      startTime: '2026-04-02T17:00:00Z',
    }),
    match('unknown-opponent', { gameweek: 3, home: 'balik', startTime: '2026-05-01T17:00:00Z' }),
    match('no-date', { gameweek: 3, home: 'riltsi', away: 'balik', startTime: null, status: 'POSTPONED' }),
    match('abandoned', {
      gameweek: 2,
      home: 'balik',
      away: 'riltsi',
      startTime: '2026-03-09T17:00:00Z',
      status: 'POSTPONED',
      score: [1, 0],
    }),
    match('called-off', {
      gameweek: 3,
      home: 'vihar',
      away: 'balik',
      startTime: '2026-03-20T17:00:00Z',
      status: 'CANCELLED',
    }),
  );
  const person = (key: string, change: Partial<typeof ivan>) => ({ ...ivan, key, name: key, ...change });
  league.players.push(
    person('Вратар', { position: 'GK', birthdate: '2008-03-15' }),
    person('Юноша', { position: null, birthdate: '2008-03-16', parentalDeclaration: true, nationality: 'GB-ENG' }),
    person('Бивш', { position: 'CB' }),
  );
  league.memberships.push(
    { ...member, player: 'Вратар', shirtNumber: 1, leftOn: '2026-03-15' },
    { ...member, player: 'Юноша', shirtNumber: null, joinedOn: '2026-03-15' },
    { ...member, player: 'Бивш', shirtNumber: 5, leftOn: '2026-03-14' },
    { ...member, player: 'petar', shirtNumber: 77, joinedOn: '2026-03-16' },
  );
  const move = { fromTeam: null, toTeam: 'balik', rank: 'MAIN' as const };
  league.transfers = [
    { ...move, key: 't1', player: 'ivan', fromTeam: 'vihar', movedOn: '2025-07-01' },
    { ...move, key: 't2', player: 'Бивш', fromTeam: 'balik', toTeam: null, movedOn: '2026-03-15' },
    // Registered with a second team; his main team stays the same.
    { ...move, key: 't3', player: 'ivan', fromTeam: 'balik', toTeam: 'nova', rank: 'SECONDARY', movedOn: '2026-01-05' },
    { ...move, key: 't4', player: 'hidden', movedOn: '2025-10-01' },
    { ...move, key: 't5', player: 'petar', movedOn: '2026-06-20' },
  ];
  league.news.push({
    ...news,
    key: 'n3',
    titleBg: 'Двубой',
    team: 'vihar',
    secondTeam: 'balik',
    publishedAt: '2026-03-03T08:00:00Z',
  });
  return league;
}
