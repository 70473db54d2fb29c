import type { LedgerEntry } from '#domain/match/ledger-entry.ts';
import type { League, LineupEntry } from './league.ts';
import { match, smallLeague } from './small-league.ts';

type Act = Pick<LedgerEntry<string>, 'kind'> & Partial<LedgerEntry<string>>;

const ledger = (...acts: Act[]): LedgerEntry<string>[] =>
  acts.map((act, index) => ({
    revision: index + 1,
    phase: 'FIRST_HALF',
    minute: null,
    extraTime: null,
    team: null,
    player: null,
    otherPlayer: null,
    ownGoal: false,
    penalty: false,
    target: null,
    reason: null,
    recordedAt: `2026-03-15T17:${String(index).padStart(2, '0')}:00.000Z`,
    ...act,
  }));

const sheet = (player: string, team: string, place: number, more: Partial<LineupEntry> = {}): LineupEntry => ({
  player,
  team,
  place,
  starter: true,
  shirtNumber: 10 + place,
  position: 'FWD',
  captain: place === 1,
  ...more,
});

const NO_TEAM_STATS = {
  possession: 50,
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

/**
 * The small league, and in it a cup final: Петър (Вихър) turns the ball into his own goal, a hidden player levels from
 * the spot, Вихър win 3:2 on penalties. A semi-final decided in extra time. A live match in which one goal was taken back and one corrected.
 */
export function cupLeague(): League {
  const league = smallLeague();
  const [anybody] = league.players;
  const [ivan, petar] = league.matches[0]?.playerStats ?? [];
  const [, oldCup] = league.competitionSeasons;
  if (!anybody || !ivan || !petar || !oldCup) throw new Error('The small league has changed');
  const second = { phase: 'SECOND_HALF' } as const;
  const kick = { phase: 'PENALTIES' } as const;
  const cup = { competition: 'old', season: '2024', home: 'balik', away: 'vihar', referee: 'ref' };
  league.players.push({ ...anybody, key: 'georgi', name: 'Георги Илиев', position: 'DEF' });
  league.referees.push({ key: 'ref', name: 'Стоян Динев', nameLatin: 'Stoyan Dinev', picture: null });
  Object.assign(oldCup, {
    teams: ['balik', 'vihar'].map((team) => ({ team, group: null, seed: null, withdrawnOn: null })),
    gameweeks: [
      { number: 1, startsOn: '2025-03-01', endsOn: '2025-03-14', eliminationRound: 'semi_final' },
      { number: 2, startsOn: '2025-03-15', endsOn: '2025-04-01', eliminationRound: 'final' },
    ],
  });
  league.matches.push(
    match('semi', {
      ...cup,
      startTime: '2025-03-10T17:00:00Z',
      status: 'FINISHED',
      phase: 'FULL_TIME',
      score: [2, 1],
      halfTime: [1, 1],
      fullTime: [1, 1],
      extraTime: [2, 1],
    }),
    match('final', {
      ...cup,
      gameweek: 2,
      startTime: '2025-03-20T17:00:00Z',
      status: 'FINISHED',
      phase: 'FULL_TIME',
      score: [1, 1],
      halfTime: [1, 0],
      fullTime: [1, 1],
      extraTime: [1, 1],
      penalties: [2, 3],
      lineups: [
        sheet('georgi', 'balik', 2, { position: null }),
        sheet('ivan', 'balik', 1),
        sheet('petar', 'vihar', 1, { starter: false }),
        sheet('hidden', 'vihar', 2),
      ],
      playerStats: [
        { ...ivan, goals: 0, rating: 5.5, passes: 3, passesCompleted: 2 },
        { ...petar, goals: 0, ownGoals: 1, rating: 6.1, starter: false },
        { ...petar, player: 'hidden', goals: 1 },
      ],
      teamStats: [
        { ...NO_TEAM_STATS, team: 'balik', yellowCards: 2, redCards: 1 },
        { ...NO_TEAM_STATS, team: 'vihar', yellowCards: 1 },
      ],
      ledger: ledger(
        { kind: 'PHASE' },
        { kind: 'GOAL', minute: 10, team: 'vihar', player: 'petar', ownGoal: true },
        { kind: 'YELLOW_CARD', minute: 25, extraTime: 1, team: 'balik', player: 'ivan' },
        { kind: 'PHASE', ...second },
        { kind: 'GOAL', ...second, minute: 30, team: 'vihar', player: 'hidden', otherPlayer: 'petar', penalty: true },
        { kind: 'SECOND_YELLOW', ...second, minute: 40, team: 'balik', player: 'ivan' },
        { kind: 'SUBSTITUTION', ...second, minute: 41, team: 'vihar', player: 'petar', otherPlayer: 'hidden' },
        { kind: 'PENALTY_SAVED', ...second, minute: 45, team: 'balik', player: 'georgi' },
        { kind: 'PHASE', ...kick },
        { kind: 'SHOOTOUT_SCORED', ...kick, team: 'vihar', player: 'petar' },
        { kind: 'SHOOTOUT_MISSED', ...kick, team: 'balik', player: 'georgi' },
        { kind: 'FINAL_WHISTLE', phase: 'FULL_TIME' },
      ),
    }),
    match('live', {
      gameweek: 3,
      home: 'vihar',
      away: 'riltsi',
      status: 'LIVE',
      phase: 'FIRST_HALF',
      score: [1, 0],
      clockSeconds: 600,
      clockRunningSince: '2026-03-15T17:28:55Z',
      playerStats: [{ ...petar, goals: 1 }],
      ledger: ledger(
        { kind: 'PHASE' },
        { kind: 'GOAL', minute: 5, team: 'vihar', player: 'georgi' },
        { kind: 'GOAL', minute: 8, team: 'riltsi', player: 'ivan' },
        { kind: 'WITHDRAWAL', target: 3, reason: 'Засада' },
        { kind: 'CORRECTION', target: 2, minute: 6, team: 'vihar', player: 'petar', otherPlayer: 'georgi' },
      ),
    }),
    match('noShow', {
      ...cup,
      gameweek: 2,
      startTime: '2025-03-21T17:00:00Z',
      status: 'AWARDED',
      official: { score: [3, 0], reasonBg: 'Неявяване', reasonEn: 'Did not turn up' },
    }),
    match('unknown', { gameweek: 3, startTime: null }),
    match('abandoned', { gameweek: 3, home: 'vihar', away: 'riltsi', status: 'POSTPONED', score: [1, 0] }),
  );
  const [article] = league.news;
  if (!article) throw new Error('The small league has changed');
  league.news.push(
    { ...article, key: 'vihar', titleEn: 'Vihar news', team: null, secondTeam: 'vihar', match: null },
    { ...article, key: 'riltsi', titleEn: 'Riltsi news', team: 'riltsi', match: 'm2' },
  );
  for (const news of league.news.slice(-2)) news.publishedAt = '2026-03-10T08:00:00Z';
  return league;
}
