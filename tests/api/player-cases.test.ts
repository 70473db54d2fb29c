import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playerEndpoints } from '#contract/http/player.ts';
import { apiPaths } from '#contract/paths.ts';
import type { AwardEntry, League, MatchEntry, PlayerEntry, PlayerStatsEntry } from '#tests/support/league.ts';
import { openLeagueApp, type LeagueApp } from '#tests/support/league-app.ts';
import { match, smallLeague } from '#tests/support/small-league.ts';

/* Cases that the demo league does not have, worked out by hand on the small one. */

/** Half past midnight in Sofia, where it is the 15th already. */
const NOW = new Date('2026-03-14T22:30:00Z');

const small = smallLeague();
const someStats = small.matches[0]?.playerStats[0];
const somebody = small.players[0];

const did = (player: string, team: string, done: Partial<PlayerStatsEntry>): PlayerStatsEntry => {
  if (!someStats) throw new Error('The small league has lost its statistics');
  return { ...someStats, goals: 0, assists: 0, rating: 6, ...done, player, team };
};
const person = (key: string, name: string, rest: Partial<PlayerEntry>): PlayerEntry => {
  if (!somebody) throw new Error('The small league has lost its players');
  return { ...somebody, key, name, ...rest };
};
const played = (key: string, rest: Partial<MatchEntry>) =>
  match(key, { home: 'balik', away: 'riltsi', score: [1, 1], status: 'FINISHED', phase: 'FULL_TIME', ...rest });
const award = (key: string, rest: Partial<AwardEntry>): AwardEntry => ({
  key,
  type: 'TEAM_SEASONAL',
  subtype: 'FAIRPLAY_TEAM',
  competition: 'liga',
  season: '2025',
  gameweek: null,
  match: null,
  team: 'balik',
  player: null,
  awardedOn: '2026-03-10',
  notesBg: null,
  notesEn: null,
  picture: null,
  ...rest,
});

/**
 * Иван, who is Балик's, is a guest of Вихър in gameweek 4 and plays gameweek 1's match that was made up after it. Gameweeks 2,
 * 4 and 5 are the last three played.
 */
function playersLeague(): League {
  const gameweeks = [4, 5].map((number) => ({
    number,
    startsOn: `2026-03-0${number}`,
    endsOn: `2026-03-0${number}`,
    eliminationRound: null,
  }));
  return {
    ...small,
    competitionSeasons: small.competitionSeasons.map((season) =>
      season.competition === 'liga'
        ? { ...season, gameweeks: [...season.gameweeks, ...gameweeks] }
        : {
            ...season,
            gameweeks: [{ number: 1, startsOn: '2025-03-01', endsOn: '2025-03-02', eliminationRound: null }],
          },
    ),
    players: [
      ...small.players,
      person('boyan', 'Боян Младенов', {
        birthdate: '2008-03-16',
        parentalDeclaration: true,
        nationality: 'GB-ENG',
        position: null,
      }),
      person('nobody', 'Някой Непознат', { birthdate: null, nationality: '??' }),
      person('former', 'Бивш Играч', { birthdate: '2008-03-15' }),
    ],
    memberships: [
      ...small.memberships,
      { team: 'riltsi', player: 'boyan', shirtNumber: 4, rank: 'SECONDARY', joinedOn: '2026-01-01', leftOn: null },
      { team: 'orlovets', player: 'boyan', shirtNumber: 5, rank: 'MAIN', joinedOn: '2025-09-01', leftOn: '2026-03-15' },
      { team: 'balik', player: 'boyan', shirtNumber: 6, rank: 'MAIN', joinedOn: '2026-03-16', leftOn: null },
      { team: 'balik', player: 'former', shirtNumber: 3, rank: 'MAIN', joinedOn: '2024-01-01', leftOn: '2024-12-31' },
      { team: 'vihar', player: 'former', shirtNumber: 2, rank: 'MAIN', joinedOn: '2025-01-01', leftOn: '2026-03-14' },
    ],
    transfers: [
      { key: 't1', player: 'boyan', fromTeam: null, toTeam: 'orlovets', rank: 'MAIN', movedOn: '2025-09-01' },
      { key: 't2', player: 'boyan', fromTeam: 'orlovets', toTeam: 'riltsi', rank: 'SECONDARY', movedOn: '2026-01-01' },
      { key: 't3', player: 'former', fromTeam: 'vihar', toTeam: null, rank: 'MAIN', movedOn: '2026-03-15' },
    ],
    matches: [
      ...small.matches.map((entry) => {
        // Figures of an awarded or live match do not count.
        if (entry.key === 'm4') return { ...entry, playerStats: [did('ivan', 'balik', { goals: 9 })] };
        if (entry.key === 'm5') return { ...entry, playerStats: [did('ivan', 'balik', { goals: 5 })] };
        return entry;
      }),
      played('guest', {
        gameweek: 4,
        home: 'orlovets',
        away: 'vihar',
        score: [0, 2],
        official: { score: [1, 2], reasonBg: 'Гол е признат', reasonEn: 'A goal was given' },
        startTime: '2026-03-04T17:00:00Z',
        playerStats: [did('ivan', 'vihar', { goals: 1, assists: 1, rating: null })],
      }),
      played('late', {
        gameweek: 1,
        startTime: '2026-03-12T17:00:00Z',
        playerStats: [did('ivan', 'balik', { goals: 7 }), did('boyan', 'riltsi', { goals: 1 })],
      }),
      played('five', {
        gameweek: 5,
        startTime: '2026-03-05T17:00:00Z',
        playerStats: [
          did('boyan', 'riltsi', { assists: 2, rating: 7.5 }),
          did('former', 'balik', { goals: 2, rating: 7.6 }),
        ],
      }),
      played('past', {
        competition: 'old',
        season: '2024',
        startTime: '2025-03-01T17:00:00Z',
        playerStats: [did('former', 'balik', { goals: 8 })],
      }),
    ],
    awards: [
      award('a1', { awardedOn: '2026-03-11', notesEn: 'Few cards.', notesBg: 'Малко картони.' }),
      award('a2', { competition: 'old', season: '2024', subtype: 'FIRST_PLACE' }),
      award('a3', { type: 'INDIVIDUAL_SEASONAL', subtype: 'MANAGER_OF_SEASON' }),
      award('a4', { type: 'INDIVIDUAL_NON_SEASONAL', subtype: 'MAN_OF_THE_MATCH', player: 'ivan', gameweek: 1 }),
      award('a5', { type: 'INDIVIDUAL_NON_SEASONAL', subtype: 'MAN_OF_THE_MATCH', player: 'former', gameweek: 2 }),
      award('a6', { team: 'vihar', subtype: 'BEST_ATTACK', awardedOn: '2026-03-01' }),
    ],
  };
}

let api: LeagueApp;
beforeAll(async () => {
  api = await openLeagueApp(playersLeague(), NOW);
});
afterAll(() => api?.close());

const playerId = (key: string) => api.id('players', key);
const details = (key: string) => api.ask(playerEndpoints.one, apiPaths.player(playerId(key)));

describe('one', () => {
  test('[AG2] a minor from England: his age, no birthdate, the flag gb', async () => {
    const boyan = await details('boyan');
    expect(boyan).toMatchObject({ age: 17, nationality: 'England', nationalityCode: 'gb', position: null });
    expect(boyan).not.toHaveProperty('birthdate');
  });

  test('[AG1] eighteen since midnight in Sofia', async () => {
    expect(await details('former')).toMatchObject({ age: 18, birthdate: '2008-03-15' });
  });

  test('a player without any data has a page', async () => {
    expect(await details('nobody')).toMatchObject({
      age: null,
      nationality: '??',
      currentTeam: null,
      teams: [],
      transfers: [],
      awards: [],
    });
  });

  test('his current team is the main one, including its last day; a future team is not listed', async () => {
    const { currentTeam, teams } = await details('boyan');
    expect(currentTeam?.name).toBe('Орловец');
    expect(teams.map(({ name, isCurrent, number }) => [name, isCurrent, number])).toEqual([
      ['Орловец', true, 5],
      ['Рилци', true, 4],
    ]);
    expect(await api.ask(playerEndpoints.teams, apiPaths.playerTeams(playerId('boyan')))).toEqual(teams);
  });

  test('without a team today: none is current, the latest first; guests played too', async () => {
    const former = await details('former');
    expect(former.currentTeam).toBeNull();
    expect(former.teams.map(({ name, isCurrent }) => [name, isCurrent])).toEqual([
      ['Вихър', false],
      ['Балик', false],
    ]);
    expect((await details('ivan')).teams.map(({ name, isCurrent, number }) => [name, isCurrent, number])).toEqual([
      ['Балик', true, 9],
      ['Вихър', false, null],
    ]);
  });

  test('transfers newest first, from and to nowhere', async () => {
    expect((await details('boyan')).transfers).toMatchObject([
      { fromTeam: { name: 'Орловец' }, toTeam: { name: 'Рилци' }, date: '2026-01-01', teamRank: 'SECONDARY' },
      { fromTeam: null, toTeam: { name: 'Орловец' }, date: '2025-09-01', teamRank: 'MAIN' },
    ]);
    expect((await details('former')).transfers).toMatchObject([{ fromTeam: { name: 'Вихър' }, toTeam: null }]);
  });

  test('awards: his own, and those of teams for which he played in that season of the competition', async () => {
    const subtypes = async (key: string) => (await details(key)).awards.map(({ subtype }) => subtype);
    expect(await subtypes('ivan')).toEqual(['FAIRPLAY_TEAM', 'MAN_OF_THE_MATCH', 'BEST_ATTACK']);
    expect((await details('ivan')).awards[0]).toMatchObject({ notes: 'Few cards.', notes_bg: 'Малко картони.' });
    expect(await subtypes('former')).toEqual(['FAIRPLAY_TEAM', 'MAN_OF_THE_MATCH', 'FIRST_PLACE']);
    expect(await subtypes('boyan')).toEqual([]);
  });
});

test('neither awarded nor live matches count, in the sums or in the log', async () => {
  const id = playerId('ivan');
  expect(await api.ask(playerEndpoints.summary, apiPaths.playerSummary(id))).toMatchObject({
    stats: { totalMatches: 3, totalGoals: 10, totalAssists: 2, avgRating: 7.25 },
  });
  const { matches } = await api.ask(playerEndpoints.matches, apiPaths.playerMatches(id));
  expect(matches.map(({ matchId }) => matchId)).toEqual(['late', 'guest', 'm1'].map((key) => api.id('matches', key)));
  const last = await api.ask(playerEndpoints.lastMatches, apiPaths.playerLastMatches(id));
  expect(last.map(({ match: opponent, goals, rating }) => [opponent, goals, rating])).toEqual([
    ['ВИХ', 2, 8.5],
    ['ОРЛ', 1, null],
    ['РИЛ', 7, 6],
  ]);
});

test('the score that counts, from the side for which he played', async () => {
  const path = `${apiPaths.playerMatches(playerId('ivan'))}?teamId=${api.id('teams', 'vihar')}`;
  expect((await api.ask(playerEndpoints.matches, path)).matches).toMatchObject([
    {
      playerTeam: { name: 'Вихър', shortName: 'ВИХ' },
      opponent: { name: 'Орловец' },
      score: { playerTeamScore: 2, opponentScore: 1 },
      playerStats: { rating: null },
    },
  ]);
});

test('before his first match: zeros, no rating, empty lists', async () => {
  const id = playerId('nobody');
  const { stats } = await api.ask(playerEndpoints.summary, apiPaths.playerSummary(id));
  const { avgRating, ...sums } = stats;
  expect(avgRating).toBeNull();
  expect(new Set(Object.values(sums))).toEqual(new Set([0]));
  expect(await api.ask(playerEndpoints.lastMatches, apiPaths.playerLastMatches(id))).toEqual([]);
  expect(await api.ask(playerEndpoints.seasonGoals, apiPaths.playerSeasonGoals(id))).toEqual([]);
  expect(await api.ask(playerEndpoints.stats, apiPaths.playerStats(id))).toEqual([]);
  expect(await api.ask(playerEndpoints.compositions, apiPaths.playerCompositions(id))).toEqual([]);
  expect(await api.ask(playerEndpoints.matches, apiPaths.playerMatches(id))).toEqual({
    matches: [],
    pagination: { currentPage: 1, hasMore: false },
  });
});

test('[TP1][TP2] trending: gameweeks 2, 4 and 5; not the one made up late, not last season, not the hidden', async () => {
  const answer = await api.ask(playerEndpoints.trending, apiPaths.trendingPlayers);
  expect(
    answer.map(({ name, team, goals, assists, avg_rating }) => [name, team.name, goals, assists, avg_rating]),
  ).toEqual([
    ['Петър Желев', 'Вихър', 1, 2, 8],
    ['Бивш Играч', 'Балик', 2, 0, 7.6],
    ['Боян Младенов', 'Рилци', 0, 2, 7.5],
    ['Иван Колев', 'Вихър', 1, 1, null],
  ]);
});

describe('what is refused', () => {
  const parts = ['', '/summary', '/last-matches', '/season-goals', '/stats', '/matches', '/teams'];
  const addresses = (id: number | string) => [
    ...parts.map((part) => `/api/players/${id}${part}`),
    `/api/team-compositions/player/${id}`,
  ];

  test.each(['0', '-1', 'abc', '1.5', '1e3', '2147483648', '%00', '1%00'])('id %s is malformed', async (id) => {
    for (const path of addresses(id)) await api.refuse(path, 400);
  });

  test('an unknown player, and one who asked not to be shown', async () => {
    for (const path of addresses(2147483647)) await api.refuse(path, 404);
    for (const path of addresses(playerId('hidden'))) await api.refuse(path, 404);
  });

  test.each([
    'page=0',
    'page=-1',
    'page=',
    'page=1&page=2',
    'limit=0',
    'limit=-1',
    'limit=101',
    'limit=ten',
    'teamId=0',
  ])('matches with %s', async (query) => {
    await api.refuse(`/api/players/${playerId('ivan')}/matches?${query}`, 400);
  });

  test('a page beyond the last is empty, a team he never played for too', async () => {
    const path = apiPaths.playerMatches(playerId('ivan'));
    for (const query of ['page=100000&limit=100', `teamId=${api.id('teams', 'riltsi')}`, 'teamId=2147483647']) {
      const answer = await api.ask(playerEndpoints.matches, `${path}?${query}`);
      expect([answer.matches, answer.pagination.hasMore]).toEqual([[], false]);
    }
  });
});
